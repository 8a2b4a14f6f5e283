use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:{id}", id == newsuri::msg_id!("1@example.com"));
    println!("{link}");
}
