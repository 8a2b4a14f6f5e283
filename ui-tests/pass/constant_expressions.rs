#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::draft::{DraftUri, Grammar};
use newsuri::{NewsUri, draft_uri, msg_id, news_uri, newsgroup, server, wildmat};

const LINK: &str = "news:comp.lang.rust";
const LINKS: [&str; 2] = ["news:comp.lang.c", "news:comp.lang.rust"];

mod links {
    pub const LINK: &str = "news:comp.lang.c";

    pub mod archive {
        pub const LINK: &str = "nntp://nntp.lore.kernel.org/org.kernel.vger.git";
    }
}

struct Site {
    link: &'static str,
}

impl Site {
    const LINK: &'static str = "news://news.example.com/";
    const SITE: Self = Self { link: "news://news.example.net/" };
}

trait Archive {
    const LINK: &'static str;
}

impl Archive for Site {
    const LINK: &'static str = "news:alt.test";
}

struct Shelf<T>(T);

impl<T> Shelf<T> {
    const LINK: &'static str = "news:alt.test.test";
}

struct Pair<A, B>(A, B);

impl<A, B> Pair<A, B> {
    const LIST: &'static str = "news:alt.*,!alt.test";
}

const fn link(secure: bool) -> &'static str {
    if secure { "snews://news.example.com/" } else { "news://news.example.com/" }
}

fn main() {
    const LOCAL: &str = "news:alt.*";

    assert_eq!(news_uri!(LINK), LINK);
    assert_eq!(news_uri!(LOCAL), LOCAL);
    assert_eq!(news_uri!(LINKS[1]), LINKS[1]);
    assert_eq!(news_uri!(links::LINK), links::LINK);
    assert_eq!(news_uri!(crate::links::archive::LINK), links::archive::LINK);
    assert_eq!(news_uri!(Site::LINK), Site::LINK);
    assert_eq!(news_uri!(Site::SITE.link), "news://news.example.net/");
    assert_eq!(news_uri!(<Site as Archive>::LINK), "news:alt.test");
    assert_eq!(news_uri!(Shelf::<u8>::LINK), "news:alt.test.test");
    assert_eq!(Shelf(news_uri!(Shelf::<()>::LINK)).0, "news:alt.test.test");
    assert_eq!(news_uri!(link(true)), "snews://news.example.com/");
    assert_eq!(news_uri!(if LINK.len() > 4 { LINK } else { LOCAL }), LINK);
    assert_eq!(news_uri!(concat!("news:", "comp.lang.", "rust")), LINK);
    assert_eq!(news_uri!(concat!("news:", 4, "@example.", 'x'),), "news:4@example.x");
    assert_eq!(news_uri!(stringify!(news:comp)), "news:comp");
    assert_eq!(
        news_uri!({
            const HIDDEN: &str = "news:hidden";
            HIDDEN
        }),
        "news:hidden"
    );

    assert_eq!(newsgroup!(LINK.split_at(5).1), "comp.lang.rust");
    assert_eq!(wildmat!(concat!("comp.lang.", "*")), "comp.lang.*");
    assert_eq!(msg_id!(concat!("<", "faq", "@news.example.com", ">")), "faq@news.example.com");
    assert_eq!(server!(concat!("news.example.com:", 563)).port(), Some(563));
    assert_eq!(server!(env!("CARGO_PKG_NAME")).port(), None);
    assert_eq!(NewsUri::from_static(LINK), LINK);

    assert_eq!(draft_uri!(LINK), LINK);
    assert_eq!(draft_uri!(LINK,).grammar(), Grammar::Primary);
    assert_eq!(draft_uri!(LOCAL, Wildmat).wildmat().unwrap(), "alt.*");
    assert_eq!(draft_uri!(LINKS[0], NewsUrl,), LINKS[0]);
    assert_eq!(draft_uri!(crate::links::LINK, Empty), links::LINK);
    assert_eq!(draft_uri!(links::archive::LINK, NntpUrl), links::archive::LINK);
    assert_eq!(draft_uri!(<Site as Archive>::LINK, Empty), "news:alt.test");
    assert_eq!(draft_uri!(Pair::<u8, u16>::LIST), "news:alt.*,!alt.test");
    let Pair(list, text) = Pair(draft_uri!(Pair::<u8, u16>::LIST, Wildmat), Pair::<(), ()>::LIST);
    assert_eq!(list, text);
    assert_eq!(draft_uri!(if LINK.len() < 4 { LINK } else { LOCAL }, Wildmat), LOCAL);
    assert_eq!(draft_uri!(concat!("news:", "comp.*,", "!comp.os.*"), Wildmat).newsgroup(), None);
    assert_eq!(draft_uri!(stringify!(news:), Empty), "news:");
    assert_eq!(DraftUri::from_static(LINK, Grammar::Primary), LINK);
}
