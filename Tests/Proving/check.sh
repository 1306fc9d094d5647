#!/usr/bin/env bash
# Answers the calls of Kinds, a made-up package with a call for each kind, and compares the answers with
# expected-answers.txt. A second run takes its answers from the first. Then: written tests, a project with a file that
# cannot be parsed, and an interruption.
#
# Usage: Tests/Proving/check.sh      (some minutes the first time: the scratch package, in .build/answers, builds the engine)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
repository=$(cd ../.. && pwd)
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no

# NB: with the traits of the README's tests, so that nothing is compiled a second time.
if [[ -z ${TOOL:-} ]]; then
  swift build --package-path "$repository" --product onchange-migrate --traits ViewEngine,OpenCombine,Macros,Migrator
  TOOL=$(swift build --package-path "$repository" --show-bin-path --traits ViewEngine,OpenCombine,Macros,Migrator)/onchange-migrate
fi
scratch=${SCRATCH:-$repository/.build/answers}

mkdir -p "$scratch"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "check.sh: $1" >&2; cat "$work/log.txt" >&2; exit 1; }
prove() { # EXPECTED-CODE ARGUMENTS…
  local expected=$1 code=0
  shift
  "$TOOL" prove --package "$repository" --limit 5 --folder "$scratch" "$@" >"$work/all.txt" 2>"$work/log.txt" || code=$?
  sed 's/, in [0-9]* s\.$/./; s/the same steps: .*\. To fix/the same steps: …. To fix/' "$work/all.txt" >"$work/answers.txt"
  [[ $code == "$expected" ]] || fail "prove exits with $code, and not with $expected"
}
sums() { find Kinds "$work/Partly" -type f -exec cksum {} + | sort; }

# Only here a Swift file, so that no other tool meets one that it cannot parse.
cp -R Partly "$work/"
mv "$work/Partly/Broken.txt" "$work/Partly/Broken.swift"

sums >"$work/before"
for run in first second; do
  prove 1 --report "$scratch/report.html" Kinds
  diff -u expected-answers.txt "$work/answers.txt" || fail "the answers of the $run run differ"
done
# No answer is tried again.
grep -q "building 36 skeletons" "$work/log.txt" || fail "the second run builds calls that have an answer"

# The written tests compile and pass: each difference is a known issue.
prove 1 --tests "$work/tests" Kinds/Sources/Kinds/Unused.swift
swift test --package-path "$work/tests/iOS" --scratch-path "$scratch/.build" -debug-info-format none \
  >"$work/log.txt" 2>&1 || fail "the written tests do not pass"
grep -q "with 2 known issues\|with 1 known issue" "$work/log.txt" || fail "the written tests find no difference"
prove 2 "$work/Partly"
grep -q "Whole.swift:6  differs when price changes with count" "$work/answers.txt" || fail "a broken file costs an answer"
grep -q "Broken.swift: error: " "$work/log.txt" || fail "nothing says which file is broken"
# A statement on which the compiler takes too long is left out, and the answer says so.
prove 1 --limit 2 Slow
[[ $(grep -c "    left out: \[price, -1\].map" "$work/answers.txt") == 4 ]] || fail "nothing says that a slow statement is left out"
grep -q "Slow.swift:10  differs when price changes with count" "$work/answers.txt" || fail "a slow statement costs its call"
grep -q "Slow.swift:28  differs when price changes with count" "$work/answers.txt" || fail "a slow statement costs an answer"

sums | diff "$work/before" - || fail "prove changes a file of the project"
[[ ! -e written-by-a-closure && ! -e $scratch/written-by-a-closure ]] || fail "a closure of the project writes a file"

# An interruption ends all that it started.
rm -f "$scratch/answers.json"
"$TOOL" prove --package "$repository" --folder "$scratch" Kinds >/dev/null 2>"$work/log.txt" &
tool=$!
until grep -q "round 1" "$work/log.txt" || ! kill -0 $tool 2>/dev/null; do sleep 0.2; done
kill -INT $tool
code=0
wait $tool || code=$?
[[ $code == 130 ]] || fail "an interrupted run exits with $code, and not with 130"
! pgrep -f -- "-I $scratch/.build/debug/Modules" >/dev/null || fail "an interruption leaves a compiler running"
exit 0
