#!/usr/bin/env bash
# Builds and tests, in debug and in release, packages whose files say `import SwiftUI` and `import Combine` where neither
# exists: Recipes, an app, in debug with this repository at a path, and in release with it at a URL (a clone of HEAD).
# Kitchen, on which the app depends, imports the shim by its own name.
#
# Usage: Tests/PackagesOfOthers/check.sh [debug | release]     (both without it)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
repository=$(cd ../.. && pwd)
configurations=(debug release)
if (($# > 0)); then configurations=("$1"); fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

foreign=$(grep -rnE '^ *(@_exported )?(public )?import (OnChangeCompat|ViewEngine|ViewEngineCombine|OpenCombine)' \
  --include '*.swift' Recipes/Sources Recipes/Tests || true)
[[ -z $foreign ]] || { printf 'check.sh: the app must not know this repository, and does:\n%s\n' "$foreign" >&2; exit 1; }

# NB: users do not set it, and the package manager passes the flags of several traits in random order without it.
unset SWIFT_DETERMINISTIC_HASHING

# Runs here and keeps its build folder, so that the package can be edited.
run_debug() {
  swift test --package-path Recipes -Xswiftc -warnings-as-errors
  # More than once, because an order that is random can be the same by chance.
  for _ in 1 2 3; do
    swift build --package-path Recipes --build-tests -Xswiftc -warnings-as-errors >"$work/again.log" 2>&1
    # A command plug-in is looked at in each build, which says so; nothing depends on it.
    if grep -E 'Compiling|Emitting' "$work/again.log" | grep -v 'Compiling plugin'; then
      echo "check.sh: a second build compiled something" >&2
      exit 1
    fi
  done
}

run_release() {
  git clone --quiet "$repository" "$work/OnChangeCompat.git"
  git -C "$work/OnChangeCompat.git" tag 99.0.0
  for package in Recipes Kitchen; do
    mkdir "$work/$package"
    cp -r "$package"/{Package.swift,Sources} "$work/$package"
    sed -i -E "s|^let repository = .*|let repository = \"OnChangeCompat\"|
      s|package: \"AppleNames\"|package: repository|
      /AppleNames\"\),/d
      s|\.package\(path: \"\.\./\.\./\.\.\", |.package(url: \"file://$work/OnChangeCompat.git\", from: \"99.0.0\", |" \
      "$work/$package/Package.swift"
    grep -q 'url: "file://.*traits:' "$work/$package/Package.swift" || {
      echo "check.sh: found no path of this repository to replace in $package/Package.swift" >&2
      exit 1
    }
  done
  cp -r Recipes/Tests "$work/Recipes"
  swift test --package-path "$work/Recipes" -c release
}

for configuration in "${configurations[@]}"; do
  echo "== $configuration"
  "run_$configuration"
done
