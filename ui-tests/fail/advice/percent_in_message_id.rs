#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:c1%7e.9175$Wa2.51068@giswd.example");
    println!("{link}");
}
