use newsuri::NewsUri;

fn main() {
    let link = NewsUri::all_groups().server(("news.example.com", 119)).build();
    println!("{link}");
}
