#!/usr/bin/env bash
# The suites under a sanitizer, which finds what no test can say: races of threads, memory that is used after its end,
# and leaks.
#
#   Tests/Scripts/sanitize.sh thread|address [--all]
#   Tests/Scripts/sanitize.sh thread --planted
#
# Unless --all asks for them, before a release, random programs are left out, which take longer than all else, and under
# `thread` the files of tests that name neither a thread nor a task. --planted takes a lock away, and fails unless the
# tests of eight threads report it.
# SANITIZED=folder keeps the build there.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
sanitizer=${1-}
case $sanitizer in
  thread | address) ;;
  *) echo "sanitize: expected thread or address, found \"$sanitizer\". To fix: Tests/Scripts/sanitize.sh thread"; exit 2 ;;
esac
package=${SANITIZED:-$root/.build/sanitized}
[[ ${2-} == --all ]] || export WITHOUT_RANDOM_PROGRAMS=1
# A separate build, so that no later run uses it by mistake.
[[ ${2-} != --planted ]] || package+=-planted
unlocked=Sources/ViewGraph/Invalidation/WriteQueue.swift
if [[ ${2-} == --planted ]]; then
  # States are read without the lock that those who write them take.
  mkdir -p "$(dirname "$package/$unlocked")"
  rm -f "$package/$unlocked"
  sed '/func beginRead/,/^  }/ { /lock\.lock()/d }; /func endRead/ s/ lock\.unlock() //' "$root/$unlocked" > "$package/$unlocked"
  [[ $(diff "$root/$unlocked" "$package/$unlocked" | grep -c '^<') == 2 ]] ||
    { echo "sanitize: expected a lock in beginRead and endRead of $unlocked. To fix: plant another race here."; exit 2; }
fi
"$root/Tests/Scripts/engine-only.sh" "$package"
cd "$package"
if [[ $sanitizer == thread && ${2-} != --all ]]; then
  # Only links to files: a link to a folder leads to the repository's own.
  find Tests -type l -name '*.swift' -exec grep -lE '@Test' {} + |
    xargs grep -LE '\b(async|await|Task|Thread|Timer|concurrentPerform)\b|Dispatch' | xargs -rn 1 unlink
fi
options=(--sanitize="$sanitizer" --scratch-path ".build/$sanitizer")
# Addresses in release, so that one run is also the tests of the code as the optimizer leaves it.
[[ $sanitizer == thread ]] || options+=(-c release -Xswiftc -enable-testing)
swift build --build-tests "${options[@]}"

left=()
[[ ${2-} == --planted ]] && left=(--filter ThreadStressTests)

export SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS="exitcode=66 suppressions=$root/Tests/Scripts/sanitizers/races.txt"
export ASAN_OPTIONS="detect_leaks=1 detect_stack_use_after_return=1"
export LSAN_OPTIONS="suppressions=$root/Tests/Scripts/sanitizers/leaks.txt print_suppressions=0"
bundle=$(ls -d "$(swift build "${options[@]}" --show-bin-path)"/*.xctest)
log=$package/$sanitizer.log

# One test after the other, because the time limit also counts while a test waits for its turn.
status=0
"$bundle" --testing-library swift-testing --no-parallel ${left[@]+"${left[@]}"} > "$log" 2>&1 || status=$?
reports=$(grep -cE '^(WARNING: ThreadSanitizer|==[0-9]+==ERROR: (Address|Leak)Sanitizer)' "$log" || true)
grep 'Test run with' "$log" || true
echo "sanitize $sanitizer: $reports reports"
if [[ ${2-} == --planted ]]; then
  ((reports > 0)) || { echo "sanitize: the planted race was not found"; exit 1; }
  exit 0
fi
if ((status != 0 || reports > 0)); then
  grep -E '^✘' "$log" | head -20 || true
  grep -nE -A25 '^(WARNING: ThreadSanitizer|==[0-9]+==ERROR: |Direct leak|Indirect leak)' "$log" | head -150 || true
  grep '^SUMMARY' "$log" | sort | uniq -c | head -20 || true
  echo "sanitize: the whole of it is in $log. To fix, mend what is reported; only what is the toolchain's own goes into"
  echo "Tests/Scripts/sanitizers, with the reason."
  exit 1
fi
