//! Counts what every job allocates. Prints a line for each job of each class of texts: table, class,
//! subject, allocations and bytes of a text. It replaces the allocator, so it measures no time.
#![allow(clippy::cast_precision_loss, reason = "far below 2^52")]

use std::hint::black_box;

use allocation_counter::measure;
use newsuri_bench::table::{TABLES, Table};

fn main() {
    TABLES.iter().for_each(count);
}

fn count(table: &Table) {
    for class in table.classes() {
        let corpus = class.corpus();
        let texts = corpus.texts().len() as f64;
        for job in (table.jobs)() {
            let pass = job.prepare(corpus);
            // The first time, a subject may make what it keeps.
            black_box(pass());
            let counted = measure(|| {
                black_box(pass());
            });
            let [allocations, bytes] =
                [counted.count_total, counted.bytes_total].map(|total| total as f64 / texts);
            println!(
                "{}\t{}\t{}\t{allocations:.3}\t{bytes:.3}",
                table.name, class.name, job.subject
            );
        }
    }
}
