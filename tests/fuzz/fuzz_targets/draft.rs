//! The scanner agrees with the automata made of the older grammars.
#![no_main]

use libfuzzer_sys::fuzz_target;
use newsuri::draft::Grammar;
use newsuri_tests::compare::compare_by;

fuzz_target!(|text: &str| {
    for grammar in Grammar::ALL {
        compare_by(Some(*grammar), text);
    }
});
