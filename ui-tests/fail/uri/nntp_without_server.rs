use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp:comp.lang.forth");
    println!("{link}");
}
