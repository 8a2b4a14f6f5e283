use newsuri::draft::DraftUri;
use newsuri::draft_uri;

trait Archive {
    const LINK: &'static str;
}

fn link<A: Archive>() -> DraftUri {
    draft_uri!(A::LINK, Wildmat)
}

struct Rust;

impl Archive for Rust {
    const LINK: &'static str = "news:comp.lang.rust";
}

fn main() {
    println!("{}", link::<Rust>());
}
