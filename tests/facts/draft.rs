//! The older grammars: the cases of the field, the examples of the draft, and what differs.

use newsuri::draft::{DraftUri, DraftUriRef, Formulation, Grammar, NoEquivalent, Reading, Target};
use newsuri::{AdviceKind, NewsUri, NewsUriRef};
use newsuri_tests::Table;

/// What a text names by an older grammar, as the table of differences has it.
fn named(uri: DraftUriRef<'_>) -> String {
    match uri.target() {
        Target::Article(id) => format!("article `{id}`"),
        Target::OddArticle(id) => format!("article `{}`", id.text().unwrap()),
        Target::Group(group) => format!("group `{group}`"),
        Target::Utf8Group(group) => format!("group `{group}`"),
        Target::Groups(wildmat) => format!("groups `{wildmat}`"),
        Target::AllGroups => String::from("all groups"),
        Target::Articles { group, range } if range.single().is_some() => {
            format!("article {range} of `{group}`")
        }
        Target::Articles { group, range } => format!("articles {range} of `{group}`"),
    }
}

fn named_by(text: &str, grammars: &[Grammar]) -> String {
    let mut named = grammars
        .iter()
        .filter_map(|grammar| DraftUriRef::parse(text, *grammar).ok())
        .map(self::named);
    named.next().unwrap_or(String::from("—"))
}

fn strictly_named(text: &str) -> String {
    match NewsUriRef::parse(text).map(NewsUriRef::target) {
        Ok(newsuri::Target::Article(id)) => format!("article `{id}`"),
        Ok(newsuri::Target::Group(group)) => format!("group `{group}`"),
        Ok(newsuri::Target::Groups(pattern)) => format!("groups `{pattern}`"),
        Ok(newsuri::Target::AllGroups) => String::from("all groups"),
        Ok(newsuri::Target::NumberedArticle { group, number }) => {
            format!("article {number} of `{group}`")
        }
        Err(_) => String::from("—"),
    }
}

#[test]
fn every_row_of_the_table_of_differences_is_true() {
    let table = include_str!("../../newsuri/src/draft/differences.md");
    let mut rows = 0;
    for row in table.lines().skip(2) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let text = cells[0].trim_matches('`');
        let names = [
            strictly_named(text),
            named_by(text, &[Grammar::Primary]),
            named_by(text, &[Grammar::Empty]),
            named_by(text, &[Grammar::Wildmat]),
            named_by(text, &[Grammar::NewsUrl, Grammar::NntpUrl]),
        ];
        assert_eq!(cells[1..], names, "{text}");
        rows += 1;
    }
    assert!(rows > 30);
}

/// The grammars, by the names that `cases/legacy.tsv` has for them.
const NAMES: &[(&str, &str, &[Grammar])] = &[
    ("seed-primary", "news", &[Grammar::Primary]),
    ("seed-alt1", "news", &[Grammar::Empty]),
    ("seed-alt2", "news", &[Grammar::Wildmat]),
    ("seed-nntp", "nntp", &[Grammar::Primary, Grammar::Empty, Grammar::Wildmat]),
    ("rfc1738", "", &[Grammar::NewsUrl, Grammar::NntpUrl]),
];

fn scheme(text: &str) -> &str {
    text.split(':').next().unwrap()
}

#[test]
fn the_cases_of_the_field_are_accepted_by_the_grammars_that_they_name_and_by_no_other() {
    let table = Table::read(include_str!("../cases/legacy.tsv"));
    let mut accepted = 0;
    for row in table.rows() {
        let text = row.get("input");
        let names: Vec<&str> = row.get("accepted_by").split(';').collect();
        for (name, family, grammars) in NAMES {
            let takes = |grammar: &&Grammar| DraftUriRef::parse(text, **grammar).is_ok();
            let accepting = grammars.iter().filter(takes).count();
            let expected = match (names.contains(name), *name) {
                (false, _) if !family.is_empty() && scheme(text) != *family => continue,
                (false, _) => 0,
                // One grammar for each scheme.
                (true, "rfc1738") => 1,
                (true, _) => grammars.len(),
            };
            assert_eq!(accepting, expected, "{name}: {text}");
            accepted += expected;
        }
    }
    assert!(accepted > 60, "{accepted}");
}

