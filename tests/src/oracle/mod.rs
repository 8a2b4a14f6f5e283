//! An independent reading of the specifications: their ABNF, as text, made into automata.
//!
//! It shares no code and no table with the scanner. It is slow to make, and says of any text
//! whether it is a URI, what it names, and how far it can still become one.

mod abnf;
mod automaton;
mod grammar;
mod reading;

pub use automaton::Automaton;
pub use grammar::Grammar;
pub use reading::{Features, Meaning, Oracle, decode, encode};
