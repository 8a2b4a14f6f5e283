use std::fmt::Write;

use newsuri::draft_uri;

const LIST: &str = "news:comp.*,,alt.*";

pub fn write_link<W: Write>(out: &mut W) -> std::fmt::Result {
    write!(out, "{}", draft_uri!(LIST, Wildmat))
}

fn main() {}
