//! Says what a link into Usenet is, or what is wrong with it, and what the grammars before RFC 5538
//! make of it, where that is something else.
//!
//! ```text
//! cargo run --example explain -- [--json] [--] [URI...]
//! ```
//!
//! Without a URI, every line of standard input is one: only the line end, `\n` or `\r\n`, is taken
//! off. With `--json`, each gives one JSON object on one line, with the input as it was given;
//! otherwise no password is shown.
//!
//! All answers go to standard output, errors in a URI too. The exit code is 0 if all URIs are
//! valid, 1 if one is not, and 2 if the command line is wrong or something could not be read or
//! written.

mod json;
mod older;
mod reading;
mod text;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::iter;
use std::process::ExitCode;

const USAGE: &str = "usage: explain [--json] [--] [URI...]

Says what each news:, snews: or nntp: URI is, or what is wrong with it, and what older
grammars make of it, where that is something else.
Without a URI, the lines of standard input are read.

  --json  write one JSON object a line; its `input` is the text as it is, password included
  --help  show this text";

const TROUBLE: u8 = 2;

fn main() -> ExitCode {
    match command(env::args_os().skip(1)) {
        Command::Help => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        Command::Unknown(option) => {
            eprintln!("explain: unknown option {option}\n{USAGE}");
            ExitCode::from(TROUBLE)
        }
        Command::Explain { json, uris } => match explain_all(inputs(uris), json) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("explain: {error}");
                ExitCode::from(TROUBLE)
            }
        },
    }
}

enum Command {
    Help,
    Unknown(String),
    Explain { json: bool, uris: Vec<OsString> },
}

fn command(mut arguments: impl Iterator<Item = OsString>) -> Command {
    let (mut json, mut uris) = (false, Vec::new());
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--help" | "-h") => return Command::Help,
            Some("--json") => json = true,
            Some("--") => uris.extend(arguments.by_ref()),
            Some(option) if option.starts_with('-') => return Command::Unknown(option.into()),
            _ => uris.push(argument),
        }
    }
    Command::Explain { json, uris }
}

/// The URIs as bytes, which need not be text.
fn inputs(uris: Vec<OsString>) -> Box<dyn Iterator<Item = io::Result<Vec<u8>>>> {
    if uris.is_empty() {
        let mut input = io::stdin().lock();
        return Box::new(iter::from_fn(move || read_line(&mut input).transpose()));
    }
    Box::new(uris.into_iter().map(|uri| Ok(uri.into_encoded_bytes())))
}

fn read_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.pop_if(|octet| *octet == b'\n').is_some() {
        line.pop_if(|octet| *octet == b'\r');
    }
    Ok(Some(line))
}

/// Whether all URIs are valid.
fn explain_all(inputs: impl Iterator<Item = io::Result<Vec<u8>>>, json: bool) -> io::Result<bool> {
    let mut out = io::stdout().lock();
    let mut all_valid = true;
    for input in inputs {
        let input = input?;
        let reading = reading::read(&input);
        all_valid &= reading.is_ok();
        if json {
            json::write(&mut out, &input, &reading)?;
        } else {
            text::write(&mut out, &input, &reading)?;
        }
    }
    out.flush()?;
    Ok(all_valid)
}
