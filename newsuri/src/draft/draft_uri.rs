//! The URI of an older grammar that one stores.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use newsuri_core::{Parts, scan};

use super::{
    ArticleRange, DraftUriRef, Grammar, MessageId, Newsgroup, NoEquivalent, Target, Wildmat,
};
use crate::scanned::Scanned;
use crate::uri_traits::{compare_uri, text_of_uri};
use crate::{Advice, Host, NewsUri, ParseError, Refused, Scheme, Server};

/// A valid `news:` or `nntp:` URI of an older grammar.
///
/// Literals, built and parsed values are the same type. Two are equal if text and grammar are.
///
/// ```
/// use newsuri::draft::{DraftUri, Grammar};
/// use newsuri::draft_uri;
///
/// static ALL: DraftUri = draft_uri!("news://news.example.com");
/// let parsed = DraftUri::parse("news://news.example.com", Grammar::Primary)?;
/// assert_eq!(parsed, ALL);
/// assert_ne!(parsed.by(Grammar::Empty)?, ALL);
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// `FromStr` and `TryFrom` read by the primary formulation, as [`draft_uri!`](crate::draft_uri) does
/// if it is given no other.
#[derive(Clone)]
pub struct DraftUri {
    text: Cow<'static, str>,
    parts: Parts,
    grammar: Grammar,
}

impl DraftUri {
    /// Reads a URI by an older grammar, copying the text.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Grammar, Target};
    ///
    /// let uri = DraftUri::parse("news:", Grammar::Empty)?;
    /// assert_eq!(uri.target(), Target::AllGroups);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is none: the error names the byte, the component, the reason and the rule.
    pub fn parse(text: &str, grammar: Grammar) -> Result<Self, ParseError> {
        DraftUriRef::parse(text, grammar).map(Self::from)
    }

    /// Reads a URI by an older grammar, taking the text over without copying it.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Grammar};
    ///
    /// let refused = DraftUri::from_string(String::from("news:"), Grammar::Primary).unwrap_err();
    /// assert_eq!(refused.into_input(), "news:");
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is none; the error gives it back.
    pub fn from_string(text: String, grammar: Grammar) -> Result<Self, Refused> {
        match scan(&text, grammar.scanned()) {
            Ok(parts) => Ok(Self { text: Cow::Owned(text), parts, grammar }),
            Err(error) => Err(Refused::new(error, text)),
        }
    }

    /// Reads a URI that is known when the program is compiled: in a `const` or `static`, a wrong
    /// one is a compile error. [`draft_uri!`](crate::draft_uri) does the same with better errors.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Grammar};
    ///
    /// static URI: DraftUri = DraftUri::from_static("news:*.test", Grammar::Wildmat);
    /// assert_eq!(URI.wildmat().unwrap(), "*.test");
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is no URI of the grammar and this is called at run time.
    #[track_caller]
    #[must_use]
    pub const fn from_static(text: &'static str, grammar: Grammar) -> Self {
        let Scanned { text, parts } = Scanned::from_static(text, grammar.scanned());
        Self { text: Cow::Borrowed(text), parts, grammar }
    }

    /// A text that a builder has written.
    ///
    /// # Panics
    ///
    /// If it is longer than the 4,294,967,295 bytes that offsets reach.
    #[allow(clippy::panic, reason = "what a builder writes is valid, but it can be too long")]
    pub(super) fn written(text: String, grammar: Grammar) -> Self {
        match scan(&text, grammar.scanned()) {
            Ok(parts) => Self { text: Cow::Owned(text), parts, grammar },
            Err(error) => panic!("a built URI cannot be read: {error}"),
        }
    }

