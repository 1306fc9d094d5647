#!/usr/bin/env bash
# Builds and tests packages whose files say `import SwiftUI` and `import Combine` where neither exists:
#
#   path   Recipes, an app, with AppleNames at a path. Kitchen, on which it depends, imports the shim by its own
#          name. The tests of AppleNames come first, in the same build folder and with the same traits, so that the engine
#          is compiled once
#   url    Supper, with this repository at a URL (a clone of HEAD) and module aliases
#
# Usage: Tests/PackagesOfOthers/check.sh [path | url]     (both without it)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
repository=$(cd ../.. && pwd)
ways=(path url)
if (($# > 0)); then ways=("$1"); fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

foreign=$(grep -rnE '^ *(@_exported )?(public )?import (OnChangeCompat|ViewEngine|ViewEngineCombine|OpenCombine)' \
  --include '*.swift' {Recipes,Supper}/Sources {Recipes,Supper}/Tests || true)
[[ -z $foreign ]] || { printf 'check.sh: the views must not know this repository, and do:\n%s\n' "$foreign" >&2; exit 1; }

# NB: users do not set it, and the package manager passes the flags of several traits in random order without it.
unset SWIFT_DETERMINISTIC_HASHING

# Runs here and keeps its build folder, so that the package can be edited.
run_path() {
  local options=(--scratch-path Recipes/.build -Xswiftc -warnings-as-errors)
  swift test --package-path ../../Sources/AppleNames --traits AppleNamesLegacyOnChange "${options[@]}"
  swift test --package-path Recipes "${options[@]}" 2>&1 | tee "$work/first.log"
  if grep -E 'Compiling View(Graph|Engine) ' "$work/first.log"; then
    echo "check.sh: the app compiles the engine again, after the tests of AppleNames" >&2
    exit 1
  fi
  # More than once, because an order that is random can be the same by chance.
  for _ in 1 2 3; do
    swift build --package-path Recipes --build-tests "${options[@]}" >"$work/again.log" 2>&1
    # A command plug-in is looked at in each build, which says so; nothing depends on it.
    if grep -E 'Compiling|Emitting' "$work/again.log" | grep -v 'Compiling plugin'; then
      echo "check.sh: a second build compiled something" >&2
      exit 1
    fi
  done
}

run_url() {
  # A folder that is called as the package manager's own: the manifest must not depend on that.
  git clone --quiet "$repository" "$work/checkouts/OnChangeCompat"
  git -C "$work/checkouts/OnChangeCompat" tag 99.0.0
  names() { swift package --package-path "$1" dump-package | grep '"name" :' | sort; }
  diff <(names "$repository") <(names "$work/checkouts/OnChangeCompat") || { echo "check.sh: the manifest depends on the folder that it is in" >&2; exit 1; }
  cp -r Supper "$work"
  # NB: the package manager passes two module aliases in random order without it.
  SWIFT_DETERMINISTIC_HASHING=1 ON_CHANGE_COMPAT="file://$work/checkouts/OnChangeCompat" \
    swift test --package-path "$work/Supper"
}

for way in "${ways[@]}"; do
  echo "== $way"
  "run_$way"
done
