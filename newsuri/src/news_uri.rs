//! The URI that one stores.

use alloc::borrow::{Borrow, Cow};
use alloc::string::String;
use core::fmt;

use newsuri_core::{Grammar, Parts, scan};

use crate::scanned::fail;
use crate::uri_traits::{compare_uri, text_of_uri};
use crate::{
    Advice, ArticleNumber, EditBuilder, Fragment, Host, MessageId, NewsUriRef, Newsgroup,
    ParseError, Refused, Scheme, Server, Target, Wildmat,
};

/// A valid `news:`, `snews:` or `nntp:` URI of [RFC 5538].
///
/// Literals, built and parsed values are the same type: a literal costs nothing at run time, the
/// others own their text. Two are equal if their texts are.
///
/// ```
/// use newsuri::{NewsUri, Target, msg_id, news_uri};
///
/// let written = news_uri!("news:a%2Fb@example.com");
/// let built = NewsUri::article().msg_id(msg_id!("a/b@example.com")).build();
/// let parsed: NewsUri = "news:a%2Fb@example.com".parse()?;
/// assert!(written == built && built == parsed);
/// assert_eq!(parsed.target(), Target::Article(msg_id!("a/b@example.com")));
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// Equal texts mean the same, but different ones can, too: `uri.to_builder().build()` gives the
/// canonical form, to be used as a key. Constants are compared with `==`; they are no patterns.
///
/// It owns text, so it has a destructor, and a constant that takes it apart must not own it. Write
/// `const URI: &NewsUri = &news_uri!("..");`, a `static`, or [`NewsUriRef::from_static`].
///
/// [RFC 5538]: https://www.rfc-editor.org/rfc/rfc5538
#[derive(Clone)]
pub struct NewsUri {
    text: Cow<'static, str>,
    parts: Parts,
}

