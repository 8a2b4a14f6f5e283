use newsuri::NewsUri;

static ARCHIVE: NewsUri = NewsUri::from_static("news:comp.lang.c/4d5e@id.example");

fn main() {
    println!("{ARCHIVE}");
}
