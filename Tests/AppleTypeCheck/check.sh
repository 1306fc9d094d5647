#!/usr/bin/env bash
# Type-checks the shim for Apple systems on another system: prints, for each deployment target and each way
# to call onChange, the module whose declaration the compiler chose, and fails if one is not as expected.
#
# Usage: Tests/AppleTypeCheck/check.sh
#
# The expectations:
#   modern calls        the shim's, until the deployment target has SwiftUI's own
#   behind #available   SwiftUI's
#   legacy calls        SwiftUI's; deprecated as soon as the deployment target has the modern form
#   deprecated only     what a shim that is merely deprecated would do: ambiguous where SwiftUI has its own
#   no zero-parameter   what a shim without that form would do: only SwiftUI's is left, which is too new
#   the shim itself     compiles without a warning, with library evolution too, and so does its printed interface
#   the reminder        the README's code warns as soon as an app for iOS has SwiftUI's own modern form
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
package=$(cd ../.. && pwd)

platforms=(ios macos tvos watchos maccatalyst visionos)
versions_of() {
  case $1 in
    ios) echo 14.0 15.0 16.4 17.0 18.0 ;;
    macos) echo 11.0 13.0 14.0 15.0 ;;
    tvos) echo 14.0 16.4 17.0 18.0 ;;
    watchos) echo 7.0 9.4 10.0 11.0 ;;
    maccatalyst) echo 14.0 16.4 17.0 18.0 ;;
    visionos) echo 1.0 2.0 ;;
  esac
}
triple_of() {
  case $1 in
    maccatalyst) echo "arm64-apple-ios$2-macabi" ;;
    visionos) echo "arm64-apple-xros$2" ;;
    *) echo "arm64-apple-$1$2" ;;
  esac
}
# Whether SwiftUI has the modern form there.
has_modern() {
  local since
  case $1 in
    macos) since=14 ;;
    watchos) since=10 ;;
    visionos) since=1 ;;
    *) since=17 ;;
  esac
  ((${2%%.*} >= since))
}

expectation() { # platform version file: the pattern of the cell
  case $3 in
    Legacy.swift | SceneLegacy.swift) if has_modern "$1" "$2"; then echo "SwiftUI, warns"; else echo SwiftUI; fi ;;
    Checked.swift) echo SwiftUI ;;
    Ambiguous.swift) if has_modern "$1" "$2"; then echo ambiguous; else echo DeprecatedOnly; fi ;;
    TwoOnly.swift) if has_modern "$1" "$2"; then echo SwiftUI; else echo "too new"; fi ;;
    # Never reached where SwiftUI has its own: either will do.
    Otherwise.swift) if has_modern "$1" "$2"; then echo '@(SwiftUI|OnChangeCompat)'; else echo OnChangeCompat; fi ;;
    *) if has_modern "$1" "$2"; then echo SwiftUI; else echo OnChangeCompat; fi ;;
  esac
}

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
((${#features[@]} > 0)) || { echo "check.sh: found no upcoming features in Package.swift" >&2; exit 1; }

# Each way to call is a line whose comment names it.
forms=$work/forms
grep -n '  // ' Calls/*.swift WrongCalls/*.swift | sed -E 's/^([^:]*):([0-9]+):.*  \/\/ (.*)$/\1:\2\t\3/' >"$forms"

# The README's code that reminds of the package, as a file of an app.
awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$package/README.md" >"$work/Reminder.swift"

mapfile -t shim < <(find "$package/Compat" -name '*.swift' | LC_ALL=C sort)

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
frontend() { # triple arguments…
  local triple=$1
  shift
  # -O, because without it the compiler wants one more module of the standard library.
  swift-frontend "$@" -target "$triple" -parse-as-library -O -disable-implicit-string-processing-module-import \
    -sdk SDK -I "$toolchain/lib/swift/shims" -I "$modules" -I "$work/$triple" -module-cache-path "$cache/clang"
}

emit() { # triple module arguments…
  frontend "$1" -emit-module -module-name "$2" -o "$work/$1/$2.swiftmodule" "${@:3}"
}

dump() { # name triple arguments… -- files…: the checked code, and what is said about it
  local name=$1 triple=$2 arguments=()
  shift 2
  while [[ $1 != -- ]]; do
    arguments+=("$1")
    shift
  done
  shift
  # Only primary files are dumped.
  for file in "$@"; do arguments+=(-primary-file "$file"); done
  frontend "$triple" -dump-ast -module-name App "${arguments[@]}" >"$work/$triple/$name.dump" 2>"$work/$triple/$name.log"
}

# From a dump of the checked code, and what was said about it: the place of each call, and what was chosen.
choices() { # dump log
  awk '
    FILENAME == ARGV[2] && /^[^ ]+:[0-9]+:[0-9]+: (error|warning): / {
      split($1, at, ":")
      place = at[1] ":" at[2]
      if (/error: ambiguous use/) said[place] = "ambiguous"
      else if (/error: .* is only available in .* or newer/) said[place] = "too new"
      else if (/warning: .onChange\(of:perform:\). was deprecated/) said[place] = ", warns"
    }
    FILENAME == ARGV[1] && /\(declref_expr / && match($0, /decl="[A-Za-z]+\.\(file\)\.(View|Scene) extension\.onChange\(/) {
      module = substr($0, RSTART + 6, RLENGTH - 6)
      sub(/\..*/, "", module)
      match($0, / location=[^ ]+/)
      split(substr($0, RSTART + 10, RLENGTH - 10), at, ":")
      place = at[1] ":" at[2]
      if (!(place in chosen)) chosen[place] = module
      else if (chosen[place] != module) chosen[place] = chosen[place] "+" module
    }
    END {
      for (place in chosen) if (!(place in said) || said[place] == ", warns") print place "\t" chosen[place] said[place]
      for (place in said) if (said[place] != "" && said[place] != ", warns") print place "\t" said[place]
    }' "$1" "$2"
}

