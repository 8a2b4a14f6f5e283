//! Writes the report: `report RAW RESULTS`. Reads what was measured from the one folder, writes
//! Markdown and a plot to the other, and prints the Markdown.
#![allow(clippy::expect_used, reason = "a tool")]

use std::io;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [raw, results] = arguments.as_slice() else {
        return Err(io::Error::other("usage: report RAW RESULTS"));
    };
    print!("{}", newsuri_bench::report::write(raw.as_ref(), results.as_ref())?);
    Ok(())
}
