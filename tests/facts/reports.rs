//! How an error is shown in its text.

use newsuri::{Host, MessageId, NewsUri, NewsUriRef, Newsgroup, Server};

fn report(text: &str) -> String {
    NewsUriRef::parse(text).unwrap_err().report(text).to_string()
}

/// The excerpt and the line of carets below it, without their indent.
fn excerpt(text: &str) -> (String, String) {
    let report = report(text);
    let lines: Vec<&str> = report.lines().map(|line| line.get(4..).unwrap_or_default()).collect();
    (lines[1].into(), lines[2].into())
}

fn help(text: &str) -> String {
    let report = report(text);
    report.lines().nth(3).unwrap().strip_prefix("help: ").unwrap().into()
}

#[test]
fn the_carets_stand_below_the_error_and_are_as_wide() {
    for (text, carets) in [
        ("news:a|b@c", "      ^"),
        ("news:a%00", "      ^^^"),
        ("news:fr.réseau", "         ^"),
        ("news:é@b", "     ^"),
        ("news://h:65536/", "         ^^^^^"),
        ("news://[::g]/", "       ^^^^^"),
        ("news:a@", "       ^"),
        ("nntp:g", "     ^"),
        ("mid:a", "^^^"),
        ("", "^"),
    ] {
        assert_eq!(excerpt(text), (text.into(), carets.into()));
    }
}

#[test]
fn a_hidden_password_is_three_wide_and_an_error_in_it_is_below_it() {
    for (text, shown, carets) in [
        ("news://u:hunter2@h/~", "news://u:***@h/~", "               ^"),
        ("news://u:hun|ter2@h/", "news://u:***@h/", "         ^^^"),
        ("news://us|er:hunter2@h/", "news://us|er:***@h/", "         ^"),
        ("nttp://u:hunter2@h/", "nttp://u:***@h/", "^^^^"),
    ] {
        assert_eq!(excerpt(text), (shown.into(), carets.into()));
    }
}

#[test]
fn the_title_does_not_tell_what_stands_in_a_password() {
    assert!(!report("news://u:hun ter2@h/").contains("space"));
    assert!(report("news://u u:hunter2@h/").contains("(a space)"));
}

#[test]
fn a_long_text_is_cut_on_both_sides_at_characters() {
    let text = format!("news:{}~{}", "é".repeat(100), "é".repeat(100));
    let encoded = text.replace('é', "%C3%A9");
    let (shown, carets) = excerpt(&encoded);
    assert!(shown.starts_with('…') && shown.ends_with('…'));
    let place = carets.chars().count() - 1;
    assert_eq!(shown.chars().nth(place), Some('~'));
    assert_eq!(place, 49);
    assert_eq!(shown.chars().count(), 1 + 48 + 96 + 1);

    let text = format!("news:a@{}", "é".repeat(100));
    let (shown, carets) = excerpt(&text);
    assert!(shown.starts_with("news:a@é") && shown.ends_with("é…"));
    assert_eq!(carets, "       ^");
}

#[test]
fn a_cut_does_not_part_a_character() {
    let text = format!("{}a,{}", "é".repeat(30), "é".repeat(60));
    let error = Newsgroup::parse(&text).unwrap_err();
    assert_eq!(error.offset(), 61);
    let report = error.report(&text).to_string();
    // 48 bytes before the error are within a character, and so are 96 behind it.
    let shown = format!("…{}a,{}…", "é".repeat(24), "é".repeat(47));
    assert_eq!(report.lines().nth(1).unwrap().trim_start(), shown);
    assert_eq!(format!("{:?}", error.report(&text)), report);
}

#[test]
fn a_password_that_begins_before_the_excerpt_is_hidden() {
    let text = format!("news://u:{}@h.example/{}~", "hunter2".repeat(20), "a".repeat(20));
    let (shown, carets) = excerpt(&text);
    assert_eq!(shown, format!("…***@h.example/{}~", "a".repeat(20)));
    assert_eq!(carets.chars().count(), shown.chars().count());
}

#[test]
fn characters_that_do_not_show_are_replaced() {
    for character in [
        '\0', '\u{1F}', '\u{7F}', '\u{80}', '\u{9F}', '\u{61C}', '\u{200B}', '\u{200F}',
        '\u{2028}', '\u{202E}', '\u{2060}', '\u{2069}', '\u{FEFF}',
    ] {
        let (shown, carets) = excerpt(&format!("news:a{character}b@c"));
        assert_eq!(shown, "news:a\u{FFFD}b@c", "{character:?}");
        assert_eq!(carets, "      ^", "{character:?}");
    }
    for character in [
        '\u{A0}', '\u{200A}', '\u{2010}', '\u{2027}', '\u{202F}', '\u{205F}', '\u{206A}', '\u{61B}',
    ] {
        assert_eq!(excerpt(&format!("news:a{character}b@c")).0, format!("news:a{character}b@c"));
    }
}

