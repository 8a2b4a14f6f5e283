//! What is unwise in a URI of an older grammar.

use core::ops::Range;

use super::{DraftUriRef, Grammar, Target};
use crate::{Advice, AdviceKind, MessageId};

/// Every advice that a URI gives reason for.
pub(super) fn of(uri: DraftUriRef<'_>) -> impl Iterator<Item = Advice> {
    let parts = uri.scan().parts;
    let text = uri.as_str();
    let password = uri.password().map(|range| Advice::new(AdviceKind::Password, range));
    let name = of_target(uri).map(|kind| {
        let range: Range<usize> = parts.numbers(text).unwrap_or_else(|| parts.name(text));
        Advice::new(kind, range)
    });
    password.into_iter().chain(name)
}

fn of_target(uri: DraftUriRef<'_>) -> Option<AdviceKind> {
    match uri.target() {
        Target::OddArticle(_) => Some(AdviceKind::MessageIdNotRfc5536),
        Target::Article(id) => {
            let strict = MessageId::try_from(id);
            strict.is_err().then_some(AdviceKind::MessageIdNotRfc5536)
        }
        Target::Group(_) if uri.grammar() == Grammar::Empty && uri.scan().name() == "*" => {
            Some(AdviceKind::AllGroupsStar)
        }
        Target::Articles { range, .. } => range.is_empty().then_some(AdviceKind::ArticleRangeEmpty),
        Target::Group(_) | Target::Utf8Group(_) | Target::Groups(_) | Target::AllGroups => None,
    }
}
