//! The borrowed view of a URI.

use core::fmt;

use newsuri_core::{Grammar, Parts, TargetKind};

use crate::scanned::Scanned;
use crate::uri_traits::{compare_uri, text_of_uri};

use crate::{
    Advice, ArticleNumber, EditBuilder, Fragment, Host, MessageId, NewsUri, Newsgroup, ParseError,
    Scheme, Server, Target, Wildmat,
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
    scanned: Scanned<'a>,
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
        Self { scanned: Scanned::from_static(text, Grammar::Rfc5538) }
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
        match Scanned::parse(text, Grammar::Rfc5538) {
            Ok(scanned) => Ok(Self { scanned }),
            Err(error) => Err(error),
        }
    }

    /// A text and the parts that a scan of it gave.
    pub(crate) const fn scanned(text: &'a str, parts: Parts) -> Self {
        Self { scanned: Scanned { text, parts } }
    }

    /// The offsets in the text.
    pub(crate) const fn parts(&self) -> Parts {
        self.scanned.parts
    }

    /// The text and the offsets in it.
    pub(crate) const fn scan(self) -> Scanned<'a> {
        self.scanned
    }

    /// The text, percent-encoded as it was read: **with a password if it has one**.
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let uri = NewsUriRef::parse("NEWS:fr.rec.caf%C3%A9")?;
    /// assert_eq!(uri.as_str(), "NEWS:fr.rec.caf%C3%A9");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'a str {
        self.scanned.text
    }

    /// What tells two apart.
    const fn key(self) -> &'a str {
        self.scanned.text
    }

    /// The scheme: `news`, `snews` or `nntp`.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, Scheme};
    ///
    /// assert_eq!(NewsUriRef::parse("NEWS:comp.lang.c")?.scheme(), Scheme::News);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn scheme(self) -> Scheme {
        self.scanned.scheme()
    }

    /// The server, or nothing where the reader's own server is meant.
    ///
    /// A user or a port without a host names no server; [`userinfo`](Self::userinfo) and
    /// [`port`](Self::port) show them. A password is left out.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, server};
    ///
    /// let uri = NewsUriRef::parse("news://me:secret@news.example.com:563/")?;
    /// assert_eq!(uri.server(), Some(server!("me@news.example.com:563")));
    /// assert_eq!(NewsUriRef::parse("news://me@/comp.lang.c")?.server(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn server(self) -> Option<Server<'a>> {
        self.scanned.server()
    }

    /// The host of the [`server`](Self::server); an empty one is none (RFC 5538, 2.1).
    ///
    /// ```
    /// use newsuri::{HostKind, NewsUriRef};
    ///
    /// let host = NewsUriRef::parse("news://[2001:db8::1]/")?.host().unwrap();
    /// assert_eq!((host.kind(), host.as_str()), (HostKind::Ipv6, "2001:db8::1"));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn host(self) -> Option<Host<'a>> {
        self.scanned.host()
    }

    /// The userinfo as the text has it, percent-encoded, **with a password if there is one**
    /// ([RFC 3986, 3.2.1]). For the user alone ask the [`server`](Self::server).
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let uri = NewsUriRef::parse("news://me%40home:secret@news.example.com/")?;
    /// assert_eq!(uri.userinfo(), Some("me%40home:secret"));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// [RFC 3986, 3.2.1]: https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1
    #[must_use]
    pub fn userinfo(self) -> Option<&'a str> {
        self.scanned.userinfo()
    }

    /// The TCP port, if the text has one. A colon without digits gives none (RFC 3986, 3.2.3).
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// assert_eq!(NewsUriRef::parse("news://news.example.com:0119/")?.port(), Some(119));
    /// assert_eq!(NewsUriRef::parse("news://news.example.com:/")?.port(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn port(self) -> Option<u16> {
        self.scanned.parts.port()
    }

    /// The TCP port to connect to: the one in the text, or the default of the scheme, 119 and for
    /// `snews` 563 (RFC 5538, 2 and 8.1). Nothing where no server is named.
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let port = |text| NewsUriRef::parse(text).map(NewsUriRef::effective_port);
    /// assert_eq!(port("nntp://news.example.com/comp.lang.c")?, Some(119));
    /// assert_eq!(port("snews://news.example.com/")?, Some(563));
    /// assert_eq!(port("news:comp.lang.c")?, None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn effective_port(self) -> Option<u16> {
        self.scanned.effective_port()
    }

    /// What the URI names, decoded; borrowed where nothing had to be decoded.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, Target, newsgroup, wildmat};
    ///
    /// // A `*` or `?` makes a pattern; a raw one of the latter would begin a query.
    /// let target = NewsUriRef::parse("news:example.group.th%3Fse")?.target();
    /// assert_eq!(target, Target::Groups(wildmat!("example.group.th?se")));
    /// // An encoded `@` makes no article (RFC 5538, 2.2).
    /// let target = NewsUriRef::parse("news:a%40b")?.target();
    /// assert_eq!(target, Target::Group(newsgroup!("a@b")));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn target(self) -> Target<'a> {
        let name = self.scanned.decoded_name();
        match self.scanned.parts.kind() {
            TargetKind::Article => Target::Article(MessageId::decoded(name)),
            TargetKind::Group => Target::Group(Newsgroup::decoded(name)),
            TargetKind::Groups => Target::Groups(Wildmat::decoded(name)),
            TargetKind::AllGroups => Target::AllGroups,
            TargetKind::NumberedArticle => {
                let Scanned { text, parts } = self.scanned;
                let number = parts.article_number(text).unwrap_or_default();
                let number = ArticleNumber::scanned(number);
                Target::NumberedArticle { group: Newsgroup::decoded(name), number }
            }
        }
    }

    /// The Message-ID, decoded, if the URI names an article by it.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, msg_id};
    ///
    /// let uri = NewsUriRef::parse("news:a%2Fb@example.com")?;
    /// assert_eq!(uri.message_id(), Some(msg_id!("a/b@example.com")));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn message_id(self) -> Option<MessageId<'a>> {
        match self.scanned.parts.kind() {
            TargetKind::Article => Some(MessageId::decoded(self.scanned.decoded_name())),
            _ => None,
        }
    }

    /// The group, decoded, if the URI names one, or an article by its number in one.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, newsgroup};
    ///
    /// let uri = NewsUriRef::parse("nntp://news.example.com/fr.rec.caf%C3%A9/42")?;
    /// assert_eq!(uri.newsgroup(), Some(newsgroup!("fr.rec.café")));
    /// assert_eq!(NewsUriRef::parse("news:comp.lang.*")?.newsgroup(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn newsgroup(self) -> Option<Newsgroup<'a>> {
        match self.target() {
            Target::Group(group) | Target::NumberedArticle { group, .. } => Some(group),
            _ => None,
        }
    }

    /// The pattern, decoded, if the URI names groups by one other than a single `*`.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, wildmat};
    ///
    /// let uri = NewsUriRef::parse("news:comp.lang.*")?;
    /// assert_eq!(uri.wildmat(), Some(wildmat!("comp.lang.*")));
    /// // These are all groups, and one group.
    /// assert_eq!(NewsUriRef::parse("news:*")?.wildmat(), None);
    /// assert_eq!(NewsUriRef::parse("news:comp.lang.c")?.wildmat(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn wildmat(self) -> Option<Wildmat<'a>> {
        match self.target() {
            Target::Groups(pattern) => Some(pattern),
            _ => None,
        }
    }

    /// The number, if the URI names an article by it.
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let uri = NewsUriRef::parse("nntp://news.example.com/comp.lang.c/00042")?;
    /// assert_eq!(uri.article_number().map(|number| number.get()), Some(42));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn article_number(self) -> Option<ArticleNumber> {
        match self.scanned.parts.article_number(self.scanned.text) {
            Some(number) => Some(ArticleNumber::scanned(number)),
            None => None,
        }
    }

    /// The fragment, if there is a `#`; it can be empty (RFC 3986, 3.5).
    ///
    /// ```
    /// use newsuri::NewsUriRef;
    ///
    /// let text = |uri| NewsUriRef::parse(uri).map(|uri| uri.fragment().map(|f| f.to_string()));
    /// assert_eq!(text("news:1@example.com#")?.as_deref(), Some(""));
    /// assert_eq!(text("news:1@example.com")?, None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn fragment(self) -> Option<Fragment<'a>> {
        let Scanned { text, parts } = self.scanned;
        let start = parts.fragment_start(text)?;
        Some(Fragment::scanned(self.scanned.slice(start..text.len())))
    }

    /// What is valid but unwise, each kind once, at its first place.
    ///
    /// ```
    /// use newsuri::{AdviceKind, NewsUriRef};
    ///
    /// let uri = NewsUriRef::parse("nntp://news.example.com:119/comp.lang.c")?;
    /// let advice: Vec<_> = uri.advice().collect();
    /// assert_eq!(advice[0].kind(), AdviceKind::GroupInNntp);
    /// assert_eq!((advice[1].kind(), advice[1].range()), (AdviceKind::PortDefault, 23..27));
    /// assert_eq!(advice[1].suggestion(uri.as_str()).unwrap().to_string(), "");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn advice(&self) -> impl Iterator<Item = Advice> {
        newsuri_core::advice(self.scanned.text, &self.scanned.parts)
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
        self.scanned.redacted()
    }

    /// The URI with a text of its own, a copy.
    ///
    /// ```
    /// use newsuri::{NewsUri, NewsUriRef};
    ///
    /// let kept: NewsUri = {
    ///     let line = String::from("news:comp.lang.rust\r\n");
    ///     NewsUriRef::parse(line.trim_end())?.to_uri()
    /// };
    /// assert_eq!(kept, "news:comp.lang.rust");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
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

text_of_uri!(NewsUriRef<'_>);
compare_uri!(NewsUriRef<'_>);

impl PartialEq<NewsUri> for NewsUriRef<'_> {
    fn eq(&self, other: &NewsUri) -> bool {
        self.as_str() == other.as_str()
    }
}
