use newsuri::draft::DraftUri;
use newsuri::draft_uri;

macro_rules! link {
    ($name:ident = $link:literal by $grammar:path) => {
        const $name: DraftUri = draft_uri!($link, $grammar);
    };
}

link!(ALL = "news:" by Nothing);

fn main() {
    println!("{ALL}");
}
