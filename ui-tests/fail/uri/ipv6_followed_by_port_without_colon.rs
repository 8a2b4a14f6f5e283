use newsuri::news_uri;

fn main() {
    let link = news_uri!("snews://[2000:4860:0:2001::68]563/");
    println!("{link}");
}
