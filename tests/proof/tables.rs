//! What the encoders keep raw is what the scanner reads raw, for each of the 256 octets.

use newsuri::{MessageId, NewsUri, NewsUriRef, Newsgroup, Server, Target, Wildmat, server};

/// The places where a URI is written, each with one octet in it: the text of the URI, or nothing
/// if the octet is none for this place.
fn written(place: &str, letter: char) -> Option<NewsUri> {
    let text = format!("a{letter}a");
    Some(match place {
        "left" => NewsUri::article().msg_id(MessageId::parse(&format!("{text}@b")).ok()?).build(),
        "right" => NewsUri::article().msg_id(MessageId::parse(&format!("b@{text}")).ok()?).build(),
        "literal" => {
            NewsUri::article().msg_id(MessageId::parse(&format!("b@[{text}]")).ok()?).build()
        }
        "group" => NewsUri::group().group(Newsgroup::parse(&text).ok()?).build(),
        "nntp group" => {
            let group = Newsgroup::parse(&text).ok()?;
            NewsUri::nntp_group().server(server!("h")).group(group).build()
        }
        "pattern" => {
            let pattern = format!("*{text}");
            NewsUri::groups().wildmat(Wildmat::parse(&pattern).ok()?).build()
        }
        "user" => {
            let server = Server::parse("h").ok()?.with_user(&text);
            NewsUri::all_groups().server(server).build()
        }
        _ => NewsUri::all_groups().fragment(&text).build(),
    })
}

fn encode(letter: char) -> String {
    let octets = String::from(letter).into_bytes();
    octets.iter().fold(String::new(), |text, octet| format!("{text}%{octet:02X}"))
}

/// What two URIs must have in common to say the same.
fn said(uri: &NewsUri) -> (Target<'static>, Option<String>, Option<Vec<u8>>) {
    let user = uri.server().and_then(|server| server.user().map(String::from));
    let fragment = uri.fragment().map(|fragment| fragment.octets().into_owned());
    (uri.target().into_owned(), user, fragment)
}

#[test]
fn an_octet_is_written_raw_where_it_can_be_read_raw_and_encoded_elsewhere() {
    let places = ["left", "right", "literal", "group", "nntp group", "pattern", "user", "fragment"];
    for place in places {
        let (mut raw_count, mut encoded_count) = (0, 0);
        for octet in 0_u8..=0xFF {
            let letter = char::from(octet);
            let Some(uri) = written(place, letter) else { continue };
            let text = uri.as_str();
            let encoded = encode(letter);
            let is_raw = !text.contains(&encoded);
            let raw = if is_raw {
                String::from(text)
            } else {
                text.replacen(&encoded, letter.encode_utf8(&mut [0; 2]), 1)
            };
            let reads_raw =
                NewsUriRef::parse(&raw).is_ok_and(|read| said(&read.to_uri()) == said(&uri));
            // In a domain literal these are read raw, and written encoded: they are gen-delims.
            let reserved = place == "literal" && matches!(letter, ':' | '@');
            assert_eq!(is_raw, reads_raw && !reserved, "{place}: {text}");
            if is_raw { raw_count += 1 } else { encoded_count += 1 }
        }
        assert!(raw_count > 60 && encoded_count > 4, "{place}: {raw_count} {encoded_count}");
    }
}
