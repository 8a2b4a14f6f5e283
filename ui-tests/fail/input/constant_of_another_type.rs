use newsuri::news_uri;

const NUMBER: u64 = 742;

fn main() {
    let link = news_uri!(NUMBER);
    println!("{link}");
}
