#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod advice;
mod expand;
mod grammar;
mod input;
mod spec;
mod template;

use proc_macro::TokenStream;
use spec::Spec;

macro_rules! export {
    ($($macro:ident: $spec:ident),+) => {$(
        /// Checks a literal or a constant expression. The first token is the path of `newsuri`.
        #[doc(hidden)]
        #[proc_macro]
        pub fn $macro(tokens: TokenStream) -> TokenStream {
            expand::expand(tokens.into(), &Spec::$spec).into()
        }
    )+};
}

export!(
    news_uri: NEWS_URI,
    msg_id: MSG_ID,
    newsgroup: NEWSGROUP,
    wildmat: WILDMAT,
    server: SERVER,
    draft_uri: DRAFT_URI
);
