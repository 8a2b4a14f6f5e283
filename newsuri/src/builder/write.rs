//! Writing a URI in its canonical form.

use core::fmt;

use crate::percent;
use crate::scanned::Scanned;
use crate::{Fragment, Host, MessageId, NewsUri, Scheme, Server, Target};

/// Who logs in where. Other than a [`Server`], it may have a user or a port without a host.
#[derive(Clone, Debug, Default)]
pub(crate) struct Authority<'a> {
    /// Percent-encoded.
    pub(crate) user: Option<&'a str>,
    pub(crate) host: Option<Host<'a>>,
    pub(crate) port: Option<u16>,
}

impl<'a> Authority<'a> {
    pub(crate) fn of(server: &'a Server<'_>) -> Self {
        let host = Some(server.host().borrowed());
        Self { user: server.encoded_user(), host, port: server.port() }
    }

    /// As a text has it, without a password.
    pub(crate) fn scanned(uri: Scanned<'a>) -> Self {
        Self { user: uri.user(), host: uri.host(), port: uri.parts.port() }
    }

    /// The same without a port that is the default of a scheme.
    pub(crate) fn without_default_port(mut self, scheme: Scheme) -> Self {
        self.port = self.port.filter(|port| *port != scheme.default_port());
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.user.is_none() && self.host.is_none() && self.port.is_none()
    }

    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(user) = self.user {
            percent::write_normalized(f, user, |octet| octet)?;
            f.write_str("@")?;
        }
        if let Some(host) = &self.host {
            host.write_canonical(f)?;
        }
        match self.port {
            Some(port) => write!(f, ":{port}"),
            None => Ok(()),
        }
    }

    /// With the slashes around it.
    pub(crate) fn write_delimited(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("//")?;
        self.write(f)?;
        f.write_str("/")
    }
}

/// The parts of a URI that is to be written.
#[derive(Clone, Debug)]
pub(crate) struct Written<'a> {
    pub(crate) scheme: Scheme,
    pub(crate) authority: Authority<'a>,
    pub(crate) target: Target<'a>,
    pub(crate) fragment: Option<&'a Fragment<'a>>,
}

impl Written<'_> {
    pub(crate) fn into_uri(mut self) -> NewsUri {
        self.authority = self.authority.without_default_port(self.scheme);
        NewsUri::written(percent::to_exact_string(&self))
    }

    fn write_target(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.target {
            Target::Article(id) => write_message_id(f, id),
            Target::Group(group) => {
                write!(f, "{}", percent::encoded(group.as_str(), percent::NEWSGROUP))
            }
            Target::Groups(pattern) if pattern.as_str() != "*" => {
                write!(f, "{}", percent::encoded(pattern.as_str(), percent::WILDMAT))
            }
            // With a server, agents read nothing better than a `*`.
            Target::AllGroups | Target::Groups(_) if !self.authority.is_empty() => Ok(()),
            Target::AllGroups | Target::Groups(_) => f.write_str("*"),
            Target::NumberedArticle { group, number } => {
                write!(f, "{}", percent::encoded(group.as_str(), percent::NEWSGROUP))?;
                write!(f, "/{number}")
            }
        }
    }
}

pub(crate) fn write_message_id(f: &mut fmt::Formatter<'_>, id: &MessageId<'_>) -> fmt::Result {
    let (left, right) = id.halves();
    let right_set = if right.starts_with('[') { percent::LITERAL } else { percent::MESSAGE_ID };
    write!(f, "{}@", percent::encoded(left, percent::MESSAGE_ID))?;
    write!(f, "{}", percent::encoded(right, right_set))
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.scheme.as_str())?;
        f.write_str(":")?;
        if !self.authority.is_empty() {
            self.authority.write_delimited(f)?;
        }
        self.write_target(f)?;
        match self.fragment {
            Some(fragment) => {
                f.write_str("#")?;
                percent::write_normalized(f, fragment.as_str(), |octet| octet)
            }
            None => Ok(()),
        }
    }
}