/// The readings of a text by the older grammars that the table names.
fn older<'t>(row: &newsuri_tests::Row<'t>) -> Vec<DraftUriRef<'t>> {
    Grammar::accepting(row.get("input"))
        .filter_map(|reading| match reading {
            Reading::Older(uri) => Some(uri),
            Reading::Rfc5538(_) => None,
        })
        .collect()
}

#[test]
fn the_cases_of_the_field_mean_what_they_should() {
    let table = Table::read(include_str!("../cases/legacy.tsv"));
    let mut checked = 0;
    for row in table.rows() {
        for uri in older(&row) {
            let Some(meaning) = meaning(row.get("input"), row.get("meaning"), uri.grammar()) else {
                panic!("{}: no meaning in {:?}", uri, row.get("meaning"));
            };
            assert_eq!(named(uri), meaning, "{}: {uri}", uri.grammar());
            checked += 1;
        }
    }
    assert!(checked > 60, "{checked}");
}

/// What the free text of a row says that its URI names, in the words of [`named`].
fn meaning(input: &str, meaning: &str, grammar: Grammar) -> Option<String> {
    let wildmat = grammar == Grammar::Wildmat;
    let rest = input.trim_start_matches("news:").trim_start_matches("//news.example.com/");
    if meaning.contains("alternative 2:") {
        return Some(format!("group{} `{rest}`", if wildmat { "s" } else { "" }));
    }
    if let Some((_, by_the_letter)) = meaning.split_once("by the letter: ") {
        let article = by_the_letter.split(" (").next()?.replace('"', "`");
        return Some(article);
    }
    if meaning.starts_with("all groups") {
        return Some(String::from("all groups"));
    }
    let (what, name) = meaning.split_once(' ').unwrap_or((meaning, ""));
    match what {
        "article" if name.is_empty() => Some(format!("article `{rest}`")),
        "group" => Some(format!("group `{}`", name.trim_matches('"'))),
        "article" if scheme(input) == "news" => {
            Some(format!("article `{}`", name.trim_matches('"')))
        }
        "article" => {
            let mut parts = input.trim_start_matches("nntp://").split('/').skip(1);
            let (group, range) = (parts.next()?, parts.next()?);
            let several = if range.contains('-') { "s" } else { "" };
            // The numbers of the text and those of the meaning are the same.
            assert!(name.starts_with(range.trim_end_matches("-5").trim_end_matches('-')), "{name}");
            Some(format!("article{several} {range} of `{group}`"))
        }
        _ => None,
    }
}

#[test]
fn the_cases_of_the_field_have_the_strict_equivalents_that_they_should() {
    let table = Table::read(include_str!("../cases/legacy.tsv"));
    let mut checked = 0;
    for row in table.rows() {
        // This equivalent is of what another program makes of the text.
        if row.get("meaning").starts_with("practice:") {
            continue;
        }
        for uri in older(&row) {
            let strict = uri.to_rfc5538().map_or(String::from("none"), String::from);
            assert_eq!(strict, row.get("strict_equivalent"), "{}: {uri}", uri.grammar());
            checked += 1;
        }
    }
    assert!(checked > 60, "{checked}");
}

#[test]
fn an_article_of_rfc_1738_with_slashes_has_the_equivalent_of_all_of_it() {
    let uri = DraftUriRef::parse("news://h.example/a/b@c.example", Grammar::NewsUrl).unwrap();
    assert_eq!(uri.to_rfc5538().unwrap(), "news:%2F%2Fh.example%2Fa%2Fb@c.example");
}

/// The examples of the draft, section 2.3, each with the formulations that have it.
const EXAMPLES: &[(&str, &str, &[Grammar])] = &[
    ("news:*", "all groups", &[Grammar::Primary, Grammar::Wildmat]),
    ("news://news.example.com/*", "all groups", &[Grammar::Primary, Grammar::Wildmat]),
    ("news://news.example.com/", "all groups", &[Grammar::Primary, Grammar::Empty]),
    ("news://news.example.com", "all groups", &[Grammar::Primary, Grammar::Empty]),
    ("news:", "all groups", &[Grammar::Empty, Grammar::Wildmat]),
    ("news:comp.*", "groups `comp.*`", &[Grammar::Wildmat]),
    ("news:*.test", "groups `*.test`", &[Grammar::Wildmat]),
    ("news://news.example.com/comp.*", "groups `comp.*`", &[Grammar::Wildmat]),
    ("news://news.example.com/*.test", "groups `*.test`", &[Grammar::Wildmat]),
];

