//! What is measured: one thing that one library does, over all texts of a class.

use std::fmt;
use std::hint::black_box;

use crate::corpus::Corpus;

/// Does it once for each text, and says how often it went well.
pub type Pass = Box<dyn Fn() -> usize>;

/// A job.
pub struct Job {
    /// Who does it. A name of this library begins with `newsuri`, one of a limit with `limit`.
    pub subject: &'static str,
    prepare: Box<dyn Fn(&Corpus) -> Pass>,
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("subject", &self.subject).finish_non_exhaustive()
    }
}

/// What a job gives for one text.
pub(crate) trait Outcome {
    fn is_good(&self) -> bool;
}

impl Outcome for bool {
    fn is_good(&self) -> bool {
        *self
    }
}

impl<T> Outcome for Option<T> {
    fn is_good(&self) -> bool {
        self.is_some()
    }
}

impl<T, E> Outcome for Result<T, E> {
    fn is_good(&self) -> bool {
        self.is_ok()
    }
}

impl Job {
    /// A job on the texts themselves.
    pub(crate) fn on_texts<R: Outcome + 'static>(
        subject: &'static str,
        work: impl Fn(&'static str) -> R + Copy + 'static,
    ) -> Self {
        Self::new(subject, |text| text, work)
    }

    /// A job on what was made of the texts beforehand.
    pub(crate) fn new<T: Copy + 'static, R: Outcome + 'static>(
        subject: &'static str,
        read: impl Fn(&'static str) -> T + 'static,
        work: impl Fn(T) -> R + Copy + 'static,
    ) -> Self {
        let prepare = move |corpus: &Corpus| -> Pass {
            let items: Vec<T> = corpus.texts().iter().map(|text| read(text)).collect();
            Box::new(move || pass(&items, work))
        };
        Self { subject, prepare: Box::new(prepare) }
    }

    /// Gets ready for a corpus.
    pub fn prepare(&self, corpus: &Corpus) -> Pass {
        (self.prepare)(corpus)
    }
}

/// A function of its own for each job, so that one is not compiled differently for another.
#[inline(never)]
fn pass<T: Copy, R: Outcome>(items: &[T], work: impl Fn(T) -> R) -> usize {
    let mut good = 0;
    for item in items {
        let outcome = work(black_box(*item));
        good += usize::from(black_box(&outcome).is_good());
    }
    good
}
