#![deny(warnings)]

use newsuri::news_uri;

fn main() {
    println!("{}", news_uri!("snews:comp.lang.rust"));
}
