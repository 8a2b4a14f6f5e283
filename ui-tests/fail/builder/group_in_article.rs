use newsuri::{NewsUri, newsgroup};

fn main() {
    let _ = NewsUri::article().group(newsgroup!("comp.lang.rust")).build();
}
