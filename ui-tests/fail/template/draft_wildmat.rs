use newsuri::{draft, news_uri};

fn main() {
    let pattern = draft::Wildmat::from_static("comp.*,!comp.os.*");
    let link = news_uri!("news:{pattern}");
    println!("{link}");
}
