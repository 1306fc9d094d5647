#!/usr/bin/env bash
# Runs the tests on every engine that this machine has, and writes one table down that can be sent in: a line a case, a
# column an engine and a deployment target, in each cell `same`, `differs` or `not run`.
#
# Usage: Tests/Mac/run.sh [FILE]      (FILE: where the table goes; .build/mac/table.md without it)
#
# On a Mac the engines are the bundled one (all suites, with the trait ViewEngine) and SwiftUI itself (the conformance
# suite), for macOS 13, where the modern form is this package's over SwiftUI's legacy one, and for macOS 14, where it is
# SwiftUI's own. Where there is no SwiftUI, they are the bundled one, and the bundled one under SwiftUI's name.
#
# For the bash and the awk that a Mac comes with.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

work=$PWD/.build/mac
table=${1:-$work/table.md}
mkdir -p "$work" "$(dirname "$table")"
rm -f "$work"/*.xml "$work"/*.log "$work"/*.cases
export SWIFT_BACKTRACE=enable=no

columns=()
# Runs a suite. Its output goes to a log, and each case to a separate file.
run() { # column command…
  local column=$1 number=${#columns[@]}
  shift
  columns+=("$column")
  printf '== %s\n   %s\n' "$column" "$*"
  if ! "$@" --xunit-output "$work/$number.xml" >"$work/$number.log" 2>&1; then
    printf '   failed; the end of %s:\n' "$work/$number.log"
    tail -n 15 "$work/$number.log" | sed 's/^/   | /'
  fi
  # The results of swift-testing have a file of their own; a build that fails leaves none.
  cases "$work/$number-swift-testing.xml" >"$work/$number.cases"
}

# What each case came to: suite, name, verdict, between tabs.
cases() { # xunit file
  [[ -e $1 ]] || return 0
  awk '
    function attribute(line, name) {
      if (!match(line, " " name "=\"[^\"]*\"")) return ""
      line = substr(line, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
      gsub(/&quot;/, "\"", line); gsub(/&apos;/, "\x27", line)
      gsub(/&lt;/, "<", line); gsub(/&gt;/, ">", line); gsub(/&amp;/, "\\&", line)
      gsub(/\t/, " ", line)
      return line
    }
    /<testcase / {
      if (name != "") print suite "\t" name "\t" verdict
      suite = attribute($0, "classname")
      name = attribute($0, "name")
      verdict = "same"
    }
    /<failure/ { verdict = "differs" }
    /<skipped/ { verdict = "not run" }
    END { if (name != "") print suite "\t" name "\t" verdict }' "$1"
}

if [[ $(uname) == Darwin ]]; then
  run "bundled engine" swift test --traits ViewEngine
  run "SwiftUI, macOS 13" Tests/AppleTypeCheck/conformance.sh --target 13.0
  run "SwiftUI, macOS 14" Tests/AppleTypeCheck/conformance.sh --target 14.0
  system="macOS $(sw_vers -productVersion), $(xcodebuild -version | tr '\n' ' ')"
else
  run "bundled engine" swift test
  run "bundled engine as SwiftUI" Tests/AppleTypeCheck/conformance.sh
  system=$(uname -sr)
fi

{
  echo "# What the tests came to, case by case"
  echo
  echo "- system: $system"
  echo "- processor: $(uname -m)"
  echo "- compiler: $(swift --version 2>/dev/null | grep -m 1 -o 'Swift version [^ ]*')"
  echo "- package: $(git rev-parse --short HEAD 2>/dev/null || echo 'no repository')$(git diff --quiet HEAD 2>/dev/null || echo ', changed')"
  echo
  printf '| suite | case |'
  for column in "${columns[@]}"; do printf ' %s |' "$column"; done
  printf '\n|---|---|'
  for column in "${columns[@]}"; do printf '%s' '---|'; done
  echo
} >"$table"

files=()
for ((number = 0; number < ${#columns[@]}; number++)); do files+=("$work/$number.cases"); done
awk -F '\t' '
  FNR == 1 { column = FILENAME; sub(/\.cases$/, "", column); sub(/.*\//, "", column) }
  { key = $1 "\t" $2; keys[key]; verdicts[key, column] = $3 }
  END {
    for (key in keys) {
      line = key
      for (column = 0; column < columns; column++)
        line = line "\t" ((key, column) in verdicts ? verdicts[key, column] : "not run")
      print line
    }
  }' columns="${#columns[@]}" "${files[@]}" | LC_ALL=C sort |
  sed -E 's/\|/\\|/g; s/`//g' | awk -F '\t' '{ printf "|"; for (i = 1; i <= NF; i++) printf " %s |", $i; print "" }' >>"$table"

echo
failed=0
for ((number = 0; number < ${#columns[@]}; number++)); do
  awk -F '\t' -v column="${columns[$number]}" '
    { count[$3]++ }
    END { printf "%-28s %4d same %4d differ %4d not run\n", column, count["same"], count["differs"], count["not run"] }
  ' "$work/$number.cases"
  if [[ ! -s $work/$number.cases ]] || grep -q $'\tdiffers$' "$work/$number.cases"; then failed=1; fi
done
echo "the table: $table"
exit "$failed"
