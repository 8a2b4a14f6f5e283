//! Proof that the scanner accepts exactly the grammar of the RFCs, and means the same by it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]
#![allow(clippy::indexing_slicing, reason = "these are tests")]

mod exhaustive;
mod oracle_cases;
mod round_trips;
mod tables;
