//! The grammar behind the text of `draft_uri!`.

use newsuri_core::{Grammar, Parts, TargetKind, scan};
use proc_macro2::{Delimiter, Ident, Span, TokenTree};
use syn::Lit;

use crate::input::{Refusal, is_comma, is_variable, open};
use crate::spec::Spec;

/// The grammars, by the names that they are given by.
const GRAMMARS: &[(&str, Grammar)] = &[
    ("Primary", Grammar::Primary),
    ("Empty", Grammar::Empty),
    ("Wildmat", Grammar::Wildmat),
    ("NewsUrl", Grammar::NewsUrl),
    ("NntpUrl", Grammar::NntpUrl),
];

const WRITE_ONE: &str = "write `Primary`, `Empty` or `Wildmat` for a formulation of the older draft, \
                         `NewsUrl` or `NntpUrl` for RFC 1738";

/// The grammar that a text is read by, and the name by which it is given.
pub(crate) struct GrammarArgument {
    pub(crate) grammar: Grammar,
    pub(crate) name: Option<Ident>,
}

impl GrammarArgument {
    /// The one that the macro reads by if none is given.
    pub(crate) fn default_of(spec: &Spec) -> Self {
        let grammar = if spec.takes_grammar() { Grammar::Primary } else { Grammar::Rfc5538 };
        Self { grammar, name: None }
    }
}

/// Takes what stands behind the text and its comma off the arguments.
pub(crate) fn split_off(tokens: &mut Vec<TokenTree>) -> Result<Vec<TokenTree>, Refusal> {
    let opened: Vec<TokenTree> = tokens.iter().cloned().map(open).collect();
    refuse_in_front(&opened)?;
    let Some(comma) = comma_behind_text(&opened) else {
        refuse_without_comma(&opened)?;
        return Ok(Vec::new());
    };
    tokens.truncate(comma);
    Ok(opened.into_iter().skip(comma + 1).flat_map(parts).collect())
}

/// The tokens of a path that another macro passes on, or the token itself.
fn parts(token: TokenTree) -> Vec<TokenTree> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            group.stream().into_iter().collect()
        }
        _ => vec![token],
    }
}

/// The comma that ends the text. Only that of a list of generic arguments can be part of one.
fn comma_behind_text(tokens: &[TokenTree]) -> Option<usize> {
    let arguments: Vec<&[TokenTree]> = tokens.split(is_comma).collect();
    let is_generic = tokens.iter().any(|token| is_punct(token, '<'));
    let behind = if is_generic {
        arguments.iter().rev().take_while(|argument| ends_no_generics(argument)).count()
    } else {
        arguments.len() - 1
    };
    if behind == 0 {
        return None;
    }
    let text = arguments.len() - behind;
    let length: usize = arguments.iter().take(text).map(|part| part.len()).sum();
    Some(length + text - 1)
}

/// Whether this cannot be the last of generic arguments and what follows them.
fn ends_no_generics(tokens: &[TokenTree]) -> bool {
    last_of_path(tokens).is_some() || matches!(tokens, [TokenTree::Literal(_)])
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}

/// The last name of a path without generic arguments.
fn last_of_path(tokens: &[TokenTree]) -> Option<&Ident> {
    let [path @ .., TokenTree::Ident(last)] = tokens else { return None };
    let is_path =
        path.iter().all(|token| matches!(token, TokenTree::Ident(_)) || is_punct(token, ':'));
    // Of two names in a row, none is part of a path.
    let is_one = !matches!(path, [.., TokenTree::Ident(_)]);
    (is_path && is_one).then_some(last)
}

/// The grammar with this name, and its name as it is written.
fn find(name: &str) -> Option<(&'static str, Grammar)> {
    GRAMMARS.iter().copied().find(|(known, _)| known.eq_ignore_ascii_case(name))
}

fn is_grammar(name: &Ident) -> bool {
    GRAMMARS.iter().any(|(known, _)| name == known)
}

/// `Wildmat, "news:*"`, or `Wildmat` alone.
fn refuse_in_front(tokens: &[TokenTree]) -> Result<(), Refusal> {
    let front = tokens.split(is_comma).next().unwrap_or_default();
    let name = match (front, last_of_path(front)) {
        ([_], Some(name)) if is_grammar(name) => name,
        ([.., TokenTree::Ident(of), _, _, _], Some(name))
            if of == "Grammar" && is_grammar(name) =>
        {
            name
        }
        _ => return Ok(()),
    };
    let message = format!(
        "`draft_uri!` takes the grammar behind the text\nhelp: write `draft_uri!(\"..\", {name})`"
    );
    Err(Refusal { span: front.first().map_or_else(Span::call_site, TokenTree::span), message })
}

