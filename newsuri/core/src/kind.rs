//! The kinds of errors, as one table: component, reason, rule, help.

use crate::component::Component;
use crate::grammar::Document;
use crate::rule::Rule;

macro_rules! kinds {
    ($(
        $(#[doc = $doc:literal])+
        $kind:ident: $component:ident, $reason:literal, $document:literal $section:literal,
            help $help:literal
            $(, draft $draft:literal $($draft_help:literal)?)?
            $(, url $url:literal $($url_help:literal)?)?;
    )+) => {
        /// What is wrong: each kind is one reason in one component.
        ///
        /// Later versions may have more kinds, so a `match` has an arm for the rest.
        ///
        /// ```
        /// # use newsuri_core as newsuri;
        /// use newsuri::{ParseErrorKind, Scheme};
        ///
        /// let advice = match "nntps".parse::<Scheme>().unwrap_err().kind() {
        ///     ParseErrorKind::SchemeNntps => "write `nntp` and port 563",
        ///     kind => kind.help(),
        /// };
        /// assert_eq!(advice, "write `nntp` and port 563");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ParseErrorKind {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl ParseErrorKind {
            /// Every kind there is, in the order of the components: for tables and translations.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::{Component, ParseErrorKind};
            ///
            /// let of_ports: Vec<_> = ParseErrorKind::ALL
            ///     .iter()
            ///     .filter(|kind| kind.component() == Component::Port)
            ///     .collect();
            /// assert_eq!(of_ports.last(), Some(&&ParseErrorKind::PortTooLarge));
            /// ```
            pub const ALL: &'static [Self] = &[$(Self::$kind),+];

            /// The component that is wrong.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::{Component, ParseErrorKind};
            ///
            /// assert_eq!(ParseErrorKind::HostZone.component(), Component::Host);
            /// ```
            #[must_use]
            pub const fn component(self) -> Component {
                match self {
                    $(Self::$kind => Component::$component,)+
                }
            }

            /// Why it is wrong, in a few words without the text itself.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::ParseErrorKind;
            ///
            /// let kind = ParseErrorKind::ServerMissing;
            /// assert_eq!(kind.reason(), "an `nntp:` URI must name a server");
            /// ```
            #[must_use]
            pub const fn reason(self) -> &'static str {
                match self {
                    $(Self::$kind => $reason,)+
                }
            }

            /// The rule of RFC 5538, or of what it refers to, that it breaks: document and section.
            ///
            /// [`ParseError::rule`](crate::ParseError::rule) knows by which grammar a text was read.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::ParseErrorKind;
            ///
            /// assert_eq!(ParseErrorKind::Query.rule().to_string(), "RFC 5538, section 2.3");
            /// ```
            #[must_use]
            pub const fn rule(self) -> Rule {
                match self {
                    $(Self::$kind => Rule::new($document, $section),)+
                }
            }

            /// What to do about it in general; [`suggestion`](crate::ParseError::suggestion) is about
            /// one text.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::ParseErrorKind;
            ///
            /// let kind = ParseErrorKind::ArticleNumberRange;
            /// assert_eq!(kind.help(), "write one URI for each article, or one for the group");
            /// ```
            #[must_use]
            pub const fn help(self) -> &'static str {
                match self {
                    $(Self::$kind => $help,)+
                }
            }

            /// The rule that it breaks in a text that was read by the grammar of a document.
            pub(crate) const fn rule_in(self, document: Document) -> Rule {
                match (self, document) {
                    $($((Self::$kind, Document::Draft) => Rule::new(DRAFT, $draft),)?)+
                    $($((Self::$kind, Document::Rfc1738) => Rule::new("RFC 1738", $url),)?)+
                    _ => self.rule(),
                }
            }

            /// What to do about it in a text that was read by the grammar of a document.
            pub(crate) const fn help_in(self, document: Document) -> &'static str {
                match (self, document) {
                    $($($((Self::$kind, Document::Draft) => $draft_help,)?)?)+
                    $($($((Self::$kind, Document::Rfc1738) => $url_help,)?)?)+
                    _ => self.help(),
                }
            }
        }
    };
}

/// What rules of the older draft are cited as: it was never published under a name.
const DRAFT: &str = "the older draft";

