//! Texts with holes: `news_uri!("news://{server}/{id}")`.
//!
//! The scanner checks a text in which each hole is filled with a digit, which can stand in every place
//! of a URI. What it says of that text is shown in the template.

use std::ops::Range;

use newsuri_core::{
    Grammar, ParseError, Parts, Report, Rule, Scheme, Subject, Suggestion, password, scan,
};
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};

use crate::input::Refusal;

/// A value that is given by name behind a template.
pub(crate) struct Value {
    pub(crate) name: Ident,
    pub(crate) expression: TokenStream,
    pub(crate) span: Span,
}

/// A text with holes.
pub(crate) struct Template<'t> {
    text: &'t str,
    holes: Vec<Hole<'t>>,
}

struct Hole<'t> {
    name: &'t str,
    /// Its place in the template, with its braces.
    range: Range<usize>,
}

/// What fills a hole in the text that is scanned.
const FILLER: &str = "1";

/// Whether a text has holes. In a URI, braces stand for nothing else.
pub(crate) fn has_holes(text: &str) -> bool {
    text.contains(['{', '}'])
}

impl<'t> Template<'t> {
    /// Finds the holes of a text.
    pub(crate) fn read(text: &'t str) -> Result<Self, String> {
        let mut holes = Vec::new();
        let mut at = 0;
        while let Some(found) = text[at..].find(['{', '}']) {
            let start = at + found;
            let hole = read_hole(text, start)?;
            at = hole.range.end;
            holes.push(hole);
        }
        Ok(Self { text, holes })
    }

    /// The name in the first hole.
    pub(crate) fn first_name(&self) -> Option<&str> {
        self.holes.first().map(|hole| hole.name)
    }

    /// What no name in a hole begins with.
    fn prefix(&self) -> String {
        let mut prefix = String::from("__newsuri_");
        while self.holes.iter().any(|hole| hole.name.starts_with(&prefix)) {
            prefix.insert(0, '_');
        }
        prefix
    }

    /// The text with its holes filled.
    fn filled(&self) -> String {
        let mut filled = String::new();
        let mut at = 0;
        for hole in &self.holes {
            filled.push_str(&self.text[at..hole.range.start]);
            filled.push_str(FILLER);
            at = hole.range.end;
        }
        filled + &self.text[at..]
    }

    /// The holes with their places in the filled text.
    fn fillers(&self) -> impl Iterator<Item = (&Hole<'t>, Range<usize>)> {
        let mut shorter = 0;
        self.holes.iter().map(move |hole| {
            let start = hole.range.start - shorter;
            shorter += hole.range.len() - FILLER.len();
            (hole, start..start + FILLER.len())
        })
    }

    /// A place of the filled text as one of the template.
    fn place(&self, offset: usize) -> usize {
        let before = self.fillers().filter(|(_, filler)| filler.end <= offset);
        offset + before.map(|(hole, filler)| hole.range.len() - filler.len()).sum::<usize>()
    }

    /// What each hole stands for, if it is a whole component.
    fn scanned(&self) -> Result<Vec<(&Hole<'t>, Option<Place>)>, ParseError> {
        let filled = self.filled();
        let parts = scan(&filled, Grammar::Rfc5538)?;
        let places = self.fillers();
        Ok(places.map(|(hole, filler)| (hole, Place::of(&filled, &parts, &filler))).collect())
    }

    /// Checks the template, and tells what each hole stands for.
    fn places(&self) -> Result<Vec<(&Hole<'t>, Place)>, String> {
        let places = self.scanned().map_err(|error| self.report(error))?;
        let whole = |(hole, place): (_, Option<_>)| {
            place.map(|place| (hole, place)).ok_or_else(|| self.no_component(hole))
        };
        places.into_iter().map(whole).collect()
    }

    /// Checks a text with holes.
    pub(crate) fn check(text: &'t str) -> Result<(), String> {
        Template::read(text)?.places().map(drop)
    }

    /// An error of the filled text, in the template.
    fn report(&self, error: ParseError) -> String {
        let Range { start, end } = error.range();
        let range = self.place(start)..self.place(end);
        if let Some(report) = self.around_hole(range.start) {
            return report;
        }
        let (subject, kind) = (error.subject().name(), error.kind());
        let title = format!(
            "invalid {subject} at byte {}: {}: {}",
            range.start,
            error.component(),
            kind.reason()
        );
        let better = self.corrected().map(|better| format!("write \"{better}\""));
        let help = better.as_deref().unwrap_or(error.help());
        self.shown(&title, &range, help, Some(error.rule())).to_string()
    }

