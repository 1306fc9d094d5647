#!/usr/bin/env bash
# Runs the conformance suite on the sources that the shim has for SwiftUI, where there is no SwiftUI: the
# bundled engine is built under that name, in a package of its own, so that the shim sees what is public.
#
# Usage: Tests/AppleTypeCheck/conformance.sh [arguments of swift test]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
package=$(cd ../.. && pwd)
cache=${XDG_CACHE_HOME:-${HOME:-${TMPDIR:-/tmp}}/.cache}/onchange-compat
scratch=$cache/conformance-$(cksum <<<"$package" | cut -d ' ' -f 1)

mkdir -p "$scratch/SwiftUI"
rm -rf "$scratch/SwiftUI/Sources" "$scratch/Sources" "$scratch/Tests"
mkdir -p "$scratch/SwiftUI/Sources" "$scratch/Sources" "$scratch/Tests"
# NB: -p, for a build that starts where the last one ended.
cp -rp "$package/Sources/ViewEngine" "$scratch/SwiftUI/Sources/SwiftUI"
# Where the engine names its own module, it has another name here.
while IFS= read -r file; do
  sed -E -i 's/\bViewEngine\./SwiftUI./g' "$file"
  touch -r "$package/Sources/ViewEngine/${file#"$scratch/SwiftUI/Sources/SwiftUI/"}" "$file"
done < <(grep -rlE '\bViewEngine\.' "$scratch/SwiftUI/Sources/SwiftUI")
cp -rp EngineAsSwiftUI "$scratch/SwiftUI/Sources/SwiftUI/"
cp -rp StandIn/Combine "$scratch/SwiftUI/Sources/Combine"
cp -rp "$package/Compat" "$scratch/Sources/OnChangeCompat"
cp -rp "$package/Tests/ConformanceTests" "$scratch/Tests/"

# The settings are the manifest's own.
settings=$(sed -n '/^let settings/,/^\]/p' "$package/Package.swift")
[[ -n $settings ]] || { echo "conformance.sh: found no settings in Package.swift" >&2; exit 1; }

write() { # file: written only if it differs, for the same reason
  local text
  text=$(cat)
  if [[ ! -e $1 || $(<"$1") != "$text" ]]; then printf '%s\n' "$text" >"$1"; fi
}
write "$scratch/SwiftUI/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

$settings

let package = Package(
  name: "SwiftUI",
  products: [.library(name: "SwiftUI", targets: ["SwiftUI", "Combine"])],
  targets: [
    .target(name: "SwiftUI", dependencies: ["Combine"], swiftSettings: settings),
    .target(name: "Combine", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
write "$scratch/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

$settings

let package = Package(
  name: "OnChangeCompat",
  dependencies: [.package(path: "SwiftUI")],
  targets: [
    .target(name: "OnChangeCompat", dependencies: [.product(name: "SwiftUI", package: "SwiftUI")], swiftSettings: settings),
    .testTarget(name: "ConformanceTests", dependencies: ["OnChangeCompat"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST

swift test --package-path "$scratch" -Xswiftc -warnings-as-errors "$@"
