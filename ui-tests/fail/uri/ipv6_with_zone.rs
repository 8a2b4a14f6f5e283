use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://[fe80::1%25eth0]/comp.lang.rust");
    println!("{link}");
}
