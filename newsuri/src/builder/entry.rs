//! Where builders begin.

use super::{
    AllGroups, Builder, DefaultServer, NntpGroup, NoArticleNumber, NoMessageId, NoNewsgroup,
    NoServer, NoWildmat, NumberedArticle,
};
use crate::NewsUri;

/// Builders, by what the URI names. What is missing or too much is a compile error.
impl NewsUri {
    /// A URI of an article by its Message-ID: `news:id` or `news://server/id` (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{MessageId, NewsUri, Server};
    ///
    /// let id = MessageId::parse("<eNcItYI$#GA.70@cpmsnbbsa02>")?;
    /// let server = Server::parse("news.example.com")?;
    /// let uri = NewsUri::article().server(server).msg_id(id).build();
    /// assert_eq!(uri, "news://news.example.com/eNcItYI$%23GA.70@cpmsnbbsa02");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub const fn article() -> Builder<NoMessageId, DefaultServer> {
        Builder::new(NoMessageId, DefaultServer)
    }

    /// A URI of one group: `news:group` or `news://server/group` (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{NewsUri, newsgroup};
    ///
    /// let uri = NewsUri::group().group(newsgroup!("comp.lang.rust")).build();
    /// assert_eq!(uri, "news:comp.lang.rust");
    /// ```
    pub const fn group() -> Builder<NoNewsgroup, DefaultServer> {
        Builder::new(NoNewsgroup, DefaultServer)
    }

    /// A URI of the groups that match a pattern: `news:pattern` or `news://server/pattern`
    /// (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{NewsUri, wildmat};
    ///
    /// let uri = NewsUri::groups().wildmat(wildmat!("example.group.th?se")).build();
    /// assert_eq!(uri, "news:example.group.th%3Fse");
    /// ```
    pub const fn groups() -> Builder<NoWildmat, DefaultServer> {
        Builder::new(NoWildmat, DefaultServer)
    }

    /// A URI of all groups: `news:*` or `news://server/` (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{NewsUri, server};
    ///
    /// assert_eq!(NewsUri::all_groups().build(), "news:*");
    /// let uri = NewsUri::all_groups().server(server!("news.example.com")).snews().build();
    /// assert_eq!(uri, "snews://news.example.com/");
    /// ```
    pub const fn all_groups() -> Builder<AllGroups, DefaultServer> {
        Builder::new(AllGroups, DefaultServer)
    }

    /// A URI of one group on a server it has to name: `nntp://server/group` (RFC 5538, 3).
    ///
    /// [`group`](Self::group) says the same in a scheme that more readers know.
    ///
    /// ```
    /// use newsuri::{NewsUri, newsgroup, server};
    ///
    /// let uri = NewsUri::nntp_group()
    ///     .server(server!("news.example.com"))
    ///     .group(newsgroup!("comp.lang.rust"))
    ///     .build();
    /// assert_eq!(uri, "nntp://news.example.com/comp.lang.rust");
    /// ```
    pub const fn nntp_group() -> Builder<NntpGroup<NoNewsgroup>, NoServer> {
        Builder::new(NntpGroup(NoNewsgroup), NoServer)
    }

    /// A URI of an article by its number in a group of a server: `nntp://server/group/number`
    /// (RFC 5538, 3).
    ///
    /// ```
    /// use newsuri::{ArticleNumber, NewsUri, newsgroup, server};
    ///
    /// let uri = NewsUri::numbered_article()
    ///     .server(server!("news.gmane.org"))
    ///     .group(newsgroup!("gmane.ietf.tools"))
    ///     .number(ArticleNumber::from(742))
    ///     .build();
    /// assert_eq!(uri, "nntp://news.gmane.org/gmane.ietf.tools/742");
    /// ```
    pub const fn numbered_article()
    -> Builder<NumberedArticle<NoNewsgroup, NoArticleNumber>, NoServer> {
        Builder::new(NumberedArticle { group: NoNewsgroup, number: NoArticleNumber }, NoServer)
    }
}
