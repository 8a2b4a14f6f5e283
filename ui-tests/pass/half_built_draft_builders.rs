#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::builder::{
    AllGroups, DefaultServer, NoMessageId, NoNewsgroup, NoServer, NoWildmat, Placed,
};
use newsuri::draft::build::{Articles, Builder, Formulated, Named, NoArticleRange};
use newsuri::draft::{
    ArticleNumber, ArticleRange, DraftUri, Formulation, MessageId, Newsgroup, Wildmat,
};
use newsuri::{ParseError, Server, msg_id, server, wildmat};

#[derive(Clone, Debug)]
struct Archive<'a> {
    articles: Builder<NoMessageId, Server<'a>>,
    numbers: Builder<Articles<Newsgroup<'static>, NoArticleRange>, Server<'a>>,
}

impl<'a> Archive<'a> {
    fn new(server: &'a Server<'_>) -> Self {
        let articles = DraftUri::article().server(server);
        let group = Newsgroup::from_static("gmane.ietf.tools");
        let numbers = DraftUri::articles().server(server).group(group);
        Self { articles, numbers }
    }

    fn article(&self, id: &MessageId<'_>) -> DraftUri {
        self.articles.clone().msg_id(id).build()
    }

    fn number(&self, number: u64) -> DraftUri {
        self.numbers.clone().number(number).build()
    }

    fn since(&self, number: &ArticleNumber<'_>) -> DraftUri {
        self.numbers.clone().from(number).build()
    }
}

const BEGIN: Builder<NoNewsgroup, DefaultServer> = DraftUri::group();
static EVERYTHING: Builder<AllGroups, DefaultServer> = DraftUri::all_groups();

fn begin() -> Builder<Articles<NoNewsgroup, NoArticleRange>, NoServer> {
    DraftUri::articles()
}

fn all() -> Builder<Articles<NoNewsgroup, ArticleRange<'static>>, NoServer> {
    begin().from(1)
}

fn on<'s>(server: Option<Server<'s>>) -> Builder<NoWildmat, Option<Server<'s>>> {
    DraftUri::groups().maybe_server(server)
}

fn empty<N: Formulated, S>(builder: Builder<N, S>) -> Builder<N, S> {
    builder.formulation(Formulation::Empty)
}

fn finish<N: Named, S: Placed>(builder: Builder<N, S>) -> DraftUri {
    builder.build()
}

fn from_data(host: String, ranges: &[&str]) -> Result<Vec<DraftUri>, ParseError> {
    let server = Server::parse(&host)?;
    let builder = begin().server(server).group(Newsgroup::from_static("comp.lang.c"));
    let build = |range: &&str| Ok(builder.clone().range(ArticleRange::parse(range)?).build());
    ranges.iter().map(build).collect()
}

fn main() {
    let host = server!("news.gmane.org");
    let archive = Archive::new(&host);
    let id = MessageId::from_static("<a..b@x>");
    assert_eq!(archive.article(&id), "news://news.gmane.org/a..b@x");
    assert_eq!(archive.clone().number(742), "nntp://news.gmane.org/gmane.ietf.tools/742");
    let since = archive.since(&ArticleNumber::from(742));
    assert_eq!(since, "nntp://news.gmane.org/gmane.ietf.tools/742-");

    let group = Newsgroup::from_static("alt.test");
    assert_eq!(BEGIN.group(&group).build(), "news:alt.test");
    assert_eq!(EVERYTHING.clone().server(&host).build(), "news://news.gmane.org/");
    assert_eq!(
        all().group(&group).server(host.clone().with_port(563)).build(),
        "nntp://news.gmane.org:563/alt.test/1-"
    );
    assert_eq!(begin().range(1..=5).server(&host).group(group).build().port(), None);

    let wildmat = Wildmat::from_static("alt.*,!alt.test");
    assert_eq!(on(None).wildmat(&wildmat).build(), "news:alt.*,!alt.test");
    assert_eq!(
        on(Some(host.clone())).wildmat(wildmat!("alt.*")).build(),
        "news://news.gmane.org/alt.*"
    );
    assert_eq!(finish(empty(DraftUri::all_groups())), "news:");
    assert_eq!(finish(empty(DraftUri::article()).msg_id(msg_id!("1@x"))), "news:1@x");
    assert_eq!(
        from_data(String::from("news.example.com"), &["7", "1-5"]).unwrap(),
        ["nntp://news.example.com/comp.lang.c/7", "nntp://news.example.com/comp.lang.c/1-5"]
    );

    let makers: [fn() -> Builder<NoMessageId, DefaultServer>; 1] = [DraftUri::article];
    let mut waiting: Vec<_> = makers.iter().map(|make| make()).collect();
    let link = waiting.pop().map(|builder| builder.msg_id(msg_id!("1@x")).build());
    assert_eq!(link.as_ref().map(DraftUri::as_str), Some("news:1@x"));
}
