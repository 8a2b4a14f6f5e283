#![deny(warnings)]

use newsuri::news_uri;

fn main() {
    #[expect(deprecated)]
    let link = news_uri!("news:comp.lang.rust");
    println!("{link}");
}
