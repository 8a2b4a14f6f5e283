use newsuri::news_uri;

fn main() {
    let link = news_uri!(#![allow(deprecated)] "snews:comp.lang.rust");
    println!("{link}");
}
