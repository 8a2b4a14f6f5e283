use newsuri::NewsUri;

fn link(pattern: String) -> NewsUri {
    NewsUri::groups().wildmat(pattern).build()
}

fn main() {
    let pattern = std::env::args().nth(1).unwrap_or_default();
    println!("{}", link(pattern));
}
