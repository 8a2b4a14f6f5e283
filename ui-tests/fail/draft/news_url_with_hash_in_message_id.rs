use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:eNcItYI$#GA.70@cpmsnbbsa02", NewsUrl);

fn main() {
    println!("{LINK}");
}
