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

mod advice;
mod advice_kind;
mod authority;
#[allow(clippy::indexing_slicing, reason = "a place is always inside a block")]
#[allow(clippy::inline_always, reason = "a fifth faster than `inline`, measured")]
mod block;
mod buffer;
#[allow(clippy::inline_always, reason = "a fifth faster than `inline`, measured")]
mod common;
mod component;
mod constant;
mod error;
mod fault;
mod grammar;
mod ip;
mod kind;
mod lacking;
#[allow(clippy::indexing_slicing, reason = "a place is always inside a block")]
#[allow(clippy::inline_always, reason = "a fifth faster than `inline`, measured")]
mod marks;
mod message_id;
mod newsgroup;
mod number;
#[allow(clippy::indexing_slicing, reason = "an octet is always inside a table of 256")]
pub mod octet;
mod opaque;
mod parts;
pub mod password;
mod path;
pub mod plain;
mod printable;
mod report;
mod rule;
#[allow(clippy::indexing_slicing, reason = "an octet is always inside a table of 256")]
mod run;
mod scan;
mod scheme;
mod subject;
mod suggestion;
mod triplets;
mod unit;
mod url;
mod wildmat;

pub use advice::{Advice, advice};
pub use advice_kind::AdviceKind;
pub use authority::{HostKind, without_brackets};
#[doc(hidden)]
pub use common::Stop;
pub use component::Component;
pub use error::ParseError;
pub use grammar::Grammar;
pub use kind::ParseErrorKind;
pub use lacking::Lacking;
pub use parts::{Parts, TargetKind, WrittenServer};
pub use report::Report;
pub use rule::Rule;
pub use scan::{scan, scan_common, scan_on};
pub use scheme::Scheme;
pub use subject::Subject;
pub use suggestion::Suggestion;
pub use triplets::Triplets;
