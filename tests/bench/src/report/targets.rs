//! What was aimed at, and whether it is held.

use super::figures::{Figures, Key};
use super::sizes;
use super::spread::Spread;
use crate::class::Class;

pub(super) struct Target {
    pub(super) what: &'static str,
    pub(super) at_most: f64,
    /// Nothing if it was not measured.
    pub(super) figure: fn(&Figures) -> Option<Spread>,
}

const HOT: Key<'_> = ["parse", "mixed", "newsuri"];
const COLD: Key<'_> = ["parse", "mixed, cold", "newsuri"];
const ENCODED: Key<'_> = ["parse", "encoded id", "newsuri"];
const INVALID: Key<'_> = ["parse", "invalid", "newsuri"];
const WHOLE: Key<'_> = ["whole", "ids", "newsuri"];
const BUILD: Key<'_> = ["build", "ids", "newsuri"];

pub(super) const TARGETS: &[Target] = &[
    Target {
        what: "parse, hot: × oxiri",
        at_most: 0.62,
        figure: |figures| Some(figures.samples.ratio(HOT, beside(HOT, "oxiri"))),
    },
    Target {
        what: "parse, cold: × the best peer",
        at_most: 0.75,
        figure: |figures| Some(figures.samples.ratio_to_best(COLD)),
    },
    Target {
        what: "parse, hot: × the limit",
        at_most: 2.0,
        figure: |figures| Some(figures.samples.ratio(HOT, beside(HOT, "limit"))),
    },
    Target {
        what: "parse, percent-encoded ids: × oxiri",
        at_most: 1.0,
        figure: |figures| Some(figures.samples.ratio(ENCODED, beside(ENCODED, "oxiri"))),
    },
    Target {
        what: "refusing a mutant: × accepting the original",
        at_most: 1.0,
        figure: |figures| Some(figures.samples.ratio(INVALID, HOT)),
    },
    Target {
        what: "parse: instructions of a URI",
        at_most: 500.0,
        figure: |figures| exact(figures.instructions.get(HOT, 0)),
    },
    Target {
        what: "parse: allocations",
        at_most: 0.0,
        figure: |figures| exact(figures.allocations.get(HOT, 0)),
    },
    Target {
        what: "text to Message-ID: × fluent-uri",
        at_most: 0.36,
        figure: |figures| Some(figures.samples.ratio(WHOLE, beside(WHOLE, "fluent-uri"))),
    },
    Target {
        what: "building: × fluent-uri",
        at_most: 0.55,
        figure: |figures| Some(figures.samples.ratio(BUILD, beside(BUILD, "fluent-uri"))),
    },
    Target {
        what: "building: × format! + percent-encoding",
        at_most: 0.65,
        figure: |figures| {
            let by = beside(BUILD, "format! + percent-encoding");
            Some(figures.samples.ratio(BUILD, by))
        },
    },
    Target {
        what: "building: allocations",
        at_most: 1.0,
        figure: |figures| exact(figures.allocations.get(BUILD, 0)),
    },
    Target {
        what: "building: bytes allocated beyond the text",
        at_most: 0.0,
        figure: |figures| {
            // What is built are the texts of the class.
            let bytes = Class::of("ids").corpus().mean_length();
            let rounded = (bytes * 1000.0).round() / 1000.0;
            exact(figures.allocations.get(BUILD, 1).map(|allocated| allocated - rounded))
        },
    },
    Target {
        what: "bytes of a `NewsUriRef`",
        at_most: 40.0,
        figure: |_| exact(Some(sizes::of("NewsUriRef") as f64)),
    },
    Target {
        what: "bytes of a `NewsUri`",
        at_most: 48.0,
        figure: |_| exact(Some(sizes::of("NewsUri") as f64)),
    },
];

/// Another subject at the same.
fn beside<'a>([table, class, _]: Key<'a>, subject: &'a str) -> Key<'a> {
    [table, class, subject]
}

fn exact(figure: Option<f64>) -> Option<Spread> {
    figure.map(|figure| Spread::of(vec![figure]))
}