impl NewsUri {
    /// Reads a URI, copying the text. [`NewsUriRef::parse`] borrows it, and `TryFrom<String>` takes
    /// it over.
    ///
    /// ```
    /// use newsuri::{NewsUri, Scheme};
    ///
    /// let uri = NewsUri::parse("snews://news.example.com/comp.lang.rust")?;
    /// assert_eq!(uri.scheme(), Scheme::Snews);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no URI: the error names the byte, the component, the reason and the rule.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        NewsUriRef::parse(text).map(Self::from)
    }

    /// Reads a URI that is known when the program is compiled: in a `const` or `static`, a wrong
    /// one is a compile error. [`news_uri!`](crate::news_uri) does the same with better errors.
    ///
    /// ```
    /// use newsuri::NewsUri;
    ///
    /// trait Linked {
    ///     const LINK: &'static str;
    ///
    ///     // What the macro cannot do: the text belongs to `Self`.
    ///     fn uri() -> NewsUri {
    ///         const { NewsUri::from_static(Self::LINK) }
    ///     }
    /// }
    /// # struct Group;
    /// # impl Linked for Group { const LINK: &'static str = "news:comp.lang.rust"; }
    /// # assert_eq!(Group::uri(), "news:comp.lang.rust");
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is no URI and this is called at run time.
    #[track_caller]
    #[must_use]
    pub const fn from_static(text: &'static str) -> Self {
        match scan(text, Grammar::Rfc5538) {
            Ok(parts) => Self { text: Cow::Borrowed(text), parts },
            Err(error) => fail(&error, text),
        }
    }

    /// A text that a builder has written and whose parts it knows.
    pub(crate) fn known(text: String, parts: Parts) -> Self {
        debug_assert_eq!(Ok(parts), scan(&text, Grammar::Rfc5538));
        Self { text: Cow::Owned(text), parts }
    }

    /// A text that a builder has written.
    ///
    /// # Panics
    ///
    /// If it is longer than the 4,294,967,295 bytes that offsets reach.
    #[allow(clippy::panic, reason = "what a builder writes is valid, but it can be too long")]
    pub(crate) fn written(text: String) -> Self {
        match NewsUriRef::parse(&text).map(|uri| uri.parts()) {
            Ok(parts) => Self { text: Cow::Owned(text), parts },
            Err(error) => panic!("a built URI cannot be read: {error}"),
        }
    }

    /// The text, percent-encoded as it was read or written: **with a password if it has one**.
    ///
    /// ```
    /// use newsuri::{NewsUri, newsgroup};
    ///
    /// let uri = NewsUri::group().group(newsgroup!("fr.rec.café")).build();
    /// assert_eq!(uri.as_str(), "news:fr.rec.caf%C3%A9");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What tells two apart.
    fn key(&self) -> &str {
        &self.text
    }

    /// The borrowed view, which has the same methods.
    ///
    /// ```
    /// use newsuri::{NewsUriRef, news_uri};
    ///
    /// fn is_local(uri: NewsUriRef<'_>) -> bool {
    ///     uri.server().is_none()
    /// }
    /// assert!(is_local(news_uri!("news:comp.lang.rust").view()));
    /// ```
    #[must_use]
    pub fn view(&self) -> NewsUriRef<'_> {
        NewsUriRef::scanned(&self.text, self.parts)
    }

    /// The scheme: `news`, `snews` or `nntp`.
    ///
    /// ```
    /// use newsuri::{Scheme, news_uri};
    ///
    /// assert_eq!(news_uri!("nntp://news.example.com/comp.lang.c").scheme(), Scheme::Nntp);
    /// ```
    #[must_use]
    pub const fn scheme(&self) -> Scheme {
        self.parts.scheme()
    }

    /// The server, or nothing where the reader's own server is meant. See [`NewsUriRef::server`].
    ///
    /// ```
    /// use newsuri::{news_uri, server};
    ///
    /// let uri = news_uri!("news://news.example.com:563/1@example.com");
    /// assert_eq!(uri.server(), Some(server!("news.example.com:563")));
    /// assert_eq!(news_uri!("news:1@example.com").server(), None);
    /// ```
    #[must_use]
    pub fn server(&self) -> Option<Server<'_>> {
        self.view().server()
    }

    /// The host of the server, if one is named. See [`NewsUriRef::host`].
    ///
    /// ```
    /// use newsuri::{Host, news_uri};
    ///
    /// let uri = news_uri!("news://news.example.com:563/1@example.com");
    /// assert_eq!(uri.host(), Some(Host::parse("news.example.com")?));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn host(&self) -> Option<Host<'_>> {
        self.view().host()
    }

    /// The userinfo as the text has it: this is where a password shows. See
    /// [`NewsUriRef::userinfo`].
    ///
    /// ```
    /// use newsuri::NewsUri;
    ///
    /// let uri: NewsUri = "news://me:secret@news.example.com/".parse()?;
    /// assert_eq!(uri.userinfo(), Some("me:secret"));
    /// assert_eq!(uri.server().unwrap().user().as_deref(), Some("me"));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn userinfo(&self) -> Option<&str> {
        self.view().userinfo()
    }

    /// The TCP port, if the text has one. See [`NewsUriRef::port`].
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// assert_eq!(news_uri!("news://news.example.com:563/").port(), Some(563));
    /// assert_eq!(news_uri!("news://news.example.com/").port(), None);
    /// ```
    #[must_use]
    pub const fn port(&self) -> Option<u16> {
        self.parts.port()
    }

    /// The TCP port to connect to, by default that of the scheme; nothing where no server is named.
    /// See [`NewsUriRef::effective_port`].
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// assert_eq!(news_uri!("snews://news.example.com/").effective_port(), Some(563));
    /// assert_eq!(news_uri!("news:comp.lang.rust").effective_port(), None);
    /// ```
    #[must_use]
    pub fn effective_port(&self) -> Option<u16> {
        self.view().effective_port()
    }

    /// What the URI names, decoded: an article, one group or several. See [`NewsUriRef::target`].
    ///
    /// ```
    /// use newsuri::{Target, news_uri};
    ///
    /// assert_eq!(news_uri!("news:*").target(), Target::AllGroups);
    /// ```
    #[must_use]
    pub fn target(&self) -> Target<'_> {
        self.view().target()
    }

    /// The Message-ID, decoded, if the URI names an article by it. See [`NewsUriRef::message_id`].
    ///
    /// ```
    /// use newsuri::{msg_id, news_uri};
    ///
    /// let uri = news_uri!("news:a%2Fb@example.com");
    /// assert_eq!(uri.message_id(), Some(msg_id!("a/b@example.com")));
    /// ```
    #[must_use]
    pub fn message_id(&self) -> Option<MessageId<'_>> {
        self.view().message_id()
    }

    /// The group, decoded, if the URI names one, or an article by its number in one. See
    /// [`NewsUriRef::newsgroup`].
    ///
    /// ```
    /// use newsuri::{news_uri, newsgroup};
    ///
    /// let uri = news_uri!("nntp://news.example.com/fr.rec.caf%C3%A9/42");
    /// assert_eq!(uri.newsgroup(), Some(newsgroup!("fr.rec.café")));
    /// ```
    #[must_use]
    pub fn newsgroup(&self) -> Option<Newsgroup<'_>> {
        self.view().newsgroup()
    }

    /// The pattern, decoded, if the URI names groups by one other than a single `*`. See
    /// [`NewsUriRef::wildmat`].
    ///
    /// ```
    /// use newsuri::{news_uri, wildmat};
    ///
    /// assert_eq!(news_uri!("news:comp.lang.*").wildmat(), Some(wildmat!("comp.lang.*")));
    /// ```
    #[must_use]
    pub fn wildmat(&self) -> Option<Wildmat<'_>> {
        self.view().wildmat()
    }

    /// The number, if the URI names an article by it. See [`NewsUriRef::article_number`].
    ///
    /// ```
    /// use newsuri::{ArticleNumber, news_uri};
    ///
    /// let uri = news_uri!("nntp://news.example.com/comp.lang.c/42");
    /// assert_eq!(uri.article_number(), Some(ArticleNumber::from(42)));
    /// ```
    #[must_use]
    pub fn article_number(&self) -> Option<ArticleNumber> {
        self.view().article_number()
    }

    /// The fragment, if there is a `#`. See [`NewsUriRef::fragment`].
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// let uri = news_uri!("news:1@example.com#see%201");
    /// assert_eq!(uri.fragment().unwrap().text().as_deref(), Some("see 1"));
    /// ```
    #[must_use]
    pub fn fragment(&self) -> Option<Fragment<'_>> {
        self.view().fragment()
    }

    /// What is valid but unwise, each kind once, at its first place. In a literal, it is a warning.
    ///
    /// ```
    /// use newsuri::{AdviceKind, NewsUri};
    ///
    /// let uri: NewsUri = "news:a%40example.com".parse()?;
    /// let advice = uri.advice().next().unwrap();
    /// assert_eq!(advice.kind(), AdviceKind::NewsgroupAt);
    /// assert!(advice.report(uri.as_str()).as_str().contains("write \"news:a@example.com\""));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn advice(&self) -> impl Iterator<Item = Advice> {
        newsuri_core::advice(&self.text, &self.parts)
    }

    /// The text with `***` for a password, to be shown or logged. See [`NewsUriRef::redacted`].
    ///
    /// ```
    /// use newsuri::NewsUri;
    ///
    /// let uri: NewsUri = "news://me:secret@news.example.com/".parse()?;
    /// assert_eq!(uri.redacted().to_string(), "news://me:***@news.example.com/");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn redacted(&self) -> impl fmt::Display + '_ {
        self.view().redacted()
    }

    /// A builder that keeps scheme and target, and can change the server and the fragment; built at
    /// once, it gives the canonical form. It drops a password. See [`NewsUriRef::to_builder`].
    ///
    /// ```
    /// use newsuri::{news_uri, server};
    ///
    /// let uri = news_uri!("news://old.example/comp.lang.c#top");
    /// let moved = uri.to_builder().server(server!("new.example")).build();
    /// assert_eq!(moved, "news://new.example/comp.lang.c#top");
    /// ```
    pub fn to_builder(&self) -> EditBuilder<'_> {
        self.view().to_builder()
    }
}

