//! The sections of the report.

use super::figures::Figures;
use super::markdown;
use super::sizes::SIZES;
use super::targets::{TARGETS, Target};
use crate::class::Class;
use crate::table::{TABLES, Table};

const HOW: &str = "\
`ns` are the least nanoseconds of a text, the median over the binaries. A ratio is taken in each round,
and is the median over the rounds of a binary and then over the binaries, the least and the greatest of
these in parentheses; so it need not be the quotient of two columns. Below 1, a row is faster than what
it is divided by. The best peer is the best in each binary. Instructions, allocations and bytes are those
of a text.
";

const NO_LITERALS: &str = "\
What literals cost at compile time was not measured in this run; `tests/bench/run --literals` does.
";

/// The whole report.
pub(super) fn all(figures: &Figures) -> String {
    let mut sections = vec![
        format!("# Speed\n\n![Nanoseconds of a URI](speed.svg)\n\n{}", figures.machine),
        format!("## Targets\n\n{}", targets(figures)),
        String::from(HOW),
    ];
    let (scaling, others): (Vec<_>, Vec<_>) =
        TABLES.iter().partition(|table| table.name == "scaling");
    sections.extend(others.into_iter().map(|table| timed(figures, table)));
    sections.push(format!("## Refusing\n\n{}", refusing(figures)));
    sections.extend(scaling.into_iter().map(|table| by_length(figures, table)));
    sections.push(format!("## Sizes\n\n{}", sizes()));
    sections.push(format!("## Literals\n\n{}", literals(figures)));
    sections.join("\n")
}

fn targets(figures: &Figures) -> String {
    let row = |target: &Target| {
        let figure = (target.figure)(figures);
        let word = match figure {
            Some(figure) if figure.median <= target.at_most => "held",
            Some(_) => "**missed**",
            None => "not measured",
        };
        let shown = figure.map_or_else(|| "–".into(), |figure| figure.to_string());
        vec![target.what.into(), target.at_most.to_string(), shown, word.into()]
    };
    let rows: Vec<_> = TARGETS.iter().map(row).collect();
    markdown::table(&["target", "at most", "measured", ""], &rows)
}

fn timed(figures: &Figures, table: &Table) -> String {
    let classes = table
        .classes()
        .map(|class| format!("{}:\n\n{}", heading(class), timed_class(figures, table, class.name)));
    format!("## {}\n\n{}", table.title, classes.collect::<Vec<_>>().join("\n"))
}

fn timed_class(figures: &Figures, table: &Table, class: &str) -> String {
    let reference = format!("× {}", table.reference);
    let subjects = table.subjects();
    let limit = subjects.contains(&"limit").then_some("limit");
    let mut head = vec!["", "ns", &reference];
    head.extend(limit.map(|_| "× limit"));
    head.extend(["× best peer", "instructions", "allocations", "bytes"]);
    let row = |subject: &&'static str| {
        let key = [table.name, class, subject];
        let ratio = |by| {
            let ratio = figures.samples.ratio(key, [table.name, class, by]);
            format!("{:.2}", ratio.median)
        };
        let mut row = vec![markdown::subject(subject)];
        row.push(format!("{:.1}", figures.samples.nanos(key).median));
        row.push(ratio(table.reference));
        row.extend(limit.map(ratio));
        row.push(figures.samples.ratio_to_best(key).to_string());
        row.push(markdown::figure(figures.instructions.get(key, 0), 0));
        row.push(markdown::figure(figures.allocations.get(key, 0), 2));
        row.push(markdown::figure(figures.allocations.get(key, 1), 1));
        row
    };
    markdown::table(&head, &subjects.iter().map(row).collect::<Vec<_>>())
}

/// What a class is.
fn heading(class: Class) -> String {
    let bytes = class.corpus().mean_length();
    format!("*{}*, {} texts of {bytes:.1} bytes", class.name, class.count())
}

/// What refusing costs beside accepting, and who refuses how much.
fn refusing(figures: &Figures) -> String {
    let table = Table::of("parse");
    let invalid = Class::of("invalid").corpus();
    let row = |job: crate::job::Job| {
        let [wrong, right] = ["invalid", "mixed"].map(|class| [table.name, class, job.subject]);
        let accepted = job.prepare(invalid)() as f64 / invalid.texts().len() as f64;
        vec![
            markdown::subject(job.subject),
            format!("{:.1} %", accepted * 100.0),
            format!("{:.1}", figures.samples.nanos(right).median),
            format!("{:.1}", figures.samples.nanos(wrong).median),
            figures.samples.ratio(wrong, right).to_string(),
        ]
    };
    let head = ["", "mutants accepted", "ns of an original", "ns of a mutant", "× original"];
    markdown::table(&head, &(table.jobs)().into_iter().map(row).collect::<Vec<_>>())
}

fn by_length(figures: &Figures, table: &Table) -> String {
    let subjects = table.subjects();
    let mut head = vec!["nanoseconds of a byte"];
    head.extend(&subjects);
    let reference = format!("newsuri × {}", table.reference);
    head.push(&reference);
    let rows = table.classes().map(|class| {
        let bytes = class.corpus().mean_length();
        let nanos =
            |subject: &&str| figures.samples.nanos([table.name, class.name, subject]).median;
        let mut row = vec![class.name.into()];
        row.extend(subjects.iter().map(|subject| format!("{:.2}", nanos(subject) / bytes)));
        let [ours, theirs] =
            ["newsuri", table.reference].map(|subject| [table.name, class.name, subject]);
        row.push(figures.samples.ratio(ours, theirs).to_string());
        row
    });
    format!("## {}\n\n{}", table.title, markdown::table(&head, &rows.collect::<Vec<_>>()))
}

fn sizes() -> String {
    let row = |(subject, name, bytes): &(&str, &str, usize)| {
        vec![markdown::subject(subject), format!("`{name}`"), bytes.to_string()]
    };
    markdown::table(&["", "type", "bytes"], &SIZES.iter().map(row).collect::<Vec<_>>())
}

fn literals(figures: &Figures) -> String {
    match &figures.literals {
        Some(literals) => format!("```text\n{literals}```\n"),
        None => NO_LITERALS.into(),
    }
}
