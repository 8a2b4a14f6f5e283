use newsuri::draft::DraftUri;
use newsuri::draft_uri;

macro_rules! link {
    ($name:ident = $link:literal by $grammar:ident) => {
        const $name: DraftUri = draft_uri!($link, $grammar);
    };
}

link!(ALL = "news:" by NewsUrl);

fn main() {
    println!("{ALL}");
}
