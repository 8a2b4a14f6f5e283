use newsuri::draft::DraftUri;

fn link(id: String) -> DraftUri {
    DraftUri::article().msg_id(id).build()
}

fn main() {
    println!("{}", link(String::from("642@eagle.ATT.COM")));
}