    /// What stands around a hole in other places than URIs, if that is the error.
    fn around_hole(&self, error: usize) -> Option<String> {
        self.holes.iter().find_map(|hole| {
            let before = self.text[..hole.range.start].chars().next_back();
            let behind = self.text[hole.range.end..].chars().next();
            let (reason, help) = match (before, behind) {
                (None, Some(':')) => (
                    "a hole stands for no scheme",
                    "begin with `news:`, or with `nntp://` for what only one server has",
                ),
                (Some('<'), Some('>')) => (
                    "no angle brackets stand around a Message-ID",
                    "leave them out, as in `news:{id}`",
                ),
                (Some('['), Some(']')) => (
                    "no brackets stand around a hole",
                    "leave them out: a `Host` with an IPv6 address has its own",
                ),
                (Some('$'), _) => {
                    ("no `$` stands before a hole", "leave it out, as in `news:{id}`")
                }
                _ => return None,
            };
            let around = before.map_or(0, |_| 1);
            let closes = usize::from(matches!(behind, Some('>' | ']')));
            let range = hole.range.start - around..hole.range.end + closes;
            range.contains(&error).then(|| self.refusal(&range, reason, help))
        })
    }

    fn refusal(&self, range: &Range<usize>, reason: &str, help: &str) -> String {
        self.shown(&title(range, reason), range, help, None).to_string()
    }

    /// A report in the template, without a password. What holes stand for hides nothing.
    fn shown(&self, title: &str, range: &Range<usize>, help: &str, rule: Option<Rule>) -> Report {
        let hidden = password::guess(Subject::Uri, &self.filled());
        let hidden = hidden.map(|hidden| self.place(hidden.start)..self.place(hidden.end));
        Report::new(title, self.text, range, help, rule, &hidden.unwrap_or_default())
    }

    /// The template with edits around its holes that mend it.
    fn corrected(&self) -> Option<String> {
        const MOST_EDITS: usize = 8;
        let mut text = self.text.to_owned();
        for _ in 0..MOST_EDITS {
            let template = Template::read(&text).ok()?;
            let filled = template.filled();
            match template.scanned() {
                Ok(places) => {
                    let is_right = places.iter().all(|(_, place)| place.is_some());
                    return (is_right && may_be_shown(&filled)).then_some(text);
                }
                Err(error) => text = template.edited(&error.suggestion(&filled)?)?,
            }
        }
        None
    }

    /// The template with an edit of the filled text, if that is about no hole.
    fn edited(&self, edit: &Suggestion<'_>) -> Option<String> {
        let Range { start, end } = edit.range();
        self.is_text(&(start..end)).then(|| {
            let mut text = self.text.to_owned();
            text.replace_range(self.place(start)..self.place(end), &edit.to_string());
            text
        })
    }

    /// Whether a range of the filled text has no hole.
    fn is_text(&self, range: &Range<usize>) -> bool {
        self.fillers().all(|(_, filler)| filler.end <= range.start || range.end <= filler.start)
    }

    /// What to do about a hole that is a part of a component, or stands for what no hole stands for.
    fn no_component(&self, hole: &Hole<'_>) -> String {
        let filled = self.filled();
        let Ok(parts) = scan(&filled, Grammar::Rfc5538) else { return String::new() };
        let (reason, help) = self.beside_hole(hole, &filled, &parts);
        self.refusal(&hole.range, reason, &help)
    }

