//! What is valid but unwise, as one table: component, reason, rule, help, and how it is found.

use crate::advice::{Found, Uri, find};
use crate::component::Component;
use crate::rule::Rule;

macro_rules! kinds {
    ($(
        $(#[doc = $doc:literal])+
        $kind:ident: $component:ident, $reason:literal, $document:literal $section:literal,
            help $help:literal, find $find:ident;
    )+) => {
        /// What is unwise: each kind is one reason about one component.
        ///
        /// Later versions may have more kinds, so a `match` has an arm for the rest.
        ///
        /// ```
        /// # use newsuri_core as newsuri;
        /// use newsuri::{AdviceKind, Component};
        ///
        /// assert_eq!(AdviceKind::Password.component(), Component::Userinfo);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum AdviceKind {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl AdviceKind {
            /// Every kind there is, in the order of the components: for tables and translations.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::AdviceKind;
            ///
            /// assert!(AdviceKind::ALL.contains(&AdviceKind::Snews));
            /// ```
            pub const ALL: &'static [Self] = &[$(Self::$kind),+];

            /// The component that it is about.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::{AdviceKind, Component};
            ///
            /// assert_eq!(AdviceKind::PortDefault.component(), Component::Port);
            /// ```
            #[must_use]
            pub const fn component(self) -> Component {
                match self {
                    $(Self::$kind => Component::$component,)+
                }
            }

            /// Why it is unwise, in a few words without the text itself.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::AdviceKind;
            ///
            /// assert_eq!(AdviceKind::Password.reason(), "whoever reads the URI reads the password");
            /// ```
            #[must_use]
            pub const fn reason(self) -> &'static str {
                match self {
                    $(Self::$kind => $reason,)+
                }
            }

            /// Where it is said: document and section.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::AdviceKind;
            ///
            /// assert_eq!(AdviceKind::Snews.rule().to_string(), "RFC 5538, section 8.1");
            /// ```
            #[must_use]
            pub const fn rule(self) -> Rule {
                match self {
                    $(Self::$kind => Rule::new($document, $section),)+
                }
            }

            /// What to do about it in general;
            /// [`suggestion`](crate::Advice::suggestion) is about one text.
            ///
            /// ```
            /// # use newsuri_core as newsuri;
            /// use newsuri::AdviceKind;
            ///
            /// assert!(AdviceKind::AllGroupsStar.help().starts_with("write `news:`"));
            /// ```
            #[must_use]
            pub const fn help(self) -> &'static str {
                match self {
                    $(Self::$kind => $help,)+
                }
            }

            /// Finds its first place in a URI of RFC 5538.
            pub(crate) fn find(self, uri: &Uri<'_>) -> Option<Found> {
                match self {
                    $(Self::$kind => find::$find(uri),)+
                }
            }
        }
    };
}

