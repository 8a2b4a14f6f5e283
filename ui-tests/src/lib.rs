//! The fixtures are in `fail/` and `pass/`, the test that compiles them in `tests/ui.rs`.