    /// What a hole is only a part of, and what to write for all of it.
    fn beside_hole(&self, hole: &Hole<'_>, filled: &str, parts: &Parts) -> (&'static str, String) {
        let has_hole = |range: &Range<usize>| {
            let (start, end) = (self.place(range.start), self.place(range.end));
            start <= hole.range.start && hole.range.end <= end
        };
        let touches = |other: &Hole<'_>| {
            other.range.end == hole.range.start || hole.range.end == other.range.start
        };
        if self.holes.iter().any(touches) {
            let help = "write the `/` or the `:` between them, as in `//{host}:{port}/{id}`";
            return ("nothing stands between two holes", String::from(help));
        }
        if parts.userinfo().is_some_and(|userinfo| has_hole(&userinfo)) {
            let help = "fill all of `//{server}` with a `Server`, as made by `server.with_user(user)`; a \
                        password is for the program that logs in";
            return ("a hole stands for no user and no password", String::from(help));
        }
        if has_hole(&parts.host()) {
            let help = self.whole("host", "Host::parse", &parts.host());
            return ("a hole stands for a whole host", help);
        }
        let name = parts.name(filled);
        if has_hole(&name) {
            return self.beside_hole_in_name(&name, &filled[name.clone()]);
        }
        if parts.numbers(filled).is_some_and(|numbers| has_hole(&numbers)) {
            let help = "write `{number}` for all of it, an `ArticleNumber`";
            return ("a hole stands for a whole number", String::from(help));
        }
        let fragment = parts.fragment_start(filled).map(|start| start..filled.len());
        if let Some(fragment) = fragment.filter(has_hole) {
            let text = self.as_format(&fragment);
            let help =
                format!("write `{{part}}` for all of it, and behind the literal `part = {text}`");
            return ("a hole stands for a whole fragment", help);
        }
        let help = "write `{port}` for all of it, a `u16`";
        ("a hole stands for a whole port", String::from(help))
    }

    fn beside_hole_in_name(&self, name: &Range<usize>, text: &str) -> (&'static str, String) {
        if text.contains('@') {
            return ("a hole stands for a whole Message-ID", self.whole_message_id(name));
        }
        if text.contains(['*', '?']) {
            let help = self.whole("pattern", "Wildmat::parse", name);
            return ("a hole stands for a whole pattern", help);
        }
        ("a hole stands for a whole group", self.whole("group", "Newsgroup::parse", name))
    }

    /// How to make a noun whose parts are holes.
    fn whole(&self, name: &str, parse: &str, range: &Range<usize>) -> String {
        let text = self.as_format(range);
        format!(
            "write `{{{name}}}` for all of it, and behind the literal `{name} = {parse}(&{text})?`"
        )
    }

    fn whole_message_id(&self, range: &Range<usize>) -> String {
        let text = &self.text[self.place(range.start)..self.place(range.end)];
        let parts = match text.split_once('@') {
            Some((left, right)) if !text.contains('%') => {
                format!("{}, {}", as_argument(left), as_argument(right))
            }
            _ => String::from("left, right"),
        };
        format!(
            "write `{{id}}` for all of it, and behind the literal `id = MessageId::from_parts({parts})?`"
        )
    }

    /// What makes the text of a range at run time. Nouns are not made of what is percent-encoded.
    fn as_format(&self, range: &Range<usize>) -> String {
        let text = &self.text[self.place(range.start)..self.place(range.end)];
        if text.contains('%') {
            String::from("format!(..)")
        } else {
            format!("format!(\"{text}\")")
        }
    }

    /// What is unwise about the template itself, whatever fills it.
    pub(crate) fn advice(&self) -> Vec<Report> {
        let filled = self.filled();
        let Ok(parts) = scan(&filled, Grammar::Rfc5538) else { return Vec::new() };
        let advice = newsuri_core::advice(&filled, &parts);
        let about_text = advice.filter(|advice| self.is_text(&advice.range()));
        let report = |advice: newsuri_core::Advice| {
            let Range { start, end } = advice.range();
            let kind = advice.kind();
            let title = format!("{}: {}", kind.component(), kind.reason());
            let range = self.place(start)..self.place(end);
            let better = advice.suggestion(&filled).and_then(|edit| self.edited(&edit));
            let better =
                better.filter(|better| may_be_shown(better) && Template::check(better).is_ok());
            let help = better.map(|better| format!("write \"{better}\""));
            let help = help.as_deref().unwrap_or(kind.help());
            self.shown(&title, &range, help, Some(kind.rule()))
        };
        about_text.map(report).collect()
    }
}

/// Whether a text has no password.
fn may_be_shown(text: &str) -> bool {
    password::guess(Subject::Uri, text).is_none()
}

/// A half of a Message-ID as an argument.
fn as_argument(half: &str) -> String {
    match half.strip_prefix('{').and_then(|half| half.strip_suffix('}')) {
        Some(name) if !has_holes(name) => String::from(name),
        _ if has_holes(half) => format!("&format!(\"{half}\")"),
        _ => format!("\"{half}\""),
    }
}