kinds! {
    /// The scheme is `snews`.
    Snews: Scheme, "`snews` is historical", "RFC 5538" "8.1",
        help "write `news:`, and let reader and server agree on TLS; port 563 means TLS at once",
        find snews;
    /// A group is named in `nntp` that `news` can name as well.
    GroupInNntp: Scheme, "`news` says the same, and more programs know it", "RFC 5538" "3",
        help "write `news://host/group`", find nntp_group;

    /// A server by itself, without the slash that ends it.
    ServerSlash: Server, "a server by itself means all its groups, and ends with a `/`",
        "RFC 5538" "4", help "write `news://host/` for all groups", find server_slash;
    /// What stands where the server does looks like a Message-ID.
    ServerIsMessageId: Server, "behind `//` stands a server, and this looks like a Message-ID",
        "RFC 5538" "2.2", help "an article is `news:id@host.example`, without slashes",
        find server_is_message_id;
    /// What stands where the server does looks like a newsgroup.
    ServerIsNewsgroup: Server, "behind `//` stands a server, and this looks like a newsgroup",
        "RFC 5538" "2.2", help "a group is `news:comp.lang.rust`, without slashes",
        find server_is_newsgroup;

    /// The URI has a password.
    Password: Userinfo, "whoever reads the URI reads the password", "RFC 3986" "3.2.1",
        help "name only the user, and hand the password to the program that logs in",
        find password;
    /// The userinfo decodes to a control character.
    UserinfoControl: Userinfo, "this decodes to a control character", "RFC 3986" "7.3",
        help "leave it out: no program will log in with it", find userinfo_control;
    /// There is a user, and no host.
    UserWithoutHost: Userinfo, "a user without a host logs in nowhere", "RFC 5538" "2.1",
        help "name the host, or leave the user out", find user_without_host;
    /// The host is percent-encoded and not UTF-8 text.
    HostOctets: Host, "this does not decode to UTF-8 text", "RFC 3986" "3.2.2",
        help "write the host as DNS has it, a name that is not ASCII as its A-label",
        find host_octets;
    /// There is a port, and no host.
    PortWithoutHost: Port, "a port without a host is one of no server", "RFC 5538" "2.1",
        help "name the host, or leave the port out", find port_without_host;
    /// The port is the one that the scheme has by default.
    PortDefault: Port, "this is the default port", "RFC 3986" "3.2.3",
        help "leave the port and its `:` out", find port_default;
    /// There is a colon, and no port behind it.
    PortEmpty: Port, "there is no port behind the `:`", "RFC 3986" "3.2.3",
        help "leave the `:` out", find port_empty;
    /// The port is 0.
    PortZero: Port, "nobody listens at port 0", "RFC 3986" "3.2.3",
        help "write the port of the server, or none for the scheme's own", find port_zero;
    /// The port has leading zeros.
    PortZeros: Port, "the port has leading zeros", "RFC 3986" "3.2.3",
        help "leave the zeros out", find port_zeros;

    /// A triplet in a Message-ID may be three characters of the id itself.
    MessageIdPercent: MessageId, "this may be a `%` of the Message-ID itself, and is decoded",
        "RFC 5538" "4",
        help "compare with the header of the article: a `%` of the id itself is written `%25`",
        find message_id_percent;
    /// The Message-ID has a domain literal.
    MessageIdLiteral: MessageId, "many programs do not know a domain literal in a Message-ID",
        "RFC 5536" "3.1.3", help "leave it, if the header of the article has it so",
        find message_id_literal;
    /// The Message-ID is allowed by an older grammar, but not by RFC 5536.
    MessageIdNotRfc5536: MessageId, "not every message-id of this grammar is a real one",
        "the older draft" "2.1",
        help "compare with the header of the article; RFC 5536 forbids this one, so that RFC 5538 \
              cannot name it",
        find nothing;

    /// An encoded `@`, with which a Message-ID is read as a group.
    NewsgroupAt: Newsgroup, "an encoded `@` makes no Message-ID: this names a newsgroup",
        "RFC 5538" "2.2", help "write the `@` of a Message-ID as it is", find newsgroup_at;
    /// A pattern other than a single `*`.
    Pattern: Newsgroup, "few programs know patterns other than a single `*`", "RFC 5538" "2.2",
        help "name one group in a URI where that will do", find pattern;
    /// A byte order mark in a name.
    NewsgroupMark: Newsgroup, "a byte order mark cannot be seen", "RFC 3977" "3.1",
        help "leave it out", find newsgroup_mark;
    /// A name has an empty component.
    NewsgroupDot: Newsgroup, "a dot stands between two components of a name", "RFC 5536" "3.1.4",
        help "write one dot, and none at the ends", find newsgroup_dot;
    /// A name has a character that RFC 5536 does not allow.
    NewsgroupCharacter: Newsgroup, "a component has letters, digits, `+`, `-` and `_`",
        "RFC 5536" "3.1.4", help "leave it, if there is a group with such a name",
        find newsgroup_character;
    /// A component of a name is a number.
    NewsgroupDigits: Newsgroup, "a component that is a number looks like an article to servers",
        "RFC 5536" "3.1.4", help "leave it, if there is a group with such a name",
        find newsgroup_digits;
    /// A name has letters in upper case.
    NewsgroupUpperCase: Newsgroup, "names are in lower case, and case counts", "RFC 5536" "3.1.4",
        help "leave it, if there is a group with such a name", find newsgroup_upper_case;
    /// A component of a name begins with `+`, `-` or `_`.
    NewsgroupSign: Newsgroup, "a component that begins so is reserved", "RFC 5536" "3.1.4",
        help "leave it, if there is a group with such a name", find newsgroup_sign;
    /// A name is reserved, or used by servers for their own purposes.
    NewsgroupReserved: Newsgroup, "such a name is reserved, and no ordinary group", "RFC 5536" "3.1.4",
        help "leave it, if it is meant so", find newsgroup_reserved;
    /// The name of a group is `*`, which was to be deprecated as a way to write all groups.
    AllGroupsStar: Newsgroup, "a `*` for all groups is deprecated, and a name here",
        "the older draft" "2.3",
        help "write `news:` or `news://host/` for all groups", find nothing;

    /// The article number is 0.
    ArticleNumberZero: ArticleNumber, "servers number articles from 1", "RFC 3977" "6",
        help "write the number that the server gave the article", find article_number_zero;
    /// The article number has leading zeros.
    ArticleNumberZeros: ArticleNumber, "the number has leading zeros", "RFC 3977" "9.8",
        help "leave the zeros out", find article_number_zeros;
    /// The article number is larger than servers may send.
    ArticleNumberLarge: ArticleNumber, "servers number articles up to 2147483647", "RFC 3977" "6",
        help "write the number that the server gave the article", find article_number_large;
    /// A range of article numbers ends before it begins.
    ArticleRangeEmpty: ArticleRange, "no article is in a range that ends before it begins",
        "RFC 3977" "6.1.2.2", help "write the smaller number first", find nothing;

    /// An `@` in the fragment, which may belong to a Message-ID.
    FragmentAt: Fragment, "an `@` stands behind the `#`, and none before it", "RFC 5538" "4",
        help "write a `#` of a Message-ID as `%23`", find fragment_at;

    /// Something is percent-encoded that can stand as itself.
    NeedlessEncoding: Text, "this need not be percent-encoded", "RFC 3986" "6.2.2.2",
        help "write the character itself", find needless_encoding;
}
