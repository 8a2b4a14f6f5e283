//! The times: of each binary, the nanoseconds a text of every round of every job.

use std::collections::HashMap;

use super::figures::{Key, line};
use super::spread::Spread;
use crate::table::Table;

pub(super) struct Samples {
    binaries: Vec<HashMap<Key<'static>, Vec<f64>>>,
}

/// Whether a subject is neither this library nor a limit.
pub(super) fn is_peer(subject: &str) -> bool {
    !subject.starts_with("newsuri") && !subject.starts_with("limit")
}

impl Samples {
    /// Reads what `measure` printed, once for each binary.
    pub(super) fn read(texts: Vec<String>) -> Self {
        let read = |text: String| -> HashMap<_, _> { text.leak().lines().map(line).collect() };
        Self { binaries: texts.into_iter().map(read).collect() }
    }

    /// The least nanoseconds a text of each binary.
    pub(super) fn nanos(&self, key: Key<'_>) -> Spread {
        Spread::of(self.binaries.iter().map(|rounds| least(&rounds[&key])).collect())
    }

    /// One job divided by another: of each binary the median of what it is in the same round.
    pub(super) fn ratio(&self, key: Key<'_>, by: Key<'_>) -> Spread {
        let ratios = self.binaries.iter().map(|rounds| ratio(&rounds[&key], &rounds[&by]));
        Spread::of(ratios.collect())
    }

    /// One job divided by that of the best peer, which need not be the same in each binary.
    pub(super) fn ratio_to_best(&self, key @ [table, class, _]: Key<'_>) -> Spread {
        let ratios = self.binaries.iter().map(|rounds| {
            let nanos = |subject: &&str| least(&rounds[&[table, class, subject]]);
            let peers = Table::of(table).subjects().into_iter().filter(|subject| is_peer(subject));
            let best = peers.min_by(|a, b| nanos(a).total_cmp(&nanos(b))).expect("a peer");
            ratio(&rounds[&key], &rounds[&[table, class, best]])
        });
        Spread::of(ratios.collect())
    }
}

fn least(rounds: &[f64]) -> f64 {
    rounds.iter().copied().fold(f64::INFINITY, f64::min)
}

fn ratio(rounds: &[f64], by: &[f64]) -> f64 {
    Spread::of(rounds.iter().zip(by).map(|(one, other)| one / other).collect()).median
}