#[test]
fn the_title_names_a_character_that_does_not_show() {
    for (character, name) in [
        (' ', " (a space)"),
        ('\t', " (a tab)"),
        ('\n', " (the end of a line)"),
        ('\r', " (the end of a line)"),
        ('\0', " (a control character)"),
        ('\u{7F}', " (a control character)"),
        ('|', ""),
    ] {
        let report = report(&format!("news:x@a{character}b"));
        let reason = if character == '|' { "must be percent-encoded" } else { "cannot stand here" };
        let title =
            format!("invalid news URI at byte 8: message-id: this character {reason}{name}");
        assert_eq!(report.lines().next().unwrap(), title);
    }
}

#[test]
fn the_title_has_the_byte_in_decimal() {
    for count in [0, 4, 5, 94, 95, 995, 12_340] {
        let report = report(&format!("news:{}|", "a".repeat(count)));
        let title = format!("invalid news URI at byte {}: ", 5 + count);
        assert!(report.starts_with(&title), "{report}");
    }
}

#[test]
fn help_is_the_corrected_text_the_step_or_advice() {
    for (text, expected) in [
        // The whole is valid after some steps.
        ("news:{|}@b", "write \"news:%7B%7C%7D@b\""),
        ("news:a@[b", "write \"news:a@%5Bb%5D\""),
        // It is not: the steps lead nowhere.
        ("news:a|b@c..d", "write a `%` and the two hexadecimal digits of the character"),
        // A password is not to be repeated, so that one step must do.
        ("news://u:p@h/a~", "write `%7E` there"),
        ("news://u:p@h/a,", "leave out byte 14"),
        ("news://u:p@h//a", "leave out byte 13"),
        ("news://u:p@h/a?x=y", "leave out byte 14 to 17"),
        // Nor is it told what stands in the password.
        ("news://u:p|w@h/", "percent-encode it, or leave the user out"),
        ("news://u:p@h:99999/", "write a port from 1 to 65535, or none for the scheme's own"),
    ] {
        assert_eq!(help(text), expected, "{text}");
    }
    assert_eq!(help("news:a:b"), "write \"news:a%3Ab\"");
    for long in [format!("news:{}~", "a".repeat(500)), format!("news:a~{}", "b".repeat(500))] {
        assert_eq!(help(&long), "write `%7E` there");
    }
    assert_eq!(help(&format!("news:{}~", "a".repeat(394))), "write `%7E` there");
    assert!(help(&format!("news:{}~", "a".repeat(393))).starts_with("write a `%`"));
    // So many steps, and no more.
    assert!(help(&format!("news:{}", "~".repeat(40))).starts_with("write \"news:%7E"));
    assert!(help(&format!("news:{}", "~".repeat(41))).starts_with("write a `%`"));
    let longest = format!("news:{}~", "a".repeat(392));
    assert!(help(&longest).starts_with("write \"news:aaa"), "{}", help(&longest));
}

#[test]
fn the_last_line_is_the_rule() {
    assert_eq!(report("news:a|b@c").lines().nth(4), Some("note: RFC 5538, section 4"));
    assert_eq!(report("news:a|b@c").lines().count(), 5);
}

#[test]
fn a_refused_text_shows_as_the_error_and_debugs_without_its_password() {
    let refused = NewsUri::try_from(String::from("news://u:hunter2@h/~")).unwrap_err();
    assert_eq!(refused.to_string(), refused.error().to_string());
    assert_eq!(refused.report().to_string(), report("news://u:hunter2@h/~"));
    assert_eq!(refused.input(), "news://u:hunter2@h/~");
    let debug = format!("{refused:?}");
    assert!(debug.contains("NewsgroupRawOctet") && debug.contains("news://u:***@h/~"), "{debug}");
}

#[test]
fn other_texts_hide_what_may_be_a_password() {
    for (text, shown) in [
        ("u:hunter2@h/", "u:***@h/"),
        ("x://u:hunter2@h/ ", "x://u:***@h/ "),
        ("h:119/a.b@c", "h:119/a.b@c"),
        ("u:@h/", "u:@h/"),
    ] {
        let report = Server::parse(text).unwrap_err().report(text).to_string();
        assert_eq!(report.lines().nth(1).unwrap().get(4..).unwrap(), shown);
        let report = Host::parse(text).unwrap_err().report(text).to_string();
        assert_eq!(report.lines().nth(1).unwrap().get(4..).unwrap(), shown);
    }
    let text = "x://u:hunter2@h a:b@c";
    let report = MessageId::parse(text).unwrap_err().report(text).to_string();
    assert_eq!(report.lines().nth(1).unwrap().trim(), "x://u:***@c");
    let text = "30141195:0@example.com";
    let report = MessageId::parse(text).unwrap_err().report(text).to_string();
    assert_eq!(report.lines().nth(1).unwrap().trim(), text);
}
