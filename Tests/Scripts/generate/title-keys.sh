#!/usr/bin/env bash
# Writes the forms that take a `LocalizedStringKey`: one for each form that takes any string, so that the two cannot
# differ. Those of a folder of the engine stand in it, in FOLDER+LocalizedStringKey.swift.
#
#   Tests/Scripts/generate/title-keys.sh           writes them
#   Tests/Scripts/generate/title-keys.sh --check   exits with 1 if they are not as it would write them
set -euo pipefail
cd "$(dirname "$0")/../../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
written=(Sources/ViewEngine/*/*+LocalizedStringKey.swift)
mkdir -p "$work/old" "$work/new"
cp "${written[@]}" "$work/old"
swift Tests/Scripts/generate/title-keys.swift ViewEngine "$work/new"

if [[ ${1-} != --check ]]; then
  rm "${written[@]}"
  for file in "$work/new"/*; do
    folder=${file##*/}
    cp "$file" "Sources/ViewEngine/${folder%%+*}"
  done
fi

if [[ ${1-} == --check ]]; then
  diff -r "$work/old" "$work/new" >&2 || { echo "title-keys: run Tests/Scripts/generate/title-keys.sh, and commit" >&2; exit 1; }
fi
