use newsuri::NewsUri;

fn link(host: String) -> NewsUri {
    NewsUri::all_groups().server(host).build()
}

fn main() {
    let host = std::env::args().nth(1).unwrap_or_default();
    println!("{}", link(host));
}
