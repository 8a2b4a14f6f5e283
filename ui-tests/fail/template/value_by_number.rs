use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:{id}", 0 = newsuri::msg_id!("1@example.com"));
    println!("{link}");
}
