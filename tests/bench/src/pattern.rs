//! RFC 5538 as this library reads it, as one regular expression, for the subject `regex`. It says all
//! but the length of Message-IDs.

use regex::Regex;

const UNRESERVED: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
const SUB_DELIMS: &[u8] = b"!$&'()*+,;=";
/// What stands raw in the name of a group, besides letters and digits.
const GROUP_MARKS: &[u8] = b"-+_.";
const WILDCARDS: &[u8] = b"*?";
/// `atext` of RFC 5322, besides letters and digits.
const ATEXT_MARKS: &[u8] = b"!#$%&'*+-/=?^_`{|}~";

/// A character of UTF-8 that is not ASCII, percent-encoded (RFC 3977, 9.8).
const UTF8: &str = "%C[2-9A-F]T|%D[0-9A-F]T|%E0%[AB][0-9A-F]T|%E[1-9A-CEF]TT|%ED%[89][0-9A-F]T\
    |%F0%[9AB][0-9A-F]TT|%F[1-3]TTT|%F4%8[0-9A-F]TT";
const UTF8_TAIL: &str = "%[89AB][0-9A-F]";

/// An address of version 6 (RFC 3986, 3.2.2): `h` is 16 bits, `l` the last 32.
const IPV6: &str = "(?:h:){6}l|::(?:h:){5}l|h?::(?:h:){4}l|(?:(?:h:){0,1}h)?::(?:h:){3}l\
    |(?:(?:h:){0,2}h)?::(?:h:){2}l|(?:(?:h:){0,3}h)?::h:l|(?:(?:h:){0,4}h)?::l\
    |(?:(?:h:){0,5}h)?::h|(?:(?:h:){0,6}h)?::";
const BITS_16: &str = "[0-9A-F]{1,4}";
const BYTE: &str = "(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])";

/// At most 65535.
const PORT: &str = "(?:0+|0*(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}\
    |655[0-2][0-9]|6553[0-5]))?";

/// The expression, for as long as the program runs.
pub fn leak() -> &'static Regex {
    Box::leak(Box::new(Regex::new(&uri()).expect("a regular expression")))
}

fn uri() -> String {
    let (article, newsgroups, group, end) = (article(), newsgroups(), group(), end());
    let (user, host) = (user(), host());
    let news = format!(
        "s?news:(?:{article}|{newsgroups}|//{user}?{host}?(?::{PORT})?/(?:{article}|{newsgroups})\
         |//{user}?{host}(?::{PORT})?)"
    );
    let nntp = format!("nntp://{user}?{host}(?::{PORT})?/{group}(?:/[0-9]{{1,16}})?");
    format!("(?i-u)\\A(?:{news}|{nntp}){end}\\z")
}

fn article() -> String {
    let atom = octet(is_atext, is_raw_in_article);
    let atoms = format!("{atom}+(?:{}{atom}+)*", dot());
    let literal = octet(is_mdtext, is_raw_in_article);
    format!("{atoms}@(?:{atoms}|%5B{literal}*%5D)")
}

/// One group: not `.` and not `..`.
fn group() -> String {
    let rest = format!("(?:{}|{})", octet(is_exact, is_raw_in_group), utf8());
    let first = format!("(?:{}|{})", octet(is_exact_but_a_dot, is_raw_in_group), utf8());
    let dot = dot();
    format!("(?:{first}{rest}*|{dot}{first}{rest}*|{dot}{dot}{rest}+)")
}

/// One group, a pattern, or nothing.
fn newsgroups() -> String {
    let wild = "[*]|%2A|%3F";
    let rest = format!("(?:{}|{}|{wild})", octet(is_exact, is_raw_in_group), utf8());
    let first = format!("(?:{}|{}|{wild})", octet(is_exact_but_a_dot, is_raw_in_group), utf8());
    let dot = dot();
    format!("(?:{first}{rest}*|{dot}{first}{rest}*|{dot}{dot}{rest}+)?")
}

fn user() -> String {
    let raw = class(|octet| is_name(octet) || octet == b':');
    format!("(?:(?:{raw}|%[0-9A-F]{{2}})*@)")
}

fn host() -> String {
    let name = class(is_name);
    let future = class(|octet| is_name(octet) || octet == b':');
    let ipv4 = [BYTE; 4].join("\\.");
    let ipv6 = IPV6.replace('l', &format!("(?:h:h|{ipv4})")).replace('h', BITS_16);
    format!("(?:(?:{name}|%[0-9A-F]{{2}})+|\\[(?:{ipv6}|v[0-9A-F]+\\.{future}+)\\])")
}

fn end() -> String {
    let raw = class(|octet| is_name(octet) || b":@/?".contains(&octet));
    format!("(?:#(?:{raw}|%[0-9A-F]{{2}})*)?")
}

/// An octet, raw if it may be, or percent-encoded.
fn octet(is_member: fn(u8) -> bool, is_raw: fn(u8) -> bool) -> String {
    let raw = class(|octet| is_member(octet) && is_raw(octet));
    let encoded: Vec<String> =
        (0..128).filter(|octet| is_member(*octet)).map(|octet| format!("{octet:02X}")).collect();
    format!("(?:{raw}|%(?:{}))", encoded.join("|"))
}

fn class(is_member: impl Fn(u8) -> bool) -> String {
    let members = (0..128).filter(|octet| is_member(*octet));
    let members: Vec<String> = members.map(|octet| format!("\\x{octet:02X}")).collect();
    format!("[{}]", members.concat())
}

fn dot() -> &'static str {
    "(?:\\.|%2E)"
}

fn utf8() -> String {
    UTF8.replace('T', UTF8_TAIL)
}

/// What stands raw in a name of a host.
fn is_name(octet: u8) -> bool {
    UNRESERVED.contains(&octet) || SUB_DELIMS.contains(&octet)
}

fn is_raw_in_article(octet: u8) -> bool {
    is_name(octet) || b":@".contains(&octet)
}

fn is_raw_in_group(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || GROUP_MARKS.contains(&octet)
}

fn is_atext(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || ATEXT_MARKS.contains(&octet)
}

/// RFC 5536, 3.1.3.
fn is_mdtext(octet: u8) -> bool {
    octet.is_ascii_graphic() && !b">[\\]".contains(&octet)
}

/// `wildmat-exact` of RFC 3977, 4.1.
fn is_exact(octet: u8) -> bool {
    octet.is_ascii_graphic() && !b"!,[\\]".contains(&octet) && !WILDCARDS.contains(&octet)
}

fn is_exact_but_a_dot(octet: u8) -> bool {
    is_exact(octet) && octet != b'.'
}
