//! Tables in Markdown.

use std::fmt::Write;

/// A table: its first column is text, the others are figures.
pub(super) fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let mut table = String::new();
    let head: Vec<String> = head.iter().map(|cell| (*cell).into()).collect();
    let mut rule = vec![String::from("---:"); head.len()];
    rule[0] = "---".into();
    for row in [&head, &rule].into_iter().chain(rows) {
        let _ = writeln!(table, "| {} |", row.join(" | "));
    }
    table
}

/// A figure, or nothing.
pub(super) fn figure(figure: Option<f64>, digits: usize) -> String {
    figure.map_or_else(|| "–".into(), |figure| format!("{figure:.digits$}"))
}

/// A row of this library stands out.
pub(super) fn subject(subject: &str) -> String {
    if subject.starts_with("newsuri") { format!("**{subject}**") } else { subject.into() }
}
