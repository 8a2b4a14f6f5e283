//! Random numbers that are the same on every machine and in every version.

/// `SplitMix64`, begun at a fixed place.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn begin(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let scaled = u128::from(self.next()) * u128::try_from(end).unwrap();
        usize::try_from(scaled >> 64).unwrap()
    }

    /// One of several.
    pub(crate) fn pick<T: Copy>(&mut self, several: &[T]) -> T {
        several[self.below(several.len())]
    }

    /// One of several, each as often as its weight says.
    pub(crate) fn weighted<T: Copy>(&mut self, several: &[(usize, T)]) -> T {
        let mut place = self.below(several.iter().map(|(weight, _)| weight).sum());
        let chosen = several.iter().find(|(weight, _)| {
            let found = place < *weight;
            place = place.saturating_sub(*weight);
            found
        });
        chosen.expect("a weight").1
    }
}
