//! From a macro's argument to a checked constant, or to an error at the argument.

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote_spanned;

use crate::grammar::{self, GrammarArgument};
use crate::input::{self, Arguments, Input, Refusal};
use crate::spec::Spec;

/// Expands one call. Its first token is the path of `newsuri`, as `$crate`.
pub(crate) fn expand(tokens: TokenStream, spec: &Spec) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let Some(newsuri) = tokens.next() else {
        return TokenStream::new();
    };
    let Arguments { input, grammar } = match input::read(tokens.collect(), spec) {
        Ok(arguments) => arguments,
        Err(refusal) => return error(&refusal),
    };
    match input {
        Input::Literal(literal, text) => literal_constant(newsuri, &literal, &text, &grammar, spec),
        Input::Expression(tokens, first, last) => {
            constant(newsuri, &spanning(tokens, first, last), first, &grammar, spec)
        }
    }
}

/// The expression in an invisible group that reaches from its first to its last token, so that an
/// error in its evaluation underlines all of it.
fn spanning(tokens: TokenStream, first: Span, last: Span) -> TokenStream {
    let mut group = Group::new(Delimiter::None, tokens);
    group.set_span(first.located_at(last));
    TokenTree::from(group).into()
}

/// The path of `newsuri`, shown at `span`: else errors would point at the whole call.
fn at(mut newsuri: TokenTree, span: Span) -> TokenTree {
    newsuri.set_span(newsuri.span().located_at(span));
    newsuri
}

fn literal_constant(
    newsuri: TokenTree,
    literal: &Literal,
    text: &str,
    grammar: &GrammarArgument,
    spec: &Spec,
) -> TokenStream {
    match (spec.check)(text, grammar.grammar) {
        Ok(()) => {
            let span = literal.span();
            constant(newsuri, &quote_spanned!(span=> #literal), span, grammar, spec)
        }
        Err(error_in_text) => {
            let mut message = error_in_text.report(text).to_string();
            let makes_uri = matches!(spec.type_name, "NewsUri" | "DraftUri");
            if makes_uri && text.contains('{') && text.contains('}') {
                message += "\nnote: braces are not filled in; a link from values is made by ";
                message += spec.at_run_time;
            }
            if spec.takes_grammar()
                && let Some(note) = grammar::taken_by(text, grammar.grammar)
            {
                message += "\nnote: ";
                message += &note;
            }
            error(&Refusal { span: literal.span(), message })
        }
    }
}

/// A constant item and its name. An item is evaluated by `cargo check` as well, and in functions
/// that nobody calls; an inline `const` block is not.
fn constant(
    newsuri: TokenTree,
    text: &TokenStream,
    span: Span,
    grammar: &GrammarArgument,
    spec: &Spec,
) -> TokenStream {
    let newsuri = at(newsuri, span);
    let name = Ident::new(spec.type_name, span);
    let module = spec.module.map(|module| Ident::new(module, span)).into_iter();
    let made = quote_spanned!(span=> #newsuri #(:: #module)* :: #name);
    let lifetime = spec.borrows.then(|| quote_spanned!(span=> <'static>));
    let grammar = spec.takes_grammar().then(|| {
        let primary = Ident::new("Primary", span);
        let grammar = grammar.name.as_ref().unwrap_or(&primary);
        quote_spanned!(span=> , #newsuri::draft::Grammar::#grammar)
    });
    quote_spanned! {span=> {
        const __NEWSURI_CHECKED_CONSTANT: #made #lifetime = #made::from_static(#text #grammar);
        __NEWSURI_CHECKED_CONSTANT
    }}
}

/// Nothing but the error, so that one mistake gives one. All its tokens have the caller's span, so
/// that the compiler does not add where the macro comes from.
fn error(refusal: &Refusal) -> TokenStream {
    let message = &refusal.message;
    quote_spanned!(refusal.span=> ::core::compile_error!(#message))
}
