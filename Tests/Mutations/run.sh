#!/usr/bin/env bash
# What the suite notices: small changes to the engine and the shim, all in one build, one at a time.
#
#   Tests/Mutations/run.sh             builds a copy with all mutations, runs the suites with each, and writes results.md;
#                                      exits with 1 if one survives without a reason, or fewer than 95 % are caught
#   Tests/Mutations/run.sh --check     only whether each mutation still fits its file: seconds
#   Tests/Mutations/run.sh NAME …      only these, beside what an earlier run has found of the others
#
# JOBS=n runs n mutations at a time (the number of cores); MUTATIONS=folder keeps the copy there.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=${MUTATIONS:-$root/.build/mutations}
jobs=${JOBS:-$(nproc)}
mkdir -p "$folder"

swiftc -swift-version 6 -warnings-as-errors -o "$folder/runner" "$root"/Tests/Mutations/Runner/*.swift
"$folder/runner" check "$root"
[[ ${1-} == --check ]] && exit

copy=$folder/package
"$folder/runner" write "$root" "$copy"
"$root/Tests/Scripts/engine-only.sh" "$copy"
cd "$copy"
swift build --build-tests -j "$jobs"
status=0
"$folder/runner" run "$root" "$(ls -d "$(swift build --show-bin-path)"/*.xctest)" "$jobs" "$folder/results.md" "$@" || status=$?
# Those that survive are to be seen, too.
[[ ! -e $folder/results.md ]] || cp "$folder/results.md" "$root/Tests/Mutations/results.md"
exit "$status"