    /// The borrowed view, which has the same methods.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert!(draft_uri!("news:*").view().server().is_none());
    /// ```
    #[must_use]
    pub fn view(&self) -> DraftUriRef<'_> {
        DraftUriRef::scanned(Scanned { text: &self.text, parts: self.parts }, self.grammar)
    }

    /// What tells two apart.
    fn key(&self) -> (&str, Grammar) {
        (&self.text, self.grammar)
    }

    /// The grammar that it was read by, or is written in.
    ///
    /// ```
    /// use newsuri::draft::Grammar;
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news:*.test", Wildmat).grammar(), Grammar::Wildmat);
    /// ```
    #[must_use]
    pub const fn grammar(&self) -> Grammar {
        self.grammar
    }

    /// The text, percent-encoded as it was read or written: **with a password if it has one**.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news:a%2Fb").as_str(), "news:a%2Fb");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The scheme: `news` or `nntp`.
    ///
    /// ```
    /// use newsuri::{Scheme, draft_uri};
    ///
    /// assert_eq!(draft_uri!("nntp://h/g/1-").scheme(), Scheme::Nntp);
    /// ```
    #[must_use]
    pub const fn scheme(&self) -> Scheme {
        self.parts.scheme()
    }

    /// The server, or nothing where the reader's own is meant. See [`DraftUriRef::server`].
    ///
    /// ```
    /// use newsuri::{draft_uri, server};
    ///
    /// assert_eq!(draft_uri!("news://h.example").server(), Some(server!("h.example")));
    /// ```
    #[must_use]
    pub fn server(&self) -> Option<Server<'_>> {
        self.view().server()
    }

    /// The host of the [`server`](Self::server).
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news://h.example:563").host().unwrap().as_str(), "h.example");
    /// ```
    #[must_use]
    pub fn host(&self) -> Option<Host<'_>> {
        self.view().host()
    }

    /// The userinfo as the text has it: this is where a password shows. See
    /// [`DraftUriRef::userinfo`].
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news://me@h.example").userinfo(), Some("me"));
    /// ```
    #[must_use]
    pub fn userinfo(&self) -> Option<&str> {
        self.view().userinfo()
    }

    /// The TCP port, if the text has one.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news://h.example:563").port(), Some(563));
    /// ```
    #[must_use]
    pub const fn port(&self) -> Option<u16> {
        self.parts.port()
    }

    /// The TCP port to connect to, by default 119; nothing where no server is named.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news://h.example").effective_port(), Some(119));
    /// ```
    #[must_use]
    pub fn effective_port(&self) -> Option<u16> {
        self.view().effective_port()
    }

    /// What the URI names by its grammar, decoded. See [`DraftUriRef::target`].
    ///
    /// ```
    /// use newsuri::draft::Target;
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news:*").target(), Target::AllGroups);
    /// ```
    #[must_use]
    pub fn target(&self) -> Target<'_> {
        self.view().target()
    }

    /// The Message-ID, decoded, if the URI names an article by it.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// let uri = draft_uri!("news:(x)@y.example.");
    /// assert_eq!(uri.message_id().unwrap(), "(x)@y.example.");
    /// ```
    #[must_use]
    pub fn message_id(&self) -> Option<MessageId<'_>> {
        self.view().message_id()
    }

    /// The group, decoded, if the URI names one, or articles by their numbers in one.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news:comp.lang.c~").newsgroup().unwrap(), "comp.lang.c~");
    /// ```
    #[must_use]
    pub fn newsgroup(&self) -> Option<Newsgroup<'_>> {
        self.view().newsgroup()
    }

    /// The wildmat, decoded, if the URI names groups by one other than a single `*`.
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news:a.*,b.*", Wildmat).wildmat().unwrap(), "a.*,b.*");
    /// ```
    #[must_use]
    pub fn wildmat(&self) -> Option<Wildmat<'_>> {
        self.view().wildmat()
    }

    /// The numbers, if the URI names articles by them.
    ///
    /// ```
    /// use newsuri::draft::ArticleRange;
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("nntp://h/g/7-").article_range(), Some(ArticleRange::from(7..)));
    /// ```
    #[must_use]
    pub fn article_range(&self) -> Option<ArticleRange<'_>> {
        self.view().article_range()
    }

    /// What is valid but unwise. See [`DraftUriRef::advice`].
    ///
    /// ```
    /// use newsuri::AdviceKind;
    /// use newsuri::draft_uri;
    ///
    /// let uri = draft_uri!("nntp://h/g/9-1");
    /// assert!(uri.advice().any(|advice| advice.kind() == AdviceKind::ArticleRangeEmpty));
    /// ```
    pub fn advice(&self) -> impl Iterator<Item = Advice> + '_ {
        self.view().advice()
    }

    /// The same text by another grammar.
    ///
    /// ```
    /// use newsuri::draft::Grammar;
    /// use newsuri::draft_uri;
    ///
    /// let uri = draft_uri!("news:comp.*").by(Grammar::Wildmat)?;
    /// assert_eq!(uri.wildmat().unwrap(), "comp.*");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no URI of that grammar.
    pub fn by(&self, grammar: Grammar) -> Result<Self, ParseError> {
        let parts = scan(&self.text, grammar.scanned())?;
        Ok(Self { text: self.text.clone(), parts, grammar })
    }

    /// The URI of RFC 5538 that names the same. See [`DraftUriRef::to_rfc5538`].
    ///
    /// ```
    /// use newsuri::draft_uri;
    ///
    /// assert_eq!(draft_uri!("news:comp.lang.c~").to_rfc5538().unwrap(), "news:comp.lang.c%7E");
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none: [`NoEquivalent`] says why.
    pub fn to_rfc5538(&self) -> Result<NewsUri, NoEquivalent> {
        self.view().to_rfc5538()
    }

    /// The text with `***` for a password, to be shown or logged.
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    ///
    /// let uri: DraftUri = "news://me:secret@h.example".parse()?;
    /// assert_eq!(uri.redacted().to_string(), "news://me:***@h.example");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn redacted(&self) -> impl fmt::Display + '_ {
        self.view().redacted()
    }
}

/// By the primary formulation.
impl core::str::FromStr for DraftUri {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text, Grammar::Primary)
    }
}

/// By the primary formulation.
impl TryFrom<&str> for DraftUri {
    type Error = ParseError;

    fn try_from(text: &str) -> Result<Self, Self::Error> {
        Self::parse(text, Grammar::Primary)
    }
}

/// By the primary formulation, without copying the text.
impl TryFrom<String> for DraftUri {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::from_string(text, Grammar::Primary)
    }
}

impl From<DraftUriRef<'_>> for DraftUri {
    fn from(uri: DraftUriRef<'_>) -> Self {
        let Scanned { text, parts } = uri.scan();
        Self { text: Cow::Owned(String::from(text)), parts, grammar: uri.grammar() }
    }
}

impl From<DraftUri> for String {
    fn from(uri: DraftUri) -> Self {
        uri.text.into_owned()
    }
}

impl From<DraftUri> for Cow<'static, str> {
    fn from(uri: DraftUri) -> Self {
        uri.text
    }
}

text_of_uri!(DraftUri);
compare_uri!(DraftUri);

impl PartialEq<DraftUriRef<'_>> for DraftUri {
    fn eq(&self, other: &DraftUriRef<'_>) -> bool {
        self.view() == *other
    }
}
