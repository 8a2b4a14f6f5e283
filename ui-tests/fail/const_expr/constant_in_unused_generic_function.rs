use std::fmt::Write;

use newsuri::news_uri;

const GROUP: &str = "news:comp.lang.c~";

pub fn write_link<W: Write>(out: &mut W) -> std::fmt::Result {
    write!(out, "{}", news_uri!(GROUP))
}

fn main() {}
