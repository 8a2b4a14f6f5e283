use newsuri::news_uri;

fn main() {
    let link = news_uri!(
        #[allow(valid_but_unwise)]
        "snews:comp.lang.rust"
    );
    println!("{link}");
}
