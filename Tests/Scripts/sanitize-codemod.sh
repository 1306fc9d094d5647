#!/usr/bin/env bash
# The command onchange-migrate under the thread sanitizer: its workers judge 300 files that share views, stores and a
# backport.
#
#   Tests/Scripts/sanitize-codemod.sh
#   Tests/Scripts/sanitize-codemod.sh --planted
#
# --planted takes the lock of the shared answers away, and fails unless a race is reported.
# SANITIZED=folder keeps the build there.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
package=${SANITIZED:-$root/.build/sanitized-codemod}
# NB: the package manager passes the flags of several traits in random order otherwise, and compiles everything again.
export SWIFT_DETERMINISTIC_HASHING=1
# Only what this script makes: the folder may be somebody's.
rm -rf "$package"/{MigratorCore,onchange-migrate,project,objects}
mkdir -p "$package/objects"
cp -R "$root/Sources/"{MigratorCore,onchange-migrate} "$package/"

if [[ ${1-} == --planted ]]; then
  shared=$package/MigratorCore/Analysis/CodeBase.swift
  sed -i 's/lock\.withLock { \(known\[key\][^}]*\)}/\1/' "$shared"
  ! cmp -s "$root/Sources/MigratorCore/Analysis/CodeBase.swift" "$shared" ||
    { echo "sanitize-codemod: expected a lock around known[key] in $shared. To fix: plant another race here."; exit 2; }
fi

project=$package/project
mkdir "$project"
cat > "$project/Backport.swift" << 'SWIFT'
import SwiftUI
extension View {
  @ViewBuilder func changed<V: Equatable>(_ value: V, perform action: @escaping (V) -> Void) -> some View {
    if #available(iOS 17, *) { self.onChange(of: value) { _, new in action(new) } } else { self.onChange(of: value, perform: action) }
  }
}
final class Store: ObservableObject { static let shared = Store(); @Published var n = 0; var gap = 1 }
struct Field: View {
  let id: Int
  @Binding var text: String
  @ObservedObject var store: Store
  @State private var isOn = false
  var body: some View { Toggle("a", isOn: $isOn).onChange(of: isOn) { _ in store.n = id }.onChange(of: text) { print($0, id) } }
}
SWIFT
for ((i = 0; i < 300; i++)); do
  cat > "$project/Row$i.swift" << SWIFT
import SwiftUI
struct Row$i: View {
  let price: Int
  @State private var text = ""
  @EnvironmentObject var store: Store
  var body: some View {
    Field(id: price, text: \$text, store: .shared).changed(text) { _ in store.gap = price }
      .onChange(of: text) { _ in print(price, store.n) }
    if price > 0 { Row$(((i + 1) % 300))(price: price - 1) }
  }
}
SWIFT
done

# Only the command's own modules are compiled for the sanitizer. The packages that they use come from the build of the
# README's tests, so that a race inside of these packages is not seen.
options=(--package-path "$root" --traits ViewEngine,OpenCombine,Macros,Migrator --product onchange-migrate)
swift build "${options[@]}"
products=$(swift build "${options[@]}" --show-bin-path)
# As that build compiles them: with its name of the package, which the folder gives, and its features of the language.
mapfile -t settings < <(grep -m1 '"-module-name","MigratorCore"' "$products/../../debug.yaml" |
  grep -oE '"-(package-name|swift-version|enable-upcoming-feature)","[^"]*"|"-DMigrator"' | tr -d '"' | tr , '\n')
((${#settings[@]} > 6)) || { echo "sanitize-codemod: found no settings of MigratorCore in $products/../../debug.yaml"; exit 1; }
compile() { # target
  local module=${1//-/_}
  mkdir "$package/objects/$1"
  (
    cd "$package/objects/$1"
    find "$package/$1" -name '*.swift' -print0 | xargs -0 swiftc -c -j "$(nproc)" -enable-batch-mode -sanitize=thread \
      -parse-as-library "${settings[@]}" -module-name "$module" -emit-module -emit-module-path "$package/objects/$module.swiftmodule" \
      -I "$package/objects" -I "$products/Modules" -Xcc -I"$root/.build/checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include"
  )
}
compile MigratorCore
compile onchange-migrate
tool=$package/tool
find "$package/objects" "$products"/{CommandOutput,Swift*,ArgumentParser*,_SwiftSyntaxCShims}.build -name '*.o' -print0 |
  xargs -0 swiftc -sanitize=thread -o "$tool"
export SWIFT_BACKTRACE=enable=no TSAN_OPTIONS="suppressions=$root/Tests/Scripts/sanitizers/races.txt"
log=$package/codemod.log
: > "$log"
for arguments in "check" "rewrite --dry-run --replace-backports"; do
  # Both end with 1 or 0; the reports decide.
  "$tool" $arguments --no-cache "$project" >> "$log" 2>&1 || true
done
# A planted race may also end the command.
[[ ${1-} == --planted ]] || grep -c 'onChange' "$log" > /dev/null || { echo "sanitize-codemod: the command found no call: see $log"; exit 1; }
reports=$(grep -cE '(WARNING|ERROR): ThreadSanitizer' "$log" || true)
echo "sanitize-codemod: $reports reports"
if [[ ${1-} == --planted ]]; then
  [[ $reports != 0 ]] || { echo "sanitize-codemod: the planted race was not reported. To fix: share more answers."; exit 1; }
else
  [[ $reports == 0 ]] || { grep -m 1 -A 30 -E '(WARNING|ERROR): ThreadSanitizer' "$log"; exit 1; }
fi
