#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

/// The value of a `Result`, or a return with its error: `?` for `const fn`.
macro_rules! tri {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

mod authority;
mod buffer;
mod error;
mod grammar;
mod ip;
mod message_id;
mod newsgroup;
pub mod noun;
mod number;
#[allow(clippy::indexing_slicing, reason = "an octet is always inside a table of 256")]
pub mod octet;
mod parts;
pub mod password;
mod report;
#[allow(clippy::indexing_slicing, reason = "an octet is always inside a table of 256")]
mod run;
mod scan;
mod scheme;
mod suggestion;
mod unit;
mod wildmat;

pub use authority::HostKind;
pub use error::{Component, ParseError, ParseErrorKind, Rule, Subject};
pub use grammar::{Grammar, Spelling};
pub use parts::{Kind, Parts};
pub use report::Report;
pub use scan::scan;
pub use scheme::Scheme;
pub use suggestion::Suggestion;