impl core::str::FromStr for NewsUri {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

impl TryFrom<&str> for NewsUri {
    type Error = ParseError;

    fn try_from(text: &str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

/// Takes the text over without copying it.
impl TryFrom<String> for NewsUri {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match NewsUriRef::parse(&text).map(|uri| uri.parts()) {
            Ok(parts) => Ok(Self { text: Cow::Owned(text), parts }),
            Err(error) => Err(Refused::new(error, text)),
        }
    }
}

impl From<NewsUriRef<'_>> for NewsUri {
    fn from(uri: NewsUriRef<'_>) -> Self {
        Self { text: Cow::Owned(String::from(uri.as_str())), parts: uri.parts() }
    }
}

impl From<NewsUri> for String {
    fn from(uri: NewsUri) -> Self {
        uri.text.into_owned()
    }
}

impl From<NewsUri> for Cow<'static, str> {
    fn from(uri: NewsUri) -> Self {
        uri.text
    }
}

text_of_uri!(NewsUri);
compare_uri!(NewsUri);

/// Comparing and hashing go by the text, so that a map keyed by URIs is searched by text.
impl Borrow<str> for NewsUri {
    fn borrow(&self) -> &str {
        &self.text
    }
}

impl PartialEq<NewsUriRef<'_>> for NewsUri {
    fn eq(&self, other: &NewsUriRef<'_>) -> bool {
        self.text == other.as_str()
    }
}