kinds! {
    /// The text is longer than 4,294,967,295 octets.
    TextTooLong: Text, "the text is longer than offsets of 32 bits reach", "RFC 3986" "2",
        help "name one resource in a URI";

    /// The text does not begin with a scheme.
    SchemeMissing: Scheme, "there is no scheme", "RFC 5538" "4",
        help "begin with `news:`, or with `nntp://` for what only one server has",
        draft "2", url "5" "begin with `news:` in a `newsurl`, with `nntp://` in an `nntpurl`";
    /// The `:` behind the scheme is missing.
    SchemeColonMissing: Scheme, "the `:` behind the scheme is missing", "RFC 3986" "3",
        help "write `news:`",
        draft "2" "write `news:` or `nntp://`",
        url "2.1" "write `news:` or `nntp://`";
    /// The scheme is none of `news`, `nntp` and `snews`.
    SchemeUnknown: Scheme, "this is not `news`, `nntp` or `snews`", "RFC 5538" "8",
        help "begin with `news:`, or with `nntp://` for what only one server has";
    /// The scheme is `nntps`, which is in use but defined nowhere.
    SchemeNntps: Scheme, "`nntps` is defined nowhere", "RFC 5538" "8.1",
        help "write `nntp://host:563/...`; port 563 means TLS from the first byte",
        draft "3", url "3.7";

    /// The scheme is one that an older grammar does not have, or only in another kind of URI.
    SchemeForeign: Scheme, "this grammar has no such scheme", "RFC 5538" "8",
        help "the older draft has `news:` and `nntp:`; `snews:` came with RFC 5538",
        draft "2",
        url "5" "`newsurl` begins with `news:`, `nntpurl` with `nntp:`";

    /// A server in a `news:` URL of RFC 1738.
    ServerForeign: Server, "this grammar names no server in `news:`", "RFC 1738" "3.6",
        help "name the group alone; `news://host/group` came with later grammars";
    /// An `nntp:` URI does not name its server.
    ServerMissing: Server, "an `nntp:` URI must name a server", "RFC 5538" "2.1",
        help "write `nntp://host/group`, or `news:` to use the reader's own server",
        draft "3" "write `nntp://host/group/number`",
        url "3.7" "write `nntp://host/group/number`";
    /// The `/` behind the server is missing.
    ServerSlashMissing: Server, "a `/` must follow the server", "RFC 5538" "3",
        help "write `nntp://host/group` or `news:group`; all groups are `news://host/` or `news:*`",
        draft "3" "write `nntp://host/group/number`",
        url "3.7" "write `nntp://host/group` or `nntp://host/group/number`";
    /// A server by itself has more than a host, a port and a user.
    ServerOnly: Server, "this does not belong to a server", "RFC 3986" "3.2",
        help "write `host` or `host:port`, without a scheme, slashes and a path";
    /// A server was given with a password.
    ServerPassword: Server, "a server is written without a password", "RFC 3986" "3.2.1",
        help "name only the user, and hand the password to the program that logs in";

    /// A user in an RFC 1738 URL.
    UserinfoForeign: Userinfo, "this grammar has no user", "RFC 1738" "5",
        help "leave the user and the `@` out";
    /// An octet that may not stand in a userinfo as itself.
    UserinfoOctet: Userinfo, "this character may not stand here as itself", "RFC 3986" "3.2.1",
        help "percent-encode it, or leave the user out";
    /// A `%` in the userinfo without two hexadecimal digits behind it.
    UserinfoEncoding: Userinfo, "two hexadecimal digits must follow the `%`", "RFC 3986" "2.1",
        help "a `%` that means itself is written `%25`";

    /// There is no host where one must be.
    HostMissing: Host, "there is no host, and none is implied", "RFC 5538" "2.1",
        help "name a host: `news.example.com`, `192.0.2.1` or `[2001:db8::1]`",
        url "5" "name a host: `news.example.com` or `192.0.2.1`";
    /// An octet that may not stand in a host.
    HostOctet: Host, "this character may not stand in a host", "RFC 3986" "3.2.2",
        help "a host has letters, digits, `-` and `.`",
        url "5" "a host has letters, digits, `-` and `.`";
    /// A `%` in the host without two hexadecimal digits behind it.
    HostEncoding: Host, "two hexadecimal digits must follow the `%`", "RFC 3986" "2.1",
        help "a host has letters, digits, `-` and `.`";
    /// A host to be written is not ASCII.
    HostNotAscii: Host, "a host is written in ASCII", "RFC 3986" "3.2.2",
        help "give the A-label that begins with `xn--`";
    /// An IP literal without its closing bracket.
    HostLiteralUnclosed: Host, "the `]` of this IP literal is missing", "RFC 3986" "3.2.2",
        help "close the bracket behind the address, as in `[2001:db8::1]`";
    /// An IPv6 address without its brackets.
    HostBracketsMissing: Host, "an IPv6 address stands in brackets", "RFC 3986" "3.2.2",
        help "write the address as in `[2001:db8::1]`";
    /// The text between the brackets is no IPv6 address.
    HostIpv6: Host, "this is not an IPv6 address", "RFC 3986" "3.2.2",
        help "write up to eight groups of hexadecimal digits, as in `[2001:db8::1]`";
    /// An IPv6 address with a zone, which no URI scheme here knows.
    HostZone: Host, "an IPv6 address in a URI has no zone", "RFC 3986" "3.2.2",
        help "leave out the `%` and what follows it: a zone means nothing to another machine";
    /// A malformed address of a future version.
    HostIpFuture: Host, "this is not an address of a future IP version", "RFC 3986" "3.2.2",
        help "write `[v`, a hexadecimal version, `.` and the address";
    /// A host by itself has a port.
    HostWithPort: Host, "a host by itself has no port", "RFC 3986" "3.2",
        help "host and port make a `Server`";
    /// Something other than a port behind an IP literal.
    HostAfterLiteral: Host, "only `:` and a port may follow an IP literal", "RFC 3986" "3.2.2",
        help "write a port as in `[2001:db8::1]:563`, or the `/` at once";

    /// A label of a host in an RFC 1738 URL does not begin and end with a letter or a digit.
    HostLabel: Host, "a label of a host begins and ends with a letter or a digit", "RFC 1738" "5",
        help "write a full domain name, as in `news.example.com`, or an IPv4 address";
    /// The last label of a host in an RFC 1738 URL.
    HostTopLabel: Host, "the last label of a host begins with a letter", "RFC 1738" "5",
        help "write a full domain name, as in `news.example.com`, or four numbers";

    /// There is a `:`, and no port behind it, in an RFC 1738 URL.
    PortMissing: Port, "there is no port behind the `:`", "RFC 1738" "5",
        help "write digits, as in `:119`, or leave the `:` out";
    /// An octet in the port that is no digit.
    PortOctet: Port, "a port has digits only", "RFC 3986" "3.2.3",
        help "write digits, as in `:563`; an IPv6 address stands in brackets, as in `[2001:db8::1]`",
        url "5" "write digits, as in `:563`; this grammar has no user and no password";
    /// The port is above 65,535.
    PortTooLarge: Port, "a port is at most 65535", "RFC 3986" "3.2.3",
        help "write a port from 1 to 65535, or none for the scheme's own",
        url "3.1";

    /// A `?` that begins a query.
    Query: Query, "these schemes have no query, and a raw `?` begins one", "RFC 5538" "2.3",
        help "leave the query out, or write a `?` that belongs to the name as `%3F`",
        draft "2", url "5" "leave the query out";

    /// There is no Message-ID.
    MessageIdMissing: MessageId, "there is no Message-ID", "RFC 5536" "3.1.3",
        help "write the whole Message-ID, as in `id@host.example`",
        draft "2";
    /// An octet that no Message-ID has at this place.
    MessageIdOctet: MessageId, "this character cannot stand here", "RFC 5536" "3.1.3",
        help "leave it out if it is not part of the id; an id with this character has no URI",
        draft "2" "leave it out; no Message-ID of this grammar has it";
    /// An octet that must be percent-encoded.
    MessageIdRawOctet: MessageId, "this character must be percent-encoded", "RFC 5538" "4",
        help "write a `%` and the two hexadecimal digits of the character",
        draft "2" "leave it out if it is not part of the id, or write a `%` and its two hexadecimal digits",
        url "5";
    /// A URI where a plain Message-ID must be.
    MessageIdScheme: MessageId, "a Message-ID has no scheme", "RFC 5536" "3.1.3",
        help "leave the scheme out, and decode what is percent-encoded";
    /// A percent-encoded octet that no Message-ID has at this place.
    MessageIdEncodedOctet: MessageId, "this decodes to a character that cannot stand here",
        "RFC 5536" "3.1.3",
        help "compare with the header of the article; an id with this character has no URI",
        draft "2";
    /// A `%` in the Message-ID without two hexadecimal digits behind it.
    MessageIdEncoding: MessageId, "two hexadecimal digits must follow the `%`", "RFC 3986" "2.1",
        help "a `%` that means itself is written `%25`";
    /// Angle brackets around a Message-ID in a URI.
    MessageIdBracket: MessageId, "the angle brackets are not part of the URI", "RFC 5538" "4",
        help "write the Message-ID without `<` and `>`",
        draft "2";
    /// One of the two angle brackets around a plain Message-ID is missing.
    MessageIdBracketMissing: MessageId, "angle brackets come in pairs", "RFC 5536" "3.1.3",
        help "write both `<` and `>`, or neither";
    /// Something behind the closing angle bracket of a plain Message-ID.
    MessageIdAfterBracket: MessageId, "nothing may follow the `>`", "RFC 5536" "3.1.3",
        help "give one Message-ID, and nothing but it";
    /// Nothing stands before the `@`.
    MessageIdLeftMissing: MessageId, "nothing stands before the `@`", "RFC 5536" "3.1.3",
        help "write the whole Message-ID, as in `id@host.example`",
        draft "2", url "5";
    /// Nothing stands behind the `@`.
    MessageIdRightMissing: MessageId, "nothing stands behind the `@`", "RFC 5536" "3.1.3",
        help "write the whole Message-ID, as in `id@host.example`",
        draft "2";
    /// A dot at either end of a part, or two in a row.
    MessageIdDot: MessageId, "a dot must stand between two other characters",
        "RFC 5536" "3.1.3",
        help "compare with the header of the article; an id with such dots has no URI";
    /// A plain Message-ID has no `@`.
    MessageIdAtMissing: MessageId, "a Message-ID has an `@`", "RFC 5536" "3.1.3",
        help "write the whole Message-ID, as in `id@host.example`; a newsgroup is a `Newsgroup`",
        draft "2";
    /// A second `@`.
    MessageIdSecondAt: MessageId, "a Message-ID has only one `@`", "RFC 5536" "3.1.3",
        help "compare with the header of the article; an id with two `@` has no URI";
    /// A domain literal without its closing bracket.
    MessageIdLiteralUnclosed: MessageId, "the closing bracket of the domain literal is missing",
        "RFC 5536" "3.1.3",
        help "close the bracket that begins behind the `@`";
    /// Something behind a domain literal.
    MessageIdAfterLiteral: MessageId, "nothing may follow a domain literal", "RFC 5536" "3.1.3",
        help "end the Message-ID with the closing bracket";
    /// The Message-ID has more than 250 octets with its angle brackets.
    MessageIdTooLong: MessageId, "a Message-ID has at most 248 octets without its brackets",
        "RFC 5536" "3.1.3",
        help "link the group instead: no server has an article with such a Message-ID";

    /// There is no newsgroup where one must be.
    NewsgroupMissing: Newsgroup, "there is no name", "RFC 5538" "3",
        help "name a group, as in `comp.lang.rust`; all groups of a server are `news://host/`",
        draft "2" "name a group, as in `comp.lang.rust`",
        url "5" "name a group, as in `comp.lang.rust`";
    /// An octet that no newsgroup name or pattern has, encoded or not.
    NewsgroupOctet: Newsgroup, "no newsgroup name has a space or a control character",
        "RFC 3977" "4.1", help "leave it out; no encoding helps",
        draft "2";
    /// A `,`, which no newsgroup name or pattern has, encoded or not.
    NewsgroupList: Newsgroup, "a URI has no list of newsgroups, and no name has a `,`",
        "RFC 3977" "4.1", help "write one URI for each; no encoding helps";
    /// A `!`, which no newsgroup name or pattern has, encoded or not.
    NewsgroupNegation: Newsgroup, "a pattern has no negation, and no name has a `!`",
        "RFC 3977" "4.1", help "name the groups that are meant; no encoding helps";
    /// One of `[`, `\` and `]`, which no newsgroup name or pattern has, encoded or not.
    NewsgroupSet: Newsgroup, "a pattern has no sets or escapes, and no name has this character",
        "RFC 3977" "4.1", help "`*` and `?` are the only wildcards; no encoding helps";
    /// A raw slash in the name of a newsgroup.
    NewsgroupSlash: Newsgroup, "a newsgroup name has no raw `/`", "RFC 5538" "4",
        help "an article by number is `nntp://host/group/number`; a `/` of the name itself is `%2F`",
        draft "2";
    /// An octet that must be percent-encoded.
    NewsgroupRawOctet: Newsgroup, "this character must be percent-encoded", "RFC 5538" "3",
        help "write a `%` and the two hexadecimal digits of each octet",
        draft "2";
    /// A raw `@` in the name of a newsgroup.
    NewsgroupAt: Newsgroup, "a raw `@` makes a Message-ID, and `nntp:` names none", "RFC 5538" "2.2",
        help "link an article by its Message-ID as in `news://host/id@host.example`",
        draft "2" "link an article by its Message-ID as in `news://host/id@host.example`; a `@` of the name itself is `%40`";
    /// A percent-encoded octet that no newsgroup name or pattern has.
    NewsgroupEncodedOctet: Newsgroup, "this decodes to a character no newsgroup name has",
        "RFC 3977" "4.1",
        help "leave it out: no encoding helps",
        draft "2";
    /// A `%` in the name without two hexadecimal digits behind it.
    NewsgroupEncoding: Newsgroup, "two hexadecimal digits must follow the `%`", "RFC 3986" "2.1",
        help "a `%` that means itself is written `%25`";
    /// Percent-encoded octets that are not UTF-8.
    NewsgroupUtf8: Newsgroup, "these octets are not UTF-8", "RFC 5538" "6",
        help "encode the name as UTF-8 before percent-encoding it",
        draft "2";
    /// A character in a name of the older draft that is not ASCII, encoded or not.
    NewsgroupNotAscii: Newsgroup, "names are ASCII in this grammar", "RFC 5538" "6",
        help "name the group by RFC 5538, or in `news:` by a wildmat of the second alternative",
        draft "2";
    /// An octet that no group has in an RFC 1738 URL, encoded or not.
    NewsgroupUrlOctet: Newsgroup,
        "a group is a letter, and then letters, digits, `-`, `.`, `+` and `_`", "RFC 1738" "5",
        help "name the group by a later grammar, or leave this out; no encoding helps";
    /// There is no name, and that does not mean all groups by this grammar.
    AllGroupsMissing: Newsgroup, "this grammar writes `*` for all groups", "RFC 3977" "4.1",
        help "name a group, or write `*`, as in `news:*` and `news://host/*`", draft "2",
        url "3.6" "name a group, or write `news:*`";
    /// A list of patterns has nothing where one must be.
    WildmatPatternMissing: Newsgroup, "a pattern is missing here", "RFC 3977" "4.1",
        help "write patterns with a `,` between them, as in `comp.*,!comp.lang.*`";
    /// A `!` that does not follow a comma.
    WildmatNegation: Newsgroup, "a `!` stands behind a `,` only", "RFC 3977" "4.1",
        help "begin with what is meant, and negate a part of it: `comp.*,!comp.lang.*`";
    /// A wildcard where one group must be named.
    NewsgroupWildcard: Newsgroup, "one group is named here, and this is a wildcard",
        "RFC 3977" "4.1", help "patterns stand in `news:` URIs, as in `news:comp.*`, and are of type `Wildmat`";
    /// The name is `.` or `..`.
    NewsgroupDots: Newsgroup, "`.` and `..` are not newsgroup names", "RFC 5538" "2.3",
        help "name a group, as in `comp.lang.rust`";

    /// There is no number behind the `/`.
    ArticleNumberMissing: ArticleNumber, "there is no article number", "RFC 5538" "3",
        help "write the number; to name the group alone leave out the `/` behind it",
        draft "3" "write the number", url "3.7";
    /// An octet in the article number that is no digit.
    ArticleNumberOctet: ArticleNumber, "an article number has digits only", "RFC 5538" "3",
        help "write digits only; an article by its Message-ID is `news:id@host.example`",
        draft "3" "write digits only", url "3.7";
    /// The article number has more than 16 digits.
    ArticleNumberTooLong: ArticleNumber, "an article number has at most 16 digits",
        "RFC 5538" "3",
        help "write a number that the server gave the article";
    /// A range of article numbers.
    ArticleNumberRange: ArticleNumber, "a URI names one article, not a range", "RFC 5538" "3",
        help "write one URI for each article, or one for the group",
        draft "3" "write one number", url "3.7";

    /// There is no range of article numbers behind the group.
    ArticleRangeMissing: ArticleRange, "an `nntp:` URI names articles by their numbers",
        "RFC 5538" "3",
        help "write `nntp://host/group/number`; a group by itself is `news://host/group`",
        draft "3";
    /// An octet that no range of article numbers has.
    ArticleRangeOctet: ArticleRange, "a range is a number, `n-` or `n-m`", "RFC 5538" "3",
        help "write digits, as in `7`, `1-` or `1-5`; an article by its Message-ID is `news:id@host.example`",
        draft "3";

    /// A fragment, which the grammar does not have.
    FragmentForeign: Fragment, "this grammar has no fragment", "RFC 3986" "3.5",
        help "leave it out, or write a `#` that belongs to the name as `%23`",
        draft "2", url "5" "leave it out";
    /// An octet that may not stand in a fragment as itself.
    FragmentOctet: Fragment, "this character may not stand here as itself", "RFC 3986" "3.5",
        help "write a `%` and the two hexadecimal digits of each octet";
    /// A `%` in the fragment without two hexadecimal digits behind it.
    FragmentEncoding: Fragment, "two hexadecimal digits must follow the `%`", "RFC 3986" "2.1",
        help "a `%` that means itself is written `%25`";
}
