//! The links to a message, each made with a builder of `newsuri`.

use newsuri::{ArticleNumber, Host, MessageId, NewsUri, Newsgroup, ParseError, Server};

use crate::message::Message;

/// A name in a message, and the link that it gives.
#[derive(Debug)]
pub(crate) struct Item<'m> {
    /// The name as the message writes it.
    pub(crate) text: &'m str,
    /// The link, or a report on why there is none.
    pub(crate) link: Result<NewsUri, String>,
}

/// The links to a message: by its Message-ID, to its groups, and by its numbers in them.
pub(crate) fn links(message: &Message) -> [Vec<Item<'_>>; 3] {
    [
        message.id.iter().map(|id| Item { text: id, link: article(id) }).collect(),
        message.newsgroups.as_deref().map(groups).unwrap_or_default(),
        message.xref.as_deref().map(numbered_articles).unwrap_or_default(),
    ]
}

fn article(id: &str) -> Result<NewsUri, String> {
    let id = MessageId::parse(id).map_err(report(id))?;
    Ok(NewsUri::article().msg_id(id).build())
}

/// `group,group`
fn groups(newsgroups: &str) -> Vec<Item<'_>> {
    let names = newsgroups.split(',').map(str::trim_ascii).filter(|name| !name.is_empty());
    names.map(|name| Item { text: name, link: group(name) }).collect()
}

fn group(name: &str) -> Result<NewsUri, String> {
    Ok(NewsUri::group().group(newsgroup(name)?).build())
}

/// `server group:number group:number`
fn numbered_articles(xref: &str) -> Vec<Item<'_>> {
    let mut words = xref.split_ascii_whitespace();
    let name = words.next().unwrap_or_default();
    match Host::parse(name).map(Server::new) {
        Ok(server) => words
            .map(|place| Item { text: place, link: numbered_article(&server, place) })
            .collect(),
        Err(error) => vec![Item { text: xref, link: Err(report(name)(error)) }],
    }
}

fn numbered_article(server: &Server<'_>, place: &str) -> Result<NewsUri, String> {
    let Some((group, number)) = place.split_once(':') else {
        return Err(format!("invalid place: {place:?} is not a group, `:` and a number"));
    };
    let group = newsgroup(group)?;
    let number = ArticleNumber::parse(number).map_err(report(number))?;
    Ok(NewsUri::numbered_article().server(server).group(group).number(number).build())
}

fn newsgroup(name: &str) -> Result<Newsgroup<'_>, String> {
    // What is not UTF-8 in a message was read as this character: the name is lost.
    if name.contains(char::REPLACEMENT_CHARACTER) {
        return Err(format!("invalid newsgroup name: {name:?} is not UTF-8"));
    }
    Newsgroup::parse(name).map_err(report(name))
}

/// What shows an error in the text that gave it.
fn report(text: &str) -> impl Fn(ParseError) -> String {
    move |error| error.report(text).to_string()
}
