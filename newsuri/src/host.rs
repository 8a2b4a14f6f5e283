//! Hosts.

use alloc::borrow::Cow;
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt::{self, Write as _};
use core::hash::{Hash, Hasher};
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use newsuri_core::{HostKind, plain};
use percent_encoding::percent_decode_str;

use crate::writer::Writer;
use crate::{ParseError, Refused, percent};

/// The host of a server: a name or an IP address ([RFC 3986, 3.2.2]). It is never empty.
///
/// Comparing goes by the text and ignores the case of ASCII letters. A host that is given to be written must be ASCII,
/// so an internationalised name is given as its A-label (`xn--...`); one that was read may have
/// percent-encoded octets.
///
/// ```
/// use newsuri::Host;
///
/// assert_eq!(Host::parse("News.Example.Com")?, Host::parse("news.example.com")?);
/// // An IPv6 address with or without its brackets; it displays with them.
/// assert_eq!(Host::parse("2001:db8::1")?.to_string(), "[2001:db8::1]");
/// assert!(Host::parse("user@news.example.com").is_err());
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// [RFC 3986, 3.2.2]: https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
#[derive(Clone)]
pub struct Host<'a> {
    /// Without the brackets of an IP literal.
    text: Cow<'a, str>,
    kind: HostKind,
}

impl<'a> Host<'a> {
    /// Reads a host, borrowing the text: a name, an IPv4 address, or an IP literal, whose brackets
    /// an IPv6 address may lack.
    ///
    /// ```
    /// use newsuri::{Host, HostKind};
    ///
    /// assert_eq!(Host::parse("[2001:db8::1]")?.kind(), HostKind::Ipv6);
    /// // A port belongs to a `Server`.
    /// assert!(Host::parse("news.example.com:563").is_err());
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is empty, not a host, or not ASCII once decoded.
    pub const fn parse(text: &'a str) -> Result<Self, ParseError> {
        match plain::host(text) {
            Ok((kind, text)) => Ok(Self::scanned(text, kind)),
            Err(error) => Err(error),
        }
    }

    /// A host that was scanned, without brackets.
    pub(crate) const fn scanned(text: &'a str, kind: HostKind) -> Self {
        Self { text: Cow::Borrowed(text), kind }
    }

