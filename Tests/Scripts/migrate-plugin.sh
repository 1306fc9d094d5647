#!/bin/sh
# `swift package onchange-migrate` in a package that depends on this one: with the trait Migrator it rewrites, without
# it nothing is resolved, and the command says how to get it.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

git clone --quiet "$root" "$folder/OnChangeCompat"
mkdir -p "$folder/Shop/Sources/Shop"
cd "$folder/Shop"

legacy='extension View { func shop(_ v: Int) -> some View { onChange(of: v) { _ in print("sold") } } }'
modern='extension View { func shop(_ v: Int) -> some View { onChange(of: v) { print("sold") } } }'

manifest() {
  cat > Package.swift <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Shop", dependencies: [.package(path: "../OnChangeCompat"$1)],
  targets: [.target(name: "Shop", dependencies: [.product(name: "OnChangeCompat", package: "OnChangeCompat")])])
MANIFEST
  echo "import OnChangeCompat" > Sources/Shop/Shop.swift
  echo "$legacy" >> Sources/Shop/Shop.swift
}

migrate() { swift package --allow-writing-to-package-directory onchange-migrate rewrite --target Shop; }

manifest ''
if migrate > log 2>&1; then
  echo "migrate-plugin: without the trait the command should fail" >&2
  exit 1
fi
grep -q 'traits: \["Migrator"\]' log || { cat log >&2; exit 1; }
if [ -e Package.resolved ] || [ -n "$(ls -A .build/checkouts 2>/dev/null || true)" ]; then
  echo "migrate-plugin: without the trait a package was resolved" >&2
  exit 1
fi

manifest ', traits: ["Migrator"]'
migrate > log 2>&1 || { cat log >&2; exit 1; }
[ "$(tail -n 1 Sources/Shop/Shop.swift)" = "$modern" ] || { cat Sources/Shop/Shop.swift log >&2; exit 1; }
echo "migrate-plugin: rewrites with the trait, and resolves nothing without it"
