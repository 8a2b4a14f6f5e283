//! What each macro makes.

use newsuri_core::{Grammar, ParseError, plain, scan};

/// One macro: its name, the type it makes, and how it is read.
pub(crate) struct Spec {
    pub(crate) macro_name: &'static str,
    pub(crate) type_name: &'static str,
    /// Whether the type has a lifetime, which users may have to see spelt out.
    pub(crate) borrows: bool,
    pub(crate) example: &'static str,
    /// What serves where a value is known only at run time.
    pub(crate) at_run_time: &'static str,
    pub(crate) check: fn(&str) -> Result<(), ParseError>,
}

impl Spec {
    pub(crate) const NEWS_URI: Self = Self {
        macro_name: "news_uri",
        type_name: "NewsUri",
        borrows: false,
        example: "news:comp.lang.rust",
        at_run_time: "the builders that begin with `NewsUri::article()`, `::group()` and so on; text is read by `NewsUriRef::parse(text)?`",
        check: |text| scan(text, Grammar::RFC5538).map(drop),
    };
    pub(crate) const MSG_ID: Self = Self {
        macro_name: "msg_id",
        type_name: "MessageId",
        borrows: true,
        example: "id@example.com",
        at_run_time: "`MessageId::parse(text)?`",
        check: |text| plain::message_id(text).map(drop),
    };
    pub(crate) const NEWSGROUP: Self = Self {
        macro_name: "newsgroup",
        type_name: "Newsgroup",
        borrows: true,
        example: "comp.lang.rust",
        at_run_time: "`Newsgroup::parse(text)?`",
        check: |text| plain::newsgroup(text).map(drop),
    };
    pub(crate) const WILDMAT: Self = Self {
        macro_name: "wildmat",
        type_name: "Wildmat",
        borrows: true,
        example: "comp.*",
        at_run_time: "`Wildmat::parse(text)?`",
        check: |text| plain::wildmat(text).map(drop),
    };
    pub(crate) const SERVER: Self = Self {
        macro_name: "server",
        type_name: "Server",
        borrows: true,
        example: "news.example.com:119",
        at_run_time: "`Server::parse(text)?`",
        check: |text| plain::server(text).map(drop),
    };
}
