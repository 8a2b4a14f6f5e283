#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::builder::{
    AllGroups, Builder, DefaultServer, Named, NntpGroup, NoArticleNumber, NoMessageId, NoNewsgroup,
    NoServer, NoWildmat, NumberedArticle, Placed,
};
use newsuri::{
    ArticleNumber, MessageId, NewsUri, Newsgroup, ParseError, Server, Wildmat, msg_id, newsgroup,
    server, wildmat,
};

#[derive(Clone, Debug)]
struct Archive<'a> {
    articles: Builder<NoMessageId, Server<'a>>,
    numbers: Builder<NumberedArticle<Newsgroup<'static>, NoArticleNumber>, Server<'a>>,
}

impl<'a> Archive<'a> {
    fn new(server: &'a Server<'_>) -> Self {
        let articles = NewsUri::article().server(server);
        let numbers =
            NewsUri::numbered_article().server(server).group(newsgroup!("gmane.ietf.tools"));
        Self { articles, numbers }
    }

    fn article(&self, id: &MessageId<'_>) -> NewsUri {
        self.articles.clone().msg_id(id).build()
    }

    fn number(&self, number: u32) -> NewsUri {
        self.numbers.clone().number(ArticleNumber::from(number)).build()
    }
}

const BEGIN: Builder<NoNewsgroup, DefaultServer> = NewsUri::group();
static EVERYTHING: Builder<AllGroups, DefaultServer> = NewsUri::all_groups();

fn begin() -> Builder<NntpGroup<NoNewsgroup>, NoServer> {
    NewsUri::nntp_group()
}

fn on<'s>(server: Option<Server<'s>>) -> Builder<NoWildmat, Option<Server<'s>>> {
    NewsUri::groups().maybe_server(server)
}

fn secure<S>(builder: Builder<Wildmat<'_>, S>, secure: bool) -> Builder<Wildmat<'_>, S> {
    if secure { builder.snews() } else { builder }
}

fn finish<N: Named, S: Placed>(builder: Builder<N, S>, part: Option<&str>) -> NewsUri {
    match part {
        Some(part) => builder.fragment(part).build(),
        None => builder.build(),
    }
}

fn from_data(host: String, ids: &[&str]) -> Result<Vec<NewsUri>, ParseError> {
    let server = Server::parse(&host)?;
    let builder = NewsUri::article().server(server);
    ids.iter().map(|id| Ok(builder.clone().msg_id(MessageId::parse(id)?).build())).collect()
}

fn main() {
    let host = server!("news.gmane.org");
    let archive = Archive::new(&host);
    assert_eq!(archive.article(&msg_id!("<1@x>")), "news://news.gmane.org/1@x");
    assert_eq!(archive.clone().number(742), "nntp://news.gmane.org/gmane.ietf.tools/742");

    assert_eq!(BEGIN.group(newsgroup!("alt.test")).build(), "news:alt.test");
    assert_eq!(EVERYTHING.clone().server(&host).build(), "news://news.gmane.org/");
    let group = begin().group(newsgroup!("alt.test"));
    assert_eq!(
        group.server(host.clone().with_port(563)).build(),
        "nntp://news.gmane.org:563/alt.test"
    );

    let pattern = wildmat!("alt.*");
    assert_eq!(secure(on(None).wildmat(&pattern), false).build(), "news:alt.*");
    let link = secure(on(Some(host.clone())).wildmat(&pattern), true).build();
    assert_eq!(link, "snews://news.gmane.org/alt.*");
    assert_eq!(finish(NewsUri::group().group(newsgroup!("a")), Some("b c")), "news:a#b%20c");
    assert_eq!(finish(NewsUri::all_groups().server(&host), None), "news://news.gmane.org/");
    assert_eq!(
        from_data(String::from("news.example.com"), &["<1@x>", "a/b@y"]).unwrap(),
        ["news://news.example.com/1@x", "news://news.example.com/a%2Fb@y"]
    );

    let makers: [fn() -> Builder<NoMessageId, DefaultServer>; 1] = [NewsUri::article];
    let mut waiting: Vec<_> = makers.iter().map(|make| make()).collect();
    let link = waiting.pop().map(|builder| builder.msg_id(msg_id!("1@x")).build());
    assert_eq!(link.as_ref().map(NewsUri::as_str), Some("news:1@x"));
}
