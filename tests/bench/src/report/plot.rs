//! The plot: a bar for each time, in panels of what is compared. It has a ground of its own, so that it
//! can be read on any page.

use svg::node::element::{Group, Line, Rectangle, Text, Title};
use svg::{Document, Node};

use super::samples::{Samples, is_peer};
use crate::table::Table;

/// A table, and the classes of texts that are shown, each with what it is called.
struct Panel {
    table: &'static str,
    classes: &'static [(&'static str, &'static str)],
}

const PANELS: &[Panel] = &[
    Panel { table: "parse", classes: &[("mixed", "hot"), ("mixed, cold", "cold")] },
    Panel { table: "whole", classes: &[("ids", "hot"), ("ids, cold", "cold")] },
    Panel { table: "build", classes: &[("ids", "hot")] },
];

const WIDTH: f64 = 760.0;
const MARGIN: f64 = 20.0;
/// Where bars begin, and how long the longest is.
const BARS_LEFT: f64 = 210.0;
const BARS_WIDTH: f64 = 480.0;
const BAR: f64 = 11.0;
const BETWEEN_SUBJECTS: f64 = 8.0;
const HEADING: f64 = 34.0;

const GROUND: &str = "#ffffff";
const TEXT: &str = "#24292f";
const FAINT: &str = "#57606a";
const LIMIT: &str = "#8250df";
/// This library and its peers, hot and cold.
const OURS: [&str; 2] = ["#bc4c00", "#e59a66"];
const PEERS: [&str; 2] = ["#57606a", "#afb8c1"];

/// The plot as SVG.
pub(super) fn draw(samples: &Samples) -> String {
    let mut group = Group::new().set("font-family", "sans-serif").set("font-size", 12);
    let mut top = MARGIN;
    for panel in PANELS {
        top = panel.draw(samples, &mut group, top);
    }
    let ground = Rectangle::new().set("width", WIDTH).set("height", top).set("fill", GROUND);
    let document = Document::new()
        .set("viewBox", (0, 0, WIDTH, top))
        .set("width", WIDTH)
        .set("height", top)
        .set("role", "img")
        .add(Title::new("Nanoseconds of a URI, by library; shorter is faster"))
        .add(ground)
        .add(group);
    format!("{document}\n")
}

impl Panel {
    /// Draws it from a height on, and gives the height of its end.
    fn draw(&self, samples: &Samples, group: &mut Group, top: f64) -> f64 {
        let table = Table::of(self.table);
        let nanos = |subject: &str, class: &str| samples.nanos([self.table, class, subject]).median;
        let (first, _) = self.classes[0];
        let mut subjects = table.subjects();
        let has_limit = subjects.contains(&"limit");
        subjects.retain(|subject| !subject.starts_with("limit"));
        subjects.sort_by(|a, b| nanos(a, first).total_cmp(&nanos(b, first)));

        let all = subjects
            .iter()
            .flat_map(|subject| self.classes.iter().map(move |(class, _)| nanos(subject, class)));
        let scale = BARS_WIDTH / all.fold(0.0, f64::max);
        let heading = format!("{}: nanoseconds, less is better", table.title.replace('`', ""));
        group.append(text(MARGIN, top + 16.0, &heading).set("font-weight", "bold"));
        self.draw_legend(group, top + 16.0);

        let bars_top = top + HEADING;
        let mut y = bars_top;
        for subject in subjects {
            let middle = y + BAR * self.classes.len() as f64 / 2.0 + 4.0;
            group.append(label(subject, middle));
            for (index, (class, _)) in self.classes.iter().enumerate() {
                let nanos = nanos(subject, class);
                group.append(bar(y, nanos * scale, color(subject, index)));
                let shown = text(BARS_LEFT + nanos * scale + 5.0, y + 9.5, &format!("{nanos:.0}"));
                group.append(shown.set("font-size", 10).set("fill", FAINT));
                y += BAR;
            }
            y += BETWEEN_SUBJECTS;
        }
        if has_limit {
            draw_limit(group, BARS_LEFT + nanos("limit", first) * scale, bars_top, y);
            y += 18.0;
        }
        y + MARGIN
    }

    /// Which color is which class, if there are several.
    fn draw_legend(&self, group: &mut Group, baseline: f64) {
        if self.classes.len() < 2 {
            return;
        }
        for (index, (_, name)) in self.classes.iter().enumerate() {
            let left = BARS_LEFT + BARS_WIDTH - 100.0 + 60.0 * index as f64;
            for (column, colors) in [OURS, PEERS].iter().enumerate() {
                let x = left + 10.0 * column as f64;
                group.append(square(x, baseline - 9.0, colors[index]));
            }
            group.append(text(left + 24.0, baseline, name).set("fill", FAINT));
        }
    }
}

fn color(subject: &str, index: usize) -> &'static str {
    if is_peer(subject) { PEERS[index] } else { OURS[index] }
}

fn text(x: f64, y: f64, content: &str) -> Text {
    Text::new(content).set("x", tenths(x)).set("y", y).set("fill", TEXT)
}

fn label(subject: &str, y: f64) -> Text {
    let weight = if is_peer(subject) { "normal" } else { "bold" };
    let label = text(BARS_LEFT - 8.0, y, subject);
    label.set("text-anchor", "end").set("font-weight", weight)
}

/// Nobody sees more.
fn tenths(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

fn bar(y: f64, width: f64, color: &str) -> Rectangle {
    let bar = Rectangle::new().set("x", BARS_LEFT).set("y", y).set("width", tenths(width));
    bar.set("height", BAR - 1.0).set("fill", color)
}

fn square(x: f64, y: f64, color: &str) -> Rectangle {
    let square = Rectangle::new().set("x", x).set("y", y).set("width", 9).set("height", 9);
    square.set("fill", color)
}

/// A line down all bars.
fn draw_limit(group: &mut Group, x: f64, top: f64, bottom: f64) {
    let x = tenths(x);
    let line = Line::new().set("x1", x).set("x2", x).set("y1", top - 4.0).set("y2", bottom);
    group.append(line.set("stroke", LIMIT).set("stroke-dasharray", "4 3"));
    let note = text(x + 5.0, bottom + 8.0, "limit: one table lookup for each byte (hot)");
    group.append(note.set("fill", LIMIT).set("font-size", 11));
}
