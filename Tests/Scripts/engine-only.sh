#!/usr/bin/env bash
# Lays the package of Tests/EngineOnly out in a folder: its manifest, and a link for each source file. A file that
# exists already is kept, so that it can be edited.
#
#   Tests/Scripts/engine-only.sh FOLDER
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
[[ $# == 1 ]] || { echo "engine-only: expected a folder. To fix: Tests/Scripts/engine-only.sh FOLDER"; exit 2; }
folder=$1
mkdir -p "$folder"

cmp -s "$root/Tests/EngineOnly/Package.swift" "$folder/Package.swift" ||
  cp "$root/Tests/EngineOnly/Package.swift" "$folder/Package.swift"
for name in Sources Tests Compat; do
  cp -Rsn "$root/$name" "$folder/" 2> /dev/null || true
  # What is gone here goes there.
  find "$folder/$name" -xtype l -delete
done
