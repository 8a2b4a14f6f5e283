//! What is built of arbitrary parts reads back the same.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use newsuri::draft::{self, ArticleRange, DraftUri, DraftUriRef};
use newsuri::{
    ArticleNumber, Fragment, Host, MessageId, NewsUri, NewsUriRef, Newsgroup, Server, Target,
    Wildmat,
};

#[derive(Arbitrary, Debug)]
struct Parts<'a> {
    host: Option<&'a str>,
    port: Option<u16>,
    user: Option<&'a str>,
    name: &'a str,
    number: u64,
    /// The end of a range: none for one number, and none in that for an open range.
    end: Option<Option<u64>>,
    fragment: Option<&'a str>,
    snews: bool,
}

fn server<'a>(parts: &Parts<'a>) -> Option<Server<'a>> {
    let host = parts.host.and_then(|host| Host::parse(host).ok())?;
    let server = Server::new(host).with_user(parts.user.unwrap_or_default());
    Some(parts.port.map_or(server.clone(), |port| server.with_port(port)))
}

/// The URIs that the parts make, each with what it must read back as.
fn build<'a>(parts: &Parts<'a>) -> Vec<(NewsUri, Target<'a>)> {
    let server = server(parts);
    let mut built = vec![];
    if let Ok(id) = MessageId::parse(parts.name) {
        let builder = NewsUri::article().msg_id(&id).maybe_server(server.clone());
        let builder = if parts.snews { builder.snews() } else { builder };
        built.push((builder.build(), Target::Article(id)));
    }
    if let Ok(group) = Newsgroup::parse(parts.name) {
        let builder = NewsUri::group().group(&group).maybe_server(server.clone());
        built.push((builder.build(), Target::Group(group.clone())));
        if let (Some(server), Some(number)) = (server.clone(), ArticleNumber::new(parts.number)) {
            let builder = NewsUri::numbered_article().group(&group).number(number).server(server);
            built.push((builder.build(), Target::NumberedArticle { group, number }));
        }
    } else if let Ok(pattern) = Wildmat::parse(parts.name) {
        let builder = NewsUri::groups().wildmat(&pattern).maybe_server(server.clone());
        let all = pattern.as_str() == "*";
        built
            .push((builder.build(), if all { Target::AllGroups } else { Target::Groups(pattern) }));
    }
    built
}

/// The URIs of the older draft that the parts make.
fn build_draft<'a>(parts: &Parts<'a>) -> Vec<(DraftUri, draft::Target<'a>)> {
    let server = server(parts);
    let mut built = vec![];
    if let Ok(id) = draft::MessageId::parse(parts.name) {
        let uri = DraftUri::article().msg_id(&id).maybe_server(server.clone()).build();
        built.push((uri, draft::Target::Article(id)));
    }
    if let Ok(group) = draft::Newsgroup::parse(parts.name) {
        let uri = DraftUri::group().group(&group).maybe_server(server.clone()).build();
        built.push((uri, draft::Target::Group(group.clone())));
        if let Some(server) = server.clone() {
            let range = match parts.end {
                None => ArticleRange::from(parts.number),
                Some(None) => ArticleRange::from(parts.number..),
                Some(Some(end)) => ArticleRange::from(parts.number..=end),
            };
            let uri = DraftUri::articles().group(&group).range(&range).server(server).build();
            built.push((uri, draft::Target::Articles { group, range }));
        }
    }
    if let Ok(wildmat) = draft::Wildmat::parse(parts.name) {
        let uri = DraftUri::groups().wildmat(&wildmat).maybe_server(server).build();
        let target = match parts.name {
            "*" => draft::Target::AllGroups,
            several if several.contains(['*', '?', ',']) => draft::Target::Groups(wildmat),
            name if name.is_ascii() => draft::Target::Group(name.try_into().expect("a name")),
            name => draft::Target::Utf8Group(name.try_into().expect("a name")),
        };
        built.push((uri, target));
    }
    built
}

fuzz_target!(|parts: Parts<'_>| {
    for (uri, target) in build_draft(&parts) {
        let read = DraftUriRef::parse(uri.as_str(), uri.grammar()).expect("what is built is valid");
        assert_eq!(read.target(), target);
        if let Ok(strict) = uri.to_rfc5538() {
            assert_eq!(strict.target(), target);
        }
    }
    for (uri, target) in build(&parts) {
        let uri = match parts.fragment {
            Some(fragment) => uri.to_builder().fragment(fragment).build(),
            None => uri,
        };
        let read = NewsUriRef::parse(uri.as_str()).expect("what is built is valid");
        assert_eq!(read.target(), target);
        let fragment = read.fragment();
        assert_eq!(fragment.as_ref().and_then(Fragment::text).as_deref(), parts.fragment);
        assert_eq!(read.to_builder().build(), uri);
        if let Some(server) = read.server() {
            let user =
                parts.user.filter(|user| !user.is_empty() && !user.contains(char::is_control));
            assert_eq!(server.user().as_deref(), user);
        }
    }
});
