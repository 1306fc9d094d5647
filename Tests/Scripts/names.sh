#!/usr/bin/env bash
# Compares the names that the engine declares with a table of names and their uses in apps. The table has fields between
# tabs: kind (modifier, type or environment), name, uses. The script does not read further fields.
#
# Prints two figures for each kind: how many of the uses compile, and how many are declared at all. The first does not
# count names that the engine declares as unavailable; their use is an error at its own line that says what to do. Then
# prints the unavailable and the missing names, the most used first.
#
# A table from the pages of SwiftUI's documentation also has the names of chapters, which are not declarations. Apps
# that use such a name mean their own type. The script skips these names.
#
#   Tests/Scripts/names.sh TABLE [SOURCES]
set -euo pipefail
table=${1:?"names: expected a table of names: Tests/Scripts/names.sh TABLE [SOURCES]"}
sources=${2:-$(dirname "$0")/../../Sources}
[[ -r $table ]] || { echo "names: cannot read the table $table" >&2; exit 1; }
[[ -d $sources ]] || { echo "names: there is no folder of sources $sources" >&2; exit 1; }

chapters='Animations Clipboard Documents Focus Gestures Images Lists Navigation Preferences Search Windows'

find "$sources"/View* "$sources"/AppleNames/Sources/SwiftUI "$sources"/../Compat -name '*.swift' -print0 | sort -z | xargs -0 awk '
  FNR == 1 {
    inValues = 0
    state = FILENAME ~ /\/Unavailable/ ? "out" : "known"
  }
  function declare(kind, name) { print kind "\t" name "\t" state }
  /^[a-z@]*.*extension / { inValues = /extension EnvironmentValues/ }
  /(public|open) / {
    if (match($0, /func [A-Za-z_][A-Za-z0-9_]*/)) declare("modifier", substr($0, RSTART + 5, RLENGTH - 5))
    if (match($0, /(struct|class|enum|protocol|actor|macro|typealias|associatedtype) [A-Z][A-Za-z0-9_]*/)) {
      split(substr($0, RSTART, RLENGTH), words, " ")
      declare("type", words[2])
    }
    if (inValues && match($0, /var [A-Za-z_][A-Za-z0-9_]*/)) declare("environment", substr($0, RSTART + 4, RLENGTH - 4))
  }
' | awk -F'\t' -v table="$table" -v chapters=" $chapters " '
  { if (states[$1, $2] != "known") states[$1, $2] = $3 }
  END {
    while ((getline line < table) > 0) {
      if (line ~ /^#/ || split(line, fields, "\t") < 3 || fields[1] == "kind") continue
      kind = fields[1]
      if (kind == "type" && index(chapters, " " fields[2] " ")) continue
      uses = fields[3]
      state = states[kind, fields[2]]
      total[kind] += uses
      sum[kind, state] += uses
      if (uses > 0 && state != "known") rest[++count] = uses "\t" kind "\t" fields[2] "\t" (state == "" ? "missing" : state)
    }
    for (kind in total) {
      known = sum[kind, "known"]
      printf "0\t%s: %d uses; %.2f %% compile, %.2f %% are declared\n", kind, total[kind], known / total[kind] * 100, (known + sum[kind, "out"]) / total[kind] * 100
    }
    for (i = 1; i <= count; i++) print "1\t" rest[i]
  }
' | sort -t $'\t' -k1,1n -k2,2nr -k2,2 -k3,3 -k4,4 | cut -f 2-
