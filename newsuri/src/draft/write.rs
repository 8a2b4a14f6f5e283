//! Writing a URI of the older draft.

use core::fmt;

use super::{DraftUri, Formulation, MessageId, Target};
use crate::Scheme;
use crate::builder::Authority;
use crate::percent;

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
        DraftUri::written(percent::to_exact_string(&self), self.formulation.into())
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

    fn write_target(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.target {
            Target::Article(id) => write_message_id(f, id),
            Target::Group(group) => write_newsgroup(f, group.as_str()),
            Target::Utf8Group(group) => {
                write!(f, "{}", percent::encoded(group.as_str(), percent::DRAFT_NEWSGROUP))
            }
            Target::Groups(wildmat) if wildmat.as_str() != "*" => {
                write!(f, "{}", percent::encoded(wildmat.as_str(), percent::DRAFT_WILDMAT))
            }
            Target::AllGroups | Target::Groups(_) => f.write_str(self.all_groups()),
            Target::Articles { group, range } => {
                write_newsgroup(f, group.as_str())?;
                write!(f, "/{range}")
            }
            // Nothing of the older draft names it, and no builder takes it.
            Target::OddArticle(_) => Ok(()),
        }
    }
}

fn write_message_id(f: &mut fmt::Formatter<'_>, id: &MessageId<'_>) -> fmt::Result {
    let (left, right) = id.halves();
    write!(f, "{}@", percent::encoded(left, percent::DRAFT_MESSAGE_ID))?;
    write!(f, "{}", percent::encoded(right, percent::DRAFT_MESSAGE_ID))
}

/// A lone `*` would mean all groups.
fn write_newsgroup(f: &mut fmt::Formatter<'_>, group: &str) -> fmt::Result {
    if group == "*" {
        return f.write_str("%2A");
    }
    write!(f, "{}", percent::encoded(group, percent::DRAFT_NEWSGROUP))
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.scheme().as_str())?;
        f.write_str(":")?;
        if !self.authority.is_empty() || self.scheme() == Scheme::Nntp {
            self.authority.write_delimited(f)?;
        }
        self.write_target(f)
    }
}
