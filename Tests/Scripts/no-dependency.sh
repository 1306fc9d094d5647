#!/bin/sh
# The default build resolves no package: a copy of the repository, built from nothing, has no checkout.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

git clone --quiet "$root" "$folder/copy"
cd "$folder/copy"
swift build --target OnChangeCompat

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
