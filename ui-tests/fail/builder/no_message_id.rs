use newsuri::NewsUri;

fn main() {
    let link = NewsUri::article().build();
    println!("{link}");
}
