use newsuri::news_uri;

fn main() {
    println!(
        "{}",
        news_uri!(
            #[allow(deprecated)]
            "snews:comp.lang.c~"
        )
    );
}
