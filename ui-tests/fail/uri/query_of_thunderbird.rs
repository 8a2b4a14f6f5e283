use newsuri::news_uri;

fn main() {
    let link =
        news_uri!("news://localhost:119/123@example.invalid?group=test.subscribe.simple&key=1");
    println!("{link}");
}
