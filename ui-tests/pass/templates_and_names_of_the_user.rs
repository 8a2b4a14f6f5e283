//! Variables and items of the user that have the names of the expansion.

#![forbid(unsafe_code)]
#![deny(warnings)]

mod shadowed {
    #![allow(dead_code, non_camel_case_types, unused_macros)]

    use ::newsuri::news_uri;

    pub struct Part;
    pub struct NewsUri;
    pub struct Scheme;
    pub struct Server;
    pub struct Host;
    pub struct Target;
    pub struct Group;
    pub struct Text;
    pub struct Fn;
    pub struct Option;
    pub struct str;
    pub mod newsuri {}
    pub mod core {}
    pub mod std {}
    pub mod __private {}
    pub mod template {}

    pub fn fill() {}
    pub fn a_template_is_filled_at_run_time() {}

    macro_rules! valid_but_unwise {
        () => {
            ::std::unreachable!()
        };
    }

    pub fn link(group: &::newsuri::Newsgroup<'_>) -> ::newsuri::NewsUri {
        news_uri!("nntp://{host}/{group}/7", host = ::newsuri::server!("h.example"))
    }

    #[allow(deprecated)]
    pub fn unwise(group: &::newsuri::Newsgroup<'_>) -> ::newsuri::NewsUri {
        news_uri!("snews://h.example/{group}")
    }
}

use newsuri::{ArticleNumber, news_uri, newsgroup, server};

fn main() {
    let group = newsgroup!("comp.lang.rust");
    assert_eq!(shadowed::link(&group), "nntp://h.example/comp.lang.rust/7");
    assert_eq!(shadowed::unwise(&group), "snews://h.example/comp.lang.rust");
    let (fill, parts, template) =
        (newsgroup!("a.fill"), newsgroup!("a.parts"), server!("h.example"));
    assert_eq!(news_uri!("news:{fill}"), "news:a.fill");
    assert_eq!(news_uri!("news://{template}/{parts}"), "news://h.example/a.parts");
    assert_eq!(news_uri!("news:{fill}", fill = parts), "news:a.parts");
    let (__newsuri_server, __newsuri_group) = (server!("b.example"), newsgroup!("a.b"));
    let (server, ___newsuri_) = (server!("c.example"), ArticleNumber::from(1));
    assert_eq!(
        news_uri!("news://{__newsuri_server}/{server}", server = newsgroup!("c.d")),
        "news://b.example/c.d",
    );
    assert_eq!(
        news_uri!("nntp://{server}/{__newsuri_group}/{___newsuri_}", __newsuri_group = group),
        "nntp://c.example/comp.lang.rust/1",
    );
    assert_eq!(news_uri!("news:{__newsuri_group}"), "news:a.b");
    let a_template_is_filled_at_run_time = 1;
    let größe = newsgroup!("alt.test");
    // No lint of the names of variables is about those of values.
    assert_eq!(news_uri!("news:{_A}#{b__C}", _A = &größe, b__C = "d"), "news:alt.test#d");
    assert_eq!(
        news_uri!("news:{größe}#{a}", a = a_template_is_filled_at_run_time.to_string()),
        "news:alt.test#1"
    );
}
