use newsuri::news_uri;

const LINK: &str = "snews:comp.lang.c~";

fn main() {
    println!(
        "{}",
        news_uri!(
            #[allow(deprecated)]
            LINK
        )
    );
}
