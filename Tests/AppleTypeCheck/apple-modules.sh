#!/usr/bin/env bash
# Makes the standard library's modules for Apple targets out of the textual interfaces that every toolchain
# ships, so that Swift code can be type-checked for them, availability included, where there is no SDK.
#
# Usage: apple-modules.sh DIRECTORY      (about a minute the first time, nothing after it; says nothing)
set -euo pipefail

directory=${1:?usage: apple-modules.sh DIRECTORY}
if [[ -e $directory/complete ]]; then exit 0; fi

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
made_for=arm64-apple-ios14.0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# What an interface says of its own target; attributes that need function bodies; two functions that are
# there for the 80-bit floats of other processors only.
adapt() {
  sed -E "/^\/\/ swift-module-flags:/s/-target [^ ]+/-target $made_for/
          s/@backDeployed\([^)]*\)//
          s/^.*_stdlib_(squareRoot|remainder)l\(.*$/fatalError()/" "$1"
}

compile() {
  local module=$1
  shift
  local interface
  interface=$(find "$toolchain/lib/swift/linux/$module.swiftmodule" -name '*.swiftinterface' ! -name '*.private.*' -print -quit)
  [[ -n $interface ]] || { echo "apple-modules.sh: the toolchain has no interface of $module" >&2; return 1; }
  adapt "$interface" >"$scratch/$module.swiftinterface"
  mkdir -p "$scratch/$module.swiftmodule"
  if ! swift-frontend -compile-module-from-interface "$scratch/$module.swiftinterface" -module-name "$module" "$@" \
    -target "$made_for" -disable-availability-checking -sdk / -I "$scratch" -module-cache-path "$scratch/cache" \
    -o "$scratch/$module.swiftmodule/arm64-apple-ios.swiftmodule" >"$scratch/log" 2>&1; then
    cat "$scratch/log" >&2
    return 1
  fi
}

# The compiler wants a module to be made for the platform that it is used for. The modules do not differ from
# platform to platform, so the name of the target is overwritten, by one that is exactly as long.
retarget() {
  local module=$1 name=$2 target=$3
  local from="$scratch/$module.swiftmodule/arm64-apple-ios.swiftmodule"
  [[ ${#target} == "${#made_for}" ]] || { echo "apple-modules.sh: $target is not as long as $made_for" >&2; return 1; }
  [[ $(LC_ALL=C grep -aoF "$made_for" "$from" | wc -l) == 1 ]] || {
    echo "apple-modules.sh: the module of $module does not name its target exactly once" >&2
    return 1
  }
  LC_ALL=C sed "s/$made_for/$target/" "$from" >"$scratch/$module.swiftmodule/$name.swiftmodule"
}

compile Swift -parse-stdlib
compile _Concurrency
for module in Swift _Concurrency; do
  cp "$scratch/$module.swiftmodule/arm64-apple-ios.swiftmodule" "$scratch/$module.swiftmodule/arm64-apple-ios-macabi.swiftmodule"
  retarget "$module" arm64-apple-macos arm64-apple-macos10
  retarget "$module" arm64-apple-tvos arm64-apple-tvos9.0
  retarget "$module" arm64-apple-watchos arm64-apple-watchos
  retarget "$module" arm64-apple-xros arm64-apple-xros1.0
done

mkdir -p "$directory"
cp -r "$scratch"/*.swiftmodule "$directory"
touch "$directory/complete"
