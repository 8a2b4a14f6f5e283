#![forbid(unsafe_code)]
#![deny(warnings)]

use std::collections::{BTreeMap, HashMap};

use newsuri::draft::{DraftUri, Grammar};
use newsuri::{NewsUri, draft_uri, msg_id, news_uri, newsgroup, server, wildmat};

fn name(link: &NewsUri) -> &'static str {
    match link {
        link if *link == news_uri!("news:comp.lang.rust") => "Rust",
        link if link.message_id() == Some(msg_id!("faq@news.example.com")) => "FAQ",
        link if matches!(link.newsgroup(), Some(group) if group == newsgroup!("comp.lang.c")) => {
            "C"
        }
        _ => "other",
    }
}

fn old_name(link: &DraftUri) -> &'static str {
    match link {
        link if *link == draft_uri!("news:*") || *link == draft_uri!("news:", Empty) => "all",
        link if [draft_uri!("news:*.rust", Wildmat)].contains(link) => "Rust",
        link if matches!(link.by(Grammar::NntpUrl), Ok(link) if link == draft_uri!("nntp://h/g", NntpUrl)) => {
            "g"
        }
        _ => "other",
    }
}

fn main() {
    assert_eq!(name(&news_uri!("news:comp.lang.rust")), "Rust");
    assert_eq!(name(&news_uri!("news://news.example.com/faq@news.example.com")), "FAQ");
    assert_eq!(name(&news_uri!("nntp://news.example.com/comp.lang.c/42")), "C");
    assert_eq!(name(&news_uri!("news:*")), "other");

    assert_eq!(old_name(&draft_uri!("news:*.rust", Wildmat)), "Rust");
    assert_eq!(old_name(&draft_uri!("news:*.rust")), "other");
    assert_eq!(old_name(&draft_uri!("news:", Empty)), "all");
    assert_eq!(old_name(&draft_uri! { "nntp://h/g", NntpUrl }), "g");

    let make = || news_uri!("news:alt.test");
    let pick = |first: bool| if first { make() } else { news_uri!("news:alt.test.test") };
    assert_eq!(pick(true), "news:alt.test");
    assert_eq!(pick(false).as_str(), "news:alt.test.test");

    let links = [news_uri!("news:comp.lang.c"), news_uri!("news:comp.lang.rust")];
    assert!(links.contains(&news_uri!("news:comp.lang.c")));
    let by_link: HashMap<_, _> = links.iter().cloned().zip(1..).collect();
    assert_eq!(by_link[&news_uri!("news:comp.lang.rust")], 2);
    let sorted: BTreeMap<_, _> = links.into_iter().rev().zip(1..).collect();
    assert_eq!(sorted.first_key_value(), Some((&news_uri!("news:comp.lang.c"), &2)));

    let text: String = news_uri!("news:comp.lang.rust").into();
    assert_eq!(text.len() + news_uri!("news:*").as_str().len(), 25);
    let host = server!("news.example.com").with_port(563).with_user("me");
    assert_eq!(host.to_string(), "me@news.example.com:563");
    assert_eq!(
        NewsUri::groups().server(&server!("news.example.com")).wildmat(&wildmat!("comp.*")).build(),
        news_uri!(
            #[allow(deprecated)]
            "news://news.example.com/comp.*"
        ),
    );

    let mut link = Some(news_uri!["news:alt.test"]);
    while let Some(news) = link.take() {
        link = (news != news_uri! { "news:*" }).then(|| news_uri!("news:*",));
    }
    assert!(link.is_none());
    assert_eq!(newsuri::news_uri!("news:*"), ::newsuri::news_uri!("news:*"));
    newsuri::news_uri!("news:*");
    assert_eq!(newsuri::draft_uri!["news:*"], ::newsuri::draft_uri!("news:*", Primary,));
    newsuri::draft_uri!("news:*");
    let pick = |all: bool| if all { draft_uri!("news:*") } else { draft_uri!("news:a.b") };
    assert_eq!(pick(true).as_str().len() + pick(false).to_rfc5538().unwrap().as_str().len(), 14);
}
