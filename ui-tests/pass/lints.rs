//! Links of a crate that denies what it can.

#![forbid(unsafe_code)]
#![deny(
    warnings,
    unused,
    nonstandard_style,
    future_incompatible,
    rust_2018_idioms,
    rust_2021_compatibility,
    rust_2024_compatibility,
    let_underscore,
    keyword_idents,
    refining_impl_trait,
    absolute_paths_not_starting_with_crate,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    macro_use_extern_crate,
    meta_variable_misuse,
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    non_ascii_idents,
    redundant_imports,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unused_extern_crates,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences
)]

use newsuri::draft::DraftUri;
use newsuri::{
    ArticleNumber, MessageId, NewsUri, Newsgroup, Server, Wildmat, draft_uri, msg_id, news_uri,
    newsgroup, server, wildmat,
};

const TEXT: &str = "news:comp.lang.rust";

/// A link.
pub const LINK: NewsUri = news_uri!(TEXT);
/// A link by an older grammar.
pub const DRAFT: DraftUri = draft_uri!(TEXT);
/// A link by the oldest.
pub static OLDEST: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/42", NntpUrl);
/// A Message-ID.
pub static ID: MessageId<'_> = msg_id!("<faq@news.example.com>");
/// A group.
pub static GROUP: Newsgroup<'_> = newsgroup!("comp.lang.rust");
/// A pattern.
pub static PATTERN: Wildmat<'_> = wildmat!("comp.lang.*");
/// A server.
pub static SERVER: Server<'_> = server!("news.example.com");

/// A link whose parts are given, with advice that is kept back.
#[must_use]
pub fn template(group: &Newsgroup<'_>, part: &str) -> NewsUri {
    let number = ArticleNumber::from(742);
    let uri = news_uri!("nntp://{SERVER}/{group}/{number}#{part}", group = group.borrowed());
    assert_eq!(uri, news_uri!("nntp://{SERVER}/{group}/{number}#{part}"));
    #[allow(deprecated)]
    let old = news_uri!("snews://{SERVER}/{group}");
    old
}

fn main() {
    assert_eq!(template(&GROUP, "top"), "snews://news.example.com/comp.lang.rust");
    assert_eq!(LINK, news_uri!("news:comp.lang.rust"));
    let article = NewsUri::numbered_article()
        .server(&SERVER)
        .group(newsgroup!(concat!("gmane.", "ietf.tools")))
        .number(ArticleNumber::from(742))
        .build();
    assert_eq!(article, "nntp://news.example.com/gmane.ietf.tools/742");
    assert_eq!(NewsUri::article().msg_id(&ID).build(), "news:faq@news.example.com");
    assert_eq!(NewsUri::groups().wildmat(&PATTERN).build(), "news:comp.lang.*");
    assert_eq!(NewsUri::group().group(&GROUP).build(), LINK);
    let articles = DraftUri::articles()
        .server(&SERVER)
        .group(newsuri::draft::Newsgroup::from_static("comp.lang.c"))
        .number(42)
        .build();
    assert_eq!(articles, OLDEST.as_str());
    assert_eq!(DraftUri::article().msg_id(&ID).build(), "news:faq@news.example.com");
    assert_eq!(DraftUri::groups().wildmat(&PATTERN).build(), "news:comp.lang.*");
    assert_eq!(DRAFT, LINK.as_str());
}
