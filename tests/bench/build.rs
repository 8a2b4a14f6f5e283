//! Gives the binary that measures another layout if `run` asks for one: where its functions stand makes a
//! difference of its own.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=NEWSURI_BENCH_LAYOUT");
    if let Ok(seed) = std::env::var("NEWSURI_BENCH_LAYOUT") {
        // Of the linkers only lld knows it, and `run` goes on without.
        let argument = format!("-Wl,--shuffle-sections=.text*={seed}");
        println!("cargo::rustc-link-arg-bin=measure={argument}");
    }
}
