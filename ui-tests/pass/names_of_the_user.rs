#![forbid(unsafe_code)]
#![deny(warnings)]

mod shadowed {
    #![allow(dead_code, non_camel_case_types, unused_macros)]

    use ::newsuri::{draft_uri, msg_id, news_uri, newsgroup, server, wildmat};

    pub struct Ok;
    pub struct Err;
    pub struct Some;
    pub struct None;
    pub struct NewsUri;
    pub struct DraftUri;
    pub struct Grammar;
    pub struct Empty;
    pub struct MessageId;
    pub struct Newsgroup;
    pub struct Wildmat;
    pub struct Server;
    pub struct ParseError;
    pub struct Result;
    pub struct Option;
    pub struct String;
    pub struct Cow;
    pub struct str;
    pub struct u8;
    pub struct bool;
    pub trait Into {}
    pub trait From {}
    pub mod alloc {}
    pub mod core {}
    pub mod std {}
    pub mod newsuri {}
    pub mod draft {}
    pub mod newsuri_core {}
    pub mod newsuri_macros {}
    pub mod __private {}

    macro_rules! compile_error {
        ($($tokens:tt)*) => {
            ::std::unreachable!()
        };
    }

    macro_rules! panic {
        ($($tokens:tt)*) => {
            ::std::unreachable!()
        };
    }

    const LINK: &::core::primitive::str = "news:comp.lang.rust";

    pub const CONSTANT: ::newsuri::NewsUri = news_uri!(LINK);
    pub static LITERAL: ::newsuri::NewsUri = news_uri!("news:comp.lang.rust");
    pub const DRAFT_CONSTANT: ::newsuri::draft::DraftUri = draft_uri!(LINK);
    pub static DRAFT_LITERAL: ::newsuri::draft::DraftUri = draft_uri!("news:", Empty);
    pub static ID: ::newsuri::MessageId<'_> = msg_id!("faq@news.example.com");
    pub static GROUP: ::newsuri::Newsgroup<'_> = newsgroup!("comp.lang.rust");
    pub static PATTERN: ::newsuri::Wildmat<'_> = wildmat!(concat!("comp.", "*"));
    pub static SERVER: ::newsuri::Server<'_> = server!("news.example.com");

    pub fn in_function() -> ::newsuri::NewsUri {
        #[derive(Debug)]
        struct NewsUri;
        ::std::assert_ne!(::std::format!("{:?}", NewsUri), "");
        news_uri!("news:comp.lang.rust")
    }

    pub fn with_variables(newsuri: u8, text: u8, made: u8) -> (::newsuri::NewsUri, [u8; 3]) {
        (news_uri!("news:comp.lang.rust"), [newsuri, text, made])
    }
}

fn main() {
    let link = "news:comp.lang.rust";
    assert_eq!(shadowed::CONSTANT, link);
    assert_eq!(shadowed::LITERAL, link);
    assert_eq!(shadowed::DRAFT_CONSTANT, link);
    assert_eq!(shadowed::DRAFT_LITERAL, "news:");
    assert_eq!(shadowed::ID, "faq@news.example.com");
    assert_eq!(shadowed::GROUP, "comp.lang.rust");
    assert_eq!(shadowed::PATTERN, "comp.*");
    assert_eq!(shadowed::SERVER.to_string(), "news.example.com");
    assert_eq!(shadowed::in_function(), link);
    let byte = || shadowed::u8;
    assert_eq!(shadowed::with_variables(byte(), byte(), byte()).0, link);
}
