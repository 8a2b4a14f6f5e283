use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://{server}/{id}", server = , id = newsuri::msg_id!("1@example.com"));
    println!("{link}");
}
