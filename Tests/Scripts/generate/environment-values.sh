#!/usr/bin/env bash
# Writes the keys and the properties of the environment's values from Tests/Scripts/generate/environment-values.txt. Those of a folder
# of the engine stand in it, in FOLDER+EnvironmentValues.swift.
#
#   Tests/Scripts/generate/environment-values.sh           writes them
#   Tests/Scripts/generate/environment-values.sh --check   exits with 1 if they are not as it would write them
set -euo pipefail
cd "$(dirname "$0")/../../.."

engine=Sources/ViewEngine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/old" "$work/new"
cp "$engine"/*/*+EnvironmentValues.swift "$work/old"

awk -v work="$work/new" '
  function finish() {
    if (folder == "") return
    file = work "/" folder "+EnvironmentValues.swift"
    print "// Written by Tests/Scripts/generate/environment-values.sh.\n// swift-format-ignore-file" > file
    # An import that nothing needs is a warning.
    if (types ~ /CG|Locale|Calendar|TimeZone|Date/) print "public import Foundation" > file
    print keys "extension EnvironmentValues {" > file
    printf "%s}\n", properties > file
    close(file)
  }
  /^ *#/ || /^$/ { next }
  /^[A-Z]/ { finish(); folder = $1; keys = properties = types = doc = ""; next }
  /^  \/\/\// { doc = doc $0 "\n"; next }
  {
    once = sub(/^  once /, "  ")
    match($0, / [^ ]*: /)
    access = substr($0, 3, RSTART - 2)
    name = substr($0, RSTART + 1, RLENGTH - 3)
    rest = substr($0, RSTART + RLENGTH)
    type = substr(rest, 1, index(rest, " = ") - 1)
    value = substr(rest, index(rest, " = ") + 3)
    key = toupper(substr(name, 1, 1)) substr(name, 2) "Key"
    member = once ? "static let defaultValue: " type " = " value : "static var defaultValue: " type " { " value " }"
    keys = keys "private struct " key ": EnvironmentKey { " member " }\n"
    properties = properties doc "  " access "var " name ": " type \
      " { get { self[" key ".self] } set { self[" key ".self] = newValue } }\n"
    types = types " " type
    doc = ""
  }
  END { finish() }
' Tests/Scripts/generate/environment-values.txt

if [[ ${1-} == --check ]]; then
  diff -r "$work/old" "$work/new" >&2 || { echo "environment-values: run Tests/Scripts/generate/environment-values.sh" >&2; exit 1; }
else
  rm "$engine"/*/*+EnvironmentValues.swift
  for file in "$work/new"/*; do
    folder=${file##*/}
    cp "$file" "$engine/${folder%%+*}"
  done
fi
