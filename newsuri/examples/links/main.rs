//! Makes an HTML page of links to the messages of an archive.
//!
//! ```text
//! cargo run --example links -- [FILE]
//! ```
//!
//! `FILE` is an mbox, one message, lines of the header fields `Message-ID`, `Newsgroups` and
//! `Xref`, or lines that are Message-IDs in angle brackets. `-` is standard input; without a file,
//! the mbox beside this program is read.
//!
//! The page goes to standard output. A name that is not valid gets no link: it is shown as text,
//! and the reason goes to standard error, as does a count at the end. The exit code is 0, or 1 if
//! the input could not be read or the page not be written, or 2 if the command line is wrong.

mod link;
mod message;
mod page;

use std::borrow::Cow;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use link::Item;

const USAGE: &str = "usage: links [FILE]

FILE is an mbox, a message, header lines, or lines that are Message-IDs; `-` is standard input.
Without FILE, a small mbox is read that comes with the program.";

const SAMPLE: &[u8] = include_bytes!("sample.mbox");

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let file = match arguments.as_slice() {
        [] => None,
        [option] if option == "--help" || option == "-h" => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        [file] if file == "-" || !file.as_encoded_bytes().starts_with(b"-") => Some(file),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(file.map(OsString::as_os_str)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("links: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(file: Option<&OsStr>) -> Result<(), String> {
    let input = read_input(file).map_err(|error| format!("cannot read the input: {error}"))?;
    let out = BufWriter::new(io::stdout().lock());
    write_page(&input, out).map_err(|error| format!("cannot write the page: {error}"))
}

fn read_input(file: Option<&OsStr>) -> io::Result<Cow<'static, [u8]>> {
    match file {
        None => Ok(Cow::Borrowed(SAMPLE)),
        Some(file) if file == "-" => {
            let mut input = Vec::new();
            io::stdin().read_to_end(&mut input)?;
            Ok(Cow::Owned(input))
        }
        Some(file) => fs::read(file).map(Cow::Owned),
    }
}

fn write_page(input: &[u8], mut out: impl Write) -> io::Result<()> {
    let mut summary = Summary::default();
    page::write_head(&mut out)?;
    for message in message::read(input)? {
        let cells = link::links(&message);
        page::write_row(&mut out, &cells)?;
        summary.add(&cells);
    }
    page::write_foot(&mut out)?;
    out.flush()?;
    eprintln!("{summary}");
    Ok(())
}

#[derive(Default)]
struct Summary {
    messages: usize,
    links: usize,
    refused: usize,
}

impl Summary {
    /// Counts a message, and reports what is refused in it.
    fn add(&mut self, cells: &[Vec<Item<'_>>]) {
        self.messages += 1;
        for item in cells.iter().flatten() {
            match &item.link {
                Ok(_) => self.links += 1,
                Err(report) => {
                    self.refused += 1;
                    eprintln!("message {}: {report}", self.messages);
                }
            }
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "messages: {}, links: {}, refused: {}", self.messages, self.links, self.refused)
    }
}
