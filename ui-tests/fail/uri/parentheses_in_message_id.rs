use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:(!!make-$$$-fast**)@www.example.be");
    println!("{link}");
}
