//! The tables: which jobs are compared, and over which texts.

use crate::class::Class;
use crate::job::Job;
use crate::jobs::{build, decode, parse, whole};

/// A table.
#[derive(Debug)]
pub struct Table {
    /// Its name on the command line and in the TSV.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// Who the others are divided by.
    pub reference: &'static str,
    /// Names of classes.
    pub classes: &'static [&'static str],
    /// The jobs, in the order of the rows.
    pub jobs: fn() -> Vec<Job>,
}

/// All of them.
pub const TABLES: &[Table] = &[
    Table {
        name: "parse",
        title: "Parse and validate",
        reference: "oxiri",
        classes: &[
            "mixed",
            "mixed, cold",
            "plain id",
            "encoded id",
            "group",
            "authority",
            "nntp",
            "invalid",
        ],
        jobs: parse::jobs,
    },
    Table {
        name: "whole",
        title: "The whole job: text of a URI to raw Message-ID",
        reference: "fluent-uri",
        classes: &["ids", "ids, cold", "plain id", "encoded id"],
        jobs: whole::jobs,
    },
    Table {
        name: "build",
        title: "Building `news:` and an encoded Message-ID",
        reference: "fluent-uri",
        classes: &["ids", "plain id", "encoded id"],
        jobs: build::jobs,
    },
    Table {
        name: "build-there",
        title: "Building `news://`, a server and an encoded Message-ID",
        reference: "fluent-uri",
        classes: &["ids there"],
        jobs: build::jobs_there,
    },
    Table {
        name: "decode",
        title: "Decoding the Message-ID of a URI that has been read",
        reference: "percent-encoding",
        classes: &["ids", "encoded id"],
        jobs: decode::jobs,
    },
    Table {
        name: "scaling",
        title: "Length",
        reference: "oxiri",
        classes: &[
            "id, 64 B",
            "id, 250 B",
            "group, 64 B",
            "group, 1 KiB",
            "group, 64 KiB",
            "group, 1 MiB",
            "escaped group, 64 B",
            "escaped group, 1 KiB",
            "escaped group, 64 KiB",
            "escaped group, 1 MiB",
            "fragment, 64 B",
            "fragment, 1 KiB",
            "fragment, 64 KiB",
            "fragment, 1 MiB",
        ],
        jobs: parse::jobs_of_scaling,
    },
];

impl Table {
    /// The table of a name.
    pub fn of(name: &str) -> &'static Self {
        TABLES.iter().find(|table| table.name == name).expect("a table")
    }

    /// The classes of texts.
    pub fn classes(&self) -> impl Iterator<Item = Class> {
        self.classes.iter().map(|name| Class::of(name))
    }

    /// Who takes part.
    pub fn subjects(&self) -> Vec<&'static str> {
        (self.jobs)().into_iter().map(|job| job.subject).collect()
    }
}
