//! The grammars, as ABNF and the names of what can be read by it.

/// A grammar: rules, and how a text is read by them.
#[derive(Debug)]
pub struct Grammar {
    /// The rules, as the specifications write them.
    pub abnf: &'static [&'static str],
    /// The schemes, in lower case, and which rules their readings begin with.
    pub schemes: &'static [(&'static str, &'static str)],
    /// The rules that read a whole URI: `scheme`, then `-server` or `-user`, then `-article`.
    pub readings: &'static [&'static str],
    /// Whether a `#` ends the path.
    pub fragment: bool,
}

impl Grammar {
    /// RFC 5538.
    pub const RFC5538: Self = Self {
        abnf: &[
            include_str!("../../abnf/rfc5234.abnf"),
            include_str!("../../abnf/rfc3986.abnf"),
            include_str!("../../abnf/rfc5322.abnf"),
            include_str!("../../abnf/rfc5536.abnf"),
            include_str!("../../abnf/rfc3977.abnf"),
            include_str!("../../abnf/rfc5538.abnf"),
        ],
        schemes: &[("news", "news"), ("snews", "news"), ("nntp", "nntp")],
        readings: &[
            "news",
            "news-article",
            "news-server",
            "news-server-article",
            "news-user",
            "news-user-article",
            "nntp-server",
            "nntp-user",
        ],
        fragment: true,
    };
}
