//! Servers.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::fmt;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use newsuri_core::plain;

use crate::{Host, ParseError, Refused, percent};

/// A news server: a host, and where they are given a port and a user ([RFC 3986, 3.2]).
///
/// A password is never part of it. Without a port, the default of the URI's scheme is meant; two
/// servers, one without a port and one with the default, differ here as their texts do.
///
/// ```
/// use core::net::Ipv6Addr;
/// use newsuri::{Server, server};
///
/// const SERVER: Server = server!("news.example.com:563");
/// assert_eq!(SERVER.port(), Some(563));
/// assert_eq!(Server::from((Ipv6Addr::LOCALHOST, 119)).to_string(), "[::1]:119");
///
/// let with_user = Server::parse("news.example.com")?.with_user("me@home");
/// assert_eq!(with_user.to_string(), "me%40home@news.example.com");
/// assert_eq!(with_user.user().as_deref(), Some("me@home"));
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// [RFC 3986, 3.2]: https://www.rfc-editor.org/rfc/rfc3986#section-3.2
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Server<'a> {
    host: Host<'a>,
    port: Option<u16>,
    /// Percent-encoded and not empty.
    user: Option<Cow<'a, str>>,
}

impl<'a> Server<'a> {
    /// The server on a host, at the default port of the URI's scheme.
    ///
    /// ```
    /// use newsuri::{Host, Server};
    ///
    /// let server = Server::new(Host::parse("news.example.com")?);
    /// assert_eq!(server.to_string(), "news.example.com");
    /// assert_eq!(server.port(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn new(host: Host<'a>) -> Self {
        Self { host, port: None, user: None }
    }

    /// Reads a server as the authority of a URI has it: `host`, `host:port` or `user@host:port`,
    /// the user percent-encoded, an IPv6 address in brackets.
    ///
    /// ```
    /// use newsuri::Server;
    ///
    /// let server = Server::parse("me%40home@[2001:db8::1]:563")?;
    /// assert_eq!(server.user().as_deref(), Some("me@home"));
    /// assert_eq!(server.host().as_str(), "2001:db8::1");
    /// assert!(Server::parse("news://news.example.com").is_err());
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is none, has a password, or its host is empty or not ASCII.
    pub const fn parse(text: &'a str) -> Result<Self, ParseError> {
        match plain::server(text) {
            Ok(found) => Ok(Self::found(found)),
            Err(error) => Err(error),
        }
    }

    const fn found(found: plain::Server<'a>) -> Self {
        Self {
            host: Host::scanned(found.host, found.host_kind),
            port: found.port,
            user: match found.user {
                Some(user) => Some(Cow::Borrowed(user)),
                None => None,
            },
        }
    }

    /// A server that was scanned; the user is still percent-encoded.
    pub(crate) fn scanned(host: Host<'a>, port: Option<u16>, user: Option<&'a str>) -> Self {
        Self { host, port, user: user.map(Cow::Borrowed) }
    }

    /// The same with a TCP port, which replaces another.
    ///
    /// ```
    /// use newsuri::server;
    ///
    /// // TLS from the first byte is spoken at port 563 (RFC 8143).
    /// let server = server!("news.example.com").with_port(563);
    /// assert_eq!(server, server!("news.example.com:563"));
    /// ```
    #[must_use]
    pub fn with_port(self, port: u16) -> Self {
        Self { port: Some(port), ..self }
    }

    /// The same with a user: plain text, of which is encoded what needs it. An empty one is none.
    ///
    /// ```
    /// use newsuri::server;
    ///
    /// let server = server!("news.example.com").with_user("me:home");
    /// assert_eq!(server.to_string(), "me%3Ahome@news.example.com");
    /// assert_eq!(server.with_user(""), server!("news.example.com"));
    /// ```
    #[must_use]
    pub fn with_user(self, user: &str) -> Self {
        let encoded = percent::encoded(user, percent::USER).to_string();
        Self { user: (!user.is_empty()).then_some(Cow::Owned(encoded)), ..self }
    }

    /// The host.
    ///
    /// ```
    /// use newsuri::server;
    ///
    /// assert_eq!(server!("[::1]:119").host().to_string(), "[::1]");
    /// ```
    #[must_use]
    pub const fn host(&self) -> &Host<'a> {
        &self.host
    }

    /// The TCP port, if it is given. A colon without digits gives none (RFC 3986, 3.2.3).
    ///
    /// ```
    /// use newsuri::server;
    ///
    /// assert_eq!(server!("news.example.com:563").port(), Some(563));
    /// assert_eq!(server!("news.example.com").port(), None);
    /// ```
    #[must_use]
    pub const fn port(&self) -> Option<u16> {
        self.port
    }

    /// The decoded name of the user, if there is one and it is UTF-8 without control characters:
    /// others are no credentials.
    ///
    /// ```
    /// use newsuri::server;
    ///
    /// assert_eq!(server!("me%40home@news.example.com").user().as_deref(), Some("me@home"));
    /// assert_eq!(server!("me%0D%0A@news.example.com").user(), None);
    /// ```
    #[must_use]
    pub fn user(&self) -> Option<Cow<'_, str>> {
        let user = percent_encoding::percent_decode_str(self.user.as_deref()?);
        user.decode_utf8().ok().filter(|user| !user.contains(char::is_control))
    }

    /// The user as a URI has it, percent-encoded.
    pub(crate) fn encoded_user(&self) -> Option<&str> {
        self.user.as_deref()
    }

    /// The same, borrowed from this one without copying the text.
    ///
    /// ```
    /// use newsuri::server;
    ///
    /// let server = server!("news.example.com");
    /// let with_tls = server.borrowed().with_port(563);
    /// assert_eq!(with_tls.host(), server.host());
    /// ```
    #[must_use]
    pub fn borrowed(&self) -> Server<'_> {
        let user = self.user.as_deref().map(Cow::Borrowed);
        Server { host: self.host.borrowed(), port: self.port, user }
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::{NewsUri, server};
    ///
    /// let server = {
    ///     let uri: NewsUri = "news://news.example.com/".parse()?;
    ///     uri.server().unwrap().into_owned()
    /// };
    /// assert_eq!(server, server!("news.example.com"));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Server<'static> {
        let user = self.user.map(|user| Cow::Owned(user.into_owned()));
        Server { host: self.host.into_owned(), port: self.port, user }
    }
}

