#!/bin/sh
# The default build resolves no package: a fresh copy of the repository has no checkout after it.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

git clone --quiet "$root" "$folder/copy"
cd "$folder/copy"
# A small target, because packages are resolved for all of them.
swift build --target CommandOutput

for place in checkouts repositories artifacts; do
  found=$(ls -A ".build/$place" 2>/dev/null || true)
  if [ -n "$found" ]; then
    echo "no-dependency: .build/$place should be empty, and has: $found" >&2
    exit 1
  fi
done
if [ -e Package.resolved ]; then
  echo "no-dependency: a Package.resolved was written, so a package was resolved" >&2
  exit 1
fi
echo "no-dependency: the default build has none"
