//! Where the parts of a URI are.

use core::ops::Range;

use crate::authority::{self, HostKind};
use crate::error::offset;
use crate::number;
use crate::scheme::Scheme;

/// What a URI names, without its name.
///
/// ```
/// use newsuri_core::{Grammar, TargetKind, scan};
///
/// let kind = |text| scan(text, Grammar::Rfc5538).map(|parts| parts.kind());
/// assert_eq!(kind("news:1@example.com")?, TargetKind::Article);
/// assert_eq!(kind("news:comp.lang.*")?, TargetKind::Groups);
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// An article by its Message-ID (RFC 5538, 4).
    Article,
    /// One group (RFC 5538, 3 and 4).
    Group,
    /// The groups that match a pattern (RFC 5538, 4).
    Groups,
    /// All groups (RFC 5538, 4).
    AllGroups,
    /// An article by its number in a group (RFC 5538, 3), or several (the older draft, 3).
    NumberedArticle,
}

/// The offsets of a URI's parts, all in bytes. A scan makes one, or the builder of what it wrote.
///
/// It does not hold the text. Where a method takes one, it must be the text that was scanned.
///
/// ```
/// use newsuri_core::{Grammar, scan};
///
/// let text = "news://news.example.com/fr.rec.caf%C3%A9";
/// let parts = scan(text, Grammar::Rfc5538)?;
/// assert_eq!(&text[parts.host()], "news.example.com");
/// assert_eq!(&text[parts.name(text)], "fr.rec.caf%C3%A9");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    pub(crate) host_start: u32,
    pub(crate) host_end: u32,
    /// Without an authority, this and the two before are where the path begins.
    pub(crate) authority_end: u32,
    pub(crate) path_end: u32,
    pub(crate) port: u16,
    pub(crate) scheme: Scheme,
    pub(crate) kind: TargetKind,
    pub(crate) host: HostKind,
    pub(crate) flags: u8,
}

/// What a builder knows of the server that it wrote, in octets.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct WrittenServer {
    /// 0 if there is no user.
    pub user_length: usize,
    pub host_length: usize,
    pub host_kind: HostKind,
    pub port: Option<u16>,
}

/// The authority has an `@`.
pub(crate) const USERINFO: u8 = 1;
/// The port has digits.
pub(crate) const PORT: u8 = 2;
/// A slash follows the authority.
pub(crate) const SLASH: u8 = 4;
/// The path has a triplet.
pub(crate) const ENCODED: u8 = 8;

impl Parts {
    /// What a scan begins with.
    pub(crate) const NONE: Self = Self {
        host_start: 0,
        host_end: 0,
        authority_end: 0,
        path_end: 0,
        port: 0,
        scheme: Scheme::News,
        kind: TargetKind::AllGroups,
        host: HostKind::Name,
        flags: 0,
    };

    /// The parts of a URI that names no server, as far as its path, which begins there.
    #[inline]
    pub(crate) const fn without_server(scheme: Scheme, path: usize) -> Self {
        let path = offset(path);
        Self { scheme, host_start: path, host_end: path, authority_end: path, ..Self::NONE }
    }

    /// The parts of a URI without a query or a fragment that a builder wrote in its canonical form: those
    /// that a scan gives, which costs more.
    #[doc(hidden)]
    #[must_use]
    pub const fn written(
        scheme: Scheme,
        server: Option<WrittenServer>,
        kind: TargetKind,
        is_encoded: bool,
        length: usize,
    ) -> Self {
        let path = scheme.as_str().len() + ":".len();
        let mut parts = Self::without_server(scheme, path);
        parts.kind = kind;
        parts.path_end = offset(length);
        if is_encoded {
            parts.flags |= ENCODED;
        }
        let Some(server) = server else {
            return parts;
        };
        let mut host = path + "//".len();
        if server.user_length > 0 {
            parts.flags |= USERINFO;
            host += server.user_length + "@".len();
        }
        let mut end = host + server.host_length;
        parts.host_start = offset(host);
        parts.host_end = offset(end);
        parts.host = server.host_kind;
        parts.flags |= SLASH;
        if let Some(port) = server.port {
            parts.flags |= PORT;
            parts.port = port;
            end += ":".len() + number::digits(port as u64);
        }
        parts.authority_end = offset(end);
        parts
    }

    const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub(crate) const fn has_slash(&self) -> bool {
        self.is(SLASH)
    }

    /// Whether `//` follows the scheme.
    pub(crate) const fn has_authority(&self) -> bool {
        self.host_start as usize > self.scheme.as_str().len() + 1
    }

    /// The scheme.
    ///
    /// ```
    /// use newsuri_core::{Grammar, Scheme, scan};
    ///
    /// let text = "NEWS:comp.lang.c";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.scheme(), Scheme::News);
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// What the URI names.
    ///
    /// ```
    /// use newsuri_core::{Grammar, TargetKind, scan};
    ///
    /// let text = "news://news.example.com/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.kind(), TargetKind::AllGroups);
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> TargetKind {
        self.kind
    }

