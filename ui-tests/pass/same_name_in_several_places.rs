#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::draft::DraftUri;
use newsuri::{NewsUri, draft_uri, msg_id, news_uri, newsgroup};

const LINK: &str = "news:comp.lang.rust";
static CHECKED: NewsUri = news_uri!(LINK);

mod links {
    use newsuri::{NewsUri, news_uri};

    const LINK: &str = "news:comp.lang.c";
    pub static CHECKED: NewsUri = news_uri!(LINK);
}

static DRAFT: DraftUri = draft_uri!(LINK);

fn in_function() -> NewsUri {
    const LINK: NewsUri = news_uri!("news:alt.test");
    LINK
}

fn in_blocks() -> [NewsUri; 3] {
    const LINK: &str = "news:alt.test";
    let outer = news_uri!(LINK);
    let inner = {
        const LINK: &str = "news:alt.test.test";
        news_uri!(LINK)
    };
    [outer, inner, news_uri!(LINK)]
}

fn main() {
    let (first, second) = (news_uri!("news:a"), news_uri!("news:b"));
    assert_eq!((first.as_str(), second.as_str()), ("news:a", "news:b"));
    let nested = NewsUri::article().msg_id(msg_id!("1@example.com")).build() == {
        let other = news_uri!("news:1@example.com");
        assert_ne!(other, news_uri!("news:2@example.com"));
        other
    };
    assert!(nested);
    assert_eq!(CHECKED, "news:comp.lang.rust");
    assert_eq!(links::CHECKED, "news:comp.lang.c");
    assert_eq!(in_function(), "news:alt.test");
    let (first, second) = (draft_uri!("news:", Empty), draft_uri!("news:", Wildmat));
    assert_ne!(first, second);
    assert_eq!(DRAFT, draft_uri!(LINK));
    assert_eq!(in_blocks().map(|link| link.as_str().len()), [13, 18, 13]);
    let (group, link) = (newsgroup!("comp.lang.c"), news_uri!("news:comp.lang.c"));
    assert_eq!(link.newsgroup(), Some(group));
}
