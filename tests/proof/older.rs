//! The older grammars and RFC 5538: what a text names by each, and how one becomes the other.

use newsuri::draft::{ArticleRange, DraftUri, DraftUriRef, Formulation, Grammar, Target};
use newsuri::{Host, NewsUri, NewsUriRef, Scheme, Server};
use newsuri_tests::compare::{By, GRAMMARS, compare, compare_by, oracle};
use newsuri_tests::oracle::{Meaning, decode, encode};
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

use crate::round_trips::check_server;
use crate::strategies::{
    article_range, config, draft_message_id, draft_newsgroup, draft_wildmat, likely, pieces,
    server, short,
};

const FORMULATIONS: [Formulation; 3] =
    [Formulation::Primary, Formulation::Empty, Formulation::Wildmat];

/// Whether the name in a path means a wildcard in RFC 5538 and itself in a formulation (ruling 24).
///
/// A lone raw `*` is all groups in the primary one as well.
fn is_one_name_with_wildcards(path: &str, formulation: Formulation) -> bool {
    let is_article = path.contains('@');
    let has_wildcard = path.contains('*')
        || path.contains("%2A")
        || path.contains("%2a")
        || path.contains("%3F")
        || path.contains("%3f");
    match formulation {
        Formulation::Primary => !is_article && has_wildcard && path != "*",
        Formulation::Empty => !is_article && has_wildcard,
        Formulation::Wildmat => false,
    }
}

/// What a builder of the draft was given.
#[derive(Clone, Debug)]
struct Given {
    target: Target<'static>,
    formulation: Formulation,
    server: Option<Server<'static>>,
}

fn given() -> impl Strategy<Value = Given> {
    let articles = (draft_newsgroup(), article_range())
        .prop_map(|(group, range)| Target::Articles { group, range });
    let target = prop_oneof![
        draft_message_id().prop_map(Target::Article),
        draft_newsgroup().prop_map(Target::Group),
        draft_wildmat().prop_map(Target::Groups),
        Just(Target::AllGroups),
        articles,
    ];
    (target, select(&FORMULATIONS), of(server()), server()).prop_map(
        |(target, formulation, server, other)| {
            let must = matches!(target, Target::Articles { .. });
            let formulation = match target {
                Target::Group(_) => Formulation::Primary,
                Target::Groups(_) => Formulation::Wildmat,
                _ => formulation,
            };
            Given { target, formulation, server: if must { Some(other) } else { server } }
        },
    )
}

fn build(given: &Given) -> DraftUri {
    let Given { target, formulation, server } = given.clone();
    match target {
        Target::Article(id) => {
            let builder = DraftUri::article().msg_id(id).formulation(formulation);
            builder.maybe_server(server).build()
        }
        Target::Group(group) => DraftUri::group().group(group).maybe_server(server).build(),
        Target::Groups(list) => DraftUri::groups().wildmat(list).maybe_server(server).build(),
        Target::Articles { group, range } => {
            let builder = DraftUri::articles().group(group).range(range).formulation(formulation);
            builder.server(server.unwrap()).build()
        }
        _ => DraftUri::all_groups().formulation(formulation).maybe_server(server).build(),
    }
}