    /// Whether the name of that is percent-encoded, in a part at least (RFC 3986, 2.1).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let is_encoded = |text| scan(text, Grammar::Rfc5538).map(|parts| parts.is_encoded());
    /// assert!(is_encoded("news:a%2Fb@example.com")?);
    /// assert!(!is_encoded("news:1@example.com#a%20b")?);
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn is_encoded(&self) -> bool {
        self.is(ENCODED)
    }

    /// The kind of the host, which is empty where there is no authority; an empty one is a name.
    ///
    /// ```
    /// use newsuri_core::{Grammar, HostKind, scan};
    ///
    /// let text = "news://192.0.2.1/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.host_kind(), HostKind::Ipv4);
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn host_kind(&self) -> HostKind {
        self.host
    }

    /// The host, with its brackets if it has them.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news://[::1]:119/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(&text[parts.host()], "[::1]");
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn host(&self) -> Range<usize> {
        self.host_start as usize..self.host_end as usize
    }

    /// The userinfo without its `@`, with a password if there is one (RFC 3986, 3.2.1).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news://me@news.example.com/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.userinfo(), Some(7..9));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn userinfo(&self) -> Option<Range<usize>> {
        if !self.is(USERINFO) {
            return None;
        }
        let start = self.scheme.as_str().len() + "://".len();
        Some(start..self.host_start as usize - 1)
    }

    /// The password in a URI of this text: what stands in the userinfo behind the first `:`, if it
    /// is not empty (RFC 3986, 3.2.1).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news://me:secret@news.example.com/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.password(text).map(|range| &text[range]), Some("secret"));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is another one and too short.
    #[must_use]
    pub const fn password(&self, text: &str) -> Option<Range<usize>> {
        match self.part_userinfo(text) {
            Some((userinfo, _, password)) if password > 0 => {
                Some(userinfo.end - password..userinfo.end)
            }
            _ => None,
        }
    }

    /// The user in a URI of this text: what stands in the userinfo before the first `:`, if it is
    /// not empty (RFC 3986, 3.2.1).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news://me:secret@news.example.com/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.user(text).map(|range| &text[range]), Some("me"));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is another one and too short.
    #[must_use]
    pub const fn user(&self, text: &str) -> Option<Range<usize>> {
        match self.part_userinfo(text) {
            Some((userinfo, user, _)) if user > 0 => Some(userinfo.start..userinfo.start + user),
            _ => None,
        }
    }

    /// The userinfo, and the lengths of its user and its password.
    const fn part_userinfo(&self, text: &str) -> Option<(Range<usize>, usize, usize)> {
        let Some(userinfo) = self.userinfo() else {
            return None;
        };
        let (before_at, _) = text.as_bytes().split_at(userinfo.end);
        let (user, password) = authority::part_userinfo(before_at.split_at(userinfo.start).1);
        Some((userinfo, user.len(), password.len()))
    }

    /// The TCP port, if the URI has digits there (RFC 3986, 3.2.3).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news://news.example.com:563/";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.port(), Some(563));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn port(&self) -> Option<u16> {
        if self.is(PORT) { Some(self.port) } else { None }
    }

    /// The Message-ID, the group or the pattern in a URI of this text, still percent-encoded; all
    /// groups may be the empty name.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "nntp://news.example.com/comp.lang.c/42";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(&text[parts.name(text)], "comp.lang.c");
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is another one and too short.
    #[must_use]
    pub const fn name(&self, text: &str) -> Range<usize> {
        let start = self.authority_end as usize + self.is(SLASH) as usize;
        match self.numbers(text) {
            Some(numbers) => start..numbers.start - 1,
            None => start..self.path_end as usize,
        }
    }

    /// The number of an article in a URI of this text (RFC 5538, 3), or the range of such numbers
    /// (the older draft, 3).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "nntp://news.example.com/comp.lang.c/42-";
    /// let parts = scan(text, Grammar::Primary)?;
    /// assert_eq!(parts.numbers(text).map(|range| &text[range]), Some("42-"));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is another one and too short.
    #[must_use]
    pub const fn numbers(&self, text: &str) -> Option<Range<usize>> {
        if !matches!(self.kind, TargetKind::NumberedArticle) {
            return None;
        }
        let end = self.path_end as usize;
        let (mut before, _) = text.as_bytes().split_at(end);
        while let [rest @ .., octet] = before
            && *octet != b'/'
        {
            before = rest;
        }
        Some(before.len()..end)
    }

    /// The number of the article in a URI of this text, which RFC 5538 accepts (RFC 5538, 3).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "nntp://news.example.com/comp.lang.c/42";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.article_number(text), Some(42));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is another one and too short.
    #[must_use]
    pub const fn article_number(&self, text: &str) -> Option<u64> {
        let Some(numbers) = self.numbers(text) else {
            return None;
        };
        let (before, _) = text.as_bytes().split_at(numbers.end);
        number::value(before.split_at(numbers.start).1)
    }

    /// Where the fragment of a URI of this text begins, behind its `#` (RFC 3986, 3.5).
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news:comp.lang.c#top";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(parts.fragment_start(text), Some(17));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn fragment_start(&self, text: &str) -> Option<usize> {
        let path_end = self.path_end as usize;
        if path_end < text.len() { Some(path_end + 1) } else { None }
    }
}
