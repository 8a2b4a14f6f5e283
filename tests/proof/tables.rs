//! What the encoders keep raw is what the scanner reads raw, for each of the 256 octets.

use newsuri::draft::{self, DraftUri, DraftUriRef};
use newsuri::{MessageId, NewsUri, NewsUriRef, Newsgroup, Server, Target, Wildmat, server};
use newsuri_tests::oracle::encode;

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

/// A text with its first encoded `letter` raw, if it has one encoded.
fn with_raw(text: &str, letter: char) -> Option<String> {
    let raw = String::from(letter);
    let encoded = encode(raw.as_bytes());
    text.contains(&encoded).then(|| text.replacen(&encoded, &raw, 1))
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
            let raw = with_raw(text, letter);
            let is_raw = raw.is_none();
            let reads_raw = NewsUriRef::parse(raw.as_deref().unwrap_or(text))
                .is_ok_and(|read| said(&read.to_uri()) == said(&uri));
            // In a domain literal these are read raw, and written encoded: they are gen-delims.
            let reserved = place == "literal" && matches!(letter, ':' | '@');
            assert_eq!(is_raw, reads_raw && !reserved, "{place}: {text}");
            if is_raw { raw_count += 1 } else { encoded_count += 1 }
        }
        assert!(raw_count > 60 && encoded_count > 4, "{place}: {raw_count} {encoded_count}");
    }
}

/// The places where a URI of the draft is written, each with one octet in it.
fn written_by_the_draft(place: &str, letter: char) -> Option<DraftUri> {
    let text = format!("a{letter}a");
    let article = |id: String| {
        let id = draft::MessageId::parse(&id).ok()?;
        Some(DraftUri::article().msg_id(id).build())
    };
    let group = || draft::Newsgroup::parse(&text).ok();
    match place {
        "left" => article(format!("{text}@b")),
        "right" => article(format!("b@{text}")),
        "group" => Some(DraftUri::group().group(group()?).build()),
        "nntp group" => {
            Some(DraftUri::articles().server(server!("h")).group(group()?).number(1).build())
        }
        "wildmat" => {
            let wildmat = format!("*{text},b");
            Some(DraftUri::groups().wildmat(draft::Wildmat::parse(&wildmat).ok()?).build())
        }
        _ => {
            let server = Server::parse("h").ok()?.with_user(&text);
            Some(DraftUri::all_groups().server(server).build())
        }
    }
}

/// RFC 3986, appendix A: an octet that may stand raw in a segment of a path.
fn is_pchar(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@".contains(letter)
}

/// What two URIs of the draft must have in common to say the same.
fn said_by_the_draft(uri: DraftUriRef<'_>) -> (draft::Target<'_>, Option<Server<'_>>) {
    (uri.target(), uri.server())
}

#[test]
fn the_draft_writes_raw_what_can_be_read_raw_and_rfc_3986_allows_raw() {
    for place in ["left", "right", "group", "nntp group", "wildmat", "user"] {
        let (mut raw_count, mut encoded_count) = (0, 0);
        for octet in 0_u8..=0xFF {
            let letter = char::from(octet);
            let Some(uri) = written_by_the_draft(place, letter) else { continue };
            let raw = with_raw(uri.as_str(), letter);
            let is_raw = raw.is_none();
            let reads_raw =
                DraftUriRef::parse(raw.as_deref().unwrap_or(uri.as_str()), uri.grammar())
                    .is_ok_and(|read| said_by_the_draft(read) == said_by_the_draft(uri.view()));
            assert_eq!(is_raw, reads_raw && is_pchar(letter), "{place}: {uri}");
            if is_raw { raw_count += 1 } else { encoded_count += 1 }
        }
        assert!(raw_count > 70 && encoded_count > 4, "{place}: {raw_count} {encoded_count}");
    }
}