#[test]
fn every_example_of_the_draft_reads_as_it_says_and_is_a_name_or_refused_elsewhere() {
    for (text, meaning, grammars) in EXAMPLES {
        for grammar in [Grammar::Primary, Grammar::Empty, Grammar::Wildmat] {
            let read = named_by(text, &[grammar]);
            if grammars.contains(&grammar) {
                assert_eq!(read, *meaning, "{grammar}: {text}");
            } else {
                let name = text.rsplit(['/', ':']).next().unwrap();
                assert!(read == "—" || read == format!("group `{name}`"), "{grammar}: {text}");
            }
        }
    }
}

#[test]
fn a_nntp_range_of_the_draft_reads_the_same_in_every_formulation() {
    for grammar in [Grammar::Primary, Grammar::Empty, Grammar::Wildmat] {
        let range =
            |text| DraftUriRef::parse(text, grammar).map(|uri| uri.article_range().unwrap());
        assert_eq!(range("nntp://h/g/007").unwrap().to_string(), "7");
        assert_eq!(range("nntp://h/g/7-").unwrap().last(), None);
        assert!(range("nntp://h/g/10-9").unwrap().is_empty());
        assert!(range("nntp://h/g/").is_err() && range("nntp://h/g").is_err());
        let long = "9".repeat(500);
        let text = format!("nntp://h/g/1-{long}");
        let uri = DraftUriRef::parse(&text, grammar).unwrap();
        assert_eq!(uri.article_range().unwrap().last().unwrap().as_str(), long);
    }
}

#[test]
fn the_draft_does_not_weaken_rfc_5538() {
    let table = Table::read(include_str!("../cases/legacy.tsv"));
    for row in table.rows() {
        let strict = NewsUri::parse(row.get("input"));
        assert!(strict.is_err(), "{}", row.get("input"));
    }
}

#[test]
fn what_has_no_equivalent_says_why() {
    for (text, grammar, reason) in [
        ("nntp://h/g/1-5", Grammar::Primary, NoEquivalent::Range),
        ("nntp://h/g/5-5", Grammar::Primary, NoEquivalent::Range),
        ("nntp://h/g/5-", Grammar::Primary, NoEquivalent::Range),
        ("nntp://h/g/12345678901234567", Grammar::Primary, NoEquivalent::ArticleNumber),
        ("news:a..b@c", Grammar::Primary, NoEquivalent::MessageId),
        ("news:a%40b@c", Grammar::Primary, NoEquivalent::MessageId),
        ("news:a%20b@c", Grammar::NewsUrl, NoEquivalent::MessageId),
        ("news:a,b", Grammar::Wildmat, NoEquivalent::List),
        ("news:a,!b", Grammar::Wildmat, NoEquivalent::List),
        ("nntp:///g/1", Grammar::Primary, NoEquivalent::Host),
        ("nntp://:119/g/1", Grammar::Primary, NoEquivalent::Host),
        ("news:a,b", Grammar::Primary, NoEquivalent::Newsgroup),
        ("news:a!b", Grammar::Primary, NoEquivalent::Newsgroup),
        ("nntp://h/a[b]/1", Grammar::Primary, NoEquivalent::Newsgroup),
        ("news:comp.*", Grammar::Primary, NoEquivalent::Wildcard),
        ("news:*", Grammar::Empty, NoEquivalent::Wildcard),
        ("news:a%3Fb", Grammar::Empty, NoEquivalent::Wildcard),
        ("nntp://h/*/1", Grammar::Wildmat, NoEquivalent::Wildcard),
        ("news:.", Grammar::Primary, NoEquivalent::Dots),
        ("news:..", Grammar::Wildmat, NoEquivalent::Dots),
    ] {
        let uri = DraftUri::parse(text, grammar).unwrap();
        assert_eq!(uri.to_rfc5538().unwrap_err(), reason, "{text}");
        assert_eq!(NewsUri::try_from(uri).unwrap_err(), reason, "{text}");
    }
    for (text, formulation, reason) in [
        ("snews:g", Formulation::Primary, NoEquivalent::Snews),
        ("news:g#", Formulation::Wildmat, NoEquivalent::Fragment),
        ("nntp://h/g", Formulation::Primary, NoEquivalent::GroupInNntp),
        ("news:comp.*", Formulation::Primary, NoEquivalent::Wildmat),
        ("news:comp.*", Formulation::Empty, NoEquivalent::Wildmat),
        ("news:caf%C3%A9", Formulation::Primary, NoEquivalent::NotAscii),
        ("nntp://h/caf%C3%A9/1", Formulation::Wildmat, NoEquivalent::NotAscii),
    ] {
        let uri = NewsUri::parse(text).unwrap();
        let back = DraftUri::from_rfc5538(uri.view(), formulation);
        assert_eq!(back.unwrap_err(), reason, "{text}");
    }
}

