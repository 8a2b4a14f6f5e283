use newsuri::{draft_uri, newsgroup};

fn main() {
    let group = newsgroup!("comp.lang.rust");
    println!("{group} {}", draft_uri!("news:{group}", NewsUrl));
}
