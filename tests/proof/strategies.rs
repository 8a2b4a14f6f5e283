//! Random names, and random texts.

use std::fmt::Debug;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use newsuri::{Host, MessageId, Newsgroup, Server, Wildmat, draft};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::string::string_regex;

use crate::depth;

/// How many cases are tried.
pub(crate) fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 100 * 10_u32.pow(depth() - 1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A pattern for texts, as a strategy for the nouns that they parse to.
fn noun<N>(pattern: &str, keep: fn(&str) -> bool) -> impl Strategy<Value = N> + use<N>
where
    N: FromStr<Err: Debug> + Debug,
{
    let texts = string_regex(pattern).unwrap();
    texts.prop_filter("a name", move |text| keep(text)).prop_map(|text| text.parse().unwrap())
}

const ATEXT: &str = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]";

pub(crate) fn message_id() -> impl Strategy<Value = MessageId<'static>> {
    let dot_atom = format!("{ATEXT}{{1,6}}(\\.{ATEXT}{{1,4}}){{0,2}}");
    let literal = r"\[[!-=?-Z^-~]{0,8}\]";
    noun(&format!("{dot_atom}@({dot_atom}|{literal})"), |_| true)
}

pub(crate) fn newsgroup() -> impl Strategy<Value = Newsgroup<'static>> {
    noun("[\"-)+./0-9:;<=>@A-Z^-~é\u{20AC}\u{1F600}-]{1,12}", |text| !matches!(text, "." | ".."))
}

pub(crate) fn wildmat() -> impl Strategy<Value = Wildmat<'static>> {
    noun("[*?a-z.+/%~é]{1,8}", |text| !matches!(text, "." | ".."))
}

pub(crate) fn draft_message_id() -> impl Strategy<Value = draft::MessageId<'static>> {
    noun("[!-=?-~]{1,8}@[!-=?-~]{1,8}", |_| true)
}

pub(crate) fn draft_newsgroup() -> impl Strategy<Value = draft::Newsgroup<'static>> {
    prop_oneof![noun("[!-~]{1,12}", |_| true), noun("[*?.]{1,2}", |_| true)]
}

pub(crate) fn draft_wildmat() -> impl Strategy<Value = draft::Wildmat<'static>> {
    let pattern = "([*?a-z.+/%~é]{1,6}|[\"-)+:-@^-~]{1,6})";
    noun(&format!("{pattern}(,!?{pattern}){{0,2}}"), |_| true)
}

pub(crate) fn article_range() -> impl Strategy<Value = draft::ArticleRange<'static>> {
    noun("[0-9]{1,20}(-([0-9]{1,20})?)?", |_| true)
}

fn host() -> impl Strategy<Value = Host<'static>> {
    prop_oneof![
        noun("[A-Za-z0-9._~!$&'()*+,;=-]{1,12}", |_| true),
        any::<u128>().prop_map(|bits| Ipv6Addr::from(bits).into()),
        any::<u32>().prop_map(|bits| Ipv4Addr::from(bits).into()),
        noun("\\[v[0-9a-f]{1,3}\\.[a-z:]{1,5}\\]", |_| true),
    ]
}

pub(crate) fn server() -> impl Strategy<Value = Server<'static>> {
    (host(), any::<Option<u16>>(), any::<Option<String>>()).prop_map(|(host, port, user)| {
        let server = Server::new(host).with_user(&user.unwrap_or_default());
        port.map_or(server.clone(), |port| server.with_port(port))
    })
}

/// Pieces that URIs have, right or wrong.
const PIECES: &[&str] = &[
    "news:",
    "snews:",
    "nntp:",
    "NNTP:",
    "//",
    "/",
    "@",
    ":",
    "?",
    "#",
    "%",
    "%2",
    "%2F",
    "%41",
    "%c3%A9",
    "%E2%82",
    "%ff",
    "%2e",
    ".",
    "..",
    "*",
    "%2A",
    "%3f",
    "%40",
    "%5b",
    "%5D",
    "[",
    "]",
    "[::1]",
    "[2001:DB8::1]",
    "[v1.a]",
    "192.0.2.1",
    "h.example",
    "H",
    "a",
    "b.c",
    "0042",
    "119",
    "65536",
    "~",
    "!",
    "|",
    "é",
    " ",
    "\u{7F}",
    "<",
    ">",
];

/// A text of pieces.
pub(crate) fn pieces() -> impl Strategy<Value = String> {
    vec(select(PIECES), 0..9).prop_map(|pieces| pieces.concat())
}

/// What stands before a name, what names are made of, and what stands behind them.
const BEFORE: &[&str] = &[
    "news:",
    "NEWS://h/",
    "news:///",
    "news://h",
    "news://u%41:p@H.example:0563/",
    "news://[2001:DB8::1]:119/",
    "snews:",
    "nntp://h/",
    "nntp://u@/",
];
const IN_NAMES: &[&str] = &[
    "", "a", "b.c", ".", "-", "0", "*", "%2A", "%2a", "%3F", "%3f", "~", "%7E", "%7e", "%2F",
    "%40", "%2C", ",", "!", "{", "[", ":", "%C3%A9", "%41", "+", "<", "%3E", "%20",
];
const BEHIND: &[&str] =
    &["", "@h.example", "@%5Ba:b%5D", "@h-", "/42", "/007", "/1-2", "/5-", "#f"];

/// A text that some grammar is likely to take.
pub(crate) fn likely() -> impl Strategy<Value = String> {
    let name = vec(select(IN_NAMES), 0..6).prop_map(|pieces| pieces.concat());
    let text = (select(BEFORE), name, select(BEHIND));
    text.prop_map(|(before, name, behind)| format!("{before}{name}{behind}"))
}

/// All such texts with at most two pieces in the name.
pub(crate) fn short() -> impl Iterator<Item = String> {
    let names = IN_NAMES
        .iter()
        .flat_map(|first| IN_NAMES.iter().map(move |second| format!("{first}{second}")));
    names.flat_map(|name| {
        BEFORE.iter().flat_map(move |before| {
            let name = name.clone();
            BEHIND.iter().map(move |behind| format!("{before}{name}{behind}"))
        })
    })
}