impl Server<'static> {
    /// Reads a server that is known when the program is compiled: in a `const` or `static`, a
    /// wrong one is a compile error. [`server!`](crate::server) does the same with better errors.
    ///
    /// ```
    /// use newsuri::Server;
    ///
    /// static SERVER: Server = Server::from_static("news.example.com:563");
    /// assert_eq!(SERVER.port(), Some(563));
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is none and this is called at run time.
    #[track_caller]
    #[must_use]
    pub const fn from_static(text: &'static str) -> Self {
        match plain::server(text) {
            Ok(found) => Self::found(found),
            Err(error) => crate::scanned::fail(&error, text),
        }
    }
}

/// As the authority of a URI has it.
impl fmt::Display for Server<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(user) = &self.user {
            write!(f, "{user}@")?;
        }
        write!(f, "{}", self.host)?;
        match self.port {
            Some(port) => write!(f, ":{port}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Server<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Server({self})")
    }
}

impl core::str::FromStr for Server<'static> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Server::parse(text).map(Server::into_owned)
    }
}

impl<'a> TryFrom<&'a str> for Server<'a> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

impl TryFrom<String> for Server<'static> {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match Server::parse(&text).map(Server::into_owned) {
            Ok(server) => Ok(server),
            Err(error) => Err(Refused::new(error, text)),
        }
    }
}

impl<'a> From<Host<'a>> for Server<'a> {
    fn from(host: Host<'a>) -> Self {
        Self::new(host)
    }
}

impl<'a> From<(Host<'a>, u16)> for Server<'a> {
    fn from((host, port): (Host<'a>, u16)) -> Self {
        Self::new(host).with_port(port)
    }
}

macro_rules! from_address {
    ($($address:ty),+) => {$(
        impl From<$address> for Server<'_> {
            fn from(address: $address) -> Self {
                Self::new(address.into())
            }
        }

        impl From<($address, u16)> for Server<'_> {
            fn from((address, port): ($address, u16)) -> Self {
                Self::new(address.into()).with_port(port)
            }
        }
    )+};
}

from_address!(Ipv4Addr, Ipv6Addr, IpAddr);

impl From<SocketAddr> for Server<'_> {
    fn from(address: SocketAddr) -> Self {
        Self::from((address.ip(), address.port()))
    }
}
