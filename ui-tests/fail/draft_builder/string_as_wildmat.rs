use newsuri::draft::DraftUri;

fn link(list: String) -> DraftUri {
    DraftUri::groups().wildmat(list).build()
}

fn main() {
    println!("{}", link(String::from("comp.*")));
}
