//! A figure of which there are several, one of each binary.

use std::fmt;

#[derive(Clone, Copy)]
pub(super) struct Spread {
    pub(super) median: f64,
    pub(super) least: f64,
    pub(super) most: f64,
}

impl Spread {
    /// Of one figure at least.
    pub(super) fn of(mut figures: Vec<f64>) -> Self {
        figures.sort_by(f64::total_cmp);
        let (low, high) = (figures[(figures.len() - 1) / 2], figures[figures.len() / 2]);
        let (least, most) = (figures[0], figures[figures.len() - 1]);
        Self { median: f64::midpoint(low, high), least, most }
    }
}

/// The median, and how far the others are away if there are any.
impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { median, least, most } = self;
        if least < most {
            return write!(f, "{median:.2} ({least:.2}–{most:.2})");
        }
        write!(f, "{median:.2}")
    }
}
