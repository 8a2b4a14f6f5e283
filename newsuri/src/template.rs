//! What `news_uri!` with holes expands to: text, and what fills the holes, in one allocation.
//!
//! Each place of a URI has a trait, which the nouns of that place implement. The macro knows the
//! place of each hole, so that a wrong noun in it is a compile error.

use alloc::borrow::Cow;

use crate::builder::{Authority, write_message_id};
use crate::writer::Writer;
use crate::{
    ArticleNumber, Fragment, Host, MessageId, NewsUri, Newsgroup, Scheme, Server, Wildmat, percent,
};

/// A part of a URI that is made of a template.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "it is made by a macro and shown nowhere")]
pub enum Part<'a> {
    /// As the template has it.
    Text(&'static str),
    /// A whole authority.
    Server(Scheme, &'a dyn ServerPlace),
    /// A host beside a user or a port that the template has.
    Host(&'a dyn HostPlace),
    /// A port behind a host.
    Port(&'a dyn PortPlace),
    /// What a `news` URI names.
    Target(&'a dyn TargetPlace),
    /// The group of an `nntp` URI.
    Group(&'a dyn GroupPlace),
    /// The number of an article in its group.
    Number(&'a dyn NumberPlace),
    /// What follows the `#`.
    Fragment(&'a dyn FragmentPlace),
}

/// The URI of a template. The text of the template was checked when it was compiled, and what fills
/// its holes is of nouns.
///
/// # Panics
///
/// If the URI is longer than 4,294,967,295 bytes.
#[must_use]
pub fn a_template_is_filled_at_run_time(
    template: &dyn Fn(fn(&[Part<'_>]) -> NewsUri) -> NewsUri,
) -> NewsUri {
    template(|parts| NewsUri::written(Writer::exact(|writer| fill(parts, writer)).text))
}

fn fill(parts: &[Part<'_>], writer: &mut Writer) {
    for part in parts {
        match part {
            Part::Text(text) => writer.push(text),
            Part::Server(scheme, server) => server.write(*scheme, writer),
            Part::Host(host) => host.write(writer),
            Part::Port(port) => port.write(writer),
            Part::Target(target) => target.write(writer),
            Part::Group(group) => group.write(writer),
            Part::Number(number) => number.write(writer),
            Part::Fragment(fragment) => fragment.write(writer),
        }
    }
}

macro_rules! places {
    ($(
        $place:ident($($context:ident: $type:ty)?):
            $message:literal, $label:literal, $($note:literal),+;
    )+) => {$(
        #[diagnostic::on_unimplemented(message = $message, label = $label, $(note = $note),+)]
        pub trait $place: sealed::Noun {
            #[doc(hidden)]
            fn write(&self, $($context: $type,)? writer: &mut Writer);
        }

        #[diagnostic::do_not_recommend]
        impl<P: $place + ?Sized> $place for &P {
            fn write(&self, $($context: $type,)? writer: &mut Writer) {
                P::write(self, $($context,)? writer);
            }
        }
    )+};
}

places! {
    ServerPlace(scheme: Scheme):
        "this place of a URI takes a `Server` or a `Host`, and not `{Self}`",
        "a `Server` or a `Host` is due here",
        "in code write `server!(\"news.example.com\")`; for text that a program meets, \
         `Server::parse(text)?`",
        "an IP address is written in with `Host::from(address)`; an `Option<Server>` is given to \
         `.maybe_server(..)` of a builder, save for `nntp:`";
    HostPlace():
        "this place of a URI takes a `Host`, and not `{Self}`",
        "a `Host` is due here",
        "write `Host::parse(text)?`, or `server.host()` of a `Server`; a whole `Server` with its \
         port and its user fills a hole that is all there is between `//` and the next `/`";
    PortPlace():
        "this place of a URI takes a port, a `u16`, and not `{Self}`",
        "a `u16` is due here",
        "another integer becomes one by `u16::try_from(number)?`; a port that there may be is one of a \
         `Server`, which fills `//{{server}}`";
    TargetPlace():
        "this place of a `news:` URI takes a `MessageId`, a `Newsgroup` or a `Wildmat`, and not \
         `{Self}`",
        "a `MessageId`, a `Newsgroup` or a `Wildmat` is due here",
        "in code write `msg_id!(\"id@host\")`; for text that a program meets, \
         `MessageId::parse(text)?`, `Newsgroup::parse(text)?` or `Wildmat::parse(text)?`",
        "an article by its number is linked as in `nntp://{{server}}/{{group}}/{{number}}`";
    GroupPlace():
        "this place of an `nntp:` URI takes a `Newsgroup`, and not `{Self}`",
        "a `Newsgroup` is due here",
        "in code write `newsgroup!(\"comp.lang.rust\")`; for text that a program meets, \
         `Newsgroup::parse(text)?`",
        "a `MessageId` is linked with `news:`, and so is a `Wildmat`";
    NumberPlace():
        "this place of an `nntp:` URI takes an `ArticleNumber`, and not `{Self}`",
        "an `ArticleNumber` is due here",
        "write `ArticleNumber::from(42)` for a `u32`, `ArticleNumber::try_from(number)?` for a `u64`, \
         `ArticleNumber::parse(text)?` for text",
        "a `MessageId` is linked with `news:`, without a group";
    FragmentPlace():
        "a fragment is text or a `Fragment`, and not `{Self}`",
        "text or a `Fragment` is due here",
        "a number or the like becomes text by `.to_string()`";
}

#[diagnostic::do_not_recommend]
impl ServerPlace for Server<'_> {
    fn write(&self, scheme: Scheme, writer: &mut Writer) {
        Authority::of(self).without_default_port(scheme).write(writer);
    }
}

#[diagnostic::do_not_recommend]
impl ServerPlace for Host<'_> {
    fn write(&self, _: Scheme, writer: &mut Writer) {
        self.write_canonical(writer);
    }
}

#[diagnostic::do_not_recommend]
impl HostPlace for Host<'_> {
    fn write(&self, writer: &mut Writer) {
        self.write_canonical(writer);
    }
}

#[diagnostic::do_not_recommend]
impl PortPlace for u16 {
    fn write(&self, writer: &mut Writer) {
        writer.push_decimal((*self).into());
    }
}

#[diagnostic::do_not_recommend]
impl TargetPlace for MessageId<'_> {
    fn write(&self, writer: &mut Writer) {
        write_message_id(writer, self);
    }
}

#[diagnostic::do_not_recommend]
impl TargetPlace for Newsgroup<'_> {
    fn write(&self, writer: &mut Writer) {
        GroupPlace::write(self, writer);
    }
}

#[diagnostic::do_not_recommend]
impl TargetPlace for Wildmat<'_> {
    fn write(&self, writer: &mut Writer) {
        writer.push_encoded(self.as_str(), percent::WILDMAT);
    }
}

#[diagnostic::do_not_recommend]
impl GroupPlace for Newsgroup<'_> {
    fn write(&self, writer: &mut Writer) {
        writer.push_encoded(self.as_str(), percent::NEWSGROUP);
    }
}

#[diagnostic::do_not_recommend]
impl NumberPlace for ArticleNumber {
    fn write(&self, writer: &mut Writer) {
        writer.push_decimal(self.get());
    }
}

#[diagnostic::do_not_recommend]
impl FragmentPlace for str {
    fn write(&self, writer: &mut Writer) {
        writer.push_encoded(self, percent::FRAGMENT);
    }
}

#[diagnostic::do_not_recommend]
impl FragmentPlace for alloc::string::String {
    fn write(&self, writer: &mut Writer) {
        FragmentPlace::write(self.as_str(), writer);
    }
}

#[diagnostic::do_not_recommend]
impl FragmentPlace for Cow<'_, str> {
    fn write(&self, writer: &mut Writer) {
        FragmentPlace::write(&**self, writer);
    }
}

#[diagnostic::do_not_recommend]
impl FragmentPlace for Fragment<'_> {
    fn write(&self, writer: &mut Writer) {
        writer.push_normalized(self.as_str());
    }
}

mod sealed {
    use super::{ArticleNumber, Fragment, Host, MessageId, Newsgroup, Server, Wildmat};

    /// What can fill a hole.
    pub trait Noun {}

    impl<N: Noun + ?Sized> Noun for &N {}

    macro_rules! seal {
        ($($noun:ty),+) => {$(impl Noun for $noun {})+};
    }

    seal!(Server<'_>, Host<'_>, u16, MessageId<'_>, Newsgroup<'_>, Wildmat<'_>, ArticleNumber);
    seal!(str, alloc::string::String, alloc::borrow::Cow<'_, str>, Fragment<'_>);
}
