//! The literal macros. Each forwards the path of this crate, so that it works under any name, and
//! the caller's tokens, so that errors point at them.

/// A [`NewsUri`](crate::NewsUri) checked when the program is compiled, at no cost at run time.
///
/// It takes a string literal, or a constant expression of type `&'static str` (a constant whose
/// name is in lower case is written with its path, `self::link`):
///
/// ```
/// use newsuri::{NewsUri, news_uri};
///
/// static ARCHIVE: NewsUri = news_uri!("news://news.example.com/comp.lang.rust");
///
/// const HOST: &str = "news://news.example.com/";
/// const ALL: &NewsUri = &news_uri!(HOST);
/// assert_eq!(news_uri!(concat!("news:", "comp.lang.", "rust")), "news:comp.lang.rust");
/// ```
///
/// A wrong one is an error of `cargo check`, which says which byte, why, by which rule, and what
/// to write instead:
///
/// ```compile_fail
/// # use newsuri::news_uri;
/// let uri = news_uri!("news:a|b@example.com");
/// ```
/// ```text
/// error: invalid news URI at byte 6: message-id: this character must be percent-encoded
///            news:a|b@example.com
///                  ^
///        help: write "news:a%7Cb@example.com"
///        note: RFC 5538, section 4
/// ```
///
/// # Holes
///
/// A brace can never stand in a URI, so in the literal it begins a hole. Each stands for a whole
/// component, and takes the nouns of its place:
///
/// | hole | takes |
/// |---|---|
/// | `//{server}` | a [`Server`](crate::Server) or a [`Host`](crate::Host) |
/// | `//me@{host}:563`, `//{host}:{port}` | a [`Host`](crate::Host), a `u16` |
/// | `news:{target}`, `news://host/{target}` | a [`MessageId`](crate::MessageId), a [`Newsgroup`](crate::Newsgroup) or a [`Wildmat`](crate::Wildmat) |
/// | `nntp://host/{group}/{number}` | a [`Newsgroup`](crate::Newsgroup), an [`ArticleNumber`](crate::ArticleNumber) |
/// | `#{fragment}` | text, which is encoded, or a [`Fragment`](crate::Fragment) |
///
/// It takes a variable of its name, or a value that is given behind the literal:
///
/// ```
/// use newsuri::{ArticleNumber, MessageId, Newsgroup, news_uri, server};
///
/// let (server, id) = (server!("news.example.com"), MessageId::parse("<a/b@example.com>")?);
/// assert_eq!(news_uri!("news://{server}/{id}"), "news://news.example.com/a%2Fb@example.com");
///
/// let group = Newsgroup::parse("comp.lang.rust")?;
/// let uri = news_uri!("nntp://{server}/{group}/{number}", number = ArticleNumber::from(42));
/// assert_eq!(uri, "nntp://news.example.com/comp.lang.rust/42");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// What surrounds the holes is checked when the program is compiled, and the nouns were when they were
/// made, so there is no `Result`. A noun in a place that is not its own does not compile:
///
/// ```compile_fail
/// # use newsuri::{msg_id, news_uri};
/// let id = msg_id!("1@example.com");
/// let uri = news_uri!("nntp://news.example.com/{id}");
/// ```
///
/// Such a URI is made at run time, in one allocation, and is no constant; a text that is a constant by
/// name has no holes. Hosts are written in their canonical form, and of a server the default port is
/// left out, so that what is read back is the same server, but perhaps not the same text. A server that
/// may be missing is for the [builders](crate::builder), and so is a change to a whole URI
/// ([`NewsUri::to_builder`](crate::NewsUri::to_builder)).
///
/// # Advice
///
/// What is valid but unwise in a literal ([`NewsUri::advice`](crate::NewsUri::advice)) is a warning
/// there, under the lint `deprecated`:
///
/// ```text
/// warning: use of deprecated macro `valid_but_unwise`: port: this is the default port
///              news://news.example.com:119/comp.lang.c
///                                     ^^^^
///          help: write "news://news.example.com/comp.lang.c"
///          note: RFC 3986, section 3.2.3
/// ```
///
/// It is kept back where the item, the module or the `let` statement allows that lint, and in the
/// call, which is the only way inside the call of another macro such as `println!`:
///
/// ```
/// # #![deny(deprecated)]
/// use newsuri::news_uri;
///
/// let uri = news_uri!(#[allow(deprecated)] "snews://news.example.com/");
/// #[allow(deprecated)]
/// let uri = news_uri!("snews://news.example.com/");
/// ```
///
/// # Constants
///
/// The constant is an item, which cannot use generic parameters or `Self`. Where the text is
/// `Self::LINK`, write `const { NewsUri::from_static(Self::LINK) }`; that one is checked when code is
/// generated, by `cargo build` but not by `cargo check`.
#[macro_export]
macro_rules! news_uri {
    ($(#[$attribute:meta])* $uri:literal $(, $name:ident = $value:expr)+ $(,)?) => {
        $crate::__private::news_uri!($crate $(#[$attribute])* $uri $(, $name = $value)+)
    };
    ($($text:tt)*) => { $crate::__private::news_uri!($crate $($text)*) };
}

/// A [`MessageId`](crate::MessageId) checked when the program is compiled.
///
/// ```
/// use newsuri::{MessageId, msg_id};
///
/// // As the article's header has it, not percent-encoded.
/// const ID: MessageId = msg_id!("<p0624081dc30b8699bf9b@[10.20.30.108]>");
/// assert_eq!(ID, "p0624081dc30b8699bf9b@[10.20.30.108]");
/// ```
///
/// An id that no article can have does not compile, for two dots in a row stand in none
/// (RFC 5536, 3.1.3):
///
/// ```compile_fail
/// # use newsuri::msg_id;
/// let id = msg_id!("a..b@example.com");
/// ```
#[macro_export]
macro_rules! msg_id {
    ($($text:tt)*) => { $crate::__private::msg_id!($crate $($text)*) };
}

/// A [`Newsgroup`](crate::Newsgroup) checked when the program is compiled.
///
/// ```
/// use newsuri::{Newsgroup, newsgroup};
///
/// const GROUP: Newsgroup = newsgroup!("comp.lang.rust");
/// assert_eq!(GROUP, "comp.lang.rust");
/// ```
///
/// A pattern does not compile, for it names more than one group (RFC 3977, 4.1):
///
/// ```compile_fail
/// # use newsuri::newsgroup;
/// let group = newsgroup!("comp.lang.*");
/// ```
#[macro_export]
macro_rules! newsgroup {
    ($($text:tt)*) => { $crate::__private::newsgroup!($crate $($text)*) };
}

/// A [`Wildmat`](crate::Wildmat) checked when the program is compiled.
///
/// ```
/// use newsuri::{Wildmat, wildmat};
///
/// const PATTERN: Wildmat = wildmat!("comp.lang.*");
/// assert_eq!(PATTERN, "comp.lang.*");
/// ```
///
/// A list does not compile, for a URI has one pattern without negation (RFC 5538, 4):
///
/// ```compile_fail
/// # use newsuri::wildmat;
/// let pattern = wildmat!("comp.*,!comp.lang.*");
/// ```
#[macro_export]
macro_rules! wildmat {
    ($($text:tt)*) => { $crate::__private::wildmat!($crate $($text)*) };
}

/// A [`Server`](crate::Server) checked when the program is compiled.
///
/// ```
/// use newsuri::{Server, server};
///
/// const SERVER: Server = server!("[2001:db8::1]:563");
/// assert_eq!(SERVER.port(), Some(563));
/// ```
///
/// A password does not compile, for whoever reads the link reads it (RFC 3986, 3.2.1):
///
/// ```compile_fail
/// # use newsuri::server;
/// let server = server!("me:secret@news.example.com");
/// ```
#[macro_export]
macro_rules! server {
    ($($text:tt)*) => { $crate::__private::server!($crate $($text)*) };
}

/// A [`DraftUri`](crate::draft::DraftUri) checked when the program is compiled, at no cost at run
/// time.
///
/// It is read by the primary formulation, or by the [`Grammar`](crate::draft::Grammar) whose name
/// follows:
///
/// ```
/// use newsuri::draft::DraftUri;
/// use newsuri::draft_uri;
///
/// static OPEN: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/100-");
/// static LIST: DraftUri = draft_uri!("news:comp.*,!comp.os.*", Wildmat);
/// static EMPTY: DraftUri = draft_uri!("news:", Empty);
/// ```
///
/// What is valid but unwise in it, [`DraftUri::advice`](crate::draft::DraftUri::advice) tells at run
/// time. What is right by one grammar can be wrong by another:
///
/// ```compile_fail
/// # use newsuri::draft_uri;
/// let uri = draft_uri!("news:");
/// ```
/// ```text
/// error: invalid draft news URI at byte 5: newsgroup: this grammar writes `*` for all groups
///            news:
///                 ^
///        help: write "news:*"
///        note: the older draft, section 2
///        note: the grammars `Empty` and `Wildmat` take it, and so does `news_uri!`
/// ```
#[macro_export]
macro_rules! draft_uri {
    ($($uri:tt)*) => { $crate::__private::draft_uri!($crate $($uri)*) };
}
