//! On nightly, an error points at the byte itself and not at the whole literal. Where there is no such
//! toolchain, there is nothing to see.

#![allow(clippy::unwrap_used, reason = "this is a test")]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Literals, each with the column of the byte that is wrong.
const LITERALS: &[(&str, usize)] = &[
    (r#"newsuri::news_uri!("news:a|b@example.com")"#, 39),
    (r##"newsuri::news_uri!(r#"news:comp.lang.c~"#)"##, 51),
    (r#"newsuri::news_uri!("nntp:g")"#, 38),
    (r#"newsuri::newsgroup!("é é")"#, 35),
    (r#"newsuri::msg_id!("a@")"#, 33),
    (r#"newsuri::draft_uri!("news:")"#, 39),
];

fn nightly(arguments: &[&str], folder: &Path) -> Option<String> {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo"]).args(arguments).current_dir(folder);
    let output = command.output().ok()?;
    (output.status.code() != Some(1)).then(|| String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn on_nightly_an_error_points_at_the_byte() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nightly");
    if nightly(&["--version"], root).is_none() {
        println!("there is no nightly toolchain");
        return;
    }
    fs::create_dir_all(folder.join("src")).unwrap();
    let newsuri = root.parent().unwrap().join("newsuri");
    let manifest = format!(
        "[package]\nname = \"pointed\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[dependencies]\n\
         newsuri = {{ path = {newsuri:?} }}\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    let calls: Vec<_> = LITERALS.iter().map(|(call, _)| format!("    let _ = {call};\n")).collect();
    fs::write(folder.join("src/main.rs"), format!("fn main() {{\n{}}}\n", calls.concat())).unwrap();
    let shown = nightly(&["check", "--message-format", "short", "--target-dir", "target"], &folder)
        .unwrap();
    for (line, (call, column)) in (2..).zip(LITERALS) {
        let place = format!("src/main.rs:{line}:{column}: error");
        assert!(shown.contains(&place), "{call}: {place}\n{shown}");
    }
}
