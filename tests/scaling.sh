#!/usr/bin/env bash
# Counts the instructions per byte that it takes to read texts of hard shapes and growing lengths, and
# to show what is wrong with them. Needs valgrind. A figure that grows with the length is a mistake.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --quiet --release -p newsuri-tests --example scaling
program=target/release/examples/scaling

# Instructions of a whole run: shape, bytes, how often the text is read.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 |
        sed -n 's/.*Collected : //p'
}

printf '%-20s %12s %12s %12s   instructions per byte\n' shape 1KiB 1MiB 16MiB
for shape in $("$program"); do
    printf '%-20s' "$shape"
    for bytes in 1024 1048576 16777216; do
        with=$(count "$shape" "$bytes" 1)
        without=$(count "$shape" "$bytes" 0)
        awk "BEGIN { printf \" %12.2f\", ($with - $without) / $bytes }"
    done
    printf '\n'
done
