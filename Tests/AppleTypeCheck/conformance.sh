#!/usr/bin/env bash
# Runs the conformance suite on the sources that the shim has for SwiftUI, in a package made for it.
#
# Without SwiftUI, a separate package builds the bundled engine under the name SwiftUI, so that the shim sees only its
# public API. OpenCombine gets the name Combine. AlternativesTests run there as well.
#
# On a Mac the suite runs on SwiftUI itself, with two deployment targets: with one the modern form is the shim's, with
# the other it is SwiftUI's own. Tests that need the bundled engine's host are left out there.
#
# Usage: Tests/AppleTypeCheck/conformance.sh [--target RELEASE] [arguments of swift test]
#        (--target: of macOS, on a Mac only; both without it)
#        Tests/AppleTypeCheck/conformance.sh --lay-out FOLDER
#        (only writes the package, to work on it: not on a Mac)
set -euo pipefail
targets=(13.0 14.0)
layout=""
if [[ ${1-} == --target ]]; then
  targets=("${2:?--target wants a release of macOS, such as 13.0}")
  shift 2
elif [[ ${1-} == --lay-out ]]; then
  layout=${2:?--lay-out wants a folder}
  shift 2
fi
cd "$(dirname "${BASH_SOURCE[0]}")"
package=$(cd ../.. && pwd)
cache=${XDG_CACHE_HOME:-${HOME:-${TMPDIR:-/tmp}}/.cache}/onchange-compat
scratch=${layout:-$cache/conformance-$(cksum <<<"$package" | cut -d ' ' -f 1)}

# The settings are the manifest's own.
settings=$(sed -n '/^let settings/,/^\]/p' "$package/Package.swift")
[[ -n $settings ]] || { echo "conformance.sh: found no settings in Package.swift" >&2; exit 1; }

# The objects too: the package manager keeps those of a module that depends on what has changed its layout.
if [[ -z $layout ]]; then rm -rf "$scratch"; fi
rm -rf "$scratch"/{SwiftUI/Sources,Compat,Tests}
mkdir -p "$scratch/SwiftUI/Sources" "$scratch/Tests"
cp -rp "$package/Compat" "$scratch/Compat"
cp -rp "$package/Tests/ConformanceTests" "$scratch/Tests/ConformanceTests"

write() { # file: writes it only if it differs, to keep its date
  local text
  text=$(cat)
  if [[ ! -e $1 || $(<"$1") != "$text" ]]; then printf '%s\n' "$text" >"$1"; fi
}

manifest() { # more of the package, the shim's dependencies, the settings of this package alone, more targets
  write "$scratch/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

$settings
let ownSettings: [SwiftSetting] = settings + [$3]

let package = Package(
  name: "OnChangeCompat",
  $1
  targets: [
    .target(name: "OnChangeCompat", dependencies: [$2], path: "Compat", swiftSettings: ownSettings),
    .testTarget(name: "ConformanceTests", dependencies: ["OnChangeCompat"], swiftSettings: ownSettings),
    ${4-}
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
}

engine_as_swiftui() {
  local sources=$scratch/SwiftUI/Sources
  cp -rp "$package/Sources/"{ViewPlatform,ViewGraph,HostRuntime,ViewEngine,ObjectPublishers} "$sources"
  # Where the engine names its own module, it has another name here.
  while IFS= read -r file; do
    sed -E -i 's/\bViewEngine\./SwiftUI./g' "$file"
    touch -r "$package/Sources/${file#"$sources/"}" "$file"
  done < <(grep -rlE '\bViewEngine\.' "$sources")
  mv "$sources/ViewEngine" "$sources/SwiftUI"
  cp -rp EngineAsSwiftUI "$sources/SwiftUI/"
  # What the engine has of Combine's belongs to SwiftUI there.
  cp -rp "$package/Sources/ViewEngineCombine" "$sources/SwiftUI/Combine"
  while IFS= read -r file; do
    sed -E -i '/^ *(public |package )?import ViewEngine$/d' "$file"
    touch -r "$package/Sources/ViewEngineCombine/${file#"$sources/SwiftUI/Combine/"}" "$file"
  done < <(grep -rlE 'import ViewEngine$' "$sources/SwiftUI/Combine")
  mkdir -p "$sources/Combine"
  # Combine depends on all of it, since the companions leave out much once they can import a module of that name.
  local products=(OpenCombine OpenCombineDispatch OpenCombineFoundation) combine
  printf '@_exported public import %s\n' "${products[@]}" | write "$sources/Combine/Combine.swift"
  combine=$(printf '.product(name: "%s", package: "OpenCombine"), ' "${products[@]}")
  write "$scratch/SwiftUI/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

$settings

let package = Package(
  name: "SwiftUI",
  products: [.library(name: "SwiftUI", targets: ["SwiftUI", "Combine"])],
  dependencies: [.package(path: "$package/.build/checkouts/OpenCombine")],
  targets: [
    .target(name: "ViewPlatform", swiftSettings: settings),
    .target(name: "ViewGraph", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .target(name: "HostRuntime", dependencies: ["ViewPlatform"], swiftSettings: settings),
    .target(
      name: "ObjectPublishers", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings + [.define("OpenCombine")]),
    .target(
      name: "SwiftUI",
      dependencies: ["ViewGraph", "HostRuntime", "ObjectPublishers", "Combine", $combine],
      swiftSettings: settings + [.define("BundledEngine"), .define("OpenCombine")]),
    .target(name: "Combine", dependencies: [$combine], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
}

if [[ $(uname) == Darwin ]]; then
  bundled='configuration:|ViewHost\(app:|ViewHost\.|host\.(render|texts|tree|trace|warnings|frameCount|bodyCount|dismiss|select|type|toggle|set[A-Z])'
  while IFS= read -r file; do
    echo "left out: ${file#"$scratch/Tests/"}"
    rm "$file"
  done < <(grep -rlE "$bundled" "$scratch/Tests/ConformanceTests")
  for target in "${targets[@]}"; do
    echo "== deployment target macOS $target"
    manifest "platforms: [.macOS(\"$target\")]," "" ""
    swift test --package-path "$scratch" "$@"
  done
else
  # Of the package's own version, which it has resolved for the trait.
  [[ -d $package/.build/checkouts/OpenCombine ]] || swift package --package-path "$package" --traits OpenCombine resolve
  cp -rp "$package/Tests/AlternativesTests" "$scratch/Tests/AlternativesTests"
  engine_as_swiftui
  # Not an argument of the build, which would ask as much of OpenCombine.
  manifest 'dependencies: [.package(path: "SwiftUI")],' '.product(name: "SwiftUI", package: "SwiftUI")' \
    '.treatAllWarnings(as: .error)' \
    '.testTarget(name: "AlternativesTests", dependencies: ["OnChangeCompat"], swiftSettings: ownSettings),'
  if [[ -n $layout ]]; then exit; fi
  swift test --package-path "$scratch" "$@"
fi
