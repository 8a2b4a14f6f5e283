//! What is counted and not timed: a figure or several of each job.

use std::collections::HashMap;

use super::figures::{Key, line};

/// Nothing is known of a job that was not counted.
#[derive(Default)]
pub(super) struct Counts(HashMap<Key<'static>, Vec<f64>>);

impl Counts {
    /// Reads lines of table, class, subject and figures.
    pub(super) fn read(text: String) -> Self {
        Self(text.leak().lines().map(line).collect())
    }

    /// The figure in a column of those behind the subject.
    pub(super) fn get(&self, key: Key<'_>, column: usize) -> Option<f64> {
        self.0.get(&key)?.get(column).copied()
    }
}
