//! From names to text and back, and from text to names and back.

use newsuri::{ArticleNumber, Fragment, NewsUri, NewsUriRef, Scheme, Server, Target};
use newsuri_tests::compare::compare;
use proptest::prelude::*;

use crate::strategies::{config, message_id, newsgroup, pieces, server, wildmat};

/// What a builder was given.
#[derive(Clone, Debug)]
struct Given {
    target: Target<'static>,
    nntp: bool,
    snews: bool,
    server: Option<Server<'static>>,
    fragment: Option<String>,
}

fn given() -> impl Strategy<Value = Given> {
    let numbered = (newsgroup(), 0..=ArticleNumber::MAX.get()).prop_map(|(group, number)| {
        Target::NumberedArticle { group, number: ArticleNumber::new(number).unwrap() }
    });
    let target = prop_oneof![
        message_id().prop_map(Target::Article),
        newsgroup().prop_map(Target::Group),
        wildmat().prop_map(Target::Groups),
        Just(Target::AllGroups),
        numbered,
    ];
    let rest = (any::<bool>(), any::<bool>(), proptest::option::of(server()), server());
    (target, rest, any::<Option<String>>()).prop_map(
        |(target, (nntp, snews, server, other), fragment)| {
            let numbered = matches!(target, Target::NumberedArticle { .. });
            let nntp = numbered || nntp && matches!(target, Target::Group(_));
            let server = if nntp { Some(other) } else { server };
            Given { target, nntp, snews: snews && !nntp, server, fragment }
        },
    )
}

macro_rules! finish {
    ($builder:expr, $given:expr) => {{
        let builder = $builder.maybe_server($given.server.clone());
        let builder = if $given.snews { builder.snews() } else { builder };
        finish!(@fragment builder, $given)
    }};
    (@fragment $builder:expr, $given:expr) => {
        match &$given.fragment {
            Some(fragment) => $builder.fragment(fragment).build(),
            None => $builder.build(),
        }
    };
}

fn build(given: &Given) -> NewsUri {
    match &given.target {
        Target::Article(id) => finish!(NewsUri::article().msg_id(id), given),
        Target::Group(group) if given.nntp => {
            let builder = NewsUri::nntp_group().group(group);
            finish!(@fragment builder.server(given.server.as_ref().unwrap()), given)
        }
        Target::Group(group) => finish!(NewsUri::group().group(group), given),
        Target::Groups(pattern) => finish!(NewsUri::groups().wildmat(pattern), given),
        Target::AllGroups => finish!(NewsUri::all_groups(), given),
        Target::NumberedArticle { group, number } => {
            let builder = NewsUri::numbered_article().group(group).number(*number);
            finish!(@fragment builder.server(given.server.as_ref().unwrap()), given)
        }
    }
}

/// What a target reads back as: a pattern can be a group, or all groups.
fn read_back(target: &Target<'static>) -> Target<'static> {
    match target {
        Target::Groups(pattern) if pattern.as_str() == "*" => Target::AllGroups,
        Target::Groups(pattern) => match pattern.as_str().parse() {
            Ok(group) => Target::Group(group),
            Err(_) => target.clone(),
        },
        _ => target.clone(),
    }
}

/// What is read is the server that was given, without a port that goes without saying.
pub(crate) fn check_server(scheme: Scheme, read: Option<Server<'_>>, given: Option<&Server<'_>>) {
    assert_eq!(read.is_some(), given.is_some());
    let (Some(read), Some(given)) = (read, given) else { return };
    let name = |server: &Server<'_>| server.host().octets().to_ascii_lowercase();
    assert_eq!(read.host().ip(), given.host().ip());
    assert_eq!(name(&read), name(given));
    assert_eq!(read.port(), given.port().filter(|port| *port != scheme.default_port()));
    assert_eq!(read.user(), given.user());
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn what_is_built_reads_back_the_same(given in given()) {
        let uri = build(&given);
        let read = NewsUriRef::parse(uri.as_str()).unwrap();
        prop_assert_eq!(read.target(), read_back(&given.target));
        check_server(read.scheme(), read.server(), given.server.as_ref());
        let fragment = read.fragment();
        let fragment = fragment.as_ref().and_then(Fragment::text);
        prop_assert_eq!(fragment.as_deref(), given.fragment.as_deref());
        prop_assert_eq!(read.to_builder().build(), uri.clone());
        compare(uri.as_str());
    }

    #[test]
    fn a_canonical_form_says_the_same_and_is_its_own(text in pieces()) {
        compare(&text);
        if let Ok(uri) = NewsUriRef::parse(&text) {
            let canonical = uri.to_builder().build();
            prop_assert_eq!(canonical.target(), uri.target());
            prop_assert_eq!(canonical.scheme(), uri.scheme());
            prop_assert_eq!(canonical.effective_port(), uri.effective_port());
            let fragment = |uri: NewsUriRef<'_>| uri.fragment().map(|fragment| fragment.octets().into_owned());
            prop_assert_eq!(fragment(canonical.view()), fragment(uri));
            prop_assert!(!canonical.userinfo().is_some_and(|userinfo| userinfo.contains(':')));
            prop_assert_eq!(canonical.to_builder().build(), canonical.clone());
            compare(canonical.as_str());
        }
    }

    #[test]
    fn all_ways_to_read_agree(text in pieces()) {
        let view = NewsUriRef::parse(&text);
        prop_assert_eq!(NewsUri::parse(&text), view.map(NewsUriRef::to_uri));
        prop_assert_eq!(text.parse::<NewsUri>(), view.map(NewsUriRef::to_uri));
        prop_assert_eq!(NewsUri::try_from(text.clone()).map_err(|refused| refused.error()), view.map(NewsUriRef::to_uri));
        if let Ok(view) = view {
            prop_assert_eq!(view.to_string(), view.as_str());
            prop_assert_eq!(view.to_uri().to_string(), text);
        }
    }

    #[test]
    fn reports_and_suggestions_do_no_harm_on_any_text(text in any::<String>(), other in pieces()) {
        for (text, other) in [(&text, &other), (&other, &text)] {
            if let Err(error) = NewsUriRef::parse(text) {
                prop_assert!(!error.report(text).to_string().is_empty());
                prop_assert!(!error.report(other).to_string().is_empty());
                if let Some(suggestion) = error.suggestion(other) {
                    prop_assert!(other.get(suggestion.range()).is_some());
                }
            }
        }
    }
}
