use newsuri::draft::DraftUri;

fn link(name: &String) -> DraftUri {
    DraftUri::group().group(name).build()
}

fn main() {
    println!("{}", link(&String::from("comp.lang.c")));
}
