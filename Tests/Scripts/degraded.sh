#!/usr/bin/env bash
# The suite of the engine in the degraded mode, in which hosts cannot know their jobs. Says how many tests need the reports
# of the runtime (`.requiresRuntime`), and fails if they are more than `limit`, or none.
#
#   Tests/Scripts/degraded.sh [arguments for swift test]
set -euo pipefail
cd "$(dirname "$0")/../.."
limit=140

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
VIEW_ENGINE_RUNTIME=degraded swift test --filter '^ViewEngineTests\.' "$@" >"$log" 2>&1 || status=$?
grep -E '^✘' "$log" | head -40 || true
grep 'Test run with' "$log" || { tail -n 40 "$log"; exit 1; }
left=$(grep -cE '^➜ Test .*skipped: "requires the reports of Swift' "$log" || true)
echo "degraded: $left tests need the reports of the runtime, and were left out"
if ((left == 0)); then
  echo "degraded: expected tests that are left out, found none. To fix, check that VIEW_ENGINE_RUNTIME is read."
  exit 1
fi
if ((left > limit)); then
  echo "degraded: expected at most $limit, found $left. To fix, let a test work in both modes, or raise the limit."
  exit 1
fi
exit "$status"
