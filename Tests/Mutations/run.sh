#!/usr/bin/env bash
# Mutation tests: small changes to the engine, the shim, the kit and the command. Each package is built once with all
# its mutations; each run of the tests selects one of them.
#
#   Tests/Mutations/run.sh             builds copies with all mutations, runs the suites with each, and writes results.md;
#                                      exits with 1 if a mutation survives without a reason, or if fewer than 95 % are
#                                      caught
#   Tests/Mutations/run.sh --check     checks only that each mutation still fits its file; takes seconds
#   Tests/Mutations/run.sh NAME …      runs only the named mutations, and keeps the earlier results of the others
#
# JOBS=n runs n mutations at a time; the default is the number of cores. MUTATIONS=folder sets the folder of the copies.
# SUITES="A B" runs only tests with A or B in their names, and records only mutations that they catch.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=${MUTATIONS:-$root/.build/mutations}
jobs=${JOBS:-$(nproc)}
mkdir -p "$folder"

runner=$folder/runner
swiftc -swift-version 6 -warnings-as-errors -o "$runner" "$root"/Tests/Mutations/Runner/*.swift
"$runner" check "$root"
[[ ${1-} == --check ]] && exit

# Writes a package with its mutations into a folder: lay_out PACKAGE FOLDER.
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
      # Link to all other files, because some tests read them.
      # A project that the command searches needs files, because the command follows no link in a folder.
      mkdir -p "$2/Tests/MigratorTests"
      cp -R --remove-destination "$root/Tests/MigratorTests/ShopProject" "$2/Tests/MigratorTests/"
      for name in "$root"/*; do cp -Rsn "$name" "$2/" 2>/dev/null || true; done
      find "$2" -path "$2/.build" -prune -o -xtype l -exec rm {} +
      ;;
  esac
}

status=0
packages=$("$runner" packages "$root" "$@")
for package in $packages; do
  # NB: a package has its folder's name, and `swiftUI` would be the name of its dependency SwiftUI.
  copy=$folder/$package-mutations
  traits=()
  [[ $package != tools ]] || traits=(--traits OpenCombine,Macros,Migrator)
  mkdir -p "$copy"
  lay_out "$package" "$copy"
  cd "$copy"
  swift build --build-tests -j "$jobs" "${traits[@]}"
  bundle=$(ls -d "$(swift build --show-bin-path "${traits[@]}")"/*.xctest)
  # The page also lists the survivors.
  "$runner" run "$root" "$package" "$bundle" "$jobs" "$root/Tests/Mutations/results.md" "$@" || status=$?
done
exit "$status"
