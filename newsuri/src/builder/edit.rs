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
        let authority = Authority { user: uri.user(), host: uri.host(), port: uri.port() };
        Self {
            scheme: uri.scheme(),
            place: Place::Kept(authority),
            target: uri.target(),
            fragment: uri.fragment(),
        }
    }

    /// Names another server, or the first one.
    pub fn server(self, server: impl IntoServer<'a>) -> Self {
        Self { place: Place::Server(server.into_server()), ..self }
    }

    /// Adds a fragment, or replaces it: plain text, of which is encoded what needs it, or a
    /// [`Fragment`] that is encoded already.
    pub fn fragment(self, fragment: impl IntoFragment<'a>) -> Self {
        Self { fragment: Some(fragment.into_fragment()), ..self }
    }

    /// Leaves the fragment out.
    pub fn no_fragment(self) -> Self {
        Self { fragment: None, ..self }
    }

    /// The URI, in its canonical form.
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
