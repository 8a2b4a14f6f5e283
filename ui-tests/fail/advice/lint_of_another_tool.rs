use newsuri::news_uri;

fn main() {
    let link = news_uri!(
        #[allow(clippy::all)]
        "snews:comp.lang.rust"
    );
    println!("{link}");
}
