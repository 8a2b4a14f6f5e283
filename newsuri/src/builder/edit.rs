//! From a URI back into a builder.

use super::write::{Authority, Written};
use super::{IntoFragment, IntoServer};
use crate::{Fragment, NewsUri, NewsUriRef, Scheme, Server, Target};

/// A URI that is being changed: [`NewsUri::to_builder`] makes one.
///
/// It keeps scheme and target, and drops a password. To name something else begin anew, with
/// `.maybe_server(uri.server())` for the same server.
///
/// ```
/// use newsuri::news_uri;
///
/// let uri = news_uri!("news://news.example.com/1@example.com#p2");
/// assert_eq!(uri.to_builder().no_fragment().build(), "news://news.example.com/1@example.com");
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder makes nothing before `.build()` is called"]
pub struct EditBuilder<'a> {
    scheme: Scheme,
    place: Place<'a>,
    target: Target<'a>,
    fragment: Option<Fragment<'a>>,
}

#[derive(Clone, Debug)]
enum Place<'a> {
    /// As the URI has it, be it a user without a host.
    Kept(Authority<'a>),
    Server(Server<'a>),
}

impl<'a> EditBuilder<'a> {
    pub(crate) fn new(uri: NewsUriRef<'a>) -> Self {
        let authority = Authority::scanned(uri.scan());
        Self {
            scheme: uri.scheme(),
            place: Place::Kept(authority),
            target: uri.target(),
            fragment: uri.fragment(),
        }
    }

    /// Names another server, or the first one. Nothing is left of the old one: not its port, and not
    /// its user.
    ///
    /// ```
    /// use newsuri::{news_uri, server};
    ///
    /// let uri = news_uri!("news://me@old.example:119/comp.lang.c");
    /// let moved = uri.to_builder().server(server!("new.example")).build();
    /// assert_eq!(moved, "news://new.example/comp.lang.c");
    /// ```
    pub fn server(self, server: impl IntoServer<'a>) -> Self {
        Self { place: Place::Server(server.into_server()), ..self }
    }

    /// Adds a fragment, or replaces it: plain text, of which is encoded what needs it, or a
    /// [`Fragment`] that is encoded already.
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// let uri = news_uri!("news:1@example.com#p2");
    /// assert_eq!(uri.to_builder().fragment("page 3").build(), "news:1@example.com#page%203");
    /// ```
    pub fn fragment(self, fragment: impl IntoFragment<'a>) -> Self {
        Self { fragment: Some(fragment.into_fragment()), ..self }
    }

    /// Leaves the fragment out.
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// let uri = news_uri!("news:1@example.com#p2");
    /// assert_eq!(uri.to_builder().no_fragment().build(), "news:1@example.com");
    /// ```
    pub fn no_fragment(self) -> Self {
        Self { fragment: None, ..self }
    }

    /// The URI, in its canonical form: scheme and host in lower case, no port that is the scheme's
    /// default, and in a name only that percent-encoded which must be. In user, host and fragment,
    /// whose delimiters are not known, only `unreserved` octets are decoded (RFC 3986, 6.2.2 and
    /// 6.2.3).
    ///
    /// ```
    /// use newsuri::NewsUri;
    ///
    /// let uri: NewsUri = "NNTP://News.Example.Com:119/comp.%6Cang.c/00042".parse()?;
    /// assert_eq!(uri.to_builder().build(), "nntp://news.example.com/comp.lang.c/42");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the URI is longer than 4,294,967,295 bytes.
    #[must_use]
    pub fn build(self) -> NewsUri {
        Written {
            scheme: self.scheme,
            authority: match &self.place {
                Place::Kept(authority) => authority.clone(),
                Place::Server(server) => Authority::of(server),
            },
            target: self.target,
            fragment: self.fragment.as_ref(),
        }
        .into_uri()
    }
}
