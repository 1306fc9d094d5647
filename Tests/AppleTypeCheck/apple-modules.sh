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

# Made in their final place, because a module remembers the path of its interface; one at a time.
mkdir -p "$directory/interfaces"
exec 9>"$directory/lock"
flock 9
if [[ -e $directory/complete ]]; then exit 0; fi

# Replaces the target and the C library of an interface. Removes attributes that need function bodies, and two functions
# that exist only for the 80-bit floats of other processors. Adapts how Linux's mutex names a thread.
adapt() {
  sed -E "/^\/\/ swift-module-flags:/s/-target [^ ]+/-target $made_for/
          /^import Glibc$/d
          s/@backDeployed\([^)]*\)//
          s/_swift_stdlib_gettid\(\)/UInt32(0)/
          s/^.*_stdlib_(squareRoot|remainder)l\(.*$/fatalError()/" "$1"
}

compile() {
  local module=$1
  shift
  local interface
  interface=$(find "$toolchain/lib/swift/linux/$module.swiftmodule" -name '*.swiftinterface' ! -name '*.private.*' -print -quit)
  [[ -n $interface ]] || { echo "apple-modules.sh: the toolchain has no interface of $module" >&2; return 1; }
  adapt "$interface" >"$directory/interfaces/$module.swiftinterface"
  if [[ $module == Swift ]]; then autoreleasing_pointer >>"$directory/interfaces/$module.swiftinterface"; fi
  mkdir -p "$directory/$module.swiftmodule"
  if ! swift-frontend -compile-module-from-interface "$directory/interfaces/$module.swiftinterface" -module-name "$module" "$@" \
    -target "$made_for" -disable-availability-checking -sdk / -I "$directory" -I "$toolchain/lib/swift/shims" -module-cache-path "$directory/cache" \
    -o "$directory/$module.swiftmodule/arm64-apple-ios.swiftmodule" >"$directory/log" 2>&1; then
    cat "$directory/log" >&2
    return 1
  fi
}

# The compiler wants a module to be made for the platform that it is used for. The modules do not differ from
# platform to platform, so the name of the target is overwritten, by one that is exactly as long.
retarget() {
  local module=$1 name=$2 target=$3
  local from="$directory/$module.swiftmodule/arm64-apple-ios.swiftmodule"
  [[ ${#target} == "${#made_for}" ]] || { echo "apple-modules.sh: $target is not as long as $made_for" >&2; return 1; }
  [[ $(LC_ALL=C grep -aoF "$made_for" "$from" | wc -l) == 1 ]] || {
    echo "apple-modules.sh: the module of $module does not name its target exactly once" >&2
    return 1
  }
  LC_ALL=C sed "s/$made_for/$target/" "$from" >"$directory/$module.swiftmodule/$name.swiftmodule"
}

# The pointer that Objective-C's out-parameters are, without which the compiler lends nothing as a pointer.
autoreleasing_pointer() {
  cat <<'INTERFACE'
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { get nonmutating set }
}
INTERFACE
}

compile Swift -parse-stdlib
modules=(_Concurrency _StringProcessing Observation Synchronization Testing)
for module in "${modules[@]}"; do compile "$module"; done
for module in Swift "${modules[@]}"; do
  cp "$directory/$module.swiftmodule/arm64-apple-ios.swiftmodule" "$directory/$module.swiftmodule/arm64-apple-ios-macabi.swiftmodule"
  retarget "$module" arm64-apple-macos arm64-apple-macos10
  retarget "$module" arm64-apple-tvos arm64-apple-tvos9.0
  retarget "$module" arm64-apple-watchos arm64-apple-watchos
  retarget "$module" arm64-apple-xros arm64-apple-xros1.0
done

touch "$directory/complete"
