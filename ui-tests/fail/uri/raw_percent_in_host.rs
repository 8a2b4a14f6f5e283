use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://news%server.example.com/comp.lang.rust");
    println!("{link}");
}
