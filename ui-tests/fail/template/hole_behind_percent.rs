use newsuri::news_uri;

fn main() {
    let octet = "7E";
    let link = news_uri!("news:comp.lang.c%{octet}");
    println!("{link}");
}
