#!/usr/bin/env bash
# Proves the calls of Shop, a made-up package with a call for each outcome, and compares what is said with expected.txt.
#
# Usage: Tests/Proving/check.sh      (some minutes the first time: the scratch package, in .build/proving, builds the engine)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
repository=$(cd ../.. && pwd)
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no

# NB: with the traits of the README's tests, so that nothing is compiled a second time.
swift build --package-path "$repository" --product onchange-migrate --traits ViewEngine,OpenCombine,Macros,Migrator
tool=$(swift build --package-path "$repository" --show-bin-path --traits ViewEngine,OpenCombine,Macros,Migrator)/onchange-migrate

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
code=0
"$tool" --prove --no-cache --prove-limit 30 --prove-folder "$repository/.build/proving" Shop \
  >"$work/said.txt" 2>"$work/log.txt" || code=$?
diff -u expected.txt "$work/said.txt" || { cat "$work/log.txt" >&2; exit 1; }
[[ $code == 1 ]] || { echo "check.sh: --prove exits with $code where calls are not proven, and not with 1" >&2; exit 1; }
