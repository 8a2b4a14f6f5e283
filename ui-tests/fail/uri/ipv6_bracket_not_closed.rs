use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://[2001:db8::1/comp.lang.rust");
    println!("{link}");
}
