use newsuri::news_uri;

fn main() {
    let link = news_uri!(
        #[allow(unused)]
        "snews:comp.lang.rust"
    );
    println!("{link}");
}
