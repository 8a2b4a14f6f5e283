//! Advice as compiler warnings.
//!
//! There is no stable way to give a warning but to use something deprecated. A macro is shown by its
//! bare name, where a constant or a function would be shown with a path, and the warning is under the
//! lint levels of the place where it is used.

use newsuri_core::{Grammar, Report, scan};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

/// What is unwise about a literal.
pub(crate) fn of_literal(text: &str) -> Vec<Report> {
    let Ok(parts) = scan(text, Grammar::Rfc5538) else { return Vec::new() };
    newsuri_core::advice(text, &parts).map(|advice| advice.report(text)).collect()
}

/// Statements that give these warnings.
pub(crate) fn warnings(reports: &[Report], span: Span) -> TokenStream {
    let name = Ident::new("valid_but_unwise", span);
    let notes = reports.iter().map(Report::as_str);
    quote_spanned! {span=>
        #({
            #[deprecated(note = #notes)]
            macro_rules! #name { () => {} }
            #name! {}
        })*
    }
}
