use newsuri::{ArticleNumber, NewsUri};

fn main() {
    let link = NewsUri::all_groups().number(ArticleNumber::from(42)).build();
    println!("{link}");
}
