//! Reads one text of a hard shape, so that its instructions can be counted: `scaling SHAPE BYTES
//! TIMES`. `scaling.sh` runs it.
#![allow(clippy::expect_used, reason = "a tool for those who count instructions")]

use std::hint::black_box;

use newsuri::NewsUriRef;

/// The shapes: what a text begins with, what is repeated, and what it ends with.
const SHAPES: &[(&str, &str, &str, &str)] = &[
    ("dots", "news:", ".", ""),
    ("dots-of-an-id", "news:a@b", ".c", ""),
    ("triplets", "news:", "%41", ""),
    ("utf8", "news:", "%F0%9F%98%80", ""),
    ("brackets", "news:", "[", ""),
    ("brackets-of-a-host", "news://", "[", "/g"),
    ("authority", "news://", "h", "/g"),
    ("userinfo", "news://", "u:", "@h/g"),
    ("port", "news://h:", "0", "/g"),
    ("ipv6", "news://[", "1:", ":]/g"),
    ("ipv6-zeros", "news://[::", "0", "]/g"),
    ("ats", "news:", "@", ""),
    ("slashes", "news:", "/", ""),
    ("fragment", "news:g#", "f%20", ""),
    ("scheme", "", "n", ":g"),
    ("colons-and-slashes", "x:", ":/x//|", "@"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, shape, bytes, times] = arguments.as_slice() else {
        for (name, ..) in SHAPES {
            println!("{name}");
        }
        return;
    };
    let (_, begin, repeated, end) =
        SHAPES.iter().find(|(name, ..)| name == shape).expect("a shape");
    let bytes: usize = bytes.parse().expect("a number of bytes");
    let text = format!("{begin}{}{end}", repeated.repeat(bytes / repeated.len()));
    for _ in 0..times.parse().expect("a number of times") {
        // An error is shown as well: that must not take longer than to find it.
        if let Err(error) = black_box(NewsUriRef::parse(black_box(&text))) {
            black_box(error.report(&text));
        }
    }
}
