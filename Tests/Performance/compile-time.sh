#!/usr/bin/env bash
# What the shim costs a user: the time to type-check files with `.onChange` beside the same files with
# `.onAppear`, the time to build a package that shows one view, and the size of its release binary.
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${1:-9}
swift build -c release --product onchange-examples > /dev/null
products=$(swift build -c release --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# chained MODIFIER: one view with 14 of it. many MODIFIER: 200 views with one each.
chained() {
  echo 'import OnChangeCompat'
  echo 'struct Chained: View { @State var v = 0; var body: some View { Text("v")'
  for _ in $(seq 14); do echo "  $1"; done
  echo '} }'
}
many() {
  echo 'import OnChangeCompat'
  for i in $(seq 200); do
    echo "struct View$i: View { @State var v = 0; var body: some View { Text(\"v\")$1 } }"
  done
}

check() { swiftc -frontend -typecheck -swift-version 6 -module-name Check -I "$products/Modules" "$1"; }

milliseconds() {
  local start=${EPOCHREALTIME/./}
  check "$1"
  echo $(((${EPOCHREALTIME/./} - start) / 1000))
}

median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }

printf '%-28s %12s %12s %7s\n' 'file' '.onAppear' '.onChange' ratio
for shape in chained many; do
  for form in '{ _, _ in }' '{ }'; do
    $shape '.onAppear { }' > "$work/appear.swift"
    $shape ".onChange(of: v) $form" > "$work/change.swift"
    check "$work/appear.swift" && check "$work/change.swift"
    : > "$work/a"; : > "$work/c"; : > "$work/r"
    for _ in $(seq "$runs"); do
      a=$(milliseconds "$work/appear.swift")
      c=$(milliseconds "$work/change.swift")
      echo "$a" >> "$work/a"; echo "$c" >> "$work/c"
      awk -v a="$a" -v c="$c" 'BEGIN { printf "%.3f\n", c / a }' >> "$work/r"
    done
    printf '%-28s %9s ms %9s ms %7s\n' "$shape $form" "$(median < "$work/a")" "$(median < "$work/c")" "$(median < "$work/r")"
  done
done

# A package that depends on this one shows one view; beside it a program that prints the same.
mkdir -p "$work/hello/Sources/hello" "$work/hello/Sources/plain"
cat > "$work/hello/Package.swift" << MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "hello",
  dependencies: [.package(path: "$PWD")],
  targets: [
    .executableTarget(
      name: "hello", dependencies: [.product(name: "OnChangeCompat", package: "$(basename "$PWD")")]),
    .executableTarget(name: "plain"),
  ])
MANIFEST
cat > "$work/hello/Sources/hello/main.swift" << 'HELLO'
import OnChangeCompat
struct Hello: View {
  @State var v = 0
  var body: some View { Text("hello").onChange(of: v) { print("changed") } }
}
print(ViewHost(Hello()).texts)
HELLO
echo 'print(["hello"])' > "$work/hello/Sources/plain/main.swift"
# The whole build of such a package, on two processors; by a task set, because the package manager uses all of them.
TIMEFORMAT='%11R s, %U s + %S s of processor'
for configuration in debug release; do
  rm -rf "$work/hello/.build"
  printf 'clean build, %-15s' "$configuration"
  time taskset -c 0,1 swift build -j 2 --package-path "$work/hello" -c "$configuration" > /dev/null
  echo '// touched' >> "$work/hello/Sources/hello/main.swift"
  printf 'one file touched, %-10s' "$configuration"
  time taskset -c 0,1 swift build -j 2 --package-path "$work/hello" -c "$configuration" > /dev/null
done
for name in plain hello; do
  strip -o "$work/$name.stripped" "$work/hello/.build/release/$name"
  printf '%-28s %12s bytes stripped\n' "$name" "$(stat -c %s "$work/$name.stripped")"
done
