#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(warnings)]

use ::newsuri::{MessageId, NewsUri, Newsgroup, Server, Wildmat};

const TEXT: &str = "news:comp.lang.rust";
const LINK: NewsUri = ::newsuri::news_uri!(TEXT);
static ID: MessageId = ::newsuri::msg_id!("<faq@news.example.com>");
static GROUP: Newsgroup = ::newsuri::newsgroup!("comp.lang.rust");
static PATTERN: Wildmat = ::newsuri::wildmat!("comp.lang.*");
static SERVER: Server = ::newsuri::server!("news.example.com:563");

fn main() {
    ::std::assert_eq!(LINK, ::newsuri::news_uri!("news:comp.lang.rust"));
    ::std::assert_eq!(ID, "faq@news.example.com");
    ::std::assert_eq!(PATTERN, "comp.lang.*");
    let link = NewsUri::group().server(&SERVER).group(&GROUP).snews().build();
    ::std::assert_eq!(link, ::newsuri::news_uri!("snews://news.example.com/comp.lang.rust"));
}
