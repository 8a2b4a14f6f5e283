#![forbid(unsafe_code)]
#![deny(warnings)]

extern crate newsuri as links;

use ::newsuri as other;
use ::newsuri::{draft_uri as old_link, news_uri as link};

mod newsuri {
    pub struct NewsUri;

    pub fn own() -> NewsUri {
        NewsUri
    }
}

mod reexported {
    pub use ::newsuri::*;
}

static OTHER: other::NewsUri = other::news_uri!("news:comp.lang.rust");
static LINKS: links::MessageId = links::msg_id!("faq@news.example.com");
static OTHER_DRAFT: other::draft::DraftUri = other::draft_uri!("news:comp.lang.rust");
static REEXPORTED_DRAFT: links::draft::DraftUri = reexported::draft_uri!("news:", Empty);
static REEXPORTED: reexported::Server = reexported::server!("news.example.com");

fn main() {
    let group = reexported::newsgroup!("alt.test");
    assert_eq!(links::news_uri!("news:{group}"), reexported::news_uri!("news:{a}", a = &group));
    assert_eq!(
        other::news_uri!("news://{REEXPORTED}/{LINKS}"),
        link!("news://{a}/{LINKS}", a = REEXPORTED)
    );
    let newsuri::NewsUri = newsuri::own();
    assert_eq!(OTHER, link!("news:comp.lang.rust"));
    assert_eq!(LINKS, "faq@news.example.com");
    assert_eq!(REEXPORTED.port(), None);
    let built = links::NewsUri::groups().wildmat(other::wildmat!("comp.*")).build();
    assert_eq!(
        built,
        link!(
            #[allow(deprecated)]
            "news:comp.*"
        )
    );
    assert_eq!(OTHER_DRAFT, old_link!("news:comp.lang.rust"));
    assert_eq!(REEXPORTED_DRAFT, old_link!(concat!("news", ":"), Empty));
    let built = links::draft::DraftUri::groups().wildmat(other::wildmat!("comp.*")).build();
    assert_eq!(built, old_link!("news:comp.*", Wildmat));
    assert_eq!(reexported::newsgroup!("alt.test"), "alt.test");
}
