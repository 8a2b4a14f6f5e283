//! The borrowed view of a URI of an older grammar.

use core::fmt;
use core::ops::Range;

use newsuri_core::{Subject, TargetKind, password};

use super::{ArticleRange, DraftUri, Grammar, MessageId, Newsgroup, NoEquivalent, Target, Wildmat};
use crate::scanned::{Redacted, Scanned};
use crate::uri_traits::{compare_uri, text_of_uri};
use crate::{Advice, Host, NewsUri, ParseError, Scheme, Server};

/// A valid URI of an older grammar, borrowed: text and offsets, `Copy`, made without allocating.
///
/// ```
/// use newsuri::draft::{DraftUriRef, Grammar, Target};
///
/// let uri = DraftUriRef::parse("news:comp.*,!comp.os.*", Grammar::Wildmat)?;
/// let Target::Groups(wildmat) = uri.target() else { unreachable!() };
/// assert_eq!(wildmat, "comp.*,!comp.os.*");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Copy)]
pub struct DraftUriRef<'a> {
    scanned: Scanned<'a>,
    grammar: Grammar,
}

impl DraftUriRef<'static> {
    /// Reads a URI that is known when the program is compiled: in a `const` or `static`, a wrong
    /// one is a compile error. [`draft_uri!`](crate::draft_uri) makes a [`DraftUri`] with better
    /// errors.
    ///
    /// ```
    /// use newsuri::Scheme;
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// const URI: DraftUriRef = DraftUriRef::from_static("nntp://h/g/1-5", Grammar::Primary);
    /// const SCHEME: Scheme = URI.scheme();
    /// assert_eq!(SCHEME, Scheme::Nntp);
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is no URI of the grammar and this is called at run time.
    #[track_caller]
    #[must_use]
    pub const fn from_static(text: &'static str, grammar: Grammar) -> Self {
        Self { scanned: Scanned::from_static(text, grammar.scanned()), grammar }
    }
}

impl<'a> DraftUriRef<'a> {
    /// Reads a URI by an older grammar.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// assert!(DraftUriRef::parse("news://news.example.com", Grammar::Primary).is_ok());
    /// let error = DraftUriRef::parse("news://news.example.com", Grammar::Wildmat).unwrap_err();
    /// assert_eq!(error.rule().to_string(), "the older draft, section 2");
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is none: the error names the byte, the component, the reason and the rule.
    pub const fn parse(text: &'a str, grammar: Grammar) -> Result<Self, ParseError> {
        match Scanned::parse(text, grammar.scanned()) {
            Ok(scanned) => Ok(Self { scanned, grammar }),
            Err(error) => Err(error),
        }
    }

    /// A text and what a scan of it gave.
    pub(super) const fn scanned(scanned: Scanned<'a>, grammar: Grammar) -> Self {
        Self { scanned, grammar }
    }