#[test]
fn a_conversion_keeps_user_port_and_place_but_no_password() {
    for (text, strict) in [
        ("NEWS://Me:secret@H.Example:0119/c~", "news://Me@h.example/c%7E"),
        ("news://me@", "news://me@/"),
        ("news://:563/g", "news://:563/g"),
        ("news://", "news:*"),
        ("nntp://me@h:563/g/0042", "nntp://me@h:563/g/42"),
    ] {
        let uri = DraftUri::parse(text, Grammar::Primary).unwrap();
        assert_eq!(uri.to_rfc5538().unwrap(), strict);
    }
    for (text, formulation, older) in [
        ("news://me:secret@h", Formulation::Primary, "news://me@h/"),
        ("news://me:secret@h", Formulation::Empty, "news://me@h/"),
        ("news://me:secret@h", Formulation::Wildmat, "news://me@h/*"),
        ("news:*", Formulation::Primary, "news:*"),
        ("news:*", Formulation::Empty, "news:"),
        ("news:", Formulation::Wildmat, "news:*"),
        ("news:caf%C3%A9", Formulation::Wildmat, "news:caf%C3%A9"),
        ("news:a%7Eb.%2A", Formulation::Wildmat, "news:a~b.*"),
        ("news:a%7Cb@%5Bc:d%5D", Formulation::Empty, "news:a%7Cb@%5Bc:d%5D"),
        ("nntp://h:119/g/0042", Formulation::Primary, "nntp://h/g/42"),
    ] {
        let uri = NewsUri::parse(text).unwrap();
        let back = DraftUri::from_rfc5538(uri.view(), formulation).unwrap();
        assert_eq!(back, older);
        assert_eq!(back.grammar(), Grammar::from(formulation));
    }
}

#[test]
fn advice_tells_what_is_valid_but_unwise() {
    let advice = |text, grammar| {
        let uri = DraftUriRef::parse(text, grammar).unwrap();
        uri.advice().map(|advice| (advice.kind(), &text[advice.range()])).collect::<Vec<_>>()
    };
    let id = AdviceKind::MessageIdNotRfc5536;
    assert_eq!(advice("news:a..b@c", Grammar::Primary), [(id, "a..b@c")]);
    assert_eq!(advice("news://h/a%40b@c", Grammar::Wildmat), [(id, "a%40b@c")]);
    assert_eq!(advice("news:a%20b@c", Grammar::NewsUrl), [(id, "a%20b@c")]);
    assert_eq!(advice("news:{}@c", Grammar::Primary), []);
    assert_eq!(advice("news:a@[c:d]", Grammar::Primary), []);
    let long = format!("news:{}@c", "a".repeat(247));
    assert_eq!(DraftUriRef::parse(&long, Grammar::Primary).unwrap().advice().count(), 1);
    let range = AdviceKind::ArticleRangeEmpty;
    assert_eq!(advice("nntp://h/g/10-9", Grammar::Primary), [(range, "10-9")]);
    assert_eq!(advice("nntp://h/g/9-9", Grammar::Primary), []);
    let star = AdviceKind::AllGroupsStar;
    assert_eq!(advice("news:*", Grammar::Empty), [(star, "*")]);
    assert_eq!(advice("news://h/*", Grammar::Empty), [(star, "*")]);
    assert_eq!(advice("news:*", Grammar::Primary), []);
    let password = AdviceKind::Password;
    let both = [(password, "secret"), (id, "a@b.")];
    assert_eq!(advice("news://me:secret@h/a@b.", Grammar::Primary), both);
}

