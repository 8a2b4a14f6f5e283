#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::draft::{self, DraftUri, DraftUriRef, Grammar};
use newsuri::{
    MessageId, NewsUri, NewsUriRef, Newsgroup, Scheme, Server, Wildmat, draft_uri, msg_id,
    news_uri, newsgroup, server, wildmat,
};

const FAQ: NewsUri = news_uri!("news:computer-lang%2Fcobol-faq_962961522@rtfm.mit.edu");
const BORROWED: &NewsUri = &news_uri!("nntp://news.gmane.org/gmane.ietf.tools/742");
const VIEW: NewsUriRef<'_> = NewsUriRef::from_static("snews://news.example.com/comp.lang.rust");
const SCHEME: Scheme = VIEW.scheme();
const LINKS: [NewsUri; 2] = [news_uri!("news:comp.lang.c"), news_uri!("news:comp.lang.rust")];

#[allow(deprecated)]
static ARCHIVE: NewsUri = news_uri!("nntp://nntp.lore.kernel.org/org.kernel.vger.git");
static ID: MessageId = msg_id!("<eNcItYI$#GA.70@cpmsnbbsa02>");
static GROUP: Newsgroup = newsgroup!("comp.lang.rust");
static PATTERN: Wildmat = wildmat!("comp.lang.*");
static SERVER: Server = server!("me@[2001:db8::1]:563");

const OPEN: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/100-");
const BORROWED_LIST: &DraftUri = &draft_uri!("news:comp.*,!comp.os.*", Wildmat);
const DRAFT_VIEW: DraftUriRef<'_> = DraftUriRef::from_static("news:*", Grammar::NewsUrl);
const ALL: [DraftUri; 3] =
    [draft_uri!("news:*", Primary), draft_uri!("news:", Empty), draft_uri!("news:", Wildmat)];

static OLDEST: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/42", NntpUrl);
static ODD_ID: draft::MessageId = draft::MessageId::from_static("<a..b@example.com>");
static ODD_GROUP: draft::Newsgroup = draft::Newsgroup::from_static("comp.*,!x");
static LIST: draft::Wildmat = draft::Wildmat::from_static("comp.*,!comp.os.*");

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
    const OLD_RULES: DraftUri = draft_uri!("news:rules..1@news.example.com");
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
    assert_eq!(OPEN.article_range(), Some(draft::ArticleRange::from(100..)));
    assert_eq!(BORROWED_LIST.wildmat().as_ref(), Some(&LIST));
    assert_eq!(DRAFT_VIEW.target(), draft::Target::AllGroups);
    assert!(ALL.iter().all(|link| link.target() == draft::Target::AllGroups));
    assert_eq!(OLDEST.grammar(), Grammar::NntpUrl);
    assert_eq!(ODD_ID, "a..b@example.com");
    assert_eq!(ODD_GROUP, "comp.*,!x");
    assert_eq!(Site::OLD_RULES.message_id().unwrap(), "rules..1@news.example.com");
    std::thread::spawn(|| assert_eq!(ARCHIVE.port(), None)).join().unwrap();
}
