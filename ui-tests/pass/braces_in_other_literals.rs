//! Only `news_uri!` has holes. Where a name can have braces, they are braces.

#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::draft::DraftUri;
use newsuri::{MessageId, Newsgroup, Wildmat, draft_uri, msg_id, news_uri, newsgroup, wildmat};

static ID: MessageId = msg_id!("{a}@b");
static GROUP: Newsgroup = newsgroup!("comp.{a}");
static PATTERN: Wildmat = wildmat!("{a}.*");
static DRAFT: DraftUri = draft_uri!("news:{a}");

fn main() {
    let a = "x";
    assert_eq!(ID, "{a}@b");
    assert_eq!(GROUP, "comp.{a}");
    assert_eq!(PATTERN, "{a}.*");
    assert_eq!(DRAFT.newsgroup().unwrap(), "{a}");
    let group = &GROUP;
    assert_eq!(news_uri!("news:{ID}"), "news:%7Ba%7D@b");
    assert_eq!(news_uri!("news:{group}"), "news:comp.%7Ba%7D");
    assert_eq!(news_uri!("news:{PATTERN}#{a}"), "news:%7Ba%7D.*#x");
}
