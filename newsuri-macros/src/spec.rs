//! What each macro makes.

use newsuri_core::{Grammar, ParseError, plain, scan};

/// One macro: its name, the type it makes, and how it is read.
pub(crate) struct Spec {
    pub(crate) macro_name: &'static str,
    pub(crate) type_name: &'static str,
    /// The module of the type, if it is not the crate itself.
    pub(crate) module: Option<&'static str>,
    /// Whether the type has a lifetime, which users may have to see spelt out.
    pub(crate) borrows: bool,
    pub(crate) example: &'static str,
    /// What serves where a value is known only at run time.
    pub(crate) at_run_time: &'static str,
    pub(crate) check: fn(&str, Grammar) -> Result<(), ParseError>,
}

impl Spec {
    pub(crate) const NEWS_URI: Self = Self {
        macro_name: "news_uri",
        type_name: "NewsUri",
        module: None,
        borrows: false,
        example: "news:comp.lang.rust",
        at_run_time: "holes, as in `news_uri!(\"news:{id}\", id = ..)`, or the builders of `NewsUri`; text is read by `NewsUriRef::parse(text)?`",
        check: |text, grammar| scan(text, grammar).map(drop),
    };
    pub(crate) const MSG_ID: Self = Self {
        macro_name: "msg_id",
        type_name: "MessageId",
        module: None,
        borrows: true,
        example: "id@example.com",
        at_run_time: "`MessageId::parse(text)?`",
        check: |text, _| plain::message_id(text).map(drop),
    };
    pub(crate) const NEWSGROUP: Self = Self {
        macro_name: "newsgroup",
        type_name: "Newsgroup",
        module: None,
        borrows: true,
        example: "comp.lang.rust",
        at_run_time: "`Newsgroup::parse(text)?`",
        check: |text, _| plain::newsgroup(text).map(drop),
    };
    pub(crate) const WILDMAT: Self = Self {
        macro_name: "wildmat",
        type_name: "Wildmat",
        module: None,
        borrows: true,
        example: "comp.*",
        at_run_time: "`Wildmat::parse(text)?`",
        check: |text, _| plain::wildmat(text).map(drop),
    };
    pub(crate) const SERVER: Self = Self {
        macro_name: "server",
        type_name: "Server",
        module: None,
        borrows: true,
        example: "news.example.com:119",
        at_run_time: "`Server::parse(text)?`",
        check: |text, _| plain::server(text).map(drop),
    };
    pub(crate) const DRAFT_URI: Self = Self {
        macro_name: "draft_uri",
        type_name: "DraftUri",
        module: Some("draft"),
        borrows: false,
        example: "news:*",
        at_run_time: "the builders that begin with `DraftUri::article()`, `::group()` and so on; text is read by `DraftUriRef::parse(text, Grammar::..)?`",
        check: |text, grammar| scan(text, grammar).map(drop),
    };

    /// Whether a grammar can follow the text.
    pub(crate) const fn takes_grammar(&self) -> bool {
        self.module.is_some()
    }

    /// Whether a text can have holes, and gets advice.
    pub(crate) const fn makes_links(&self) -> bool {
        matches!(self.type_name.as_bytes(), b"NewsUri")
    }

    /// What to say where something follows the text that may not.
    pub(crate) fn more_than_a_text(&self) -> String {
        let (name, at_run_time) = (self.macro_name, self.at_run_time);
        let (one, leave_it_out) = if self.takes_grammar() {
            (
                "one text, and what follows it is no grammar",
                "leave it out, or write `Primary`, `Empty`, `Wildmat`, `NewsUrl` or `NntpUrl`",
            )
        } else {
            ("one literal, and something follows it", "leave it out")
        };
        format!(
            "`{name}!` takes {one}\nhelp: {leave_it_out}; literals are joined by \
             `{name}!(concat!(\"..\", \"..\"))`, and values by {at_run_time}"
        )
    }
}
