#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::draft::DraftUri;
use newsuri::{MessageId, NewsUri, Server, draft_uri, msg_id, news_uri, server};

macro_rules! literals {
    ($($link:literal),* $(,)?) => {
        [$(news_uri!($link)),*]
    };
}

macro_rules! expression {
    ($link:expr) => {
        news_uri!($link)
    };
}

macro_rules! token {
    ($link:tt) => {
        newsuri::news_uri!($link)
    };
}

macro_rules! tokens {
    ($($link:tt)*) => {
        news_uri!($($link)*)
    };
}

macro_rules! name {
    ($link:ident) => {
        news_uri!($link)
    };
}

macro_rules! path {
    ($link:path) => {
        news_uri!($link)
    };
}

macro_rules! passed_on {
    ($link:literal) => {
        expression!($link)
    };
}

macro_rules! constants {
    ($($name:ident = $link:literal;)*) => {
        $(const $name: &NewsUri = &news_uri!($link);)*

        const ALL: &[&NewsUri] = &[$($name),*];
    };
}

macro_rules! own_literal {
    () => {
        news_uri!("news:comp.lang.rust")
    };
}

macro_rules! article {
    ($name:ident, $id:literal on $server:expr) => {
        fn $name() -> NewsUri {
            static ID: MessageId = msg_id!($id);
            static SERVER: Server = server!($server);
            NewsUri::article().server(&SERVER).msg_id(&ID).build()
        }
    };
}

#[rustfmt::skip]
macro_rules! defines_macro {
    ($name:ident, $link:literal, $d:tt) => {
        macro_rules! $name {
            ($d($d more:literal),*) => {
                [news_uri!($link) $d(, news_uri!($d more))*]
            };
        }
    };
}

macro_rules! by {
    ($link:literal, $grammar:ident) => {
        draft_uri!($link, $grammar)
    };
}

macro_rules! by_path {
    ($link:expr, $grammar:path) => {
        draft_uri!($link, $grammar)
    };
}

macro_rules! by_default {
    ($link:expr) => {
        draft_uri!($link)
    };
}

macro_rules! by_token {
    ($($link:tt)*) => {
        newsuri::draft_uri!($($link)*)
    };
}

macro_rules! draft_constants {
    ($($name:ident = $link:literal $(by $grammar:ident)?;)*) => {
        $(const $name: DraftUri = draft_uri!($link $(, $grammar)?);)*
    };
}

macro_rules! own_draft {
    () => {
        draft_uri!("news:", Wildmat)
    };
}

draft_constants! {
    ALL_GROUPS = "news:*";
    LIST = "news:comp.*,!comp.os.*" by Wildmat;
}

constants! {
    C = "news:comp.lang.c";
    RUST = "news:comp.lang.rust";
}

article!(faq, "<faq@news.example.com>" on "news.example.com");
defines_macro!(with_more, "news:alt.test", $);

const LINK: &str = "news:comp.lang.rust";

mod links {
    pub const LINK: &str = "news:comp.lang.c";
}

fn main() {
    assert_eq!(literals!["news:comp.lang.rust", "news:*",][1], "news:*");
    assert_eq!(expression!("news:comp.lang.rust"), own_literal!());
    assert_eq!(expression!(concat!("news:", "comp.lang.rust")), own_literal!());
    assert_eq!(expression!(links::LINK), *C);
    assert_eq!(token!("news:comp.lang.rust"), own_literal!());
    assert_eq!(tokens!("news:comp.lang.rust"), own_literal!());
    assert_eq!(tokens!(links::LINK), *C);
    assert_eq!(tokens!(concat!("news:", "comp.lang.c"),), *C);
    assert_eq!(name!(LINK), own_literal!());
    assert_eq!(path!(links::LINK), *C);
    assert_eq!(passed_on!("news:comp.lang.rust"), *RUST);
    assert_eq!(ALL, [C, RUST]);
    assert_eq!(faq(), "news://news.example.com/faq@news.example.com");
    assert_eq!(by!("news:", Wildmat), own_draft!());
    assert_eq!(by_path!("news:comp.*,!comp.os.*", Wildmat), LIST);
    assert_eq!(by_path!(concat!("news:comp.*,", "!comp.os.*"), Wildmat), LIST);
    assert_eq!(by_path!(links::LINK, NewsUrl), links::LINK);
    assert_eq!(by_default!("news:*"), ALL_GROUPS);
    assert_eq!(by_default!(links::LINK), links::LINK);
    assert_eq!(by_token!("news:comp.*,!comp.os.*", Wildmat), LIST);
    assert_eq!(by_token!(concat!("news:", "*"),), ALL_GROUPS);
    assert_eq!(
        with_more!("news:*", "news:alt.tests").map(String::from).join(" "),
        "news:alt.test news:* news:alt.tests"
    );
}