/// Reads a hole that begins at `start`, where a brace stands.
fn read_hole(text: &str, start: usize) -> Result<Hole<'_>, String> {
    let refuse = |length: usize, reason: &str, help: &str| {
        let range = start..start + length;
        let hidden = password::guess(Subject::Uri, text).unwrap_or_default();
        Err(Report::new(&title(&range, reason), text, &range, help, None, &hidden).to_string())
    };
    let Some(inside) = text[start..].strip_prefix('{') else {
        return refuse(
            1,
            "this brace closes no hole",
            "open one, as in `{id}`; a brace that means itself is written `%7D`",
        );
    };
    let Some(length) = inside.find(['{', '}']) else {
        return refuse(
            1,
            "this hole is not closed",
            "close it as in `{id}`; a brace that means itself is written `%7B`",
        );
    };
    let (name, closing) = inside.split_at(length);
    let hole_length = length + 2;
    if closing.starts_with('{') {
        let help =
            "a hole is written as in `{id}`; braces that mean themselves are `%7B` and `%7D`";
        return refuse(hole_length, "a hole has no braces in it", help);
    }
    if is_name(name) {
        return Ok(Hole { name, range: start..start + hole_length });
    }
    let trimmed = name.trim();
    let first = name.split(':').next().unwrap_or(name);
    match name {
        _ if trimmed.is_empty() || name == "_" => refuse(
            hole_length,
            "this hole has no name",
            "name what fills it, as in `{id}`; braces that mean themselves are written `%7B%7D`",
        ),
        _ if is_name(trimmed) => {
            refuse(hole_length, "a hole has no spaces", &format!("write `{{{trimmed}}}`"))
        }
        _ if is_name(first) && !name.contains("::") => refuse(
            hole_length,
            "a hole has one name in it, and no format",
            &format!("write `{{{first}}}`: each noun is written as its place needs it"),
        ),
        _ if is_word(name) => refuse(
            hole_length,
            "a hole has the name of a variable, and this word names none",
            "give the value another name: `news_uri!(\"news:{id}\", id = ..)`",
        ),
        _ => refuse(
            hole_length,
            "a hole has one name in it, and nothing else",
            "give the value a name: `news_uri!(\"news:{id}\", id = ..)`",
        ),
    }
}

/// Whether a hole can have this name: no keyword, and no raw identifier.
fn is_name(text: &str) -> bool {
    syn::parse_str::<Ident>(text).is_ok_and(|ident| ident == text) && !text.starts_with("r#")
}

/// Whether this is a keyword or a raw identifier.
fn is_word(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || first == '_')
        && text.strip_prefix("r#").unwrap_or(text).chars().all(|c| c.is_alphanumeric() || c == '_')
}

fn title(range: &Range<usize>, reason: &str) -> String {
    format!("invalid template at byte {}: {reason}", range.start)
}

/// What a hole stands for.
#[derive(Clone, Copy)]
enum Place {
    Server(Scheme),
    Host,
    Port,
    Target,
    Group,
    Number,
    Fragment,
}

impl Place {
    /// The component that is at a range, if it is all of one.
    fn of(text: &str, parts: &Parts, range: &Range<usize>) -> Option<Self> {
        let host = parts.host();
        let behind = &text[range.end..];
        let ends_authority = behind.is_empty() || behind.starts_with(['/', '#']);
        let is_nntp = parts.scheme() == Scheme::Nntp;
        if *range == host && ends_authority && parts.userinfo().is_none() {
            return Some(Self::Server(parts.scheme()));
        }
        if *range == host && (ends_authority || behind.starts_with(':')) {
            return Some(Self::Host);
        }
        if parts.port().is_some() && range.start == host.end + 1 && ends_authority {
            return Some(Self::Port);
        }
        if *range == parts.name(text) {
            return Some(if is_nntp { Self::Group } else { Self::Target });
        }
        if Some(range) == parts.numbers(text).as_ref() {
            return Some(Self::Number);
        }
        let fragment = parts.fragment_start(text).map(|start| start..text.len());
        (Some(range) == fragment.as_ref()).then_some(Self::Fragment)
    }

