//! What a text is by the grammars before RFC 5538.

use newsuri::NewsUriRef;
use newsuri::draft::{DraftUriRef, Grammar, Reading, Target};
use serde::Serialize;

/// A text by one older grammar.
#[derive(Clone, Serialize)]
pub(crate) struct Older {
    pub(crate) grammar: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) value: Option<String>,
    pub(crate) numbers: Option<String>,
    /// The URI of RFC 5538 that names the same.
    pub(crate) rfc5538: Option<String>,
    /// Why there is none.
    pub(crate) no_rfc5538: Option<String>,
}

/// Every older grammar that takes a text, with what it says.
pub(crate) fn all(text: &str) -> impl Iterator<Item = Older> {
    older(text).map(Older::of)
}

/// The same, but for those that say what RFC 5538 says.
pub(crate) fn different<'t>(
    text: &'t str,
    strict: Option<NewsUriRef<'t>>,
) -> impl Iterator<Item = Older> {
    let differs = move |uri: &DraftUriRef<'_>| {
        strict
            .is_none_or(|strict| strict.target() != uri.target() || strict.server() != uri.server())
    };
    older(text).filter(differs).map(Older::of)
}

fn older(text: &str) -> impl Iterator<Item = DraftUriRef<'_>> {
    Grammar::accepting(text).filter_map(|reading| match reading {
        Reading::Older(uri) => Some(uri),
        Reading::Rfc5538(_) => None,
    })
}

impl Older {
    fn of(uri: DraftUriRef<'_>) -> Self {
        let (kind, value, numbers) = match uri.target() {
            Target::Article(id) => ("article", Some(id.into()), None),
            Target::OddArticle(id) => ("article", id.text().map(String::from), None),
            Target::Group(group) => ("group", Some(group.into()), None),
            Target::Utf8Group(group) => ("group", Some(group.into()), None),
            Target::Groups(wildmat) => ("wildmat", Some(wildmat.into()), None),
            Target::AllGroups => ("all-groups", None, None),
            Target::Articles { group, range } => {
                ("articles", Some(group.into()), Some(range.to_string()))
            }
        };
        // An id of RFC 1738 can be a whole URI of others, with a password in it.
        let redacted = uri.redacted().to_string();
        let hidden = redacted
            .split_once(':')
            .filter(|_| uri.grammar() == Grammar::NewsUrl && redacted != uri.as_str());
        let value = hidden.map_or(value, |(_, name)| Some(name.to_owned()));
        let (rfc5538, no_rfc5538) = match uri.to_rfc5538() {
            Ok(uri) => (Some(uri.into()), None),
            Err(error) => (None, Some(error.to_string())),
        };
        Self { grammar: uri.grammar().name(), kind, value, numbers, rfc5538, no_rfc5538 }
    }
}
