//! What stands between the parentheses of a macro.

use proc_macro2::{Delimiter, Literal, Span, TokenStream, TokenTree};
use syn::Lit;

use crate::noun::Noun;

/// A macro's argument.
pub(crate) enum Input {
    /// A string literal, and its text.
    Literal(Literal, String),
    /// Anything else that may be a constant expression.
    Expression(TokenStream, Span),
}

/// An argument that is refused, where, and in which words.
pub(crate) struct Refusal {
    pub(crate) span: Span,
    pub(crate) message: String,
}

/// Reads a macro's argument.
pub(crate) fn read(tokens: TokenStream, noun: &Noun) -> Result<Input, Refusal> {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    if matches!(tokens.last(), Some(TokenTree::Punct(last)) if last.as_char() == ',') {
        tokens.pop();
    }
    let (Some(first), more) = (tokens.first().cloned().map(open), tokens.get(1..)) else {
        return Err(missing(noun));
    };
    let more = more.unwrap_or_default();
    match (first, more.first()) {
        (TokenTree::Literal(literal), None) => {
            let text = read_literal(&literal, noun)?;
            Ok(Input::Literal(literal, text))
        }
        (TokenTree::Literal(_), Some(second)) => Err(Refusal {
            span: second.span(),
            message: format!(
                "`{}!` takes one literal, and this is more\nhelp: write `{}!(\"{}\")`; parts are \
                 joined by `concat!`",
                noun.macro_name, noun.macro_name, noun.example
            ),
        }),
        (first, _) => Ok(Input::Expression(tokens.into_iter().collect(), first.span())),
    }
}

fn missing(noun: &Noun) -> Refusal {
    Refusal {
        span: Span::call_site(),
        message: format!(
            "`{}!` takes a literal, and there is none\nhelp: write `{}!(\"{}\")`",
            noun.macro_name, noun.macro_name, noun.example
        ),
    }
}

/// A token out of the invisible groups in which other macros pass on what they were given.
fn open(token: TokenTree) -> TokenTree {
    let mut token = token;
    while let TokenTree::Group(group) = &token {
        let mut inner = group.stream().into_iter();
        match (group.delimiter(), inner.next(), inner.next()) {
            (Delimiter::None, Some(only), None) => token = only,
            _ => break,
        }
    }
    token
}

/// The text of a string literal in which byte n of the source is byte n of the text.
fn read_literal(literal: &Literal, noun: &Noun) -> Result<String, Refusal> {
    let refuse = |what: &str, help: &str| {
        let message =
            format!("`{}!` takes a string literal, and {what}\nhelp: {help}", noun.macro_name);
        Err(Refusal { span: literal.span(), message })
    };
    let write = format!("write `{}!(\"{}\")`", noun.macro_name, noun.example);
    match Lit::new(literal.clone()) {
        Lit::Str(text) if !text.suffix().is_empty() => {
            refuse("this one has a suffix", "leave out what follows the closing quote")
        }
        Lit::Str(text) if has_escapes(literal) => {
            let hint = escape_help(&text.value(), noun);
            refuse("this one has a backslash", &hint)
        }
        Lit::Str(text) => Ok(text.value()),
        Lit::ByteStr(_) => refuse("this is a byte string", "leave out the `b` before the quote"),
        Lit::CStr(_) => refuse("this is a C string", "leave out the `c` before the quote"),
        _ => refuse("this is none", &write),
    }
}

/// Whether the literal is not raw and has escapes.
fn has_escapes(literal: &Literal) -> bool {
    let source = literal.to_string();
    source.starts_with('"') && source.contains('\\')
}

fn escape_help(text: &str, noun: &Noun) -> String {
    if (noun.check)(text).is_ok() && !text.contains(['"', '\\']) {
        return format!("write the text without escapes: \"{text}\"");
    }
    String::from("write the text without escapes, as it is or in a raw string `r\"..\"`")
}
