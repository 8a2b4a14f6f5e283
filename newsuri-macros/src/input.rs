//! What stands between the parentheses of a macro.

use newsuri_core::Grammar;
use proc_macro2::{Delimiter, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use syn::Lit;

use crate::grammar::{self, GrammarArgument};
use crate::spec::Spec;
use crate::template::{self, Template, Value};

/// A macro's arguments.
pub(crate) struct Arguments {
    pub(crate) input: Input,
    pub(crate) grammar: GrammarArgument,
    /// What fills the holes of a template.
    pub(crate) values: Vec<Value>,
    /// Whether advice is to be kept back.
    pub(crate) silent: bool,
}

/// What a macro checks.
pub(crate) enum Input {
    /// A string literal, and its text.
    Literal(Literal, String),
    /// Anything else that may be a constant expression, and the spans of its first and last token.
    Expression(TokenStream, Span, Span),
}

/// An argument that is refused, where, and in which words.
pub(crate) struct Refusal {
    pub(crate) span: Span,
    pub(crate) message: String,
}

/// Reads a macro's arguments.
pub(crate) fn read(tokens: TokenStream, spec: &Spec) -> Result<Arguments, Refusal> {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    if tokens.last().is_some_and(is_comma) {
        tokens.pop();
    }
    let silent = spec.makes_links() && take_attributes(&mut tokens)?;
    let values = if spec.makes_links() { take_values(&mut tokens)? } else { Vec::new() };
    let behind = if spec.takes_grammar() { grammar::split_off(&mut tokens)? } else { Vec::new() };
    let opened: Vec<TokenTree> = tokens.iter().cloned().map(open).collect();
    match opened.as_slice() {
        [] => Err(missing(spec)),
        [TokenTree::Literal(literal)] => {
            let grammar = grammar::read(&behind, spec)?;
            let text = read_literal(literal, spec, grammar.grammar)?;
            Ok(Arguments { input: Input::Literal(literal.clone(), text), grammar, values, silent })
        }
        [TokenTree::Literal(literal), more @ ..] => {
            Err(no_value(literal, more, spec).unwrap_or_else(|| more_than_a_literal(more, spec)))
        }
        [TokenTree::Ident(name), TokenTree::Punct(is), ..]
            if spec.makes_links() && is_assignment(is) =>
        {
            Err(literal_behind_value(name, spec))
        }
        [first, rest @ ..] => {
            if let [value, ..] = values.as_slice() {
                return Err(no_template(value, spec));
            }
            if let Some(help) = not_constant(&opened, spec) {
                let message =
                    format!("`{}!` takes a literal or a constant, {help}", spec.macro_name);
                return Err(Refusal { span: first.span(), message });
            }
            if let Some(second) = second_value(&opened) {
                return Err(Refusal { span: second.span(), message: spec.more_than_a_text() });
            }
            let grammar = grammar::read(&behind, spec)?;
            let last = rest.last().unwrap_or(first).span();
            let input = Input::Expression(tokens.into_iter().collect(), first.span(), last);
            Ok(Arguments { input, grammar, values, silent })
        }
    }
}

/// Takes attributes off the beginning: whether `deprecated` is allowed, under which advice is given.
fn take_attributes(tokens: &mut Vec<TokenTree>) -> Result<bool, Refusal> {
    let mut silent = false;
    while let [TokenTree::Punct(hash), TokenTree::Group(attribute), ..] = tokens.as_slice()
        && hash.as_char() == '#'
        && attribute.delimiter() == Delimiter::Bracket
    {
        let content: String =
            attribute.stream().into_iter().map(open).map(|token| token.to_string()).collect();
        if !matches!(content.as_str(), "allow(deprecated)" | "expect(deprecated)") {
            let message = String::from(
                "`news_uri!` knows one attribute, `#[allow(deprecated)]`, which keeps advice back\n\
                 help: write others in front of the statement or the item",
            );
            return Err(Refusal { span: attribute.span(), message });
        }
        silent = true;
        tokens.drain(..2);
    }
    Ok(silent)
}

/// Takes what is written `name = value` off the end.
fn take_values(tokens: &mut Vec<TokenTree>) -> Result<Vec<Value>, Refusal> {
    let parts: Vec<&[TokenTree]> = tokens.split(is_comma).collect();
    let count = parts.iter().skip(1).rev().take_while(|part| is_value(part)).count();
    let (before, values) = parts.split_at(parts.len() - count);
    let length = before.iter().map(|part| part.len() + 1).sum::<usize>() - 1;
    let values = values.iter().filter_map(|value| read_value(value).transpose()).collect();
    tokens.truncate(length);
    values
}

fn is_value(part: &[TokenTree]) -> bool {
    matches!(part, [TokenTree::Ident(_), TokenTree::Punct(is), _, ..] if is_assignment(is))
}

/// Whether this is a `=`, and not the beginning of a `==`.
fn is_assignment(punct: &Punct) -> bool {
    punct.as_char() == '=' && punct.spacing() == Spacing::Alone
}

fn read_value(tokens: &[TokenTree]) -> Result<Option<Value>, Refusal> {
    let [TokenTree::Ident(name), _, expression @ ..] = tokens else { return Ok(None) };
    if let Some(next) = expression.windows(3).find_map(behind_missing_comma) {
        let message = format!("a comma is missing before `{next}`\nhelp: write `, {next} = ..`");
        return Err(Refusal { span: next.span(), message });
    }
    let expression: TokenStream = expression.iter().cloned().collect();
    let span = first_span(expression.clone());
    Ok(span.map(|span| Value { name: name.clone(), expression, span }))
}

/// The name of the next value, where the end of an expression and `name =` stand side by side.
fn behind_missing_comma(tokens: &[TokenTree]) -> Option<&Ident> {
    let [end, TokenTree::Ident(name), TokenTree::Punct(is)] = tokens else { return None };
    let ends = match end {
        TokenTree::Ident(ident) => is_name(ident),
        TokenTree::Punct(punct) => punct.as_char() == '?',
        TokenTree::Group(_) | TokenTree::Literal(_) => true,
    };
    (ends && is_assignment(is)).then_some(name)
}

/// Whether an identifier is no keyword.
fn is_name(ident: &Ident) -> bool {
    syn::parse_str::<Ident>(&ident.to_string()).is_ok()
}

/// Where the first token is that the user wrote: not the invisible group that has it.
fn first_span(tokens: TokenStream) -> Option<Span> {
    match tokens.into_iter().next()? {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            first_span(group.stream())
        }
        token => Some(token.span()),
    }
}

