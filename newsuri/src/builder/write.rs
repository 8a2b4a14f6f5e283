//! Writing a URI in its canonical form.

use newsuri_core::{Parts, TargetKind, WrittenServer};

use crate::percent;
use crate::scanned::Scanned;
use crate::writer::{Exact, Writer};
use crate::{Fragment, Host, MessageId, NewsUri, Scheme, Server, Target};

/// Who logs in where. Other than a [`Server`], it may have a user or a port without a host.
#[derive(Clone, Debug, Default)]
pub(crate) struct Authority<'a> {
    /// Percent-encoded.
    pub(crate) user: Option<&'a str>,
    pub(crate) host: Option<Host<'a>>,
    pub(crate) port: Option<u16>,
    /// Whether user and host are written as they are; they may be otherwise.
    is_canonical: bool,
}

impl<'a> Authority<'a> {
    pub(crate) fn of(server: &'a Server<'_>) -> Self {
        Self::new(server.encoded_user(), Some(server.host().borrowed()), server.port())
    }

    /// As a text has it, without a password.
    pub(crate) fn scanned(uri: Scanned<'a>) -> Self {
        Self::new(uri.user(), uri.host(), uri.parts.port())
    }

    fn new(user: Option<&'a str>, host: Option<Host<'a>>, port: Option<u16>) -> Self {
        let is_canonical = host.as_ref().is_some_and(Host::is_written_as_it_is)
            && user.is_none_or(|user| !user.contains('%'));
        Self { user, host, port, is_canonical }
    }

    /// The same without a port that is the default of a scheme.
    pub(crate) fn without_default_port(mut self, scheme: Scheme) -> Self {
        self.port = self.port.filter(|port| *port != scheme.default_port());
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.user.is_none() && self.host.is_none() && self.port.is_none()
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        if let Some(user) = self.user {
            writer.push_normalized(user);
            writer.push("@");
        }
        match &self.host {
            Some(host) if self.is_canonical => writer.push(host.as_str()),
            Some(host) => host.write_canonical(writer),
            None => {}
        }
        if let Some(port) = self.port {
            writer.push(":");
            writer.push_decimal(port.into());
        }
    }

    /// What is known of it once it is written, if it is written as it is.
    fn written(&self) -> Option<WrittenServer> {
        let host = self.host.as_ref().filter(|_| self.is_canonical)?;
        Some(WrittenServer {
            user_length: self.user.map_or(0, str::len),
            host_length: host.as_str().len(),
            host_kind: host.kind(),
            port: self.port,
        })
    }

    /// With the slashes around it.
    pub(crate) fn write_delimited(&self, writer: &mut Writer) {
        writer.push("//");
        self.write(writer);
        writer.push("/");
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
        let written = Writer::exact(|writer| self.write(writer));
        match self.parts(&written) {
            Some(parts) => NewsUri::known(written.text, parts),
            None => NewsUri::written(written.text),
        }
    }

    /// The parts of what was written, as far as they are known without reading it.
    fn parts(&self, written: &Exact) -> Option<Parts> {
        let kind = match self.target {
            Target::Article(_) => TargetKind::Article,
            Target::Group(_) => TargetKind::Group,
            Target::NumberedArticle { .. } => TargetKind::NumberedArticle,
            Target::Groups(_) | Target::AllGroups => return None,
        };
        let server = if self.authority.is_empty() { None } else { Some(self.authority.written()?) };
        let is_known = self.fragment.is_none() && u32::try_from(written.text.len()).is_ok();
        is_known.then(|| {
            Parts::written(self.scheme, server, kind, written.is_encoded, written.text.len())
        })
    }

    fn write(&self, writer: &mut Writer) {
        match self.scheme {
            Scheme::News => writer.push("news:"),
            Scheme::Snews => writer.push("snews:"),
            Scheme::Nntp => writer.push("nntp:"),
        }
        if !self.authority.is_empty() {
            self.authority.write_delimited(writer);
        }
        self.write_target(writer);
        if let Some(fragment) = self.fragment {
            writer.push("#");
            writer.push_normalized(fragment.as_str());
        }
    }

    fn write_target(&self, writer: &mut Writer) {
        match &self.target {
            Target::Article(id) => write_message_id(writer, id),
            Target::Group(group) => writer.push_encoded(group.as_str(), percent::NEWSGROUP),
            Target::Groups(pattern) if pattern.as_str() != "*" => {
                writer.push_encoded(pattern.as_str(), percent::WILDMAT);
            }
            // With a server, agents read nothing better than a `*`.
            Target::AllGroups | Target::Groups(_) if !self.authority.is_empty() => {}
            Target::AllGroups | Target::Groups(_) => writer.push("*"),
            Target::NumberedArticle { group, number } => {
                writer.push_encoded(group.as_str(), percent::NEWSGROUP);
                writer.push("/");
                writer.push_decimal(number.get());
            }
        }
    }
}

/// Only a domain literal ends with a bracket, and only an id with one may have a second `@`.
pub(crate) fn write_message_id(writer: &mut Writer, id: &MessageId<'_>) {
    if !id.as_str().ends_with(']') {
        return writer.push_encoded(id.as_str(), percent::MESSAGE_ID);
    }
    let (left, right) = id.halves();
    writer.push_encoded(left, percent::ID_LEFT);
    writer.push("@");
    writer.push_encoded(right, percent::LITERAL);
}
