//! The borrowed view of a URI.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Range;

use newsuri_core::{Grammar, Parts, TargetKind, scan, without_brackets};

use crate::{
    ArticleNumber, EditBuilder, Fragment, Host, MessageId, NewsUri, Newsgroup, ParseError, Scheme,
    Server, Target, Wildmat,
};

/// A valid URI, borrowed: text and offsets, `Copy`, made without allocating.
///
/// This is for those who read many URIs; [`NewsUri`] is what one stores. What its methods return
/// borrows from the text, not from the view, and so outlives it; a name that had to be decoded owns
/// its text, so keep the noun, not its `as_str()`. (It is no *URI-reference* in the
/// sense of RFC 3986: its text always begins with a scheme.)
///
/// ```
/// use newsuri::NewsUriRef;
///
/// let text = String::from("news:computer-lang%2Ffaq_962961522@rtfm.mit.edu");
/// let id = NewsUriRef::parse(&text)?.message_id();
/// assert_eq!(id.unwrap().as_str(), "computer-lang/faq_962961522@rtfm.mit.edu");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Copy)]
pub struct NewsUriRef<'a> {
    text: &'a str,
    parts: Parts,
}

impl NewsUriRef<'static> {
    /// Reads a URI that is known when the program is compiled: in a `const` or `static`, a wrong
    /// one is a compile error.
    ///
    /// Other than a [`NewsUri`], it gives its parts in the same constant:
    ///
    /// ```
    /// use newsuri::{NewsUriRef, Scheme};
    ///
    /// const URI: NewsUriRef = NewsUriRef::from_static("nntp://news.example.com/comp.lang.c/42");
    /// const SCHEME: Scheme = URI.scheme();
    /// assert_eq!(SCHEME, Scheme::Nntp);
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is no URI and this is called at run time.
    #[track_caller]
    #[must_use]
    pub const fn from_static(text: &'static str) -> Self {
        match scan(text, Grammar::RFC5538) {
            Ok(parts) => Self { text, parts },
            Err(error) => crate::noun::fail(&error, text),
        }
    }
}

impl<'a> NewsUriRef<'a> {
    /// Reads a URI of [RFC 5538].
    ///
    /// # Errors
    ///
    /// If the text is none: the error names the byte, the component, the reason and the rule.
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let text = "news:comp.lang.c~";
    /// let error = NewsUriRef::parse(text).unwrap_err();
    /// assert_eq!(error.range(), 16..17);
    /// assert_eq!(error.suggestion(text).unwrap().to_string(), "%7E");
    /// ```
    ///
    /// [RFC 5538]: https://www.rfc-editor.org/rfc/rfc5538
    pub const fn parse(text: &'a str) -> Result<Self, ParseError> {
        match scan(text, Grammar::RFC5538) {
            Ok(parts) => Ok(Self { text, parts }),
            Err(error) => Err(error),
        }
    }

    /// A text and the parts that a scan of it gave.
    pub(crate) const fn scanned(text: &'a str, parts: Parts) -> Self {
        Self { text, parts }
    }

    /// The offsets in the text.
    pub(crate) const fn parts(&self) -> Parts {
        self.parts
    }

