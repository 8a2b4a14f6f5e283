//! Facts about newsuri.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]

mod build_cases;
mod message_ids;
mod strict_cases;
