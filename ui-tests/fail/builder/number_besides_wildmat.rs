use newsuri::{ArticleNumber, NewsUri, wildmat};

fn main() {
    let link =
        NewsUri::groups().wildmat(wildmat!("comp.lang.*")).number(ArticleNumber::from(42)).build();
    println!("{link}");
}