    /// The text and the offsets in it.
    pub(super) const fn scan(self) -> Scanned<'a> {
        self.scanned
    }

    /// What tells two apart: one text can name different things by different grammars.
    const fn key(self) -> (&'a str, Grammar) {
        (self.scanned.text, self.grammar)
    }

    /// The grammar that it was read by.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news:comp.lang.c", Grammar::NewsUrl)?;
    /// assert_eq!(uri.grammar(), Grammar::NewsUrl);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn grammar(self) -> Grammar {
        self.grammar
    }

    /// The text, percent-encoded as it was read: **with a password if it has one**.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("NEWS:a%2Fb", Grammar::Primary)?;
    /// assert_eq!(uri.as_str(), "NEWS:a%2Fb");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'a str {
        self.scanned.text
    }

    /// The scheme: `news` or `nntp`.
    ///
    /// ```
    /// use newsuri::Scheme;
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("nntp://h/g/1", Grammar::Primary)?;
    /// assert_eq!(uri.scheme(), Scheme::Nntp);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn scheme(self) -> Scheme {
        self.scanned.scheme()
    }

    /// The server, or nothing where the reader's own is meant, which the draft allows in `nntp:` too.
    /// See [`NewsUriRef::server`](crate::NewsUriRef::server).
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    /// use newsuri::server;
    ///
    /// let server = |text| DraftUriRef::parse(text, Grammar::Primary).map(DraftUriRef::server);
    /// assert_eq!(server("news://news.example.com")?, Some(server!("news.example.com")));
    /// assert_eq!(server("nntp:///comp.lang.c/7")?, None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn server(self) -> Option<Server<'a>> {
        self.scanned.server()
    }

    /// The host of the [`server`](Self::server).
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news://[2001:db8::1]", Grammar::Primary)?;
    /// assert_eq!(uri.host().unwrap().as_str(), "2001:db8::1");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn host(self) -> Option<Host<'a>> {
        self.scanned.host()
    }

    /// The userinfo as the text has it, percent-encoded, **with a password if there is one**
    /// (RFC 3986, 3.2.1). RFC 1738 has none here.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news://me:secret@news.example.com", Grammar::Primary)?;
    /// assert_eq!(uri.userinfo(), Some("me:secret"));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn userinfo(self) -> Option<&'a str> {
        self.scanned.userinfo()
    }

    /// The TCP port, if the text has one.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("nntp://h:563/g/1", Grammar::Primary)?;
    /// assert_eq!(uri.port(), Some(563));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn port(self) -> Option<u16> {
        self.scanned.parts.port()
    }

    /// The TCP port to connect to, by default 119 (the older draft, 2); nothing where no server is
    /// named.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("nntp://h/g/1", Grammar::Primary)?;
    /// assert_eq!(uri.effective_port(), Some(119));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn effective_port(self) -> Option<u16> {
        self.scanned.effective_port()
    }

    /// What the URI names by its grammar, decoded; borrowed where nothing had to be decoded.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar, Target};
    ///
    /// let target = |grammar| DraftUriRef::parse("news:comp.*", grammar).map(|uri| uri.target());
    /// assert_eq!(target(Grammar::Primary)?, Target::Group("comp.*".try_into()?));
    /// assert_eq!(target(Grammar::Wildmat)?, Target::Groups("comp.*".try_into()?));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn target(self) -> Target<'a> {
        let name = self.scanned.name();
        match self.scanned.parts.kind() {
            TargetKind::Article if self.grammar == Grammar::NewsUrl => Target::url_article(name),
            TargetKind::Article => Target::Article(MessageId::decode(name)),
            TargetKind::Group => Target::group(name),
            TargetKind::Groups => Target::Groups(Wildmat::decode(name)),
            TargetKind::AllGroups => Target::AllGroups,
            TargetKind::NumberedArticle => {
                let numbers = self.scanned.parts.numbers(self.scanned.text).unwrap_or_default();
                let range = ArticleRange::scanned(self.scanned.slice(numbers));
                Target::Articles { group: Newsgroup::decode(name), range }
            }
        }
    }

    /// The Message-ID, decoded, if the URI names an article by one that the older draft can write.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news:a%40b@c", Grammar::Primary)?;
    /// assert_eq!(uri.message_id().unwrap(), "a@b@c");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn message_id(self) -> Option<MessageId<'a>> {
        match self.target() {
            Target::Article(id) => Some(id),
            _ => None,
        }
    }

    /// The group, decoded, if the URI names one in ASCII, or articles by their numbers in one.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("nntp://h/comp.lang.c~/1-5", Grammar::Primary)?;
    /// assert_eq!(uri.newsgroup().unwrap(), "comp.lang.c~");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn newsgroup(self) -> Option<Newsgroup<'a>> {
        match self.target() {
            Target::Group(group) | Target::Articles { group, .. } => Some(group),
            _ => None,
        }
    }

    /// The wildmat, decoded, if the URI names groups by one other than a single `*`.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news:*.test", Grammar::Wildmat)?;
    /// assert_eq!(uri.wildmat().unwrap(), "*.test");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn wildmat(self) -> Option<Wildmat<'a>> {
        match self.target() {
            Target::Groups(wildmat) => Some(wildmat),
            _ => None,
        }
    }

    /// The numbers, if the URI names articles by them.
    ///
    /// ```
    /// use newsuri::draft::{ArticleRange, DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("nntp://h/g/1-5", Grammar::Primary)?;
    /// assert_eq!(uri.article_range(), Some(ArticleRange::from(1..=5)));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn article_range(self) -> Option<ArticleRange<'a>> {
        match self.target() {
            Target::Articles { range, .. } => Some(range),
            _ => None,
        }
    }

    /// What is valid but unwise.
    ///
    /// ```
    /// use newsuri::AdviceKind;
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news:a..b@example.com", Grammar::Primary)?;
    /// let advice = uri.advice().next().unwrap();
    /// assert_eq!((advice.kind(), advice.range()), (AdviceKind::MessageIdNotRfc5536, 5..21));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn advice(self) -> impl Iterator<Item = Advice> + 'a {
        super::advice::of(self)
    }

    /// The same text by another grammar.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news:comp.*", Grammar::Primary)?;
    /// assert_eq!(uri.newsgroup().unwrap(), "comp.*");
    /// assert_eq!(uri.by(Grammar::Wildmat)?.wildmat().unwrap(), "comp.*");
    /// assert!(uri.by(Grammar::NewsUrl).is_err());
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no URI of that grammar.
    pub const fn by(self, grammar: Grammar) -> Result<Self, ParseError> {
        Self::parse(self.scanned.text, grammar)
    }

    /// The URI of RFC 5538 that names the same, in its canonical form. It drops a password.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar, NoEquivalent};
    ///
    /// let strict = |text| DraftUriRef::parse(text, Grammar::Primary).unwrap().to_rfc5538();
    /// assert_eq!(strict("news:{}@example.com").unwrap(), "news:%7B%7D@example.com");
    /// assert_eq!(strict("nntp://h/g/1-5").unwrap_err(), NoEquivalent::Range);
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none: [`NoEquivalent`] says why.
    pub fn to_rfc5538(self) -> Result<NewsUri, NoEquivalent> {
        super::convert::to_rfc5538(self)
    }

    /// The text with `***` for a password, to be shown or logged.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let uri = DraftUriRef::parse("news://user:secret@news.example.com", Grammar::Primary)?;
    /// assert_eq!(uri.redacted().to_string(), "news://user:***@news.example.com");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn redacted(self) -> impl fmt::Display + 'a {
        Redacted { text: self.scanned.text, password: self.password() }
    }

    /// The password. RFC 1738 has none in `news:`, but texts that had one for who wrote them.
    pub(super) fn password(self) -> Option<Range<usize>> {
        let Scanned { text, parts } = self.scanned;
        match self.grammar {
            Grammar::NewsUrl => password::guess(Subject::Rfc1738Url, text),
            _ => parts.password(text),
        }
    }

    /// The URI with a text of its own, a copy.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar};
    ///
    /// let kept = DraftUriRef::parse(&String::from("news:*"), Grammar::Primary)?.to_uri();
    /// assert_eq!(kept, "news:*");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn to_uri(self) -> DraftUri {
        DraftUri::from(self)
    }
}

impl<'a> From<&'a DraftUri> for DraftUriRef<'a> {
    fn from(uri: &'a DraftUri) -> Self {
        uri.view()
    }
}

text_of_uri!(DraftUriRef<'_>);
compare_uri!(DraftUriRef<'_>);

impl PartialEq<DraftUri> for DraftUriRef<'_> {
    fn eq(&self, other: &DraftUri) -> bool {
        self.key() == other.view().key()
    }
}
