use newsuri::NewsUri;

fn main() {
    let link = NewsUri::groups().build();
    println!("{link}");
}
