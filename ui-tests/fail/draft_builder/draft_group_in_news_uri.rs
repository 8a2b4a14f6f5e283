use newsuri::NewsUri;
use newsuri::draft::Newsgroup;

fn main() {
    let link = NewsUri::group().group(Newsgroup::from_static("comp.lang.c")).build();
    println!("{link}");
}
