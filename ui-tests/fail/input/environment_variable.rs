use newsuri::news_uri;

fn main() {
    let link = news_uri!(option_env!("CARGO_PKG_NAME"));
    println!("{link}");
}
