#![forbid(unsafe_code)]
#![deny(warnings)]

use std::collections::{BTreeMap, HashMap};

use newsuri::{NewsUri, msg_id, news_uri, newsgroup, server, wildmat};

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

fn main() {
    assert_eq!(name(&news_uri!("news:comp.lang.rust")), "Rust");
    assert_eq!(name(&news_uri!("news://news.example.com/faq@news.example.com")), "FAQ");
    assert_eq!(name(&news_uri!("nntp://news.example.com/comp.lang.c/42")), "C");
    assert_eq!(name(&news_uri!("news:*")), "other");

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
        news_uri!("news://news.example.com/comp.*"),
    );

    let mut link = Some(news_uri!["news:alt.test"]);
    while let Some(news) = link.take() {
        link = (news != news_uri! { "news:*" }).then(|| news_uri!("news:*",));
    }
    assert!(link.is_none());
    assert_eq!(newsuri::news_uri!("news:*"), ::newsuri::news_uri!("news:*"));
    newsuri::news_uri!("news:*");
}