check() { # platform version
  local triple out
  triple=$(triple_of "$1" "$2")
  out=$work/$triple
  mkdir -p "$out"
  emit "$triple" Combine -swift-version 6 StandIn/Combine/*.swift
  if [[ $1 == macos ]]; then emit "$triple" AppKit -swift-version 6 StandIn/AppKit/*.swift; fi
  emit "$triple" SwiftUI -swift-version 6 "${features[@]}" StandIn/SwiftUI/*.swift
  if emit "$triple" OnChangeCompat -swift-version 6 "${features[@]}" -warnings-as-errors "${shim[@]}" 2>"$out/shim.log"; then
    printf 'shim\tno warning\n' >"$out/cells"
  else
    sed "s/^/$triple: /" "$out/shim.log" >&2
    printf 'shim\tDOES NOT COMPILE\n' >"$out/cells"
  fi
  # As SDKs and caches of build tools compile it: with BUILD_LIBRARY_FOR_DISTRIBUTION.
  local evolution="no error"
  if ! frontend "$triple" -emit-module -module-name OnChangeCompat -enable-library-evolution -swift-version 6 \
    "${features[@]}" -emit-module-interface-path "$out/OnChangeCompat.swiftinterface" \
    -o "$out/evolution.swiftmodule" "${shim[@]}" 2>"$out/evolution.log"; then
    evolution="DOES NOT COMPILE"
  elif ! frontend "$triple" -typecheck-module-from-interface -module-name OnChangeCompat \
    "$out/OnChangeCompat.swiftinterface" 2>"$out/evolution.log"; then
    evolution="INTERFACE DOES NOT COMPILE"
  fi
  [[ $evolution == "no error" ]] || sed "s/^/$triple: /" "$out/evolution.log" >&2
  printf 'evolution\t%s\n' "$evolution" >>"$out/cells"
  if [[ $1 == macos ]]; then
    local host="no warning"
    frontend "$triple" -typecheck -module-name ConformanceTests -swift-version 6 "${features[@]}" -warnings-as-errors \
      "$package/Tests/ConformanceTests/Support/"{Engine,SystemHost}.swift 2>"$out/host.log" || host="DOES NOT COMPILE"
    sed "s/^/$triple: /" "$out/host.log" >&2
    printf 'host\t%s\n' "$host" >>"$out/cells"
  fi
  emit "$triple" DeprecatedOnly -swift-version 6 Wrong/DeprecatedOnly.swift
  emit "$triple" TwoOnly -swift-version 6 Wrong/TwoOnly.swift

  local reminder=silent
  if ! frontend "$triple" -typecheck -swift-version 6 "$work/Reminder.swift" 2>"$out/reminder.log"; then
    reminder=ERRORS
  elif grep -q "warning: 'removeOnChangeCompat()' was deprecated in iOS 17.0" "$out/reminder.log"; then
    reminder=warns
  fi
  printf 'reminder\t%s\n' "$reminder" >>"$out/cells"

  # An app as most are, and one with everything on; in the latter, a file sees what it imports itself.
  local app="no error"
  dump 5 "$triple" -swift-version 5 -- Calls/*.swift || app="ERRORS"
  dump 6 "$triple" -swift-version 6 "${features[@]}" -- Calls/{Modern,Legacy,SceneModern,SceneLegacy,Checked,Otherwise,BothImports}.swift || app="ERRORS"
  printf 'app\t%s\n' "$app" >>"$out/cells"
  grep -h '^[^ ]*: error: ' "$out"/[56].log | sed "s/^/$triple: /" >&2 || true
  # Not meant to compile everywhere; and apart, because one must not see what the other imports.
  dump deprecated "$triple" -swift-version 6 -- WrongCalls/Ambiguous.swift || true
  dump two "$triple" -swift-version 6 -- WrongCalls/TwoOnly.swift || true
  {
    choices "$out/5.dump" "$out/5.log"
    choices "$out/6.dump" "$out/6.log"
    choices "$out/deprecated.dump" "$out/deprecated.log"
    choices "$out/two.dump" "$out/two.log"
  } | sort -u >>"$out/cells"
}

# Two at a time.
pids=()
for platform in "${platforms[@]}"; do
  for version in $(versions_of "$platform"); do
    if ((${#pids[@]} == 2)); then
      wait "${pids[0]}" || true
      pids=("${pids[1]}")
    fi
    check "$platform" "$version" &
    pids+=($!)
  done
done
for pid in "${pids[@]}"; do wait "$pid" || true; done

wrong=0
cell() { # platform version place expected: prints it, notes if it is wrong
  local found
  found=$(awk -F '\t' -v place="$3" '$1 == place { printf "%s%s", (n++ ? " | " : ""), $2 }' "$work/$(triple_of "$1" "$2")/cells")
  # shellcheck disable=SC2053  # a pattern
  if [[ $found == $4 ]]; then
    printf ' %-15s' "$found"
  else
    printf ' %-15s' "✗ ${found:-nothing}, not $4"
    wrong=$((wrong + 1))
  fi
}
for platform in "${platforms[@]}"; do
  printf '%-32s' "$platform"
  for version in $(versions_of "$platform"); do printf ' %-15s' "$version"; done
  echo
  while IFS=$'\t' read -r place form; do
    file=${place%%:*}
    printf '%-32s' "$form"
    for version in $(versions_of "$platform"); do
      cell "$platform" "$version" "$place" "$(expectation "$platform" "$version" "${file##*/}")"
    done
    echo
  done <"$forms"
  printf '%-32s' "the shim itself"
  for version in $(versions_of "$platform"); do cell "$platform" "$version" shim "no warning"; done
  printf '\n%-32s' "with library evolution"
  for version in $(versions_of "$platform"); do cell "$platform" "$version" evolution "no error"; done
  if [[ $platform == macos ]]; then
    printf '\n%-32s' "the suite's host on a Mac"
    for version in $(versions_of "$platform"); do cell "$platform" "$version" host "no warning"; done
  fi
  printf '\n%-32s' "the README's reminder"
  for version in $(versions_of "$platform"); do
    reminder=silent
    if [[ $platform == @(ios|maccatalyst) ]] && has_modern "$platform" "$version"; then reminder=warns; fi
    cell "$platform" "$version" reminder "$reminder"
  done
  printf '\n%-32s' "the calls"
  for version in $(versions_of "$platform"); do cell "$platform" "$version" app "no error"; done
  printf '\n\n'
done

if ((wrong > 0)); then
  echo "check.sh: $wrong wrong" >&2
  exit 1
fi
