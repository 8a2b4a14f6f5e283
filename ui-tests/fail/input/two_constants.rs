use newsuri::news_uri;

const SCHEME: &str = "news:";
const GROUP: &str = "comp.lang.rust";

fn main() {
    let _ = news_uri!(SCHEME GROUP);
}
