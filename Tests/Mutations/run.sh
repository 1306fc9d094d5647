#!/usr/bin/env bash
# What the suites notice: small changes to the engine, the shim, the kit and the command, all of one package in one
# build, one at a time.
#
#   Tests/Mutations/run.sh             builds copies with all mutations, runs the suites with each, and writes results.md;
#                                      exits with 1 if one survives without a reason, or fewer than 95 % are caught
#   Tests/Mutations/run.sh --check     only whether each mutation still fits its file: seconds
#   Tests/Mutations/run.sh NAME …      only these, beside what an earlier run has found of the others
#
# JOBS=n runs n mutations at a time (the number of cores); MUTATIONS=folder keeps the copies there; SUITES="A B" runs only
# the tests with one of these in their names, and notes only what they catch.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=${MUTATIONS:-$root/.build/mutations}
jobs=${JOBS:-$(nproc)}
mkdir -p "$folder"

runner=$folder/runner
swiftc -swift-version 6 -warnings-as-errors -o "$runner" "$root"/Tests/Mutations/Runner/*.swift
"$runner" check "$root"
[[ ${1-} == --check ]] && exit

# Lays a package out with its mutations in it: lay_out PACKAGE FOLDER.
lay_out() {
  case $1 in
    engine)
      "$runner" write "$root" engine "$2"
      "$root/Tests/Scripts/engine-only.sh" "$2"
      ;;
    swiftUI)
      "$root/Tests/AppleTypeCheck/conformance.sh" --lay-out "$2"
      "$runner" write "$root" swiftUI "$2"
      ;;
    tools)
      "$runner" write "$root" tools "$2"
      # Everything but what is built, as links: some tests read the repository's other files.
      for name in "$root"/*; do cp -Rsn "$name" "$2/" 2>/dev/null || true; done
      find "$2" -path "$2/.build" -prune -o -xtype l -exec rm {} +
      ;;
  esac
}

status=0
packages=$("$runner" packages "$root" "$@")
for package in $packages; do
  copy=$folder/$package
  traits=()
  [[ $package != tools ]] || traits=(--traits OpenCombine,Macros,Migrator)
  mkdir -p "$copy"
  lay_out "$package" "$copy"
  cd "$copy"
  swift build --build-tests -j "$jobs" "${traits[@]}"
  bundle=$(ls -d "$(swift build --show-bin-path "${traits[@]}")"/*.xctest)
  # The page also says which survive.
  "$runner" run "$root" "$package" "$bundle" "$jobs" "$root/Tests/Mutations/results.md" "$@" || status=$?
done
exit "$status"
