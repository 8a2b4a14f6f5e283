//! The grammars, as ABNF and the names of what can be read by it.

macro_rules! abnf {
    ($($name:literal),+) => {
        &[$(include_str!(concat!("../../abnf/", $name, ".abnf"))),+]
    };
}

/// A grammar: rules, and how a text is read by them.
#[derive(Debug)]
pub struct Grammar {
    /// The rules, as the specifications write them.
    pub abnf: &'static [&'static str],
    /// The schemes, in lower case, and which rules their readings begin with.
    pub schemes: &'static [(&'static str, &'static str)],
    /// The rules that read a whole URI: `scheme`, then `-server` or `-user`, then `-article`. What has
    /// no rule is not looked at: without `-server`, `//` is no more than two octets of the path.
    pub readings: &'static [&'static str],
    /// The characters that end a path.
    pub path_ends: &'static [char],
    /// The rules for a path in `news` without a raw `@`, and what it names by the first that fits.
    pub names: &'static [(&'static str, &'static str)],
    /// The most octets of a Message-ID without its angle brackets.
    pub longest_id: usize,
}

impl Grammar {
    /// RFC 5538.
    pub const RFC5538: Self = Self {
        abnf: abnf!(
            "rfc5234",
            "rfc3986",
            "port",
            "authority",
            "rfc5322",
            "rfc5536",
            "rfc3977",
            "rfc5538"
        ),
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
        path_ends: &['?', '#'],
        names: &[("news-all", "all-groups"), ("news-group", "group"), ("news-pattern", "wildmat")],
        // RFC 5536, 3.1.3.
        longest_id: 248,
    };

    /// The older draft, in its primary formulation.
    pub const PRIMARY: Self = Self {
        abnf: abnf!("rfc5234", "rfc3986", "port", "authority", "draft", "draft-primary"),
        schemes: &[("news", "news"), ("nntp", "nntp")],
        names: &[("news-all", "all-groups"), ("news-group", "group")],
        longest_id: usize::MAX,
        ..Self::RFC5538
    };

    /// The older draft, in its first alternative.
    pub const EMPTY: Self = Self {
        abnf: abnf!("rfc5234", "rfc3986", "port", "authority", "draft", "draft-empty"),
        ..Self::PRIMARY
    };

    /// The older draft, in its second alternative.
    pub const WILDMAT: Self = Self {
        abnf: abnf!("rfc5234", "rfc3986", "port", "authority", "rfc3977", "draft", "draft-wildmat"),
        names: Self::RFC5538.names,
        ..Self::PRIMARY
    };

    /// `newsurl` of RFC 1738, in which `?` and `/` are octets of an article like others.
    pub const NEWSURL: Self = Self {
        abnf: abnf!("rfc5234", "port", "rfc1738"),
        schemes: &[("news", "news")],
        readings: &["news", "news-article"],
        path_ends: &[],
        ..Self::PRIMARY
    };

    /// `nntpurl` of RFC 1738.
    pub const NNTPURL: Self = Self {
        abnf: Self::NEWSURL.abnf,
        schemes: &[("nntp", "nntp")],
        readings: &["nntp-server"],
        names: &[],
        ..Self::PRIMARY
    };
}
