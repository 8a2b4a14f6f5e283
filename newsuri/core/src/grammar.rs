//! The grammars, as values: which text a scan accepts, and what it names.

use crate::octet::{
    ATEXT, ATEXT_RAW, GROUP_CHAR, MDTEXT, MDTEXT_RAW, OctetSet, WILDMAT_EXACT_TEXT,
};
use crate::scheme::Scheme;

/// A grammar of news URIs: what [`scan`](crate::scan) accepts.
///
/// ```
/// use newsuri_core::{Grammar, TargetKind, scan};
///
/// let kind = |grammar| scan("news:comp.*", grammar).map(|parts| parts.kind());
/// assert_eq!(kind(Grammar::Rfc5538)?, TargetKind::Groups);
/// assert_eq!(kind(Grammar::Primary)?, TargetKind::Group);
/// assert!(kind(Grammar::NewsUrl).is_err());
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grammar {
    /// RFC 5538, with the constructs of RFC 3986, 5536 and 3977 that it names.
    Rfc5538,
    /// The older draft, in its primary formulation: all groups are `*`, or a server.
    Primary,
    /// The older draft, in its first alternative: all groups are nothing, or a server.
    Empty,
    /// The older draft, in its second alternative: groups are named by a wildmat.
    Wildmat,
    /// `newsurl` of RFC 1738, 5.
    NewsUrl,
    /// `nntpurl` of RFC 1738, 5.
    NntpUrl,
}

/// Where a grammar stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Document {
    Rfc5538,
    Draft,
    Rfc1738,
}

impl Grammar {
    /// Where it stands.
    pub(crate) const fn document(self) -> Document {
        match self {
            Self::Rfc5538 => Document::Rfc5538,
            Self::Primary | Self::Empty | Self::Wildmat => Document::Draft,
            Self::NewsUrl | Self::NntpUrl => Document::Rfc1738,
        }
    }

    /// Whether it has a scheme.
    pub(crate) const fn has(self, scheme: Scheme) -> bool {
        match (self, scheme) {
            (Self::Rfc5538, _) => true,
            (_, Scheme::Snews) => false,
            (Self::NewsUrl, scheme) => matches!(scheme, Scheme::News),
            (Self::NntpUrl, scheme) => matches!(scheme, Scheme::Nntp),
            _ => true,
        }
    }

    /// What the scan does by it.
    pub(crate) const fn rules(self) -> &'static Rules {
        match self {
            Self::Rfc5538 => &Rules {
                authority: AuthorityRule::Rfc3986,
                nntp_host: true,
                empty: Empty::ALL_GROUPS_ON_A_HOST,
                article: ArticleRule::MsgIdCore,
                newsgroups: NewsgroupsRule::Pattern,
                nntp: NntpRule::Number,
            },
            Self::Primary => &Rules {
                empty: Empty { scheme: false, server: true, slash: true, host: false },
                ..Rules::DRAFT
            },
            Self::Empty => &Rules {
                empty: Empty { scheme: true, server: true, slash: true, host: false },
                newsgroups: NewsgroupsRule::Name,
                ..Rules::DRAFT
            },
            Self::Wildmat => &Rules {
                empty: Empty { scheme: true, server: false, slash: false, host: false },
                newsgroups: NewsgroupsRule::Wildmat,
                ..Rules::DRAFT
            },
            Self::NewsUrl | Self::NntpUrl => &Rules::RFC1738,
        }
    }
}

/// What the scan does by a grammar: the rule for each of its components.
pub(crate) struct Rules {
    pub(crate) authority: AuthorityRule,
    /// Whether `nntp` needs a host.
    pub(crate) nntp_host: bool,
    pub(crate) empty: Empty,
    pub(crate) article: ArticleRule,
    pub(crate) newsgroups: NewsgroupsRule,
    pub(crate) nntp: NntpRule,
}

impl Rules {
    /// What the formulations of the older draft have in common, and those of the primary one.
    const DRAFT: Self = Self {
        authority: AuthorityRule::Rfc3986,
        nntp_host: false,
        empty: Empty::NOTHING,
        article: ArticleRule::PrintableAscii,
        newsgroups: NewsgroupsRule::NameOrStar,
        nntp: NntpRule::Range,
    };

    const RFC1738: Self = Self {
        authority: AuthorityRule::HostPort,
        nntp_host: true,
        empty: Empty::NOTHING,
        article: ArticleRule::Url,
        newsgroups: NewsgroupsRule::Url,
        nntp: NntpRule::Digits,
    };
}

/// What follows `//`.
#[derive(Clone, Copy)]
pub(crate) enum AuthorityRule {
    /// `authority` (RFC 3986, 3.2).
    Rfc3986,
    /// `hostport` (RFC 1738, 5), and that in `nntp` only.
    HostPort,
}

/// Which texts without any name mean all groups.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools, reason = "one for each text")]
pub(crate) struct Empty {
    /// `news:`
    pub(crate) scheme: bool,
    /// `news://host`
    pub(crate) server: bool,
    /// `news://host/`
    pub(crate) slash: bool,
    /// Whether `news://host` needs its host.
    pub(crate) host: bool,
}

impl Empty {
    const NOTHING: Self = Self { scheme: false, server: false, slash: false, host: false };
    const ALL_GROUPS_ON_A_HOST: Self = Self { scheme: true, server: true, slash: true, host: true };
}

/// What an article is named by.
#[derive(Clone, Copy)]
pub(crate) enum ArticleRule {
    /// `msg-id-core` (RFC 5536, 3.1.3).
    MsgIdCore,
    /// `printable-ascii "@" printable-ascii` (the older draft, 2).
    PrintableAscii,
    /// `article` (RFC 1738, 5).
    Url,
}

/// What groups are named by in `news`.
#[derive(Clone, Copy)]
pub(crate) enum NewsgroupsRule {
    /// `wildmat-pattern` (RFC 3977, 4.1).
    Pattern,
    /// `newsgroup-name` (the older draft, 2).
    Name,
    /// `newsgroup-name`, save that `*` means all groups (the older draft, 2).
    NameOrStar,
    /// `wildmat` (RFC 3977, 4.1).
    Wildmat,
    /// `"*" | group` (RFC 1738, 5).
    Url,
}

/// What follows the server in `nntp`.
#[derive(Clone, Copy)]
pub(crate) enum NntpRule {
    /// `group [ "/" article-number ]` (RFC 5538, 3).
    Number,
    /// `newsgroup-name "/" range` (the older draft, 3).
    Range,
    /// `group [ "/" digits ]` (RFC 1738, 5).
    Digits,
}

/// How the names of RFC 5538 are spelled: which octets of each may stand as themselves, and
/// whether `%` introduces an encoded octet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    pub(crate) percent: bool,
    pub(crate) atext: &'static OctetSet,
    pub(crate) mdtext: &'static OctetSet,
    pub(crate) newsgroup: &'static OctetSet,
}

impl Spelling {
    /// A name by itself, outside of any URI: every octet stands for itself.
    pub(crate) const PLAIN: &'static Self =
        &Self { percent: false, atext: ATEXT, mdtext: MDTEXT, newsgroup: WILDMAT_EXACT_TEXT };

    /// A name in a URI of RFC 5538.
    pub(crate) const URI: &'static Self =
        &Self { percent: true, atext: ATEXT_RAW, mdtext: MDTEXT_RAW, newsgroup: GROUP_CHAR };
}
