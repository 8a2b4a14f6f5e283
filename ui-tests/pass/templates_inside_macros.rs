#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::{ArticleNumber, NewsUri, Newsgroup, Server, msg_id, news_uri, newsgroup, server};

macro_rules! literal {
    ($link:literal $(, $name:ident = $value:expr)* $(,)?) => {
        news_uri!($link $(, $name = $value)*)
    };
}

macro_rules! expression {
    ($link:expr $(, $name:ident = $value:expr)*) => {
        newsuri::news_uri!($link $(, $name = $value)*)
    };
}

macro_rules! token {
    ($link:tt, $name:ident = $value:tt) => {
        news_uri!($link, $name = $value)
    };
}

macro_rules! tokens {
    ($($link:tt)*) => {
        news_uri!($($link)*)
    };
}

macro_rules! passed_on {
    ($link:literal, $value:expr) => {
        literal!($link, group = $value)
    };
}

macro_rules! own_template {
    ($group:expr) => {
        news_uri!("news:{group}", group = $group)
    };
    ($group:expr, $number:expr) => {{
        let group: Newsgroup = $group;
        let number = ArticleNumber::from($number);
        news_uri!("nntp://news.example.com/{group}/{number}")
    }};
    ($group:ident by name) => {
        news_uri!("news:{name}", name = $group)
    };
}

macro_rules! functions {
    ($($name:ident($group:ident: $type:ty) = $link:literal;)+) => {
        $(fn $name($group: $type) -> NewsUri {
            news_uri!($link)
        })+
    };
}

#[rustfmt::skip]
macro_rules! defines_macro {
    ($name:ident, $link:literal, $d:tt) => {
        macro_rules! $name {
            ($d($d value:expr),*) => {
                [$d(news_uri!($link, group = $d value)),*]
            };
        }
    };
}

functions! {
    by_value(group: Newsgroup<'_>) = "news:{group}";
    by_reference(group: &Newsgroup<'_>) = "news:{group}#top";
    plain(_group: ()) = "news:comp.lang.c";
}

defines_macro!(links, "news:{group}", $);

fn main() {
    let group = newsgroup!("comp.lang.rust");
    let text = "news:comp.lang.rust";
    assert_eq!(literal!("news:{group}"), text);
    assert_eq!(literal!("news:{name}", name = &group,), text);
    assert_eq!(literal!("news:comp.lang.rust"), text);
    assert_eq!(expression!("news:{group}"), text);
    assert_eq!(expression!("news:{name}", name = group.clone()), text);
    assert_eq!(token!("news:{name}", name = group), text);
    assert_eq!(token!("news:{name}", name = (&group)), text);
    assert_eq!(tokens!("news:{group}"), text);
    assert_eq!(tokens!("news:{name}", name = &group,), text);
    assert_eq!(passed_on!("news:{group}", newsgroup!("comp.lang.rust")), text);
    assert_eq!(own_template!(&group), text);
    assert_eq!(own_template!(group by name), text);
    assert_eq!(own_template!(newsgroup!("a.b"), 7), "nntp://news.example.com/a.b/7");
    assert_eq!(by_value(group.clone()), text);
    assert_eq!(by_reference(&group), "news:comp.lang.rust#top");
    assert_eq!(plain(()), "news:comp.lang.c");
    assert_eq!(
        links![&group, newsgroup!("comp.lang.c")].map(String::from).join(" "),
        "news:comp.lang.rust news:comp.lang.c"
    );
    // What a macro names by itself is no variable of its caller.
    let number = 8_u32;
    assert_eq!(own_template!(group.clone(), number), "nntp://news.example.com/comp.lang.rust/8");
    let (server, id): (Server, _) = (server!("news.example.com"), msg_id!("1@example.com"));
    assert_eq!(
        vec![literal!("news://{server}/{id}"), expression!("news:{id}")].len(),
        [number].len() + 1,
    );
}
