//! The names that URIs are made of, drawn at random.

use newsuri::{MessageId, NewsUri};

use crate::random::Random;

/// How groups begin.
const HIERARCHIES: &[&str] = &[
    "alt",
    "alt.binaries",
    "alt.fan",
    "alt.music",
    "aus",
    "bit.listserv",
    "comp.lang",
    "comp.os",
    "comp.sys",
    "de.comp",
    "de.rec",
    "es.ciencia",
    "fr.comp",
    "gmane.comp",
    "gmane.linux",
    "it.arti",
    "linux.debian",
    "misc",
    "news.admin",
    "nl.hobby",
    "rec.arts",
    "rec.games",
    "sci",
    "soc.culture",
    "talk.politics",
    "uk.media",
    "uk.rec",
];

/// What groups are about.
const TOPICS: &[&str] = &[
    "advocacy",
    "amiga",
    "announce",
    "apps",
    "astro",
    "audio",
    "bugs",
    "c",
    "c++",
    "chess",
    "cooking",
    "databases",
    "development",
    "drivers",
    "fantasy",
    "forth",
    "ham-radio",
    "hardware",
    "history",
    "humour",
    "kernel",
    "languages",
    "lisp",
    "mac",
    "marketplace",
    "math",
    "misc",
    "moderated",
    "mp3",
    "music",
    "networking",
    "newusers",
    "perl",
    "physics",
    "pictures",
    "printers",
    "programmer",
    "programming",
    "python",
    "questions",
    "ruby",
    "rust",
    "science-fiction",
    "software",
    "sounds",
    "startrek",
    "tcl",
    "tech",
    "tv",
    "unix",
    "video",
    "windows-xp",
    "x86",
];

/// How many topics follow, and how often.
const DEPTHS: &[(usize, usize)] = &[(3, 1), (6, 2), (2, 3)];

const HOST_PREFIXES: &[&str] =
    &["news", "nntp", "freenews", "reader", "text", "usenet", "ssl-news", "news2", "feeder"];
const HOST_WORDS: &[&str] = &[
    "albatros",
    "bridge",
    "campus",
    "delta",
    "east",
    "fjord",
    "garden",
    "harbour",
    "individual",
    "lists",
    "mirror",
    "north",
    "online",
    "physik",
    "river",
    "sunsite",
    "tower",
    "uni",
    "valley",
];
const HOST_ENDS: &[&str] = &["example.com", "example.net", "example.org", "isp.example"];
const USERS: &[&str] =
    &["ada", "grace", "j.doe", "reader", "anonymous", "me%40home", "guest:guest"];
const PORTS: &[&str] = &[":119", ":563", ":1119", ":8119", ":433"];

/// The name of a group.
pub(crate) fn group(random: &mut Random) -> String {
    let mut name = String::from(random.pick(HIERARCHIES));
    for _ in 0..random.weighted(DEPTHS) {
        name.push('.');
        name.push_str(random.pick(TOPICS));
    }
    name
}

/// A host by its name.
pub(crate) fn host(random: &mut Random) -> String {
    let [prefix, word, end] = [HOST_PREFIXES, HOST_WORDS, HOST_ENDS].map(|set| random.pick(set));
    format!("{prefix}.{word}.{end}")
}

/// A host by its address of version 4, out of those for documents.
fn ipv4(random: &mut Random) -> String {
    let net = random.pick(&["192.0.2", "198.51.100", "203.0.113"]);
    format!("{net}.{}", random.below(256))
}

/// A host by its address of version 6, in one of the shapes that are written.
fn ipv6(random: &mut Random) -> String {
    let [a, b, c] = [(); 3].map(|()| random.below(0x1_0000));
    match random.below(4) {
        0 => format!("[2001:db8::{a:x}]"),
        1 => format!("[2001:db8:{a:x}:{b:x}::{c:x}]"),
        2 => format!("[2001:db8:{a:x}:0:{b:x}:ff:fe00:{c:x}]"),
        _ => format!("[::ffff:{}]", ipv4(random)),
    }
}

/// Where a server can be: by name, by user and name, and so on, with and without a port.
pub(crate) fn server(random: &mut Random) -> String {
    type Part = fn(&mut Random) -> String;
    let none: Part = |_| String::new();
    let user: Part = |random| format!("{}@", random.pick(USERS));
    let port: Part = |random| random.pick(PORTS).into();
    let host = random.weighted(&[(6, host as Part), (1, ipv4), (2, ipv6)]);
    let user = random.weighted(&[(5, none), (1, user)]);
    let port = random.weighted(&[(3, none), (2, port)]);
    [user, host, port].map(|part| part(random)).concat()
}

/// The number of an article, of as many digits as groups of all sizes have.
pub(crate) fn article_number(random: &mut Random) -> String {
    let end = random.pick(&[100, 10_000, 1_000_000]);
    random.below(end).to_string()
}

/// Message-IDs: those of `tests/data`, in URIs.
pub(crate) struct Ids(Vec<&'static str>);

impl Ids {
    pub(crate) fn read() -> Self {
        Self(include_str!("../../data/message-ids.txt").lines().collect())
    }

    /// One as a URI has it. Its digits are moved along, so that there are ten times as many ids.
    pub(crate) fn any(&self, random: &mut Random) -> String {
        let (id, by) = (random.pick(&self.0), random.pick(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
        let id: String = id.chars().map(|octet| moved(octet, by)).collect();
        let id = MessageId::parse(&id).expect("an id");
        let uri = NewsUri::article().msg_id(&id).build();
        uri.as_str().strip_prefix("news:").expect("news").into()
    }

    /// One with or without percent-encoding.
    pub(crate) fn with(&self, random: &mut Random, encoded: bool) -> String {
        std::iter::repeat_with(|| self.any(random))
            .find(|id| id.contains('%') == encoded)
            .expect("there are both")
    }
}

/// A digit moved along by another, anything else as it is.
fn moved(octet: char, by: u32) -> char {
    let digit = octet.to_digit(10).and_then(|digit| char::from_digit((digit + by) % 10, 10));
    digit.unwrap_or(octet)
}
