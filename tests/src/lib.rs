//! What the tests share: the tables of cases, and the README, whose code blocks are tests.

pub mod oracle;
mod table;

pub use table::{Row, Table};

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}
