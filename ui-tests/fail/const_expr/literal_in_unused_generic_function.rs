use std::fmt::Write;

use newsuri::news_uri;

pub fn write_link<W: Write>(out: &mut W) -> std::fmt::Result {
    write!(out, "{}", news_uri!("news:comp.lang.c~"))
}

fn main() {}
