//! The macros through crates of other editions, and by macros of those.

#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri_edition_2018 as older;
use newsuri_edition_2021::{self as old, article_link, link as uri};

mod newsuri {}

static LINK: old::links::NewsUri = uri!("news:comp.lang.rust");
static GROUP: older::links::Newsgroup = older::group!("comp.lang.rust");
const ID: older::links::MessageId = old::links::msg_id!("1@example.com");

fn main() {
    let server = older::links::server!("news.example.com");
    assert_eq!(uri!("news:{GROUP}"), LINK);
    assert_eq!(older::link!("news://{server}/{ID}"), article_link!(&server, ID));
    assert_eq!(older::article_link!(server.host(), ID), article_link!(&server, &ID));
    let by_name = older::link_by!("news://{server}/{name}", name = &GROUP);
    assert_eq!(by_name, old::link_by!("news://{host}/{GROUP}", host = server.host()));
    assert_eq!(old::links::draft_uri!("news:*"), older::links::draft_uri!("news:*"));
    let old = older::link!(
        #[allow(deprecated)]
        "snews:{GROUP}"
    );
    assert_eq!(old, older::OLD);
}
