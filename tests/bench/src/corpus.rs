//! Texts, as the jobs read them.

/// Texts that stand one behind the other in memory, in the order in which they are read.
#[derive(Debug)]
pub struct Corpus {
    texts: Vec<&'static str>,
}

impl Corpus {
    pub(crate) fn leak(texts: &[String]) -> &'static Self {
        let mut rest: &'static str = texts.concat().leak();
        let cut = |text: &String| {
            let (first, behind) = rest.split_at(text.len());
            rest = behind;
            first
        };
        Box::leak(Box::new(Self { texts: texts.iter().map(cut).collect() }))
    }

    /// All of them.
    pub fn texts(&self) -> &[&'static str] {
        &self.texts
    }

    /// How many bytes one has.
    pub fn mean_length(&self) -> f64 {
        let bytes: usize = self.texts.iter().map(|text| text.len()).sum();
        bytes as f64 / self.texts.len() as f64
    }
}
