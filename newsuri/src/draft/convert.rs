//! From the older grammars to RFC 5538, and back.

use super::write::Written;
use super::{ArticleRange, DraftUri, DraftUriRef, Formulation, Newsgroup, NoEquivalent, Target};
use crate::builder::{Authority, Written as StrictWritten};
use crate::{
    ArticleNumber, MessageId, NewsUri, NewsUriRef, ParseErrorKind, Scheme, Target as StrictTarget,
    Wildmat,
};

/// The URI of RFC 5538 that names the same.
pub(super) fn to_rfc5538(uri: DraftUriRef<'_>) -> Result<NewsUri, NoEquivalent> {
    let authority = Authority::scanned(uri.scan());
    let scheme = uri.scheme();
    let target = strict_target(uri.target())?;
    if scheme == Scheme::Nntp && authority.host.is_none() {
        return Err(NoEquivalent::Host);
    }
    Ok(StrictWritten { scheme, authority, target, fragment: None }.into_uri())
}

fn strict_target(target: Target<'_>) -> Result<StrictTarget<'_>, NoEquivalent> {
    Ok(match target {
        Target::Article(id) => {
            StrictTarget::Article(MessageId::try_from(id).map_err(|_| NoEquivalent::MessageId)?)
        }
        Target::OddArticle(_) => return Err(NoEquivalent::MessageId),
        Target::Group(group) => StrictTarget::Group(strict_group(group)?),
        Target::Utf8Group(group) => StrictTarget::Group(group),
        Target::Groups(wildmat) => {
            StrictTarget::Groups(Wildmat::try_from(wildmat).map_err(|_| NoEquivalent::List)?)
        }
        Target::AllGroups => StrictTarget::AllGroups,
        Target::Articles { group, range } => StrictTarget::NumberedArticle {
            number: strict_number(&range)?,
            group: strict_group(group)?,
        },
    })
}

fn strict_group(group: Newsgroup<'_>) -> Result<crate::Newsgroup<'_>, NoEquivalent> {
    crate::Newsgroup::try_from(group).map_err(|error| match error.kind() {
        ParseErrorKind::NewsgroupWildcard => NoEquivalent::Wildcard,
        ParseErrorKind::NewsgroupDots => NoEquivalent::Dots,
        _ => NoEquivalent::Newsgroup,
    })
}

fn strict_number(range: &ArticleRange<'_>) -> Result<ArticleNumber, NoEquivalent> {
    let number = range.single().ok_or(NoEquivalent::Range)?;
    ArticleNumber::try_from(number).map_err(|_| NoEquivalent::ArticleNumber)
}

impl DraftUri {
    /// The URI of the older draft that names the same as one of RFC 5538. It drops a password.
    ///
    /// `TryFrom<NewsUri>` does the same in the primary formulation.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Formulation, NoEquivalent};
    /// use newsuri::news_uri;
    ///
    /// let older = |uri, formulation| DraftUri::from_rfc5538(uri, formulation);
    /// let all = news_uri!("news:*");
    /// assert_eq!(older(all.view(), Formulation::Empty).unwrap(), "news:");
    ///
    /// let pattern = news_uri!("news:comp.*");
    /// assert_eq!(older(pattern.view(), Formulation::Wildmat).unwrap(), "news:comp.*");
    /// assert_eq!(older(pattern.view(), Formulation::Primary), Err(NoEquivalent::Wildmat));
    /// ```
    ///
    /// # Errors
    ///
    /// If there is none: for `snews`, a fragment, a group in `nntp`, a pattern in a formulation
    /// without patterns, and a name that is not ASCII in one without UTF-8.
    pub fn from_rfc5538(
        uri: NewsUriRef<'_>,
        formulation: Formulation,
    ) -> Result<Self, NoEquivalent> {
        if uri.scheme() == Scheme::Snews {
            return Err(NoEquivalent::Snews);
        }
        if uri.fragment().is_some() {
            return Err(NoEquivalent::Fragment);
        }
        let target = match (uri.target(), uri.scheme()) {
            (StrictTarget::Group(_), Scheme::Nntp) => return Err(NoEquivalent::GroupInNntp),
            (target, _) => draft_target(target, formulation)?,
        };
        let authority = Authority::scanned(uri.scan());
        Ok(Written { formulation, authority, target: &target }.into_uri())
    }
}

fn draft_target(
    target: StrictTarget<'_>,
    formulation: Formulation,
) -> Result<Target<'_>, NoEquivalent> {
    let has_wildmats = formulation == Formulation::Wildmat;
    Ok(match target {
        StrictTarget::Article(id) => Target::Article(id.into()),
        StrictTarget::Group(group) if has_wildmats => Target::Utf8Group(group),
        StrictTarget::Group(group) => Target::Group(draft_group(group)?),
        StrictTarget::Groups(pattern) if has_wildmats => Target::Groups(pattern.into()),
        StrictTarget::Groups(_) => return Err(NoEquivalent::Wildmat),
        StrictTarget::AllGroups => Target::AllGroups,
        StrictTarget::NumberedArticle { group, number } => {
            Target::Articles { group: draft_group(group)?, range: number.into() }
        }
    })
}

fn draft_group(group: crate::Newsgroup<'_>) -> Result<Newsgroup<'_>, NoEquivalent> {
    Newsgroup::try_from(group).map_err(|_| NoEquivalent::NotAscii)
}

/// By the primary formulation; see [`DraftUri::from_rfc5538`].
impl TryFrom<NewsUri> for DraftUri {
    type Error = NoEquivalent;

    fn try_from(uri: NewsUri) -> Result<Self, Self::Error> {
        Self::try_from(&uri)
    }
}

/// By the primary formulation; see [`DraftUri::from_rfc5538`].
impl TryFrom<&NewsUri> for DraftUri {
    type Error = NoEquivalent;

    fn try_from(uri: &NewsUri) -> Result<Self, Self::Error> {
        Self::from_rfc5538(uri.view(), Formulation::Primary)
    }
}

/// See [`DraftUri::to_rfc5538`].
impl TryFrom<DraftUri> for NewsUri {
    type Error = NoEquivalent;

    fn try_from(uri: DraftUri) -> Result<Self, Self::Error> {
        uri.to_rfc5538()
    }
}

/// See [`DraftUri::to_rfc5538`].
impl TryFrom<&DraftUri> for NewsUri {
    type Error = NoEquivalent;

    fn try_from(uri: &DraftUri) -> Result<Self, Self::Error> {
        uri.to_rfc5538()
    }
}
