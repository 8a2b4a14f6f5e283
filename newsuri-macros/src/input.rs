//! What stands between the parentheses of a macro.

use newsuri_core::Grammar;
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};
use syn::Lit;

use crate::spec::{GRAMMARS, Spec};

/// A macro's arguments.
pub(crate) struct Arguments {
    pub(crate) input: Input,
    pub(crate) grammar: GrammarArgument,
}

/// The grammar that a text is read by, and the name by which it is given.
pub(crate) struct GrammarArgument {
    pub(crate) grammar: Grammar,
    pub(crate) name: Option<Ident>,
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
    let grammar = if spec.takes_grammar() {
        take_grammar(&mut tokens)?
    } else {
        GrammarArgument { grammar: Grammar::Rfc5538, name: None }
    };
    let input = read_input(tokens, spec, grammar.grammar)?;
    Ok(Arguments { input, grammar })
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',')
}

/// Takes the grammar off the end, if one is there; it is the primary formulation otherwise.
fn take_grammar(tokens: &mut Vec<TokenTree>) -> Result<GrammarArgument, Refusal> {
    let [.., comma, TokenTree::Ident(name)] = tokens.as_slice() else {
        return Ok(GrammarArgument { grammar: Grammar::Primary, name: None });
    };
    if !is_comma(comma) {
        return Ok(GrammarArgument { grammar: Grammar::Primary, name: None });
    }
    let name = name.clone();
    let Some((_, grammar)) = GRAMMARS.iter().find(|(known, _)| name == known) else {
        return Err(unknown_grammar(&name));
    };
    tokens.truncate(tokens.len() - 2);
    Ok(GrammarArgument { grammar: *grammar, name: Some(name) })
}

fn unknown_grammar(name: &Ident) -> Refusal {
    let meant = GRAMMARS.iter().find(|(known, _)| known.eq_ignore_ascii_case(&name.to_string()));
    let help = match meant {
        Some((known, _)) => format!("write `{known}`"),
        None => String::from(
            "write `Primary`, `Empty` or `Wildmat` for a formulation of the older draft, `NewsUrl` \
             or `NntpUrl` for RFC 1738",
        ),
    };
    let message = format!("`draft_uri!` knows no grammar `{name}`\nhelp: {help}");
    Refusal { span: name.span(), message }
}

/// Reads what a macro checks.
fn read_input(tokens: Vec<TokenTree>, spec: &Spec, grammar: Grammar) -> Result<Input, Refusal> {
    let opened: Vec<TokenTree> = tokens.iter().cloned().map(open).collect();
    match opened.as_slice() {
        [] => Err(missing(spec)),
        [TokenTree::Literal(literal)] => {
            let text = read_literal(literal, spec, grammar)?;
            Ok(Input::Literal(literal.clone(), text))
        }
        [TokenTree::Literal(_), more @ ..] => Err(more_than_a_literal(more, spec)),
        [first, rest @ ..] => {
            if let Some(help) = not_constant(&opened, spec) {
                let message =
                    format!("`{}!` takes a literal or a constant, {help}", spec.macro_name);
                return Err(Refusal { span: first.span(), message });
            }
            let last = rest.last().unwrap_or(first).span();
            Ok(Input::Expression(tokens.into_iter().collect(), first.span(), last))
        }
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
    let name = spec.macro_name;
    let message = format!(
        "`{name}!` takes one literal, and something follows it\nhelp: leave it out; literals are \
         joined by `{name}!(concat!(\"..\", \"..\"))`, and values by {}",
        spec.at_run_time
    );
    Refusal { span: first.map_or_else(Span::call_site, TokenTree::span), message }
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
             `const {{ {}::from_static(Self::..) }}`",
            spec.type_name
        )),
        ("news" | "snews" | "nntp", Some(':')) if !is_path(rest) => {
            Some(String::from("and this is neither\nhelp: put it in double quotes"))
        }
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

/// Whether an identifier is written as those of variables are.
fn is_variable(name: &str) -> bool {
    !name.contains(char::is_uppercase) && !matches!(name, "true" | "false")
}

/// Whether the tokens behind an identifier begin with `::`.
fn is_path(rest: &[TokenTree]) -> bool {
    matches!(rest, [TokenTree::Punct(_), TokenTree::Punct(second), ..] if second.as_char() == ':')
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
    match (spec.check)(text, grammar) {
        Ok(()) if !text.contains('"') && !text.contains(is_hidden) => format!("write \"{text}\""),
        Ok(()) => String::from("write it without them in a raw string `r#\"..\"#`"),
        Err(error) => format!("write it without them, and mend the text\n{}", error.report(text)),
    }
}
