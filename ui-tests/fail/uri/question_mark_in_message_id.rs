use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:v4l.?F.id@test.example");
    println!("{link}");
}
