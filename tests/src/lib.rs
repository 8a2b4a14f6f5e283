//! What the tests share: the tables of cases, and the README, whose code blocks are tests.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]
#![allow(clippy::indexing_slicing, reason = "these are tests")]

pub mod compare;
pub mod oracle;
mod table;

pub use table::{Row, Table};

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
mod readme {}
