#!/usr/bin/env bash
# Type-checks the engine, and everything made on it, for Apple systems, where there is none: with the trait ViewEngine,
# for this package's oldest targets, for ones between and for the newest, availability included.
#
# Usage: Tests/AppleTypeCheck/engine.sh [--sources] [triple …]      (--sources: without the modules of tests, which take
#        more than half of the time)
#
# The traits are those of the README's second command; the README's first package is checked as well.
#
# The modules are those of the table `engine-modules`, which must list every target of the manifest. The standard
# library's and swift-syntax are made of the toolchain's interfaces; Foundation, Combine, ArgumentParser … are stand-ins
# (System/). WrongEngine holds files that must not compile, each for the reason in its first line: a check that lets one
# of them pass fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
package=$(cd ../.. && pwd)

tests=checked
if [[ ${1-} == --sources ]]; then
  tests=left-out
  shift
fi
triples=("$@")
((${#triples[@]} > 0)) || triples=(
  arm64-apple-macos11.0 arm64-apple-ios14.0
  arm64-apple-macos13.0 arm64-apple-ios16.0
  arm64-apple-macos26.0 arm64-apple-ios26.0
)

cache=${XDG_CACHE_HOME:-${HOME:-${TMPDIR:-/tmp}}/.cache}/onchange-compat
modules=$cache/apple-modules-$({ swiftc --version 2>/dev/null; cat apple-modules.sh; } | cksum | cut -d ' ' -f 1)
./apple-modules.sh "$modules"

work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT

# The features that the package is built with, as its manifest lists them.
features=()
for feature in $(sed -n '/^let settings/,/^\]/s/^ *"\(.*\)",$/\1/p' "$package/Package.swift"); do
  features+=(-enable-upcoming-feature "$feature")
done
((${#features[@]} > 0)) || { echo "engine.sh: found no upcoming features in Package.swift" >&2; exit 1; }

# The traits of the README's command that runs all tests.
traits=()
for trait in $(sed -n 's/^swift test --traits //p' "$package/README.md" | tr ',' ' '); do traits+=(-D "$trait"); done
((${#traits[@]} > 0)) || { echo "engine.sh: found no traits in README.md" >&2; exit 1; }

# The macro runs in the compiler, so it is of this machine. In a folder apart, because a build locks its folder.
macro_options=(--package-path "$package" --scratch-path "$cache/entry-macro-$(cksum <<<"$package" | cut -d ' ' -f 1)" --product EntryMacro)
swift build "${macro_options[@]}" >"$work/macro.log" 2>&1 || { cat "$work/macro.log" >&2; exit 1; }
macro=$(swift build "${macro_options[@]}" --show-bin-path)/EntryMacro-tool
[[ -x $macro ]] || { echo "engine.sh: the build made no $macro" >&2; exit 1; }

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
frontend() { # triple arguments…
  local triple=$1
  shift
  # -O, because without it the compiler wants one more module of the standard library.
  swift-frontend "$@" -target "$triple" -O \
    -sdk SDK -I "$toolchain/lib/swift/shims" -I "$modules" -I "$modules/syntax" -I "$work/$triple" -module-cache-path "$cache/clang" \
    -plugin-path "$toolchain/lib/swift/host/plugins" -load-plugin-executable "$macro#EntryMacro"
}

swift_six() { # triple module arguments…
  frontend "$1" -module-name "$2" -parse-as-library -swift-version 6 "${features[@]}" -package-name onchangecompat \
    -D BundledEngine "${traits[@]}" "${@:3}"
}
# Checks a module whole; leaves what the next ones have to know of it, for which no function is looked at again. No module
# depends on tests.
compile() { # triple module files…
  swift_six "$1" "$2" -typecheck -warnings-as-errors "${@:3}" || return
  [[ $2 == *Tests ]] ||
    swift_six "$1" "$2" -emit-module -o "$work/$1/$2.swiftmodule" -enable-testing \
      -experimental-skip-all-function-bodies "${@:3}"
}

# The README's Swift blocks, in order: the app's reminder, the manifest, then view, test, view, test of its first package.
awk -v folder="$work" '/^```swift$/ { file = folder "/readme-" ++n ".swift"; next } /^```$/ { file = "" } file { print > file }' \
  "$package/README.md"
# Without -warnings-as-errors, because a view shows the legacy form.
first_package() { # triple
  frontend "$1" -module-name Thermostats -parse-as-library -swift-version 6 -enable-testing \
    -emit-module -o "$work/$1/Thermostats.swiftmodule" "$work"/readme-{3,5}.swift &&
    frontend "$1" -module-name ThermostatsTests -parse-as-library -swift-version 6 -typecheck "$work"/readme-{4,6}.swift
}

# What the engine may use of the system, in the order in which the modules depend on one another.
system=(Darwin ObjectiveC Dispatch CoreFoundation CoreGraphics Combine Foundation
  UniformTypeIdentifiers OSLog ArgumentParser PackagePlugin)
# What the command is built on, as the compiler itself brings it.
syntax=(SwiftSyntax SwiftBasicFormat SwiftDiagnostics SwiftParser SwiftParserDiagnostics)

# Without what the manifest excludes: Swift files that tests read.
files_of() { find "$1" -name '*.swift' -not -path '*/Golden/*' -not -path '*/CallSites/*' -not -path '*/ShopProject/*' | LC_ALL=C sort; }

# Whether a release is older than the one that a table names for its system, or its system is not named:
# is_older arm64-apple-ios14.0 "macos13.0 ios16.0".
is_older() {
  local target=${1#arm64-apple-} since
  since=$(grep -oE "\b${target%%[0-9]*}[0-9.]+" <<<"$2") || return 0
  [[ $target != "$since" && $(printf '%s\n' "$target" "$since" | sort -V | head -n 1) == "$target" ]]
}

# The modules of swift-syntax, once and for the oldest Mac, on which all newer ones can import them. Their interfaces
# promise less than the sources do, from which a package builds them: that an enumeration has no further cases.
syntax_modules() {
  local name interface
  [[ ! -e $modules/syntax/complete ]] || return 0
  mkdir -p "$modules/syntax/interfaces"
  for name in "${syntax[@]}"; do
    interface=$(find "$toolchain/lib/swift/host/$name.swiftmodule" -name '*.swiftinterface' ! -name '*.private.*' -print -quit)
    sed -E "/^\/\/ swift-module-flags:/{s/-target [^ ]+/-target $oldest_mac/; s/-enable-library-evolution//}
            /^import (Glibc|_SwiftConcurrencyShims)$/d" "$interface" >"$modules/syntax/interfaces/$name.swiftinterface"
    frontend "$oldest_mac" -compile-module-from-interface "$modules/syntax/interfaces/$name.swiftinterface" \
      -module-name "$name" -I "$modules/syntax" -o "$modules/syntax/$name.swiftmodule" >"$work/syntax.log" 2>&1 ||
      { cat "$work/syntax.log" >&2; exit 1; }
  done
  touch "$modules/syntax/complete"
}
oldest_mac=arm64-apple-macos11.0

# A file that must not compile: always, or on releases older than those that its first line names.
check_wrong() { # triple file
  local said rule pattern
  rule=$(head -n 1 "$2")
  pattern=${rule#*: }
  if said=$(frontend "$1" -typecheck -warnings-as-errors -module-name Wrong -parse-as-library -swift-version 6 "${features[@]}" \
    -D ViewEngine "$2" 2>&1); then
    said=""
  fi
  case $rule in
    "// always: "?*) ;;
    "// until "?*": "?*) is_older "$1" "$rule" || pattern="" ;;
    *) echo "${2##*/} does not say in its first line until when it is wrong, and what is said of it" ; return ;;
  esac
  if [[ -z $pattern ]]; then
    [[ -z $said ]] || printf '%s is right there, but:\n%s\n' "${2##*/}" "$said"
  elif ! grep -E ': error: ' <<<"$said" | grep -qF -- "$pattern"; then
    printf '%s must not compile (%s), but:\n%s\n' "${2##*/}" "$pattern" "${said:-nothing is said of it}"
  fi
}

# Compiles a module: leaves what is said in `wrong`, if it is not to the compiler's liking.
step() { # triple module arguments…
  local out=$work/$1
  if "${@:3}" >"$out/log" 2>&1 </dev/null; then return; fi
  {
    echo "$2 does not compile:"
    grep -E '^[^ |]+: (error|warning): ' "$out/log" | sed "s|^$package/||" | sort -u || tail -n 20 "$out/log"
  } >"$out/wrong"
  return 1
}

# Leaves in the triple's folder: `checked`, a line a module with its files; `wrong`, what is wrong, empty if nothing is.
check() { # triple
  local triple=$1 out=$work/$1 name folder files
  mkdir -p "$out"
  for name in "${system[@]}"; do
    step "$triple" "System/$name" frontend "$triple" -compile-module-from-interface "System/$name.swiftinterface" \
      -module-name "$name" -o "$out/$name.swiftmodule" || return
  done
  # Only macOS has AppKit. SwiftUI is there as well, as on a Mac, and must not be used.
  for name in AppKit SwiftUI; do
    if [[ $name == AppKit && $triple != *-macos* ]]; then continue; fi
    mapfile -t files < <(files_of "StandIn/$name")
    step "$triple" "StandIn/$name" frontend "$triple" -emit-module -module-name "$name" -o "$out/$name.swiftmodule" \
      -parse-as-library -swift-version 6 "${features[@]}" "${files[@]}" || return
  done
  while read -r name folder since; do
    if [[ -n $since ]] && is_older "$triple" "$since"; then continue; fi
    if [[ $tests == left-out && $name == *Tests ]]; then continue; fi
    mapfile -t files < <(files_of "$package/$folder")
    ((${#files[@]} > 0)) || { echo "$folder has no files" >"$out/wrong"; return; }
    step "$triple" "$name" compile "$triple" "$name" "${files[@]}" || return
    printf '%s\t%s\n' "$name" "${#files[@]}" >>"$out/checked"
  done < <(sed '/^#/d' engine-modules)
  if ! is_older "$triple" "macos13.0 ios16.0"; then
    step "$triple" "the README's first package" first_package "$triple" || return
  fi
  for name in WrongEngine/*.swift; do check_wrong "$triple" "$name"; done >"$out/rejected"
  mv "$out/rejected" "$out/wrong"
}

# LinkedByName.swift declares all symbols that are linked by name and not through a module, with their first release.
# RuntimeSymbols.swift has all symbols that are looked up at run time, each below a comment that begins with its name.
linked_by_name() {
  local name folder file symbol
  while read -r name folder _; do
    # These measure, and do without what they do not find.
    case $name in onchange_bench | endurance) continue ;; esac
    while IFS= read -r file; do
      # What begins so is not there for Apple's systems.
      if [[ $(head -n 1 "$file") == "#if canImport(Glibc)"* ]]; then continue; fi
      # Texts of skeletons, which run on Linux only.
      if [[ ${file##*/} == SkeletonRuntime+* ]]; then continue; fi
      while IFS= read -r symbol; do
        if [[ ${file##*/} == RuntimeSymbols.swift && $symbol == dlsym* ]]; then continue; fi
        if [[ ${file##*/} != LinkedByName.swift ]]; then
          echo "${file#"$package/"}: $symbol belongs into LinkedByName.swift"
        elif ! grep -qE "^// \| $symbol +\| [^ ]" "$file"; then
          echo "${file#"$package/"}: the table does not say since when there is $symbol"
        fi
      done < <(grep -oE '(@_silgen_name|@_extern|@_cdecl)\([^)]*\)|dlsym\([^)]*\)' "$file" | sed -E 's/.*"([^"]*)".*/\1/')
      if [[ ${file##*/} == RuntimeSymbols.swift ]]; then
        awk -v file="${file#"$package/"}" '
          /^ *\/\/\/ [0-9]+\.[0-9]+\. / { release = 1 }
          match($0, /"[^"]+"/) {
            if (!release) print file ": no comment says since when there is " substr($0, RSTART + 1, RLENGTH - 2)
            release = 0
          }
        ' "$file"
      fi
    done < <(files_of "$package/$folder")
  done < <(sed '/^#/d' engine-modules)
}

# Every target of the manifest is in the table.
unchecked() {
  local name
  while IFS= read -r name; do
    grep -qE "^${name//-/_} " engine-modules || echo "Package.swift: engine-modules does not list $name"
  done < <(tr '\n' ' ' <"$package/Package.swift" |
    grep -oE '(\.(target|executableTarget|testTarget|macro|plugin)\( *name:|tests\() *"[^"]+"' | sed -E 's/.*"([^"]+)"$/\1/' | sort -u)
}

syntax_modules

# Two at a time.
pids=()
for triple in "${triples[@]}"; do
  if ((${#pids[@]} == 2)); then
    wait "${pids[0]}" || true
    pids=("${pids[1]}")
  fi
  check "$triple" &
  pids+=($!)
done
for pid in "${pids[@]}"; do wait "$pid" || true; done

rejected=(WrongEngine/*.swift)
failed=0
unlisted=$(linked_by_name; unchecked)
if [[ -n $unlisted ]]; then
  echo "$unlisted"
  failed=1
fi
for triple in "${triples[@]}"; do
  printf '%s\n' "$triple"
  if [[ -e $work/$triple/checked ]]; then
    awk -F '\t' '{ printf "  %-24s %4d files\n", $1, $2; all += $2 } END { printf "  %-24s %4d files\n", "together", all }' "$work/$triple/checked"
  fi
  if [[ ! -e $work/$triple/wrong || -s $work/$triple/wrong ]]; then
    failed=$((failed + 1))
    sed 's/^/  ✗ /' "$work/$triple/wrong" 2>/dev/null || echo "  ✗ not checked"
  else
    printf '  %-24s %4d files\n' "rejected where wrong" "${#rejected[@]}"
  fi
done
if ((failed > 0)); then
  echo "engine.sh: $failed wrong" >&2
  exit 1
fi
