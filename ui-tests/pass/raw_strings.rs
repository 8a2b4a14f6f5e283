#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::{NewsUri, draft_uri, msg_id, news_uri, newsgroup, server, wildmat};

const RAW: NewsUri = news_uri!(r"news:comp.lang.rust");
static HASHED: NewsUri = news_uri!(r#"news:comp.lang.rust"#);

macro_rules! link {
    ($link:literal) => {
        news_uri!($link)
    };
}

fn main() {
    assert_eq!(RAW, HASHED);
    assert_eq!(link!(r##"news:comp.lang.rust#p2"##), "news:comp.lang.rust#p2");
    assert_eq!(draft_uri!(r"news:a\b").newsgroup().unwrap(), r"a\b");
    assert_eq!(draft_uri!(r#"news:alt."quoted",b"#, Wildmat), r#"news:alt."quoted",b"#);
    assert_eq!(newsgroup!(r#"alt."quoted""#), "alt.\"quoted\"");
    assert_eq!(wildmat!(r"comp.*"), "comp.*");
    assert_eq!(msg_id!(r"a@[b;c]"), "a@[b;c]");
    assert_eq!(server!(r"news.example.com"), server!("news.example.com"));
}
