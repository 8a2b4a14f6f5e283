//! The scanner agrees with the automata made of the RFCs' ABNF.
#![no_main]

use libfuzzer_sys::fuzz_target;
use newsuri_tests::compare::compare;

fuzz_target!(|text: &str| compare(text));
