#!/usr/bin/env bash
# Counts the public declarations that have a doc comment, and compares each share with the one in documented.txt.
#
#   Tests/Scripts/documented.sh                 fails where a share is below its figure
#   Tests/Scripts/documented.sh --list PART     names what PART lacks, as in: --list ViewEngine
#
# Not counted: names with a leading underscore, unavailable names, and members that a protocol documents (`==`, `body`).
# A comment counts only if it has two words that are not in the name, and if it is no template: one that stands on three
# or more different names. In the unit `declarations`, for what is ours, a
# throwing member needs '- Throws:'. In the unit `names`, for what is SwiftUI's or Combine's, overloads count once, and
# constants, associated types and `init()` are left to their type.
set -euo pipefail
cd "$(dirname "$0")/../.."
exec python3 Tests/Scripts/documented.py "$@"
