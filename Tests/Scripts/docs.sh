#!/usr/bin/env bash
# Builds the documentation of the libraries into one static site, and fails for any warning.
#
#   Tests/Scripts/docs.sh [FOLDER [OPTION…]]     FOLDER: for the site, .build/docs without it; OPTION: for swift build
#
# To read the site: python3 -m http.server --directory .build/docs, then http://localhost:8000/documentation.
set -euo pipefail
cd "$(dirname "$0")/../.."

site=${1:-.build/docs}
shift || true
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift build "$@"
modules=$(swift build "$@" --show-bin-path)/Modules
options=(-I "$modules" -minimum-access-level public -skip-synthesized-members -module-cache-path "$work/cache")
options+=(-target "$(swiftc -print-target-info | awk -F '"' '/"triple"/ { print $4; exit }')")
# With the trait OpenCombine the compiler needs the path of a C module.
for map in "$modules"/../*.build/module.modulemap; do
  if [[ -e $map ]]; then options+=(-Xcc "-fmodule-map-file=$map"); fi
done

archives=()
document() { # module catalog
  mkdir -p "$work/$1"
  swift-symbolgraph-extract -module-name "$1" "${options[@]}" -output-dir "$work/$1"
  docc convert "$2" --additional-symbol-graph-dir "$work/$1" --output-path "$work/$1.doccarchive" \
    --fallback-default-module-kind Module --warnings-as-errors
  archives+=("$work/$1.doccarchive")
}

document OnChangeCompat Compat/Documentation.docc
document ViewEngine Sources/ViewEngine/Documentation.docc
document MigrationTesting Sources/MigrationTesting/Documentation.docc

rm -rf "$site"
docc merge "${archives[@]}" --output-path "$site" --synthesized-landing-page-name "OnChangeCompat" >/dev/null
echo "docs.sh: $(find "$site/documentation" -name index.html | wc -l) pages in $site"