/// Values, and no literal with holes.
pub(crate) fn no_template(value: &Value, spec: &Spec) -> Refusal {
    let name = &value.name;
    let message = format!(
        "`{name}` fills no hole\nhelp: holes stand in a literal, as in `{}!(\"news:{{{name}}}\", {name} \
         = ..)`",
        spec.macro_name
    );
    Refusal { span: name.span(), message }
}

pub(crate) fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// A value, and the literal behind it or nowhere.
fn literal_behind_value(name: &Ident, spec: &Spec) -> Refusal {
    let message = format!(
        "`{macro_name}!` takes a literal first, and values behind it\nhelp: write \
         `{macro_name}!(\"news:{{{name}}}\", {name} = ..)`",
        macro_name = spec.macro_name
    );
    Refusal { span: name.span(), message }
}

/// What follows a literal and is no value, but was meant to be one.
fn no_value(literal: &Literal, more: &[TokenTree], spec: &Spec) -> Option<Refusal> {
    if !spec.makes_links() {
        return None;
    }
    let [comma, ..] = more else { return None };
    let mut parts = more.split(is_comma).filter(|part| !part.is_empty());
    let part = parts.find(|part| !is_value(part))?;
    let refuse = |span: Span, message: String| Some(Refusal { span, message });
    match part {
        _ if !is_comma(comma) => None,
        [TokenTree::Punct(hash), ..] if hash.as_char() == '#' => refuse(
            hash.span(),
            String::from("an attribute stands in front of the literal\nhelp: write it there"),
        ),
        [TokenTree::Ident(name), TokenTree::Punct(is)] if is_assignment(is) => refuse(
            name.span(),
            format!(
                "there is no value behind `{name} =`\nhelp: write one, or leave out `{name} =` where a \
                 variable is named `{name}`"
            ),
        ),
        [first, ..] => {
            let text = read_literal(literal, spec, Grammar::Rfc5538).ok()?;
            if !template::has_holes(&text) {
                return None;
            }
            match Template::read(&text) {
                Err(message) => refuse(literal.span(), message),
                Ok(template) => {
                    let name = template.first_name()?;
                    refuse(
                        first.span(),
                        format!(
                            "what fills a hole is given by its name\nhelp: write `{name} = ..`, or leave \
                             it out where a variable is named `{name}`"
                        ),
                    )
                }
            }
        }
        [] => None,
    }
}

fn missing(spec: &Spec) -> Refusal {
    let (name, example) = (spec.macro_name, spec.example);
    let message = format!(
        "`{name}!` takes a literal, and there is none\nhelp: write `{name}!(\"{example}\")`"
    );
    Refusal { span: Span::call_site(), message }
}

fn more_than_a_literal(more: &[TokenTree], spec: &Spec) -> Refusal {
    let first = more.iter().find(|token| !is_comma(token));
    let span = first.map_or_else(Span::call_site, TokenTree::span);
    Refusal { span, message: spec.more_than_a_text() }
}

/// What stands behind a whole value without anything to join them, as in `A B`.
fn second_value(tokens: &[TokenTree]) -> Option<&TokenTree> {
    let is_value = |token: &TokenTree| match token {
        TokenTree::Ident(ident) => is_name(ident),
        TokenTree::Literal(_) => true,
        TokenTree::Group(_) | TokenTree::Punct(_) => false,
    };
    let mut pairs = tokens.windows(2);
    pairs.find(|pair| pair.iter().all(is_value)).and_then(|pair| pair.last())
}

