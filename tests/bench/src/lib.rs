//! What is measured, and what is made of the figures. The binaries run it; `README.md` says how.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a tool, no library")]
#![allow(clippy::indexing_slicing, reason = "a tool, no library")]
#![allow(clippy::cast_precision_loss, reason = "counts here are far below 2^52")]
#![allow(clippy::missing_panics_doc, clippy::must_use_candidate, reason = "a tool, no library")]

pub mod class;
pub mod corpus;
pub mod job;
pub mod jobs;
pub mod pattern;
mod random;
pub mod report;
pub mod table;
mod words;
