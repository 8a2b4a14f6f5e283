//! What the compiler says to those who misuse newsuri, to the letter.
//!
//! The two tests stay apart: one passing case would turn the `cargo check` that shows that errors
//! come without code generation into a `cargo build`.

#[test]
fn every_mistake_has_one_message_that_says_what_to_do() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("fail/*/*.rs");
}

#[test]
fn the_macros_work_wherever_they_are_called() {
    let cases = trybuild::TestCases::new();
    cases.pass("pass/*.rs");
}
