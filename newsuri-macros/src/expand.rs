//! From a macro's argument to a checked constant, or to an error at the argument.

use std::ops::Range;

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote_spanned;

use crate::advice;
use crate::grammar::{self, GrammarArgument};
use crate::input::{self, Arguments, Input, Refusal};
use crate::spec::Spec;
use crate::template::{self, Template, Value};

/// Expands one call. Its first token is the path of `newsuri`, as `$crate`.
pub(crate) fn expand(tokens: TokenStream, spec: &Spec) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let Some(newsuri) = tokens.next() else {
        return TokenStream::new();
    };
    let arguments = match input::read(tokens.collect(), spec) {
        Ok(arguments) => arguments,
        Err(refusal) => return error(&refusal),
    };
    let Arguments { input, grammar, values, silent } = arguments;
    match input {
        Input::Literal(literal, text) if spec.makes_links() => {
            link(newsuri, &literal, &text, &values, silent).unwrap_or_else(|refusal| {
                template::error_with_values(&values, error(&refusal), literal.span())
            })
        }
        Input::Literal(literal, text) => literal_constant(newsuri, &literal, &text, &grammar, spec)
            .unwrap_or_else(|refusal| error(&refusal)),
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

/// A literal of `news_uri!`: a template, or a constant; and warnings about it.
fn link(
    newsuri: TokenTree,
    literal: &Literal,
    text: &str,
    values: &[Value],
    silent: bool,
) -> Result<TokenStream, Refusal> {
    const SPEC: &Spec = &Spec::NEWS_URI;
    let span = literal.span();
    let (made, reports) = if template::has_holes(text) {
        let template = Template::read(text).map_err(|message| Refusal { span, message })?;
        let filled = template::expand(&at(newsuri, span), literal, &template, values)?;
        (filled, template.advice())
    } else if let [value, ..] = values {
        return Err(input::no_template(value, SPEC));
    } else {
        let grammar = GrammarArgument::default_of(SPEC);
        (literal_constant(newsuri, literal, text, &grammar, SPEC)?, advice::of_literal(text))
    };
    if silent || reports.is_empty() {
        return Ok(made);
    }
    let warnings = advice::warnings(&reports, span);
    Ok(quote_spanned!(span=> { #warnings #made }))
}

fn literal_constant(
    newsuri: TokenTree,
    literal: &Literal,
    text: &str,
    grammar: &GrammarArgument,
    spec: &Spec,
) -> Result<TokenStream, Refusal> {
    let span = literal.span();
    let Err(error_in_text) = (spec.check)(text, grammar.grammar) else {
        return Ok(constant(newsuri, &quote_spanned!(span=> #literal), span, grammar, spec));
    };
    let mut message = error_in_text.report(text).to_string();
    if !spec.makes_links() && template::has_holes(text) {
        message += "\nnote: braces are not filled in; ";
        message += if spec.takes_grammar() {
            "a link from values is made by "
        } else {
            "text that is made at run time is read by "
        };
        message += spec.at_run_time;
    }
    if spec.takes_grammar()
        && let Some(note) = grammar::taken_by(text, grammar.grammar)
    {
        message += "\nnote: ";
        message += &note;
    }
    Err(Refusal { span: place(literal, text, error_in_text.range()), message })
}

/// A place in a literal: the bytes themselves where the compiler can show them, which is nightly only,
/// or all of it. Where something is missing, what follows is shown.
fn place(literal: &Literal, text: &str, range: Range<usize>) -> Span {
    let source = literal.to_string();
    let opening = source.find('"').map_or(0, |quote| quote + 1);
    let next = text.get(range.start..).and_then(|rest| rest.chars().next());
    let end = range.end.max(range.start + next.map_or(1, char::len_utf8));
    literal.subspan(opening + range.start..opening + end).unwrap_or_else(|| literal.span())
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
