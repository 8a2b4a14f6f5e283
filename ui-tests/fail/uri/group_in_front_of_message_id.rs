use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:comp.lang.c/4d5e@id.example");
    println!("{link}");
}
