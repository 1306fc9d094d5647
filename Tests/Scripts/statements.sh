#!/usr/bin/env bash
# A body of many statements: compiled for debugging, shown, changed, evaluated again and removed, on a stack of 8 MB.
#
#   Tests/Scripts/statements.sh [COUNT [STACK]]     500 statements, a stack of 8192 KB
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
count=${1:-500}
stack=${2:-8192}
folder=$root/.build/statements
mkdir -p "$folder"
cd "$root"

{
  echo 'import OnChangeCompat'
  echo 'struct Statements: View {'
  echo '  @State private var value = 0'
  echo '  var body: some View {'
  for ((index = 1; index < count; index++)); do echo "    Text(\"$index: \\(value)\")"; done
  echo '    Button("Add") { value += 1 }'
  echo '  }'
  echo '}'
  cat << END
@main @MainActor enum Main {
  static func main() throws {
    let host = ViewHost(Statements())
    func expect(_ value: Int) {
      precondition(host.texts == (1..<$count).map { "\\(\$0): \\(value)" } + ["Add"], "found \\(host.texts)")
    }
    expect(0)
    try host.tap("Add")
    expect(1)
    host.render()
    expect(1)
    host.dismiss()
    print("$count statements on a stack of $stack KB: right")
  }
}
END
} > "$folder/Statements.swift"

swift build --target OnChangeCompat
build=$(swift build --show-bin-path)
objects=()
for module in ViewPlatform ViewGraph HostRuntime ViewEngine ViewEngineCombine OnChangeCompat; do
  objects+=("$build/$module.build"/*.o)
done
swiftc -Onone -swift-version 6 -parse-as-library -I "$build/Modules" "$folder/Statements.swift" "${objects[@]}" \
  -o "$folder/statements"
ulimit -s "$stack"
SWIFT_BACKTRACE=enable=no "$folder/statements" ||
  { echo "statements: $count do not fit on a stack of $stack KB. To fix: look for what each keeps there."; exit 1; }
