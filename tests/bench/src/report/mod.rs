//! What is made of the figures: Markdown and a plot.

mod counts;
mod figures;
mod markdown;
mod plot;
mod samples;
mod sections;
mod sizes;
mod spread;
mod targets;

use std::fs;
use std::io;
use std::path::Path;

use figures::Figures;

/// Reads what was measured from one folder, writes `speed.md` and `speed.svg` to another, and gives
/// the Markdown.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn write(raw: &Path, results: &Path) -> io::Result<String> {
    let figures = Figures::read(raw)?;
    let markdown = sections::all(&figures);
    fs::create_dir_all(results)?;
    fs::write(results.join("speed.md"), &markdown)?;
    fs::write(results.join("speed.svg"), plot::draw(&figures.samples))?;
    Ok(markdown)
}
