use newsuri::NewsUri;

fn main() {
    let link = NewsUri::all_groups().server("news.example.com").build();
    println!("{link}");
}
