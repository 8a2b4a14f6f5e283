//! Measures the time of every job: `measure [--quick] [TABLE...]`. Prints a line for each job of each class of
//! texts: table, class, subject, and then the nanoseconds a text, of one round after the other.

use std::hint::black_box;
use std::time::{Duration, Instant};

use newsuri_bench::job::Pass;
use newsuri_bench::table::TABLES;

const ROUNDS: usize = 30;
const QUICK_ROUNDS: usize = 7;
/// How long a turn is at least. Half as many passes go before it, untimed: with less, the branch predictor
/// has not learnt the hot texts.
const LEAST: Duration = Duration::from_millis(2);

/// The jobs that are compared with each other.
struct Contest {
    table: &'static str,
    class: &'static str,
    texts: usize,
    runners: Vec<Runner>,
}

struct Runner {
    subject: &'static str,
    pass: Pass,
    passes: usize,
    nanos: Vec<f64>,
}

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let rounds = if quick { QUICK_ROUNDS } else { ROUNDS };
    let tables: Vec<_> = std::env::args().skip(1).filter(|name| !name.starts_with("--")).collect();
    let mut contests = contests(&tables);
    for round in 0..rounds {
        for contest in &mut contests {
            contest.run(round);
        }
    }
    contests.iter().for_each(Contest::print);
}

/// Those of the tables that are named, or of all.
fn contests(tables: &[String]) -> Vec<Contest> {
    let is_named = |name: &str| tables.is_empty() || tables.iter().any(|table| table == name);
    let begun = TABLES.iter().filter(|table| is_named(table.name)).flat_map(|table| {
        table.classes().map(|class| {
            let corpus = class.corpus();
            let texts = corpus.texts().len();
            let runner =
                |job: newsuri_bench::job::Job| Runner::begin(job.subject, job.prepare(corpus));
            let runners = (table.jobs)().into_iter().map(runner).collect();
            Contest { table: table.name, class: class.name, texts, runners }
        })
    });
    begun.collect()
}

impl Contest {
    /// Everyone has one turn, and in the next round another one is first.
    fn run(&mut self, round: usize) {
        let first = round % self.runners.len();
        let (behind, before) = self.runners.split_at_mut(first);
        for runner in before.iter_mut().chain(behind) {
            runner.run(self.texts);
        }
    }

    fn print(&self) {
        for runner in &self.runners {
            let nanos: Vec<String> =
                runner.nanos.iter().map(|nanos| format!("{nanos:.3}")).collect();
            println!("{}\t{}\t{}\t{}", self.table, self.class, runner.subject, nanos.join("\t"));
        }
    }
}

impl Runner {
    fn begin(subject: &'static str, pass: Pass) -> Self {
        let start = Instant::now();
        black_box(pass());
        let once = start.elapsed().max(Duration::from_nanos(1));
        let passes = LEAST.as_nanos().div_ceil(once.as_nanos());
        let passes = usize::try_from(passes).unwrap_or(1);
        Self { subject, pass, passes, nanos: Vec::new() }
    }

    /// Where there are several passes, some go before them: the caches and the branch predictor still know
    /// the subject before.
    #[allow(clippy::cast_precision_loss, reason = "far below 2^52")]
    fn run(&mut self, texts: usize) {
        for _ in 0..self.passes / 2 {
            black_box((self.pass)());
        }
        let start = Instant::now();
        for _ in 0..self.passes {
            black_box((self.pass)());
        }
        let nanos = start.elapsed().as_nanos() as f64;
        self.nanos.push(nanos / (self.passes * texts) as f64);
    }
}
