use newsuri::draft::DraftUri;
use newsuri::newsgroup;

fn main() {
    let link = DraftUri::group().group(newsgroup!("comp.lang.c")).build();
    println!("{link}");
}