    /// The text.
    #[must_use]
    pub const fn as_str(self) -> &'a str {
        self.text
    }

    /// A part of the text whose offsets come from its scan.
    fn slice(self, range: Range<usize>) -> &'a str {
        self.text.get(range).unwrap_or_default()
    }

    /// The scheme: `news`, `snews` or `nntp`.
    #[must_use]
    pub const fn scheme(self) -> Scheme {
        self.parts.scheme()
    }

    /// The server, or nothing where the reader's own server is meant.
    ///
    /// A user or a port without a host names no server; [`userinfo`](Self::userinfo) and
    /// [`port`](Self::port) show them.
    #[must_use]
    pub fn server(self) -> Option<Server<'a>> {
        Some(Server::scanned(self.host()?, self.port(), self.user()))
    }

    /// The host of the [`server`](Self::server).
    #[must_use]
    pub fn host(self) -> Option<Host<'a>> {
        let host = self.slice(self.parts.host());
        let kind = self.parts.host_kind();
        (!host.is_empty()).then(|| Host::scanned(without_brackets(host, kind), kind))
    }

    /// The userinfo as the text has it, percent-encoded, **with a password if there is one**
    /// ([RFC 3986, 3.2.1]). For the user alone ask the [`server`](Self::server).
    ///
    /// [RFC 3986, 3.2.1]: https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1
    #[must_use]
    pub fn userinfo(self) -> Option<&'a str> {
        self.parts.userinfo().map(|range| self.slice(range))
    }

    /// The userinfo up to its first `:`, if that is not empty.
    pub(crate) fn user(self) -> Option<&'a str> {
        self.parts.user(self.text).map(|range| self.slice(range))
    }

    /// The TCP port, if the text has one.
    #[must_use]
    pub const fn port(self) -> Option<u16> {
        self.parts.port()
    }

    /// The TCP port to connect to: the one in the text, or the default of the scheme, 119 and for
    /// `snews` 563. Nothing where no server is named.
    #[must_use]
    pub const fn effective_port(self) -> Option<u16> {
        let host = self.parts.host();
        if host.start == host.end {
            return None;
        }
        match self.parts.port() {
            Some(port) => Some(port),
            None => Some(self.scheme().default_port()),
        }
    }

    /// What the URI names, decoded; borrowed where nothing had to be decoded.
    #[must_use]
    pub fn target(self) -> Target<'a> {
        let name = self.slice(self.parts.name());
        match self.parts.kind() {
            TargetKind::Article => Target::Article(MessageId::decode(name)),
            TargetKind::Group => Target::Group(Newsgroup::decode(name)),
            TargetKind::Groups => Target::Groups(Wildmat::decode(name)),
            TargetKind::AllGroups => Target::AllGroups,
            TargetKind::NumberedArticle => {
                let number = self.parts.article_number(self.text).unwrap_or_default();
                let number = ArticleNumber::scanned(number);
                Target::NumberedArticle { group: Newsgroup::decode(name), number }
            }
        }
    }

    /// The Message-ID, if the URI names an article by it.
    #[must_use]
    pub fn message_id(self) -> Option<MessageId<'a>> {
        match self.target() {
            Target::Article(id) => Some(id),
            _ => None,
        }
    }

    /// The group, if the URI names one, or an article by its number in one.
    #[must_use]
    pub fn newsgroup(self) -> Option<Newsgroup<'a>> {
        match self.target() {
            Target::Group(group) | Target::NumberedArticle { group, .. } => Some(group),
            _ => None,
        }
    }

    /// The pattern, if the URI names groups by one other than a single `*`.
    #[must_use]
    pub fn wildmat(self) -> Option<Wildmat<'a>> {
        match self.target() {
            Target::Groups(pattern) => Some(pattern),
            _ => None,
        }
    }

    /// The number, if the URI names an article by it.
    #[must_use]
    pub const fn article_number(self) -> Option<ArticleNumber> {
        match self.parts.article_number(self.text) {
            Some(number) => Some(ArticleNumber::scanned(number)),
            None => None,
        }
    }

    /// The fragment, if there is a `#`.
    #[must_use]
    pub fn fragment(self) -> Option<Fragment<'a>> {
        let start = self.parts.fragment_start(self.text)?;
        Some(Fragment::scanned(self.slice(start..self.text.len())))
    }

    /// The text with `***` for a password, to be shown or logged.
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let uri = NewsUriRef::parse("news://user:secret@news.example.com/")?;
    /// assert_eq!(uri.redacted().to_string(), "news://user:***@news.example.com/");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn redacted(self) -> impl fmt::Display + 'a {
        Redacted(self)
    }

    /// The URI with a text of its own.
    #[must_use]
    pub fn to_uri(self) -> NewsUri {
        NewsUri::from(self)
    }

    /// A builder that keeps scheme and target, and can change the server and the fragment.
    ///
    /// It drops a password. Building at once gives the canonical form of the URI.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, server};
    ///
    /// let uri = NewsUriRef::parse("NEWS://User:secret@Old.Example:119/comp.%6Cang.c")?;
    /// assert_eq!(uri.to_builder().build(), "news://User@old.example/comp.lang.c");
    /// let moved = uri.to_builder().server(server!("new.example")).build();
    /// assert_eq!(moved, "news://new.example/comp.lang.c");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn to_builder(self) -> EditBuilder<'a> {
        EditBuilder::new(self)
    }
}

impl<'a> TryFrom<&'a str> for NewsUriRef<'a> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

impl<'a> From<&'a NewsUri> for NewsUriRef<'a> {
    fn from(uri: &'a NewsUri) -> Self {
        uri.view()
    }
}

/// The text.
impl fmt::Display for NewsUriRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text)
    }
}

/// The text, with `***` for a password.
impl fmt::Debug for NewsUriRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewsUriRef(\"{}\")", self.redacted())
    }
}

struct Redacted<'a>(NewsUriRef<'a>);

impl fmt::Display for Redacted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let uri = self.0;
        match uri.parts.password(uri.text) {
            Some(password) => {
                write!(
                    f,
                    "{}***{}",
                    uri.slice(0..password.start),
                    uri.slice(password.end..uri.text.len())
                )
            }
            None => f.write_str(uri.text),
        }
    }
}

impl AsRef<str> for NewsUriRef<'_> {
    fn as_ref(&self) -> &str {
        self.text
    }
}

impl PartialEq for NewsUriRef<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for NewsUriRef<'_> {}

impl PartialEq<NewsUri> for NewsUriRef<'_> {
    fn eq(&self, other: &NewsUri) -> bool {
        self.text == other.as_str()
    }
}

impl PartialEq<str> for NewsUriRef<'_> {
    fn eq(&self, text: &str) -> bool {
        self.text == text
    }
}

impl PartialEq<&str> for NewsUriRef<'_> {
    fn eq(&self, text: &&str) -> bool {
        self.text == *text
    }
}

impl PartialOrd for NewsUriRef<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for NewsUriRef<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.cmp(other.text)
    }
}

impl Hash for NewsUriRef<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}
