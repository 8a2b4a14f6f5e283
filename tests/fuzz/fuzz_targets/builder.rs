//! What is built of arbitrary parts reads back the same.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
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
    fragment: Option<&'a str>,
    snews: bool,
}

/// The URIs that the parts make, each with what it must read back as.
fn build<'a>(parts: &Parts<'a>) -> Vec<(NewsUri, Target<'a>)> {
    let server = parts.host.and_then(|host| Host::parse(host).ok()).map(|host| {
        let server = Server::new(host).with_user(parts.user.unwrap_or_default());
        parts.port.map_or(server.clone(), |port| server.with_port(port))
    });
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
        built.push((builder.build(), if all { Target::AllGroups } else { Target::Groups(pattern) }));
    }
    built
}

fuzz_target!(|parts: Parts<'_>| {
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
            let user = parts.user.filter(|user| !user.is_empty() && !user.contains(char::is_control));
            assert_eq!(server.user().as_deref(), user);
        }
    }
});
