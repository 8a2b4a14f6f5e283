//! Texts with holes: `news_uri!("news://{server}/{id}")`.
//!
//! The scanner checks a text in which each hole is filled with a digit, which can stand in every place
//! of a URI. What it says of that text is shown in the template.

use std::ops::Range;

use newsuri_core::{Grammar, ParseError, Parts, Report, Scheme, scan};
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

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

    /// Checks the template: gives what is written, a part of the template or what fills a hole.
    fn places(&self) -> Result<Vec<(&Hole<'t>, Place)>, String> {
        let filled = self.filled();
        let parts = scan(&filled, Grammar::Rfc5538).map_err(|error| self.report(error))?;
        let place = |(hole, filler): (_, Range<usize>)| match Place::of(&filled, &parts, &filler) {
            Some(place) => Ok((hole, place)),
            None => Err(self.no_component(hole)),
        };
        self.fillers().map(place).collect()
    }

    /// An error of the filled text, in the template.
    fn report(&self, error: ParseError) -> String {
        let Range { start, end } = error.range();
        error.moved(self.place(start)..self.place(end)).report(self.text).to_string()
    }

    fn no_component(&self, hole: &Hole<'_>) -> String {
        Report::new(
            &title(&hole.range, "a hole stands for a whole component"),
            self.text,
            &hole.range,
            "give it a server, a host, a port, a Message-ID, a group, a pattern, an article number or a \
             fragment, as a whole; an id is made of two parts by `MessageId::from_parts(left, right)?`",
            None,
        )
        .to_string()
    }

    /// What is unwise about the template itself, whatever fills it.
    pub(crate) fn advice(&self) -> Vec<Report> {
        let filled = self.filled();
        let Ok(parts) = scan(&filled, Grammar::Rfc5538) else { return Vec::new() };
        let advice = newsuri_core::advice(&filled, &parts);
        let about_text = advice.filter(|advice| {
            let range = advice.range();
            self.fillers().all(|(_, filler)| filler.end <= range.start || range.end <= filler.start)
        });
        let report = |advice: newsuri_core::Advice| {
            let Range { start, end } = advice.range();
            let kind = advice.kind();
            let title = format!("{}: {}", kind.component(), kind.reason());
            let range = self.place(start)..self.place(end);
            Report::new(&title, self.text, &range, kind.help(), Some(kind.rule()))
        };
        about_text.map(report).collect()
    }
}

/// Reads a hole that begins at `start`, where a brace stands.
fn read_hole(text: &str, start: usize) -> Result<Hole<'_>, String> {
    let refuse = |length: usize, reason: &str, help: &str| {
        let range = start..start + length;
        Err(Report::new(&title(&range, reason), text, &range, help, None).to_string())
    };
    let Some(inside) = text[start..].strip_prefix('{') else {
        return refuse(
            1,
            "this brace closes no hole",
            "a brace that means itself is written `%7D`",
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
    match name {
        "" => refuse(
            hole_length,
            "this hole has no name",
            "name what fills it, as in `{id}`; braces that mean themselves are written `%7B%7D`",
        ),
        _ if syn::parse_str::<Ident>(name).is_ok() => {
            Ok(Hole { name, range: start..start + hole_length })
        }
        _ => refuse(
            hole_length,
            "a hole has one name in it, and nothing else",
            "give the value a name: `news_uri!(\"news:{id}\", id = ..)`",
        ),
    }
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
    let mut parts = Vec::new();
    let mut at = 0;
    for (hole, place) in places {
        parts.push(text_part(newsuri, &template.text[at..hole.range.start], span));
        parts.push(place.part(newsuri, &filling(hole, values, span), span));
        at = hole.range.end;
    }
    parts.push(text_part(newsuri, &template.text[at..], span));
    // In a closure, nothing but the call is an error where a constant is evaluated.
    let fill = Ident::new("fill", Span::mixed_site().located_at(span));
    let call = quote_spanned! {span=>
        #newsuri::__private::a_template_is_filled_at_run_time(|#fill| #fill(&[#(#parts),*]))
    };
    Ok(bind(values, &call, span))
}

fn text_part(newsuri: &TokenTree, text: &str, span: Span) -> TokenStream {
    quote_spanned!(span=> #newsuri::__private::Part::Text(#text))
}

/// What fills a hole: the value that is given under its name, or the variable of that name.
fn filling(hole: &Hole<'_>, values: &[Value], span: Span) -> TokenStream {
    let given = values.iter().find(|value| value.name == hole.name).map(bound);
    given.map_or_else(
        || {
            let captured = Ident::new(hole.name, span);
            quote_spanned!(span=> &#captured)
        },
        |bound| quote!(#bound),
    )
}

/// The name under which the call knows a value: an implausible one, shown where the value is.
fn bound(value: &Value) -> Ident {
    Ident::new(&format!("__newsuri_{}", value.name), value.span)
}

/// Evaluates the values once, in their order, before the call.
fn bind(values: &[Value], call: &TokenStream, span: Span) -> TokenStream {
    if values.is_empty() {
        return call.clone();
    }
    let bound = values.iter().map(bound);
    let expressions = values.iter().map(|value| &value.expression);
    quote_spanned! {span=>
        match (#(&#expressions,)*) { (#(#bound,)*) => #call }
    }
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
