#!/usr/bin/env bash
# Counts the lines of the modules with Apple's names, which stay at 12,000, generated ones included.
set -euo pipefail
cd "$(dirname "$0")/../.."
lines=$(find Sources/AppleNames/Sources -name '*.swift' -print0 | xargs -0 cat | wc -l)
echo "$lines lines in Sources/AppleNames/Sources"
((lines <= 12000)) || { echo "annex-lines: more than 12,000 lines. To fix, delete names that no test needs." >&2; exit 1; }
