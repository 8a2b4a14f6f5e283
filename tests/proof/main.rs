//! Proof that the scanner accepts exactly the grammar of the RFCs, and means the same by it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]
#![allow(clippy::indexing_slicing, reason = "these are tests")]

mod exhaustive;
mod numbers;
mod older;
mod oracle_cases;
mod places;
mod round_trips;
mod strategies;
mod tables;

/// How deep the proof goes: the octets behind each state, and the power of ten of random cases.
/// `NEWSURI_PROOF_DEPTH=3` makes it longer.
fn depth() -> u32 {
    std::env::var("NEWSURI_PROOF_DEPTH").ok().and_then(|depth| depth.parse().ok()).unwrap_or(2)
}
