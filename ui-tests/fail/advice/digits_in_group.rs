#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:alt.2600");
    println!("{link}");
}