    /// The host as it was written, without the brackets of an IP literal; percent-encoded octets
    /// stay encoded.
    ///
    /// ```
    /// use newsuri::Host;
    ///
    /// assert_eq!(Host::parse("[2001:DB8::1]")?.as_str(), "2001:DB8::1");
    /// assert_eq!(Host::parse("news%2Dread.example")?.as_str(), "news%2Dread.example");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The IP address, if the host is written as one. A name whose percent-encoded octets decode to
    /// one is a name (RFC 3986, 3.2.2) until it is written in its canonical form: whoever must tell
    /// addresses from names looks at the canonical form.
    ///
    /// ```
    /// use newsuri::Host;
    ///
    /// let address = "2001:db8::1".parse().unwrap();
    /// assert_eq!(Host::parse("[2001:0db8:0::1]")?.ip(), Some(address));
    /// assert_eq!(Host::parse("news.example.com")?.ip(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn ip(&self) -> Option<IpAddr> {
        match self.kind {
            HostKind::Ipv4 => self.text.parse().ok().map(IpAddr::V4),
            HostKind::Ipv6 => self.text.parse().ok().map(IpAddr::V6),
            HostKind::Name | HostKind::IpFuture => None,
        }
    }

    /// The decoded octets of a name, which need not be text and can be anything: to connect, use
    /// [`text`](Self::text).
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// let uri = news_uri!("news://h%FF.example/");
    /// assert_eq!(*uri.host().unwrap().octets(), *b"h\xFF.example");
    /// ```
    #[must_use]
    pub fn octets(&self) -> Cow<'_, [u8]> {
        percent_decode_str(&self.text).into()
    }

    /// The decoded name, or the address without brackets, if a program may connect to it: if the
    /// octets are UTF-8 and no character of them is a control, a space, or one of `% / ? # @ [ ]`,
    /// and in a name none is a `:`.
    ///
    /// ```
    /// use newsuri::Host;
    ///
    /// let host = Host::parse("news%2Dread.example")?;
    /// assert_eq!(host.text().as_deref(), Some("news-read.example"));
    /// assert_eq!(Host::parse("news.example%0D%0A")?.text(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> Option<Cow<'_, str>> {
        let text = percent_decode_str(&self.text).decode_utf8().ok()?;
        let is_odd = |octet: char| octet.is_control() || " %/?#@[]".contains(octet);
        let has_colon = self.kind == HostKind::Name && text.contains(':');
        (!has_colon && !text.contains(is_odd)).then_some(text)
    }

    /// The kind of host, by the way it is written.
    ///
    /// ```
    /// use newsuri::{Host, HostKind};
    ///
    /// assert_eq!(Host::parse("192.0.2.1")?.kind(), HostKind::Ipv4);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> HostKind {
        self.kind
    }

    /// The same, borrowed from this one without copying the text.
    ///
    /// ```
    /// use newsuri::{Host, Server};
    ///
    /// let host = Host::parse("news.example.com")?;
    /// let with_tls = Server::from((host.borrowed(), 563));
    /// assert_eq!(with_tls.host(), &host);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn borrowed(&self) -> Host<'_> {
        Host::scanned(&self.text, self.kind)
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::{Host, NewsUri};
    ///
    /// let host = {
    ///     let uri: NewsUri = "news://news.example.com/".parse()?;
    ///     uri.host().unwrap().into_owned()
    /// };
    /// assert_eq!(host, Host::parse("news.example.com")?);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Host<'static> {
        Host { text: Cow::Owned(self.text.into_owned()), kind: self.kind }
    }

    /// Whether the text is the canonical form, which is easily told of names and IPv4 addresses only.
    pub(crate) fn is_written_as_it_is(&self) -> bool {
        let is_odd = |octet: &u8| *octet == b'%' || octet.is_ascii_uppercase();
        // To count them all is faster than to stop at one.
        matches!(self.kind, HostKind::Name | HostKind::Ipv4)
            && self.text.bytes().filter(is_odd).count() == 0
    }

    /// Writes the host in its canonical form: lower case, upper-case hexadecimal digits, IPv6
    /// addresses as `core::net::Ipv6Addr` writes them.
    pub(crate) fn write_canonical(&self, writer: &mut Writer) {
        // A writer takes everything.
        let _ = match (self.kind, self.ip()) {
            (HostKind::Ipv6, Some(address)) => write!(writer, "[{address}]"),
            (HostKind::IpFuture | HostKind::Ipv6, _) => {
                write!(writer, "[{}]", self.text.to_ascii_lowercase())
            }
            _ if self.is_written_as_it_is() => writer.write_str(&self.text),
            _ => percent::write_normalized(writer, &self.text, |octet| octet.to_ascii_lowercase()),
        };
    }
}

/// As a URI has it: an IP literal in its brackets. A name that was read can have octets that
/// [`parse`](Host::parse) refuses, because those who write links should not.
impl fmt::Display for Host<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            HostKind::Name | HostKind::Ipv4 => f.write_str(&self.text),
            HostKind::Ipv6 | HostKind::IpFuture => write!(f, "[{}]", self.text),
        }
    }
}

impl fmt::Debug for Host<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Host({self})")
    }
}

impl AsRef<str> for Host<'_> {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

impl Host<'_> {
    fn folded(&self) -> impl Iterator<Item = u8> + '_ {
        self.text.bytes().map(|octet| octet.to_ascii_lowercase())
    }
}

impl PartialEq for Host<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind && self.text.eq_ignore_ascii_case(&other.text)
    }
}

impl Eq for Host<'_> {}

impl PartialOrd for Host<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Host<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.kind.cmp(&other.kind).then_with(|| self.folded().cmp(other.folded()))
    }
}

impl Hash for Host<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind.hash(state);
        self.folded().for_each(|octet| state.write_u8(octet));
        state.write_u8(0xFF);
    }
}

impl core::str::FromStr for Host<'static> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Host::parse(text).map(Host::into_owned)
    }
}

impl<'a> TryFrom<&'a str> for Host<'a> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

impl TryFrom<String> for Host<'static> {
    type Error = Refused;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match Host::parse(&text).map(Host::into_owned) {
            Ok(host) => Ok(host),
            Err(error) => Err(Refused::new(error, text)),
        }
    }
}

impl From<Ipv4Addr> for Host<'_> {
    fn from(address: Ipv4Addr) -> Self {
        Self { text: Cow::Owned(alloc::format!("{address}")), kind: HostKind::Ipv4 }
    }
}

impl From<Ipv6Addr> for Host<'_> {
    fn from(address: Ipv6Addr) -> Self {
        Self { text: Cow::Owned(alloc::format!("{address}")), kind: HostKind::Ipv6 }
    }
}

impl From<IpAddr> for Host<'_> {
    fn from(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => address.into(),
        }
    }
}