/// `"news:*" Wildmat`
fn refuse_without_comma(tokens: &[TokenTree]) -> Result<(), Refusal> {
    let [.., before, TokenTree::Ident(name)] = tokens else { return Ok(()) };
    if !is_grammar(name) || matches!(before, TokenTree::Punct(_)) {
        return Ok(());
    }
    let message = format!(
        "a `,` is missing between the text and the grammar\nhelp: write `draft_uri!(\"..\", {name})`"
    );
    Err(Refusal { span: name.span(), message })
}

/// Reads what stands behind the text and its comma: the grammar, and nothing else.
pub(crate) fn read(tokens: &[TokenTree], spec: &Spec) -> Result<GrammarArgument, Refusal> {
    let Some(first) = tokens.first() else {
        return Ok(GrammarArgument::default_of(spec));
    };
    let mut arguments = tokens.split(is_comma);
    let argument = arguments.next().unwrap_or_default();
    let refuse = |span, message| Err(Refusal { span, message });
    let Some(name) = last_of_path(argument) else {
        return refuse(first.span(), no_grammar(argument, spec));
    };
    let Some((_, grammar)) = GRAMMARS.iter().find(|(known, _)| name == known) else {
        return refuse(name.span(), unknown(name, spec));
    };
    if argument.len() > 1 {
        let message = "`draft_uri!` takes the name of a grammar by itself\nhelp: write";
        return refuse(first.span(), format!("{message} `{name}`"));
    }
    if let Some(third) = arguments.flatten().next() {
        let help = "help: leave it out; a text is read by one grammar";
        let message = format!("nothing follows the grammar in `draft_uri!`\n{help}");
        return refuse(third.span(), message);
    }
    Ok(GrammarArgument { grammar: *grammar, name: Some(name.clone()) })
}

/// What to do about a name that no grammar has.
fn unknown(name: &Ident, spec: &Spec) -> String {
    let text = name.to_string();
    let help = match find(&text) {
        Some((known, _)) => format!("write `{known}`"),
        None if is_variable(&text) => {
            format!("{WRITE_ONE}; for what is known only at run time use {}", spec.at_run_time)
        }
        None => format!("{WRITE_ONE}; `news_uri!` reads by RFC 5538"),
    };
    format!("`{}!` knows no grammar `{name}`\nhelp: {help}", spec.macro_name)
}

/// What to do about something else than a name.
fn no_grammar(argument: &[TokenTree], spec: &Spec) -> String {
    if let [TokenTree::Literal(literal)] = argument
        && let Lit::Str(text) = Lit::new(literal.clone())
        && let Some((known, _)) = find(&text.value())
    {
        return format!(
            "`{}!` takes the name of a grammar without quotes\nhelp: write `{known}`",
            spec.macro_name
        );
    }
    spec.more_than_a_text()
}

/// Which other grammars take a text that one refuses. None is older than the one that was chosen.
pub(crate) fn taken_by(text: &str, refused: Grammar) -> Option<String> {
    let names: Vec<String> = GRAMMARS
        .iter()
        .filter(|(_, grammar)| !is_of_rfc1738(*grammar) || is_of_rfc1738(refused))
        .filter(|(_, grammar)| takes(text, *grammar))
        .map(|(name, _)| format!("`{name}`"))
        .collect();
    let grammars = match names.as_slice() {
        [] => None,
        [name] => Some(format!("the grammar {name} takes it")),
        [names @ .., last] => Some(format!("the grammars {} and {last} take it", names.join(", "))),
    };
    match (grammars, takes(text, Grammar::Rfc5538)) {
        (Some(grammars), true) => Some(format!("{grammars}, and so does `news_uri!`")),
        (None, true) => Some(String::from("`news_uri!` takes it")),
        (grammars, false) => grammars,
    }
}

const fn is_of_rfc1738(grammar: Grammar) -> bool {
    matches!(grammar, Grammar::NewsUrl | Grammar::NntpUrl)
}

/// Whether a text is one by a grammar, and can be meant so. What looks like a wildmat to all others is
/// one odd name in two formulations of the draft; and nobody is led to a link with a password.
fn takes(text: &str, grammar: Grammar) -> bool {
    let names_group = |parts: Parts| matches!(parts.kind(), TargetKind::Group);
    let Ok(parts) = scan(text, grammar) else { return false };
    let is_odd = matches!(grammar, Grammar::Primary | Grammar::Empty)
        && names_group(parts)
        && !scan(text, Grammar::Wildmat).is_ok_and(names_group);
    !is_odd && parts.password(text).is_none()
}
