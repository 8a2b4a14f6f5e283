//! The classes of texts, by the names that the tables give them.

use std::collections::HashSet;

use newsuri::NewsUriRef;

use crate::corpus::Corpus;
use crate::random::Random;
use crate::words::{self, Ids};

/// Texts of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// What the tables call it.
    pub name: &'static str,
    count: usize,
    make: Make,
}

#[derive(Clone, Copy, Debug)]
enum Make {
    /// Each is drawn, and no two are the same.
    Drawn(fn(&Ids, &mut Random) -> String),
    /// The drawn ones, with one octet too much, too little or replaced, so that they are refused.
    Mutants(fn(&Ids, &mut Random) -> String),
    /// All are one, of so many bytes: a beginning, what is repeated, and an end.
    Long([&'static str; 3], usize),
}

/// So many that the branch predictor can learn them.
const HOT: usize = 2_000;
/// So many that it cannot.
const COLD: usize = 100_000;
/// How many bytes the long texts of one class have together, unless they are too many or too long.
const LONG_TOGETHER: usize = 1 << 17;

/// All of them.
pub const CLASSES: &[Class] = &[
    drawn("plain id", HOT, plain_id),
    drawn("encoded id", HOT, encoded_id),
    drawn("group", HOT, group),
    drawn("authority", HOT, authority),
    drawn("nntp", HOT, nntp),
    drawn("mixed", HOT, mixed),
    drawn("mixed, cold", COLD, mixed),
    Class { name: "invalid", count: HOT, make: Make::Mutants(mixed) },
    drawn("ids", HOT, id),
    drawn("ids, cold", COLD, id),
    drawn("ids there", HOT, id_there),
    long("id, 64 B", ID, 64),
    long("id, 250 B", ID, 250),
    long("group, 64 B", GROUP, 64),
    long("group, 1 KiB", GROUP, 1 << 10),
    long("group, 64 KiB", GROUP, 1 << 16),
    long("group, 1 MiB", GROUP, 1 << 20),
    long("escaped group, 64 B", ESCAPED, 64),
    long("escaped group, 1 KiB", ESCAPED, 1 << 10),
    long("escaped group, 64 KiB", ESCAPED, 1 << 16),
    long("escaped group, 1 MiB", ESCAPED, 1 << 20),
    long("fragment, 64 B", FRAGMENT, 64),
    long("fragment, 1 KiB", FRAGMENT, 1 << 10),
    long("fragment, 64 KiB", FRAGMENT, 1 << 16),
    long("fragment, 1 MiB", FRAGMENT, 1 << 20),
];

const ID: [&str; 3] = ["news:", "part$1f8.", "x@example.com"];
const GROUP: [&str; 3] = ["news:", "comp.lang.c++.", ""];
const ESCAPED: [&str; 3] = ["news:", "fr.caf%C3%A9.", ""];
const FRAGMENT: [&str; 3] = ["news:comp.lang.c#", "section-2/of?it:", ""];

const fn drawn(name: &'static str, count: usize, draw: fn(&Ids, &mut Random) -> String) -> Class {
    Class { name, count, make: Make::Drawn(draw) }
}

const fn long(name: &'static str, parts: [&'static str; 3], bytes: usize) -> Class {
    let count = LONG_TOGETHER / bytes;
    let count = if count > HOT {
        HOT
    } else if count == 0 {
        1
    } else {
        count
    };
    Class { name, count, make: Make::Long(parts, bytes) }
}

fn plain_id(ids: &Ids, random: &mut Random) -> String {
    format!("news:{}", ids.with(random, false))
}

fn encoded_id(ids: &Ids, random: &mut Random) -> String {
    format!("news:{}", ids.with(random, true))
}

fn group(_: &Ids, random: &mut Random) -> String {
    format!("news:{}", words::group(random))
}

fn authority(ids: &Ids, random: &mut Random) -> String {
    let scheme = random.weighted(&[(4, "news"), (1, "snews")]);
    let server = words::server(random);
    let name = match random.below(10) {
        0 => String::new(),
        1..4 => words::group(random),
        _ => any_id(ids, random),
    };
    format!("{scheme}://{server}/{name}")
}

fn nntp(_: &Ids, random: &mut Random) -> String {
    let (server, group) = (words::server(random), words::group(random));
    let number = format!("/{}", words::article_number(random));
    let number = random.weighted(&[(5, number.as_str()), (1, "")]);
    format!("nntp://{server}/{group}{number}")
}

/// A fifth of the ids needs percent-encoding.
fn id(ids: &Ids, random: &mut Random) -> String {
    format!("news:{}", any_id(ids, random))
}

fn any_id(ids: &Ids, random: &mut Random) -> String {
    let encoded = random.weighted(&[(4, false), (1, true)]);
    ids.with(random, encoded)
}

fn id_there(ids: &Ids, random: &mut Random) -> String {
    format!("news://{}/{}", words::host(random), any_id(ids, random))
}

/// Half of them are ids, as in a mailbox full of links.
fn mixed(ids: &Ids, random: &mut Random) -> String {
    type Draw = fn(&Ids, &mut Random) -> String;
    let shares = [(50, id as Draw), (19, group), (22, authority), (9, nntp)];
    random.weighted(&shares)(ids, random)
}

impl Class {
    /// The class of a name.
    pub fn of(name: &str) -> Self {
        *CLASSES.iter().find(|class| class.name == name).expect("a class")
    }

    /// How many texts it has.
    pub fn count(self) -> usize {
        self.count
    }

    /// Its texts, the same each time.
    pub fn corpus(self) -> &'static Corpus {
        Corpus::leak(&self.texts())
    }

    fn texts(self) -> Vec<String> {
        match self.make {
            Make::Drawn(draw) => distinct(self.count, draw),
            Make::Mutants(draw) => mutants(distinct(self.count, draw)),
            Make::Long(parts, bytes) => vec![filled(parts, bytes); self.count],
        }
    }
}

fn distinct(count: usize, draw: fn(&Ids, &mut Random) -> String) -> Vec<String> {
    let (ids, mut random) = (Ids::read(), Random::begin(5538));
    let mut seen = HashSet::new();
    std::iter::repeat_with(|| draw(&ids, &mut random))
        .filter(|text| seen.insert(text.clone()))
        .take(count)
        .collect()
}

fn mutants(texts: Vec<String>) -> Vec<String> {
    let mut random = Random::begin(3986);
    let refused = |text: String| {
        std::iter::repeat_with(|| mutant(&text, &mut random))
            .find(|mutant| NewsUriRef::parse(mutant).is_err())
            .expect("some are refused")
    };
    texts.into_iter().map(refused).collect()
}

/// The text with a visible ASCII character more, less or replaced.
fn mutant(text: &str, random: &mut Random) -> String {
    let place = random.below(text.len());
    let character = char::from(u8::try_from(0x21 + random.below(0x5E)).unwrap()).to_string();
    let (removed, put) = random.pick(&[(1, character.as_str()), (0, &character), (1, "")]);
    let mut mutant = String::from(text);
    mutant.replace_range(place..place + removed, put);
    mutant
}

fn filled([begin, repeated, end]: [&str; 3], bytes: usize) -> String {
    let room = bytes - begin.len() - end.len();
    let middle = repeated.repeat(room / repeated.len());
    let rest = "x".repeat(room - middle.len());
    format!("{begin}{middle}{rest}{end}")
}
