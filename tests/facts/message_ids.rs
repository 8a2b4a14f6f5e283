//! `data/message-ids.txt`: 20,000 real-shaped ids through the builder and back.

use newsuri::{MessageId, NewsUri, NewsUriRef};

fn message_ids() -> impl Iterator<Item = &'static str> {
    include_str!("../data/message-ids.txt").lines()
}

#[test]
fn every_message_id_comes_back_the_same() {
    assert_eq!(message_ids().count(), 20_000);
    for line in message_ids() {
        let id = MessageId::parse(line).unwrap();
        let uri = NewsUri::article().msg_id(&id).build();
        let read = NewsUriRef::parse(uri.as_str()).unwrap();
        assert_eq!(read.message_id(), Some(id.clone()), "{line}");
        assert_eq!(id.bracketed().to_string(), line);
    }
}

/// An escape is needed if the same text with the octet raw is refused, or names something else.
#[test]
fn no_written_message_id_has_an_escape_that_it_does_not_need() {
    let mut escapes = 0;
    for line in message_ids() {
        let uri = NewsUri::article().msg_id(MessageId::parse(line).unwrap()).build();
        let text = uri.as_str();
        for (at, _) in text.match_indices('%') {
            let octet = u8::from_str_radix(&text[at + 1..at + 3], 16).unwrap();
            let raw = format!("{}{}{}", &text[..at], char::from(octet), &text[at + 3..]);
            let same = NewsUriRef::parse(&raw)
                .is_ok_and(|read| read.target() == uri.target() && read.fragment().is_none());
            let in_literal = text[..at].contains('@');
            assert!(!same || in_literal && matches!(octet, b':' | b'@'), "{line}: {raw}");
            escapes += 1;
        }
    }
    assert!(escapes > 2_500, "{escapes}");
}
