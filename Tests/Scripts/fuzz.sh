#!/usr/bin/env bash
# Looks for bytes that crash the engine, or for which it differs from the model, with libFuzzer: Tests/Fuzz.
#
#   Tests/Scripts/fuzz.sh [SECONDS [OPTION …]]    for a minute, with options of libFuzzer's
#
# What it finds is written to .build/fuzz/crash-…, and the bytes are printed: they go into FuzzTests. The corpus in
# .build/fuzz/corpus is kept from one run to the next.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
seconds=${1:-60}
shift || true
folder=$root/.build/fuzz
package=$folder/package
mkdir -p "$folder/corpus"
"$root/Tests/Scripts/engine-only.sh" "$package"

cd "$package"
# The modules alone, because their coverage is counted; libFuzzer brings the main function.
flags=(-c release -Xswiftc -sanitize=fuzzer -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table)
swift build "${flags[@]}" --target RandomPrograms
build=$(swift build "${flags[@]}" --show-bin-path)
objects=()
for module in ViewPlatform ViewGraph HostRuntime ViewEngine ViewEngineCombine OnChangeCompat ReferenceModel RandomPrograms; do
  objects+=("$build/$module.build"/*.o)
done
swiftc -O -sanitize=fuzzer -parse-as-library -swift-version 6 -package-name package -I "$build/Modules" \
  "$root/Tests/Fuzz/FuzzTarget.swift" "${objects[@]}" -o "$folder/fuzz"

cd "$folder"
# NB: the handler of the Swift runtime would be asked before that of libFuzzer, which writes the bytes down.
export SWIFT_BACKTRACE=enable=no
exec ./fuzz -max_total_time="$seconds" -max_len=400 -len_control=0 -timeout=30 -rss_limit_mb=4096 -artifact_prefix="$folder/" \
  -print_final_stats=1 "$@" corpus
