#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(warnings)]

use ::newsuri::draft::DraftUri;
use ::newsuri::{MessageId, NewsUri, Newsgroup, Server, Wildmat};

const TEXT: &str = "news:comp.lang.rust";
const LINK: NewsUri = ::newsuri::news_uri!(TEXT);
const DRAFT: DraftUri = ::newsuri::draft_uri!(TEXT);
static ALL: DraftUri = ::newsuri::draft_uri!("news:", Empty);
static ID: MessageId = ::newsuri::msg_id!("<faq@news.example.com>");
static GROUP: Newsgroup = ::newsuri::newsgroup!("comp.lang.rust");
static PATTERN: Wildmat = ::newsuri::wildmat!("comp.lang.*");
static SERVER: Server = ::newsuri::server!("news.example.com:563");

fn main() {
    let id = &ID;
    let link = ::newsuri::news_uri!("news://{SERVER}/{id}#{part}", part = "top");
    ::std::assert_eq!(link, "news://news.example.com:563/faq@news.example.com#top");
    ::std::assert_eq!(LINK, ::newsuri::news_uri!("news:comp.lang.rust"));
    ::std::assert_eq!(ID, "faq@news.example.com");
    ::std::assert_eq!(PATTERN, "comp.lang.*");
    let link = NewsUri::group().server(&SERVER).group(&GROUP).snews().build();
    ::std::assert_eq!(
        link,
        ::newsuri::news_uri!(
            #[allow(deprecated)]
            "snews://news.example.com/comp.lang.rust"
        )
    );
    ::std::assert_eq!(DRAFT, ::newsuri::draft_uri!("news:comp.lang.rust"));
    ::std::assert_eq!(ALL, ::newsuri::draft_uri!("news:", Empty));
    let link = DraftUri::groups().server(&SERVER).wildmat(&PATTERN).build();
    ::std::assert_eq!(link, "news://news.example.com:563/comp.lang.*");
}