/// What to do about an expression that is no constant, where its first tokens show that.
fn not_constant(tokens: &[TokenTree], spec: &Spec) -> Option<String> {
    let tokens = match tokens {
        [TokenTree::Punct(reference), rest @ ..] if reference.as_char() == '&' => rest,
        _ => tokens,
    };
    let [TokenTree::Ident(ident), rest @ ..] = tokens else { return None };
    let name = ident.to_string();
    let next = match rest.first() {
        Some(TokenTree::Punct(punct)) => Some(punct.as_char()),
        Some(_) => return None,
        None => None,
    };
    let at_run_time = spec.at_run_time;
    match (name.as_str(), next) {
        ("Self", Some(':')) => Some(format!(
            "and an item, which it makes, cannot use `Self`\nhelp: name the type, or write \
             `const {{ {}::from_static(Self::..{}) }}`",
            spec.type_name,
            if spec.takes_grammar() { ", Grammar::.." } else { "" }
        )),
        ("news" | "snews" | "nntp", Some(':')) if !is_path(rest) => {
            Some(String::from("and this is neither\nhelp: put it in double quotes"))
        }
        ("concat", Some('!')) if spec.makes_links() && has_braces(rest) => Some(String::from(
            "and only a literal has holes\nhelp: write the template as one literal",
        )),
        ("format", Some('!')) | ("String", Some(':')) => {
            Some(format!("and this is made at run time\nhelp: use {at_run_time}"))
        }
        (_, None | Some('.')) if is_variable(&name) => Some(format!(
            "and `{name}` looks like a variable\nhelp: use {at_run_time}; a constant with \
                 such a name is written `self::{name}`"
        )),
        _ => None,
    }
}

/// Whether literals between the parentheses of a macro have braces.
fn has_braces(rest: &[TokenTree]) -> bool {
    let [_, TokenTree::Group(arguments)] = rest else { return false };
    let mut tokens = arguments.stream().into_iter();
    tokens.any(|token| {
        matches!(token, TokenTree::Literal(literal) if template::has_holes(&literal.to_string()))
    })
}

/// Whether an identifier is written as those of variables are.
pub(crate) fn is_variable(name: &str) -> bool {
    !name.contains(char::is_uppercase) && !matches!(name, "true" | "false")
}

/// Whether the tokens behind an identifier begin with `::`.
fn is_path(rest: &[TokenTree]) -> bool {
    matches!(rest, [TokenTree::Punct(_), TokenTree::Punct(second), ..] if second.as_char() == ':')
}

/// A token out of the invisible groups in which other macros pass on what they were given.
pub(crate) fn open(token: TokenTree) -> TokenTree {
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
fn read_literal(literal: &Literal, spec: &Spec, grammar: Grammar) -> Result<String, Refusal> {
    let (name, example) = (spec.macro_name, spec.example);
    let refuse = |what: &str, help: &str| {
        let message = format!("`{name}!` takes a string literal, and {what}\nhelp: {help}");
        Err(Refusal { span: literal.span(), message })
    };
    match Lit::new(literal.clone()) {
        Lit::Str(text) if !text.suffix().is_empty() => {
            refuse("this one has a suffix", "leave out what follows the closing quote")
        }
        Lit::Str(text) if has_escapes(literal) => {
            refuse("this one has escapes", &without_escapes(&text.value(), spec, grammar))
        }
        Lit::Str(text) => Ok(text.value()),
        Lit::ByteStr(_) => refuse("this is a byte string", "leave out the `b` before the quote"),
        Lit::CStr(_) => refuse("this is a C string", "leave out the `c` before the quote"),
        Lit::Char(_) => refuse("this is a character", "write double quotes"),
        Lit::Int(_) | Lit::Float(_) => {
            refuse("this is a number", &format!("write `{name}!(\"{example}\")`"))
        }
        _ => refuse("this is none", &format!("write `{name}!(\"{example}\")`")),
    }
}

/// Whether the literal is not raw and has escapes.
fn has_escapes(literal: &Literal) -> bool {
    let source = literal.to_string();
    source.starts_with('"') && source.contains('\\')
}

/// Characters that source code is not shown as it is with.
fn is_hidden(character: char) -> bool {
    !character.is_ascii() || character.is_control()
}

/// What to write for a literal with escapes, and what is wrong besides.
fn without_escapes(text: &str, spec: &Spec, grammar: Grammar) -> String {
    if spec.makes_links() && template::has_holes(text) {
        return match Template::check(text) {
            Ok(()) if !text.contains(is_hidden) => format!("write \"{text}\""),
            Ok(()) => String::from("write it without them"),
            Err(report) => format!("write it without them, and mend the text\n{report}"),
        };
    }
    match (spec.check)(text, grammar) {
        Ok(()) if !text.contains('"') && !text.contains(is_hidden) => format!("write \"{text}\""),
        Ok(()) => String::from("write it without them in a raw string `r#\"..\"#`"),
        Err(error) => format!("write it without them, and mend the text\n{}", error.report(text)),
    }
}
