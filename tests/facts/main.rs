//! Facts about newsuri.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]
#![allow(clippy::indexing_slicing, reason = "these are tests")]

mod advice;
mod allocations;
mod build_cases;
mod builders;
mod documents;
mod draft;
mod errors;
mod message_ids;
mod meta;
mod nouns;
mod passwords;
mod reports;
mod strict_cases;
mod templates;
mod uris;
