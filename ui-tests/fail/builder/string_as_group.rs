use newsuri::NewsUri;

fn link(name: String) -> NewsUri {
    NewsUri::group().group(name).build()
}

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    println!("{}", link(name));
}
