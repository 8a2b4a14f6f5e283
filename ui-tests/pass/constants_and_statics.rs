#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::{
    MessageId, NewsUri, NewsUriRef, Newsgroup, Scheme, Server, Wildmat, msg_id, news_uri,
    newsgroup, server, wildmat,
};

const FAQ: NewsUri = news_uri!("news:computer-lang%2Fcobol-faq_962961522@rtfm.mit.edu");
const BORROWED: &NewsUri = &news_uri!("nntp://news.gmane.org/gmane.ietf.tools/742");
const VIEW: NewsUriRef<'_> = NewsUriRef::from_static("snews://news.example.com/comp.lang.rust");
const SCHEME: Scheme = VIEW.scheme();
const LINKS: [NewsUri; 2] = [news_uri!("news:comp.lang.c"), news_uri!("news:comp.lang.rust")];

static ARCHIVE: NewsUri = news_uri!("nntp://nntp.lore.kernel.org/org.kernel.vger.git");
static ID: MessageId = msg_id!("<eNcItYI$#GA.70@cpmsnbbsa02>");
static GROUP: Newsgroup = newsgroup!("comp.lang.rust");
static PATTERN: Wildmat = wildmat!("comp.lang.*");
static SERVER: Server = server!("me@[2001:db8::1]:563");

struct Site {
    home: NewsUri,
    server: Server<'static>,
    groups: &'static [Newsgroup<'static>],
}

static SITE: Site = Site {
    home: news_uri!("news://news.example.com/"),
    server: server!("news.example.com"),
    groups: &[newsgroup!("comp.lang.c"), newsgroup!("comp.lang.rust")],
};

impl Site {
    const RULES: NewsUri = news_uri!("news:rules@news.example.com");
}

trait Archive {
    const LINK: NewsUri = news_uri!("news:*");
}

impl Archive for Site {}

impl Archive for () {
    const LINK: NewsUri = news_uri!("news:alt.test");
}

fn main() {
    assert_eq!(FAQ, "news:computer-lang%2Fcobol-faq_962961522@rtfm.mit.edu");
    assert_eq!(BORROWED.article_number().map(u64::from), Some(742));
    assert_eq!(SCHEME, Scheme::Snews);
    assert_eq!(LINKS[1], "news:comp.lang.rust");
    assert_eq!(ARCHIVE.newsgroup(), Some(newsgroup!("org.kernel.vger.git")));
    assert_eq!(ID, "eNcItYI$#GA.70@cpmsnbbsa02");
    assert_eq!(GROUP, "comp.lang.rust");
    assert_eq!(PATTERN, "comp.lang.*");
    assert_eq!(SERVER.port(), Some(563));
    assert_eq!(SITE.home.server().as_ref(), Some(&SITE.server));
    assert_eq!(SITE.groups.len(), 2);
    assert_eq!(Site::RULES.message_id(), Some(msg_id!("rules@news.example.com")));
    assert_eq!(Site::LINK, "news:*");
    assert_eq!(<() as Archive>::LINK, "news:alt.test");
    std::thread::spawn(|| assert_eq!(ARCHIVE.port(), None)).join().unwrap();
}