#[test]
fn no_error_and_no_debug_output_of_a_draft_uri_shows_a_password() {
    let text = "news://me:hunter2@h.example/a..b@c";
    for grammar in [Grammar::Primary, Grammar::Empty, Grammar::Wildmat] {
        let uri = DraftUri::parse(text, grammar).unwrap();
        let shown = [format!("{uri:?}"), format!("{:?}", uri.view()), uri.redacted().to_string()];
        assert!(shown.iter().all(|shown| shown.contains("***") && !shown.contains("hunter2")));
    }
    for grammar in Grammar::ALL {
        for text in
            ["news://me:hunter2@h.example/a b", "nntp://me:hunter2@h.example/g/x", "x:hunter2@"]
        {
            let refused = DraftUri::from_string(String::from(text), *grammar).unwrap_err();
            let shown = [format!("{refused:?}"), refused.to_string(), refused.report().to_string()];
            assert!(shown.iter().all(|shown| !shown.contains("hunter2")), "{grammar}: {shown:?}");
        }
    }
}

#[test]
fn a_name_of_one_star_is_written_so_that_it_stays_a_name() {
    let group = newsuri::draft::Newsgroup::parse("*").unwrap();
    let uri = DraftUri::group().group(&group).build();
    assert_eq!(uri, "news:%2A");
    assert_eq!(uri.newsgroup(), Some(group));
}

#[test]
fn a_wildmat_of_one_star_is_all_groups() {
    let wildmat = newsuri::draft::Wildmat::parse("*").unwrap();
    let uri = DraftUri::groups().wildmat(&wildmat).server(newsuri::server!("h")).build();
    assert_eq!((uri.as_str(), uri.target()), ("news://h/*", Target::AllGroups));
}

#[test]
fn a_message_id_is_parted_at_an_at_that_leaves_both_sides_something() {
    for (id, written) in [
        ("a@b@c", "news:a@b%40c"),
        ("@@b", "news:%40@b"),
        ("a@@", "news:a@%40"),
        ("@a@@", "news:%40a@%40"),
    ] {
        let id = newsuri::draft::MessageId::parse(id).unwrap();
        let uri = DraftUri::article().msg_id(&id).build();
        assert_eq!(uri, written);
        assert_eq!(uri.message_id(), Some(id));
    }
}

#[test]
fn uris_of_two_grammars_differ_though_their_texts_are_the_same() {
    let uri = DraftUri::parse("news:*", Grammar::Primary).unwrap();
    let other = uri.by(Grammar::Empty).unwrap();
    assert_ne!(uri, other);
    assert_ne!(uri.view(), other.view());
    assert!(uri == "news:*" && other == "news:*");
    assert_eq!(uri.by(Grammar::Primary).unwrap(), uri);
}

#[test]
fn a_pattern_of_a_list_is_a_wildmat_of_its_own_and_not_always_one_of_rfc_5538() {
    let wildmat = newsuri::draft::Wildmat::parse("a.*,!.,..").unwrap();
    let patterns: Vec<_> =
        wildmat.patterns().map(|(meant, pattern)| (meant, pattern.to_string())).collect();
    assert_eq!(patterns, [(true, "a.*".into()), (false, ".".into()), (true, "..".into())]);
    let strict = |text| newsuri::Wildmat::try_from(newsuri::draft::Wildmat::parse(text).unwrap());
    assert!(strict("a.*").is_ok() && strict(".").is_err() && strict("a,b").is_err());
}

#[test]
fn an_id_of_rfc_1738_that_is_a_uri_with_a_password_does_not_show_it() {
    for text in ["news://me:hunter2@h.example", "news://me:hunter%202@h.example"] {
        let uri = DraftUri::parse(text, Grammar::NewsUrl).unwrap();
        let shown = [format!("{uri:?}"), format!("{:?}", uri.target()), uri.redacted().to_string()];
        assert!(shown.iter().all(|shown| shown.contains("***")), "{shown:?}");
        assert!(shown.iter().all(|shown| !shown.contains("hunter")), "{shown:?}");
        assert!(uri.advice().any(|advice| advice.kind() == AdviceKind::Password));
        let readings: Vec<Reading<'_>> = Grammar::accepting(text).collect();
        assert!(!format!("{readings:?}").contains("hunter"), "{readings:?}");
    }
}
