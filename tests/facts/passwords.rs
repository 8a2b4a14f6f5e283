//! No password is shown by anything but the text itself.

use newsuri::{Host, MessageId, NewsUri, NewsUriRef, Server};

const SECRET: &str = "hunter2";

/// Texts with the password, right and wrong ones.
const TEXTS: &[&str] = &[
    "news://user:hunter2@h.example/g",
    "news://user:hunter2@h.example/g~",
    "news://user:hunter2@h.example/a|b@c",
    "news://user:hunter2@h.example:99999/g",
    "news://user:hunter2@[::1/g",
    "news://user:hunter2@/g#|",
    "news://:hunter2@h.example/g",
    "nntp://user:hunter2@/g",
    "nntp://user:hunter2@h.example",
    "nntp://user:hunter2@h.example/g/x",
    "nntps://user:hunter2@h.example/g",
    "nttp://user:hunter2@h.example/g",
    "news:/user:hunter2@h.example/g",
    "news:\\\\user:hunter2@h.example/g",
    "news:user:hunter2@h.example/g",
    "//user:hunter2@h.example/g",
    "user:hunter2@h.example/g",
    "news://user:hunter2|x@h.example/g",
    "news://user:x@hunter2@h.example/g",
    "news://user:x/hunter2@h.example/g",
    "news://user:x?hunter2@h.example/g",
    "news://user:x#hunter2@h.example/g",
    "news://me@example.com:hunter2@h.example/g",
    "nntps://me@example.com:hunter2@h.example/g",
    " news://user:hunter2@h.example/g",
    "<news://user:hunter2@h.example/g>",
    "\"news://user:hunter2@h.example/g\"",
    "ne ws://user:hunter2@h.example/g",
    "néws://user:hunter2@h.example/g",
    "news:news://user:hunter2@h.example/g",
    "https://news://user:hunter2@h.example/g",
    "nttp:\\\\user:hunter2@h.example/g",
    "nntps://user:hunter2@h.example/g\n",
    "news://u:x@h/a b news://u:hunter2@h/b",
    "news://[user:hunter2@h.example/g",
    "news://[user:hunter2@h]/g",
    "news://u[:]hunter2@h.example/g",
    "u[::hunter2@h.example/g",
    "nntp://user:\\hunter2@h.example/g",
    "nntp://user:/hunter2@h.example/g",
    "nntp://user:?hunter2@h.example/g",
    "nntp://user:#hunter2@h.example/g",
    "nntp://user://hunter2@h.example/g",
    "[news:user:hunter2@h]",
    "[\"news:user:hunter2@h/g\"]",
    "nntp:[user:hunter2@h/g",
    "[::1:hunter2@h",
    "news://[a/g nntp://user:hunter2@h/g [1]",
    "nntp/user:hunter2@h.example/g",
    "news;/user:hunter2@h.example/g",
    "nntps:/user:hunter2@h.example/g",
    "newss:/user:hunter2@h.example/g",
    "news:news:/user:hunter2@h.example/g",
    "nntp:user:hunter2@h//comp lang",
    "nntp:/user:hunter2@h//gr\u{fc}n",
    "user:hunter2@h//a b",
    "nntp:user:hunter2@h/g news://u:p@h2/ x",
    "news://h/x y nntp:/user:hunter2@h2/g",
    "nntp://h/g\\nntp:user:hunter2@h/g",
    "http://u:x@h/?u=news://u:hunter2@h/b",
    "news://user:hunter2%GG@h.example/g",
];

#[test]
fn no_error_and_no_debug_output_shows_a_password() {
    for text in TEXTS {
        let shown = match NewsUriRef::parse(text) {
            Ok(uri) => format!("{uri:?} {:?} {:?}", uri.to_uri(), uri.to_builder()),
            Err(error) => {
                let refused = NewsUri::try_from(String::from(*text)).unwrap_err();
                format!("{error} {error:?} {} {refused:?} {refused}", error.report(text))
            }
        };
        assert!(!shown.contains(SECRET), "{text}: {shown}");
    }
}

#[test]
fn no_error_of_a_server_shows_a_password() {
    for text in [
        "user:hunter2@h.example",
        "user:hunter2@h.example/",
        "user:hunter2|@h.example",
        "me@example.com:hunter2@h.example",
        "news://user:hunter2@h.example",
        "[user:hunter2@h]:119",
        "[::1:hunter2@h",
        "nntps:/user:hunter2@h",
        "user:hunter2@h/x y://a b",
    ] {
        for error in [Server::parse(text).unwrap_err(), Host::parse(text).unwrap_err()] {
            let shown = format!("{error} {error:?} {}", error.report(text));
            assert!(!shown.contains(SECRET), "{text}: {shown}");
        }
    }
}

#[test]
fn no_error_of_another_noun_shows_the_password_of_a_uri() {
    let text = String::from("news://user:hunter2@h.example/a@b");
    let refused = MessageId::try_from(text).unwrap_err();
    let shown = format!("{refused} {refused:?} {}", refused.report());
    assert!(!shown.contains(SECRET), "{shown}");
}

#[test]
fn a_valid_uri_hides_its_password_and_nothing_else() {
    for (text, shown) in [
        ("news://user:hunter2@h.example/a@b", "news://user:***@h.example/a@b"),
        ("news://:a:b@h.example/", "news://:***@h.example/"),
        ("news://user:@h.example/", "news://user:@h.example/"),
        ("news://[::1]/a@b", "news://[::1]/a@b"),
        ("news://[::1]:563/a@b", "news://[::1]:563/a@b"),
        ("news:g#a:b@c", "news:g#a:b@c"),
        ("news:a@%5Bb:c@d%5D", "news:a@%5Bb:c@d%5D"),
    ] {
        let uri = NewsUriRef::parse(text).unwrap();
        assert_eq!(uri.redacted().to_string(), shown);
        assert_eq!(format!("{uri:?}"), format!("NewsUriRef(\"{shown}\")"));
    }
}

#[test]
fn an_error_behind_a_sound_server_is_not_hidden() {
    for (text, shown) in [
        ("news://[::1]/a..b@c", "news://[::1]/a..b@c"),
        ("//[::1]x/a@b", "//[::1]x/a@b"),
        ("news://h.example:563/a..b@c", "news://h.example:563/a..b@c"),
        ("news://user:hunter2@h.example/a..b@c", "news://user:***@h.example/a..b@c"),
    ] {
        let report = NewsUriRef::parse(text).unwrap_err().report(text).to_string();
        assert_eq!(report.lines().nth(1).unwrap().trim(), shown);
    }
}

#[test]
fn a_server_and_a_built_link_never_have_the_password() {
    let uri = NewsUriRef::parse("news://user:hunter2@h.example/g").unwrap();
    assert_eq!(uri.server().unwrap().to_string(), "user@h.example");
    assert_eq!(uri.to_builder().build(), "news://user@h.example/g");
    assert_eq!(uri.userinfo(), Some("user:hunter2"));
}
