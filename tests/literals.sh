#!/usr/bin/env bash
# What literals cost at compile time, for this library and for others that check literals: how many
# crates they bring along, how long these take to build, and the microseconds of each literal in
# `cargo check` and `cargo build`, measured as the difference between a program with 1,000 literals, all
# of them different, and one with none. Times are the processor time of the command, the least of
# several runs. Needs bash and a network.
set -euo pipefail
cd "$(dirname "$0")/.."
newsuri=$PWD/newsuri
literals=${1:-1000}
runs=${2:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CARGO_INCREMENTAL=0 CARGO_TERM_QUIET=true
unset CARGO_TARGET_DIR
TIMEFORMAT=%U

# Each is a name, what it depends on, what it uses, and a literal in which N is a number.
subjects=(
    'a plain &str|||"news:comp.lang.rustN"'
    "news_uri!, a group|newsuri = { path = \"$newsuri\" }|newsuri::news_uri|news_uri!(\"news:comp.lang.rustN\")"
    "news_uri!, an article|newsuri = { path = \"$newsuri\" }|newsuri::news_uri|news_uri!(\"news:N@example.com\")"
    "news_uri!, an article there|newsuri = { path = \"$newsuri\" }|newsuri::news_uri|news_uri!(\"news://news.example.com/N@example.com\")"
    "news_uri!, with an escape|newsuri = { path = \"$newsuri\" }|newsuri::news_uri|news_uri!(\"news:a%2FN@example.com\")"
    "msg_id!|newsuri = { path = \"$newsuri\" }|newsuri::msg_id|msg_id!(\"N@example.com\")"
    'iri-rs, static|iri-rs = { version = "3", features = ["static"] }|iri_rs::uri|uri!("news:comp.lang.rustN")'
    'static-iref|static-iref = "3"NEWLINEiref = "3"|static_iref::uri|uri!("news:comp.lang.rustN")'
    'time, datetime!|time = { version = "0.3", features = ["macros"] }|time::macros::datetime|datetime!(2026-01-02 03:04:05.N UTC)'
    'uuid!|uuid = "1"|uuid::uuid|uuid!("67e55044-10b1-426f-9247-N123456")'
)

# A program with this many literals.
program() {
    local uses=$1 literal=$2 count=$3
    [ -z "$uses" ] || printf 'use %s;\n' "$uses"
    printf 'fn main() {\n'
    for ((n = 100000; n < 100000 + count; n++)); do
        printf '    let _ = %s;\n' "${literal//N/$n}"
    done
    printf '}\n'
}

# The least processor time of a command in milliseconds.
least() {
    local command=$1
    for ((run = 0; run < runs; run++)); do
        touch src/main.rs
        { time cargo "$command" >/dev/null 2>&1; } 2>&1
    done | sort -n | head -1 | awk '{ print $1 * 1000 }'
}

printf '%-32s %8s %12s %14s %14s\n' literal crates 'cold build s' 'µs in check' 'µs in build'
for subject in "${subjects[@]}"; do
    IFS='|' read -r name depends uses literal <<<"$subject"
    folder=$work/${name//[^a-z_]/-}
    mkdir -p "$folder/src"
    cd "$folder"
    printf '[package]\nname = "literals"\nversion = "0.0.0"\nedition = "2024"\n[dependencies]\n%s\n[workspace]\n' "${depends//NEWLINE/$'\n'}" >Cargo.toml
    program '' '' 0 >none.rs
    program "$uses" "$literal" "$literals" >many.rs
    cp none.rs src/main.rs
    cargo fetch
    crates=$(cargo tree --prefix none --edges normal,build | sed 's/ (\*)$//' | sort --unique | grep --count --invert-match '^literals ' || true)
    cold=$({ time cargo build >/dev/null 2>&1; } 2>&1)
    cp many.rs src/main.rs
    cargo check >check.log 2>&1 || { printf '%s: %s\n' "$name" "$(grep -m1 '^error' check.log)"; continue; }
    cargo build
    many_check=$(least check) many_build=$(least build)
    cp none.rs src/main.rs
    none_check=$(least check) none_build=$(least build)
    awk -v name="$name" -v crates="$crates" -v cold="$cold" -v literals="$literals" \
        -v check="$many_check" -v no_check="$none_check" -v build="$many_build" -v no_build="$none_build" \
        'BEGIN { printf "%-32s %8d %12.1f %14.0f %14.0f\n", name, crates, cold, (check - no_check) * 1000 / literals, (build - no_build) * 1000 / literals }'
done
