use newsuri::NewsUri;

fn link(id: String) -> NewsUri {
    NewsUri::article().msg_id(id).build()
}

fn main() {
    let id = std::env::args().nth(1).unwrap_or_default();
    println!("{}", link(id));
}
