#!/usr/bin/env bash
# Compares the public API with that of the last release, and fails if something was removed or changed.
#
#   Tests/Scripts/api-breakage.sh [TAG]     (the newest tag that HEAD contains, without it; skipped if there is none)
#
# To accept a change, add its line to api-breakage.txt. A release empties that file.
set -euo pipefail
cd "$(dirname "$0")/../.."

tag=${1-$(git tag --list '[0-9]*.[0-9]*.[0-9]*' --merged HEAD --sort=-version:refname | head -n 1)}
if [[ -z $tag ]]; then
  echo "api-breakage.sh: skipped, as there is no release yet"
  exit
fi

accepted=Tests/Scripts/api-breakage.txt
report=$(swift package diagnose-api-breaking-changes "$tag" --breakage-allowlist-path "$accepted" \
  --products OnChangeCompat ViewEngine MigrationTesting 2>&1) && failed=0 || failed=$?
printf '%s\n' "$report"
((failed == 0)) || cat >&2 <<END

The public API differs from that of $tag.

To fix, restore each removed declaration, and deprecate it if you want to remove it later. Before 1.0 a minor release
may break API: then copy each line that begins with 'API breakage:' into $accepted.
END
exit "$failed"
