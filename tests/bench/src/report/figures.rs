//! All that was measured.

use std::fs;
use std::io;
use std::path::Path;

use super::counts::Counts;
use super::samples::Samples;

/// Table, class and subject.
pub(super) type Key<'a> = [&'a str; 3];

pub(super) struct Figures {
    pub(super) samples: Samples,
    pub(super) instructions: Counts,
    /// In the first column how many, in the second how many bytes.
    pub(super) allocations: Counts,
    /// What the machine is, as Markdown has it.
    pub(super) machine: String,
    /// What literals cost, if that was measured.
    pub(super) literals: Option<String>,
}

impl Figures {
    /// Reads `measure-1.tsv` and so on, `allocations.tsv` and `machine.md`, and where they are there
    /// `instructions.tsv` and `literals.txt`.
    pub(super) fn read(raw: &Path) -> io::Result<Self> {
        let read = |name: &str| fs::read_to_string(raw.join(name));
        let times = (1..).map_while(|binary| read(&format!("measure-{binary}.tsv")).ok());
        Ok(Self {
            samples: Samples::read(times.collect()),
            instructions: read("instructions.tsv").map(Counts::read).unwrap_or_default(),
            allocations: read("allocations.tsv").map(Counts::read)?,
            machine: read("machine.md")?,
            literals: read("literals.txt").ok(),
        })
    }
}

/// A line of a TSV: whom it is about, and figures.
pub(super) fn line(line: &'static str) -> (Key<'static>, Vec<f64>) {
    let mut cells = line.split('\t');
    let key = [(); 3].map(|()| cells.next().expect("table, class and subject"));
    (key, cells.map(|cell| cell.parse().expect("a figure")).collect())
}
