#!/usr/bin/env bash
# Answers the calls of Kinds, a made-up package with a call for each kind, and compares the answers with
# expected-answers.txt. A second run takes its answers from the first.
#
# Usage: Tests/Proving/check.sh      (some minutes the first time: the scratch package, in .build/answers, builds the engine)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
repository=$(cd ../.. && pwd)
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no

# NB: with the traits of the README's tests, so that nothing is compiled a second time.
swift build --package-path "$repository" --product onchange-migrate --traits ViewEngine,OpenCombine,Macros,Migrator
tool=$(swift build --package-path "$repository" --show-bin-path --traits ViewEngine,OpenCombine,Macros,Migrator)/onchange-migrate

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$repository/.build/answers"
for run in first second; do
  code=0
  "$tool" prove --limit 20 --folder "$repository/.build/answers" --report "$repository/.build/answers/report.html" Kinds >"$work/answers.txt" 2>"$work/log.txt" || code=$?
  diff -u expected-answers.txt "$work/answers.txt" || { cat "$work/log.txt" >&2; exit 1; }
  [[ $code == 1 ]] || { echo "check.sh: prove exits with $code where calls differ, and not with 1" >&2; exit 1; }
done
grep -q building "$work/log.txt" && { echo "check.sh: the second run of prove builds again" >&2; exit 1; }
exit 0
