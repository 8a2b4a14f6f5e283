//! Does one job, so that its instructions can be counted: `once TABLE CLASS SUBJECT PASSES`. Without
//! arguments, lists what there is: table, class, subject and the number of texts.
#![allow(clippy::expect_used, reason = "a tool for those who count instructions")]

use std::hint::black_box;

use newsuri_bench::class::Class;
use newsuri_bench::table::{TABLES, Table};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [table, class, subject, passes] => run(table, class, subject, passes),
        _ => TABLES.iter().for_each(list),
    }
}

fn run(table: &str, class: &str, subject: &str, passes: &str) {
    let jobs = (Table::of(table).jobs)();
    let job = jobs.iter().find(|job| job.subject == subject).expect("a subject");
    let pass = job.prepare(Class::of(class).corpus());
    for _ in 0..passes.parse().expect("a number of passes") {
        black_box(pass());
    }
}

fn list(table: &Table) {
    for class in table.classes() {
        for job in (table.jobs)() {
            println!("{}\t{}\t{}\t{}", table.name, class.name, job.subject, class.count());
        }
    }
}
