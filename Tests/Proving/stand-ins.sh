#!/usr/bin/env bash
# Writes the stand-ins of Lacking, a made-up module whose imports do not exist, and builds the module with them.
#
# Usage: Tests/Proving/stand-ins.sh      (some minutes the first time: the scratch package builds the annex)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
repository=$(cd ../.. && pwd)
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no
if [[ -z ${TOOL:-} ]]; then
  swift build --package-path "$repository" --product onchange-migrate --traits ViewEngine,OpenCombine,Macros,Migrator
  TOOL=$(swift build --package-path "$repository" --show-bin-path --traits ViewEngine,OpenCombine,Macros,Migrator)/onchange-migrate
fi
scratch=${SCRATCH:-$repository/.build/stand-ins}
mkdir -p "$scratch"
# Otherwise the modules that an earlier run built below would count as declared.
rm -f "$scratch"/.build/debug/Modules/{Analytics,CoreImage,Factory,Kingfisher,MapKit,App}.swiftmodule
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "stand-ins.sh: $1" >&2; cat "$work/log.txt" >&2; exit 1; }
run() { "$TOOL" stand-ins --package "$repository" --folder "$scratch" "$@" >"$work/out.txt" 2>"$work/log.txt"; }

for round in first second; do
  run --into "$work/Lacks" Lacking || { cat "$work/out.txt" >&2; fail "the $round run fails"; }
done
grep -q "^1 of 1 files compile" "$work/out.txt" || fail "the file does not compile"
for name in Analytics Factory Kingfisher MapKit; do
  grep -q "must not reach" <(head -1 "$work/Lacks/Sources/$name/$name.swift") || fail "no module $name"
done

# A team's package: the file unchanged, with the file that belongs to its module.
mkdir -p "$work/App/Sources/App"
cp Lacking/*.swift "$work/Lacks/InTarget/StandInMembers.swift" "$work/App/Sources/App/"
sed -e 's/name: "StandIns",$/name: "App",/' -e 's/products: .*/products: [],/' \
  -e 's|^  dependencies: \[|  dependencies: [.package(path: "../Lacks"),|' \
  -e '/targets: \[$/,/^  \],/c\  targets: [.target(name: "App", dependencies: [.product(name: "StandIns", package: "Lacks")])],' \
  "$work/Lacks/Package.swift" >"$work/App/Package.swift"
swift build --package-path "$work/App" --scratch-path "$scratch/.build" -debug-info-format none >"$work/log.txt" 2>&1 || fail "the module does not build"

# Nothing of a person's is overwritten, and nothing goes into the app's code.
echo "let mine = 1" >"$work/Lacks/Mine.swift"
run --into "$work/Lacks" Lacking && fail "a folder with a file of a person is written"
run --into Lacking/StandIns Lacking && fail "stand-ins are written into the app's code"
[[ ! -e Lacking/StandIns ]] || fail "a refused folder is made"
exit 0
