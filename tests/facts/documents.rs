//! The examples of RFC 5538 and of the older draft grammar that it shares.

use newsuri::{ArticleNumber, NewsUriRef, Target, msg_id, newsgroup, wildmat};

/// The text, its server, and what it names.
fn names(text: &str, server: Option<&str>, target: &Target<'_>) {
    let uri = NewsUriRef::parse(text).unwrap_or_else(|error| panic!("{}", error.report(text)));
    assert_eq!(uri.server().map(|server| server.to_string()).as_deref(), server, "{text}");
    assert_eq!(uri.target(), *target, "{text}");
}

#[test]
fn the_examples_of_rfc_5538_section_3_name_groups_and_numbered_articles() {
    let group = newsgroup!("example.group.this");
    let number = ArticleNumber::from(12345);
    names(
        "nntp://news.server.example/example.group.this/12345",
        Some("news.server.example"),
        &Target::NumberedArticle { group: group.clone(), number },
    );
    names(
        "nntp://wild.server.example/example.group.n%2Fa/12345",
        Some("wild.server.example"),
        &Target::NumberedArticle { group: newsgroup!("example.group.n/a"), number },
    );
    for scheme in ["nntp", "news"] {
        names(
            &format!("{scheme}://news.server.example/example.group.this"),
            Some("news.server.example"),
            &Target::Group(group.clone()),
        );
    }
}

#[test]
fn the_examples_of_rfc_5538_section_4_name_sets_of_groups() {
    let server = Some("news.server.example");
    names("news://news.server.example/*", server, &Target::AllGroups);
    names("news://news.server.example/", server, &Target::AllGroups);
    names(
        "news://wild.server.example/example.group.th%3Fse",
        Some("wild.server.example"),
        &Target::Groups(wildmat!("example.group.th?se")),
    );
    names("news:example.group.*", None, &Target::Groups(wildmat!("example.group.*")));
    names("news:example.group.this", None, &Target::Group(newsgroup!("example.group.this")));
}

#[test]
fn the_examples_of_rfc_5538_appendix_b_name_one_article_in_three_ways() {
    let server = Some("news.gmane.org");
    let group = newsgroup!("gmane.ietf.tools");
    names("news://news.gmane.org/gmane.ietf.tools", server, &Target::Group(group.clone()));
    names(
        "nntp://news.gmane.org/gmane.ietf.tools/742",
        server,
        &Target::NumberedArticle { group, number: ArticleNumber::from(742) },
    );
    names(
        "news://news.gmane.org/p0624081dc30b8699bf9b@%5B10.20.30.108%5D",
        server,
        &Target::Article(msg_id!("<p0624081dc30b8699bf9b@[10.20.30.108]>")),
    );
}

#[test]
fn the_four_forms_of_the_older_draft_name_all_groups() {
    names("news:*", None, &Target::AllGroups);
    for text in ["news://news.example.com/*", "news://news.example.com/", "news://news.example.com"]
    {
        names(text, Some("news.example.com"), &Target::AllGroups);
    }
}
