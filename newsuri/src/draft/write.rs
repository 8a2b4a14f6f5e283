//! Writing a URI of the older draft.

use core::fmt::Write as _;

use super::{DraftUri, Formulation, MessageId, Target};
use crate::Scheme;
use crate::builder::Authority;
use crate::percent;
use crate::writer::Writer;

/// The parts of a URI that is to be written.
///
/// The older draft lets more stand raw than RFC 3986 does. That is written percent-encoded, so that
/// either reads the same.
#[derive(Clone, Debug)]
pub(super) struct Written<'a> {
    pub(super) formulation: Formulation,
    pub(super) authority: Authority<'a>,
    pub(super) target: &'a Target<'a>,
}

impl Written<'_> {
    pub(super) fn into_uri(mut self) -> DraftUri {
        let scheme = self.scheme();
        self.authority = self.authority.without_default_port(scheme);
        DraftUri::written(Writer::exact(|writer| self.write(writer)).text, self.formulation.into())
    }

    const fn scheme(&self) -> Scheme {
        match self.target {
            Target::Articles { .. } => Scheme::Nntp,
            _ => Scheme::News,
        }
    }

    /// What means all groups where it stands (the older draft, 2.3).
    fn all_groups(&self) -> &'static str {
        match (self.formulation, self.authority.is_empty()) {
            (Formulation::Primary, true) | (Formulation::Wildmat, _) => "*",
            // With a server, agents read nothing better than a `*`.
            (Formulation::Primary, false) | (Formulation::Empty, _) => "",
        }
    }

    fn write(&self, writer: &mut Writer) {
        writer.push(self.scheme().as_str());
        writer.push(":");
        if !self.authority.is_empty() || self.scheme() == Scheme::Nntp {
            self.authority.write_delimited(writer);
        }
        self.write_target(writer);
    }

    fn write_target(&self, writer: &mut Writer) {
        match self.target {
            Target::Article(id) => write_message_id(writer, id),
            Target::Group(group) => write_newsgroup(writer, group.as_str()),
            Target::Utf8Group(group) => {
                writer.push_encoded(group.as_str(), percent::DRAFT_NEWSGROUP);
            }
            Target::Groups(wildmat) if wildmat.as_str() != "*" => {
                writer.push_encoded(wildmat.as_str(), percent::DRAFT_WILDMAT);
            }
            Target::AllGroups | Target::Groups(_) => writer.push(self.all_groups()),
            Target::Articles { group, range } => {
                write_newsgroup(writer, group.as_str());
                // A writer takes everything.
                let _ = write!(writer, "/{range}");
            }
            // Nothing of the older draft names it, and no builder takes it.
            Target::OddArticle(_) => {}
        }
    }
}

fn write_message_id(writer: &mut Writer, id: &MessageId<'_>) {
    let (left, right) = id.halves();
    writer.push_encoded(left, percent::DRAFT_MESSAGE_ID);
    writer.push("@");
    writer.push_encoded(right, percent::DRAFT_MESSAGE_ID);
}

/// A lone `*` would mean all groups.
fn write_newsgroup(writer: &mut Writer, group: &str) {
    if group == "*" {
        return writer.push("%2A");
    }
    writer.push_encoded(group, percent::DRAFT_NEWSGROUP);
}