/// What a target reads back as: a wildmat can be a group, or all groups.
fn read_back(target: &Target<'static>) -> Target<'static> {
    let Target::Groups(wildmat) = target else { return target.clone() };
    match wildmat.as_str() {
        "*" => Target::AllGroups,
        several if several.contains(['*', '?', ',']) => target.clone(),
        name if name.is_ascii() => Target::Group(name.parse().unwrap()),
        name => Target::Utf8Group(name.parse().unwrap()),
    }
}

/// Whether a grammar has a text that means the same, the place aside: one with every octet of the name
/// encoded, if it has any.
fn can_be_named(by: By, meaning: &Meaning) -> bool {
    let name = encode(&meaning.value);
    let texts = match meaning.kind {
        "article" => {
            let ats = (0..meaning.value.len()).filter(|place| meaning.value[*place] == b'@');
            let halves = ats.map(|at| (&meaning.value[..at], &meaning.value[at + 1..]));
            halves.map(|(left, right)| format!("news:{}@{}", encode(left), encode(right))).collect()
        }
        "all-groups" => vec![String::from("news:"), String::from("news:*")],
        "nntp-group" => vec![format!("nntp://h/{name}")],
        "nntp-article" => vec![format!("nntp://h/{name}/{}", meaning.numbers.join("-"))],
        _ => vec![format!("news:{name}")],
    };
    texts.iter().any(|text| {
        let judged = oracle(by).judge(text);
        judged.is_some_and(|judged| {
            (judged.kind, judged.value, judged.numbers)
                == (meaning.kind, meaning.value.clone(), meaning.numbers.clone())
        })
    })
}

/// What a conversion keeps of a place.
#[derive(Debug, PartialEq, Eq)]
struct Place {
    scheme: Scheme,
    user: Vec<u8>,
    host: Option<String>,
    port: Option<u16>,
}

fn place(
    scheme: Scheme,
    userinfo: Option<&str>,
    host: Option<Host<'_>>,
    port: Option<u16>,
) -> Place {
    let user = userinfo.and_then(|userinfo| userinfo.split(':').next()).unwrap_or_default();
    let host = host.map(|host| match host.ip() {
        Some(address) => address.to_string(),
        None => host.octets().to_ascii_lowercase().escape_ascii().to_string(),
    });
    let port = port.filter(|port| *port != scheme.default_port());
    Place { scheme, user: decode(user), host, port }
}

fn strict_place(uri: NewsUriRef<'_>) -> Place {
    place(uri.scheme(), uri.userinfo(), uri.host(), uri.port())
}

fn older_place(uri: DraftUriRef<'_>) -> Place {
    place(uri.scheme(), uri.userinfo(), uri.host(), uri.port())
}

fn has_password(userinfo: Option<&str>) -> bool {
    userinfo.is_some_and(|userinfo| userinfo.contains(':'))
}

/// What RFC 5538 and a formulation both accept names the same in both, but for wildcards. The number of
/// formulations that do.
fn check_names(text: &str) -> usize {
    let both = FORMULATIONS.into_iter().filter_map(|formulation| {
        let strict = NewsUriRef::parse(text).ok()?;
        let older = DraftUriRef::parse(text, formulation.into()).ok()?;
        Some((formulation, strict, older))
    });
    both.inspect(|(formulation, strict, older)| {
        let path = oracle(None).features(text).unwrap().0.path;
        let same = strict.target() == older.target();
        let expected = !is_one_name_with_wildcards(path, *formulation);
        assert_eq!(same, expected, "{formulation:?}: {text}");
        assert_eq!(strict_place(*strict), older_place(*older), "{text}");
        assert_eq!(strict.userinfo(), older.userinfo(), "{text}");
    })
    .count()
}

/// A URI of an older grammar becomes one of RFC 5538 if and only if that can name the same, and is the
/// same once it is back.
fn check_to_rfc5538(uri: DraftUriRef<'_>) {
    let grammar = uri.grammar();
    let meaning = oracle(Some(grammar)).judge(uri.as_str()).unwrap();
    let has_host = uri.scheme() != Scheme::Nntp || uri.host().is_some();
    let strict = uri.to_rfc5538();
    assert_eq!(strict.is_ok(), has_host && can_be_named(None, &meaning), "{grammar:?}: {uri}");
    let Ok(strict) = strict else { return };
    compare(strict.as_str());
    assert_eq!(strict.target(), uri.target(), "{uri}");
    assert_eq!(strict_place(strict.view()), older_place(uri), "{uri}");
    assert!(!has_password(strict.userinfo()), "{uri}");
    for formulation in FORMULATIONS.into_iter().filter(|known| Grammar::from(*known) == grammar) {
        let back = DraftUri::from_rfc5538(strict.view(), formulation).unwrap();
        assert_eq!(back.grammar(), grammar, "{uri}");
        assert_eq!(back.target(), uri.target(), "{uri}");
        assert_eq!(older_place(back.view()), older_place(uri), "{uri}");
        assert_eq!(back.to_rfc5538().as_ref(), Ok(&strict), "{uri}");
    }
}

/// A URI of RFC 5538 becomes one of a formulation if and only if that can name the same, and is the same
/// once it is back.
fn check_from_rfc5538(uri: NewsUriRef<'_>) {
    let meaning = oracle(None).judge(uri.as_str()).unwrap();
    let has_place = uri.scheme() != Scheme::Snews && uri.fragment().is_none();
    let canonical: NewsUri = uri.to_builder().build();
    for formulation in FORMULATIONS {
        let by = Some(formulation.into());
        let older = DraftUri::from_rfc5538(uri, formulation);
        let expected = has_place && can_be_named(by, &meaning);
        assert_eq!(older.is_ok(), expected, "{formulation:?}: {uri}");
        let Ok(older) = older else { continue };
        compare_by(by, older.as_str());
        assert_eq!(older.grammar(), Grammar::from(formulation), "{uri}");
        assert_eq!(older.target(), uri.target(), "{uri}");
        assert_eq!(older_place(older.view()), strict_place(uri), "{uri}");
        assert!(!has_password(older.userinfo()), "{uri}");
        assert_eq!(older.to_rfc5538().as_ref(), Ok(&canonical), "{uri}");
    }
}

fn check_conversions(text: &str) {
    for grammar in Grammar::ALL {
        if let Ok(uri) = DraftUriRef::parse(text, *grammar) {
            check_to_rfc5538(uri);
        }
    }
    if let Ok(uri) = NewsUriRef::parse(text) {
        check_from_rfc5538(uri);
    }
}

#[test]
fn short_texts_name_the_same_by_rfc_5538_and_a_formulation_but_for_wildcards() {
    let counts: Vec<usize> = short().map(|text| check_names(&text)).collect();
    let both: usize = counts.iter().sum();
    println!("{} texts, {both} times read by both", counts.len());
    assert!(both > 10_000);
}

#[test]
fn short_texts_are_converted_if_and_only_if_the_other_grammar_can_name_the_same() {
    short().for_each(|text| check_conversions(&text));
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn scanner_and_oracle_agree_on_random_texts(text in pieces(), other in likely()) {
        for by in GRAMMARS {
            compare_by(by, &text);
            compare_by(by, &other);
        }
    }

    #[test]
    fn what_rfc_5538_and_a_formulation_both_accept_names_the_same_but_for_wildcards(
        text in pieces(), other in likely()
    ) {
        check_names(&text);
        check_names(&other);
    }

    #[test]
    fn what_is_built_by_the_draft_reads_back_the_same_and_is_converted(given in given()) {
        let uri = build(&given);
        let read = DraftUriRef::parse(uri.as_str(), given.formulation.into()).unwrap();
        prop_assert_eq!(uri.view(), read);
        prop_assert_eq!(read.target(), read_back(&given.target));
        check_server(read.scheme(), read.server(), given.server.as_ref());
        compare_by(Some(read.grammar()), uri.as_str());
        check_conversions(uri.as_str());
    }

    #[test]
    fn a_conversion_exists_if_and_only_if_the_other_grammar_can_name_the_same(
        text in pieces(), other in likely()
    ) {
        check_conversions(&text);
        check_conversions(&other);
    }

    #[test]
    fn all_ways_to_read_an_older_grammar_agree(text in prop_oneof![pieces(), likely()]) {
        let parsed = |grammar| DraftUri::parse(&text, grammar);
        for grammar in Grammar::ALL.iter().copied() {
            let view = DraftUriRef::parse(&text, grammar);
            let owned = DraftUri::from_string(text.clone(), grammar);
            prop_assert_eq!(parsed(grammar), view.map(DraftUriRef::to_uri));
            prop_assert_eq!(parsed(grammar), owned.map_err(|refused| refused.error()));
            let Ok(view) = view else { continue };
            prop_assert_eq!(view.to_string(), text.as_str());
            for other in Grammar::ALL.iter().copied() {
                prop_assert_eq!(view.by(other).map(DraftUriRef::to_uri), parsed(other));
                prop_assert_eq!(view.to_uri().by(other), parsed(other));
            }
        }
        prop_assert_eq!(text.parse(), parsed(Grammar::Primary));
    }

    #[test]
    fn a_range_reads_back_the_same(range in article_range()) {
        let text = range.to_string();
        prop_assert_eq!(ArticleRange::parse(&text), Ok(range));
    }
}
