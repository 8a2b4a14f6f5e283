//! From names to text and back, and from text to names and back.

use std::net::Ipv6Addr;

use newsuri::{
    ArticleNumber, Fragment, Host, MessageId, NewsUri, NewsUriRef, Newsgroup, Server, Target,
    Wildmat,
};
use newsuri_tests::compare::compare;
use proptest::prelude::*;

use crate::depth;

const ATEXT: &str = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]";

fn message_id() -> impl Strategy<Value = MessageId<'static>> {
    let dot_atom = format!("{ATEXT}{{1,6}}(\\.{ATEXT}{{1,4}}){{0,2}}");
    let literal = r"\[[!-=?-Z^-~]{0,8}\]";
    format!("{dot_atom}@({dot_atom}|{literal})").prop_map_into_noun()
}

fn newsgroup() -> impl Strategy<Value = Newsgroup<'static>> {
    String::from("[\"-)+./0-9:;<=>@A-Z^-~é\u{20AC}\u{1F600}-]{1,12}")
        .prop_filter_noun(|text| !matches!(text, "." | ".."))
}

fn wildmat() -> impl Strategy<Value = Wildmat<'static>> {
    String::from("[*?a-z.+/%~é]{1,8}").prop_filter_noun(|text| !matches!(text, "." | ".."))
}

fn host() -> impl Strategy<Value = Host<'static>> {
    prop_oneof![
        "[A-Za-z0-9._~!$&'()*+,;=-]{1,12}".prop_map(|text| text.parse().unwrap()),
        any::<u128>().prop_map(|bits| Ipv6Addr::from(bits).into()),
        any::<u32>().prop_map(|bits| std::net::Ipv4Addr::from(bits).into()),
        "\\[v[0-9a-f]{1,3}\\.[a-z:]{1,5}\\]".prop_map(|text| text.parse().unwrap()),
    ]
}

fn server() -> impl Strategy<Value = Server<'static>> {
    (host(), any::<Option<u16>>(), any::<Option<String>>()).prop_map(|(host, port, user)| {
        let server = Server::new(host).with_user(&user.unwrap_or_default());
        port.map_or(server.clone(), |port| server.with_port(port))
    })
}

/// Patterns for texts, as strategies for the nouns that they parse to.
trait Nouns {
    fn prop_map_into_noun<N: std::str::FromStr<Err: std::fmt::Debug> + std::fmt::Debug>(
        self,
    ) -> impl Strategy<Value = N>;

    fn prop_filter_noun<N: std::str::FromStr<Err: std::fmt::Debug> + std::fmt::Debug>(
        self,
        keep: fn(&str) -> bool,
    ) -> impl Strategy<Value = N>;
}

impl Nouns for String {
    fn prop_map_into_noun<N: std::str::FromStr<Err: std::fmt::Debug> + std::fmt::Debug>(
        self,
    ) -> impl Strategy<Value = N> {
        self.prop_filter_noun(|_| true)
    }

    fn prop_filter_noun<N: std::str::FromStr<Err: std::fmt::Debug> + std::fmt::Debug>(
        self,
        keep: fn(&str) -> bool,
    ) -> impl Strategy<Value = N> {
        let texts = proptest::string::string_regex(&self).unwrap();
        texts.prop_filter("a name", move |text| keep(text)).prop_map(|text| text.parse().unwrap())
    }
}

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

/// A text of pieces that URIs have, right or wrong.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("news:"),
        Just("snews:"),
        Just("nntp:"),
        Just("NNTP:"),
        Just("//"),
        Just("/"),
        Just("@"),
        Just(":"),
        Just("?"),
        Just("#"),
        Just("%"),
        Just("%2"),
        Just("%2F"),
        Just("%41"),
        Just("%c3%A9"),
        Just("%E2%82"),
        Just("%ff"),
        Just("%2e"),
        Just("."),
        Just(".."),
        Just("*"),
        Just("%2A"),
        Just("%3f"),
        Just("%40"),
        Just("%5b"),
        Just("%5D"),
        Just("["),
        Just("]"),
        Just("[::1]"),
        Just("[2001:DB8::1]"),
        Just("[v1.a]"),
        Just("192.0.2.1"),
        Just("h.example"),
        Just("H"),
        Just("a"),
        Just("b.c"),
        Just("0042"),
        Just("119"),
        Just("65536"),
        Just("~"),
        Just("!"),
        Just("|"),
        Just("é"),
        Just(" "),
        Just("\u{7F}"),
        Just("<"),
        Just(">"),
    ];
    proptest::collection::vec(piece, 0..9).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 100 * 10_u32.pow(depth() - 1),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn what_is_built_reads_back_the_same(given in given()) {
        let uri = build(&given);
        let read = NewsUriRef::parse(uri.as_str()).unwrap();
        prop_assert_eq!(read.target(), read_back(&given.target));
        let default = read.scheme().default_port();
        let server = read.server();
        prop_assert_eq!(server.is_some(), given.server.is_some());
        if let (Some(server), Some(given)) = (server, &given.server) {
            prop_assert_eq!(server.host().ip(), given.host().ip());
            prop_assert_eq!(server.host().octets().to_ascii_lowercase(), given.host().octets().to_ascii_lowercase());
            prop_assert_eq!(server.port(), given.port().filter(|port| *port != default));
            prop_assert_eq!(server.user(), given.user());
        }
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
