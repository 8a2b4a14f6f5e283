use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:%22CSI%205745-5897%22@CompuServe.COM");
    println!("{link}");
}