    /// The variant of `Part` for what stands there.
    fn part(self, newsuri: &TokenTree, value: &TokenStream, span: Span) -> TokenStream {
        let part = quote_spanned!(span=> #newsuri::__private::Part);
        match self {
            Self::Server(scheme) => {
                let scheme = Ident::new(&format!("{scheme:?}"), span);
                quote_spanned!(span=> #part::Server(#newsuri::Scheme::#scheme, #value))
            }
            Self::Host => quote_spanned!(span=> #part::Host(#value)),
            Self::Port => quote_spanned!(span=> #part::Port(#value)),
            Self::Target => quote_spanned!(span=> #part::Target(#value)),
            Self::Group => quote_spanned!(span=> #part::Group(#value)),
            Self::Number => quote_spanned!(span=> #part::Number(#value)),
            Self::Fragment => quote_spanned!(span=> #part::Fragment(#value)),
        }
    }
}

/// The call that fills a template.
pub(crate) fn expand(
    newsuri: &TokenTree,
    literal: &Literal,
    template: &Template<'_>,
    values: &[Value],
) -> Result<TokenStream, Refusal> {
    let span = literal.span();
    let places = template.places().map_err(|message| Refusal { span, message })?;
    check_values(template, values)?;
    let prefix = template.prefix();
    let mut parts = Vec::new();
    let mut at = 0;
    for (hole, place) in places {
        parts.push(text_part(newsuri, &template.text[at..hole.range.start], span));
        parts.push(place.part(newsuri, &filling(hole, values, &prefix, span), span));
        at = hole.range.end;
    }
    parts.push(text_part(newsuri, &template.text[at..], span));
    // In a closure, nothing but the call is an error where a constant is evaluated. All tokens of the
    // call have the caller's span, so that this error is at the literal.
    let fill = Ident::new("fill", Span::mixed_site().located_at(span));
    let fill_template = Ident::new("a_template_is_filled_at_run_time", span);
    let call = quote_spanned! {span=> {
        use #newsuri::__private::#fill_template;
        #fill_template(&|#fill| #fill(&[#(#parts),*]))
    }};
    Ok(bind(values, &prefix, call, span))
}

fn text_part(newsuri: &TokenTree, text: &str, span: Span) -> TokenStream {
    quote_spanned!(span=> #newsuri::__private::Part::Text(#text))
}

/// What fills a hole: the value that is given under its name, or the variable of that name.
fn filling(hole: &Hole<'_>, values: &[Value], prefix: &str, span: Span) -> TokenStream {
    let given = values.iter().position(|value| value.name == hole.name);
    given.and_then(|index| bound(values, prefix).nth(index)).map_or_else(
        || {
            let captured = Ident::new(hole.name, span);
            quote_spanned!(span=> &#captured)
        },
        ToTokens::into_token_stream,
    )
}

/// The names under which the call knows the values, each shown where its value is.
fn bound(values: &[Value], prefix: &str) -> impl Iterator<Item = Ident> {
    let name = move |index| format!("{prefix}{index}");
    values.iter().enumerate().map(move |(index, value)| Ident::new(&name(index), value.span))
}

/// Evaluates the values once, in their order, before the call.
fn bind(values: &[Value], prefix: &str, call: TokenStream, span: Span) -> TokenStream {
    if values.is_empty() {
        return call;
    }
    let bound = bound(values, prefix);
    let expressions = values.iter().map(|value| &value.expression);
    quote_spanned! {span=>
        match (#(&#expressions,)*) { (#(#bound,)*) => #call }
    }
}

/// An error that uses the values: else there would be warnings that nothing does.
pub(crate) fn error_with_values(values: &[Value], error: TokenStream, span: Span) -> TokenStream {
    if values.is_empty() {
        return error;
    }
    let expressions = values.iter().map(|value| &value.expression);
    quote_spanned!(span=> match (#(&#expressions,)*) { _ => #error })
}

/// Every value fills a hole, and no two have one name.
fn check_values(template: &Template<'_>, values: &[Value]) -> Result<(), Refusal> {
    for (index, value) in values.iter().enumerate() {
        let name = &value.name;
        let (before, _) = values.split_at(index);
        if before.iter().any(|other| other.name == *name) {
            let message = format!("`{name}` is given twice\nhelp: leave out one of the two");
            return Err(Refusal { span: name.span(), message });
        }
        if template.holes.iter().all(|hole| name != hole.name) {
            let message = format!(
                "`{name}` fills no hole\nhelp: leave it out, or write `{{{name}}}` in the template"
            );
            return Err(Refusal { span: name.span(), message });
        }
    }
    Ok(())
}
