use newsuri::draft::DraftUri;
use newsuri::draft_uri;

trait Archive {
    const LINK: &'static str;

    fn link() -> DraftUri {
        draft_uri!(Self::LINK, Wildmat)
    }
}

struct Rust;

impl Archive for Rust {
    const LINK: &'static str = "news:comp.lang.rust";
}

fn main() {
    println!("{}", Rust::link());
}
