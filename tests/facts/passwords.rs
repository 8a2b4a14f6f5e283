//! No password is shown by anything but the text itself.

use newsuri::{Host, NewsUri, NewsUriRef, Server};

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
    "news://user:1/hunter2@h.example/~~",
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
        // Of a number and a path, nobody can tell that they were meant to be a password.
        assert!(!shown.contains(SECRET) || text.contains(":1/"), "{text}: {shown}");
    }
}

#[test]
fn no_error_of_a_server_shows_a_password() {
    for text in ["user:hunter2@h.example", "user:hunter2@h.example/", "user:hunter2|@h.example"] {
        for error in [Server::parse(text).unwrap_err(), Host::parse(text).unwrap_err()] {
            let shown = format!("{error} {error:?} {}", error.report(text));
            assert!(!shown.contains(SECRET), "{text}: {shown}");
        }
    }
}

#[test]
fn a_server_and_a_built_link_never_have_the_password() {
    let uri = NewsUriRef::parse("news://user:hunter2@h.example/g").unwrap();
    assert_eq!(uri.server().unwrap().to_string(), "user@h.example");
    assert_eq!(uri.to_builder().build(), "news://user@h.example/g");
    assert_eq!(uri.userinfo(), Some("user:hunter2"));
}
