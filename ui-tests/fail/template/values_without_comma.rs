use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://{server}/{id}", server = newsuri::server!("news.example.com") id = newsuri::msg_id!("1@example.com"));
    println!("{link}");
}
