use newsuri::NewsUri;

fn main() {
    let link = NewsUri::numbered_article().build();
    println!("{link}");
}
