use newsuri::NewsUri;

fn main() {
    let link = NewsUri::groups().wildmat("comp.lang.*").build();
    println!("{link}");
}
