#!/usr/bin/env bash
# The layers of ViewEngine depend on one another in one direction: Host → Verbs → Inspection → Query → Index → Tree. A file
# must not name a type that a higher layer declares. And no generic file names a control or a verb: the control or the verb
# brings what the file needs.
#
# A control names the verbs that it offers, so Verbs names no type of a file that names a verb: a verb is a value, and
# Host/Performing is what a host does with it.
#
# HostRuntime, which depends on private layouts, imports ViewPlatform alone, and no other module looks symbols of the runtime
# up.
#
# The scan reads words. It takes declarations from the first column, and passes comments and string literals by. It does not
# see members that a higher layer adds to a type of a lower one.
#
#   Tests/Scripts/layers.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

engine=Sources/ViewEngine
# From low to high.
layers=(Tree Index Query Inspection Verbs Host)
# In these folders only these two name verbs, and only Host/Performing names controls.
performing=Host/Performing

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints `FILE:LINE CODE` for each line of the given files, without comments and string literals.
code() {
  awk '
    FNR == 1 { inText = 0; inComment = 0 }
    {
      line = $0
      gsub(/\\"/, "", line)
      if (inComment) { if (sub(/^.*\*\//, "", line)) inComment = 0; else next }
      count = gsub(/"""/, "\"\"\"", line)
      if (inText) { if (count) inText = 0; next }
      if (count == 1) { sub(/""".*/, "", line); inText = 1 }
      gsub(/"[^"]*"/, "", line)
      sub(/\/\/.*/, "", line)
      gsub(/\/\*.*\*\//, "", line)
      if (sub(/\/\*.*/, "", line)) inComment = 1
      print FILENAME ":" FNR, line
    }' "$@"
}

swift_files() { find "$@" -name '*.swift' | sort; }

# Prints `NAME LAYER` for each type that a layer declares in the first column.
for layer in "${layers[@]}"; do
  mapfile -t files < <(swift_files "$engine/$layer")
  code "${files[@]}" | awk -v layer="$layer" '{
    sub(/^[^ ]+ /, "")
    if ($0 !~ /^[@a-z]/) next
    if (match($0, /(^| )(struct|class|enum|protocol|actor|typealias) +[A-Za-z_][A-Za-z0-9_]*/)) {
      split(substr($0, RSTART, RLENGTH), words, / +/)
      name = words[length(words)]
      if (name != "func" && name != "var" && !seen[name]++) print name, layer
    }
  }'
done >"$scratch/declared"

# The protocols of controls and verbs: these, and each one that refines one of them.
kinds='Control|CoveringControl|ElementVerb|Verb|StepVerb|PerformedVerb'
mapfile -t files < <(swift_files "$engine")
code "${files[@]}" >"$scratch/code"

# Prints `NAME` for each declaration of the given kinds ($1) whose clause has one of the protocols ($2).
conforming() {
  awk -v declaration="($1) +[A-Za-z_][A-Za-z0-9_]* *(<[^>]*>)? *: *[^{]*" -v protocols="(^|[ ,&])($2)(\$|[ ,&])" '{
    sub(/^[^ ]+ /, "")
    if (match($0, declaration)) {
      clause = substr($0, RSTART, RLENGTH)
      split(clause, words, /[ :<]+/)
      sub(/^[^:]*:/, "", clause)
      if (clause ~ protocols) print words[2]
    }
  }' "$scratch/code" | sort -u
}

while refined=$(conforming protocol "$kinds" | grep -vxE "$kinds" | paste -sd '|' -); [[ -n $refined ]]; do
  kinds="$kinds|$refined"
done
conforming 'struct|class|enum|extension' "$kinds" >"$scratch/verbs"

failed=0
number=0
for layer in "${layers[@]}"; do
  number=$((number + 1))
  higher=" ${layers[*]:number} "
  mapfile -t files < <(swift_files "$engine/$layer")
  code "${files[@]}" | awk -v layer="$layer" -v higher="$higher" -v performing="$engine/$performing/" \
    -v declared="$scratch/declared" -v actions="$scratch/verbs" '
    BEGIN {
      while ((getline line < declared) > 0) {
        split(line, pair, " ")
        if (index(higher, " " pair[2] " ")) owner[pair[1]] = pair[2]
      }
      while ((getline line < actions) > 0) isAction[line] = 1
    }
    {
      place = $1
      sub(/^[^ ]+ /, "")
      isGeneric = layer != "Verbs" && index(place, performing) != 1
      count = split($0, words, /[^A-Za-z0-9_]+/)
      for (i = 1; i <= count; i++) {
        word = words[i]
        if (word in owner)
          print place ": " layer " names " word ", which " owner[word] " declares.\n" \
            "  To fix, move the code to " owner[word] ", or declare in " layer " what it needs, as a protocol."
        if (isGeneric && word in isAction)
          print place ": this generic file names " word ", which is a control or a verb.\n" \
            "  To fix, add a requirement to Control or ElementVerb that brings what the file needs."
      }
    }' | tee -a "$scratch/found"
  [[ ! -s $scratch/found ]] || failed=1
done

# Prints `NAME FILE` for each type that a file outside of the layers declares in the first column if the file names a verb.
mapfile -t files < <(swift_files "$engine/Verbs")
code "${files[@]}" >"$scratch/values"
awk -v values="$scratch/values" -v layers=" ${layers[*]} " -v engine="$engine/" '
  BEGIN {
    while ((getline line < values) > 0)
      if (match(line, / enum [A-Za-z]+: [A-Za-z]*Verb /)) {
        split(substr(line, RSTART, RLENGTH), words, /[ :]+/)
        isVerb[words[3]] = 1
      }
  }
  {
    file = $1
    sub(/:[0-9]+$/, "", file)
    folder = substr(file, length(engine) + 1)
    sub(/\/.*/, "", folder)
    if (index(layers, " " folder " ")) next
    sub(/^[^ ]+ /, "")
    count = split($0, words, /[^A-Za-z0-9_.]+/)
    for (i = 1; i <= count; i++) if (sub(/\.self$/, "", words[i]) && words[i] in isVerb) names[file] = 1
    if ($0 ~ /^[@a-z]/ && match($0, /(^| )(struct|class|enum|protocol|actor|typealias) +[A-Za-z_][A-Za-z0-9_]*/)) {
      split(substr($0, RSTART, RLENGTH), words, / +/)
      for (i = 1; i in words; i++) name = words[i]
      declared[file] = declared[file] " " name
    }
  }
  END { for (file in names) { count = split(declared[file], words, " "); for (i = 1; i <= count; i++) print words[i], file } }
' "$scratch/code" >"$scratch/offering"
awk -v offering="$scratch/offering" '
  BEGIN { while ((getline line < offering) > 0) { split(line, pair, " "); owner[pair[1]] = pair[2] } }
  {
    place = $1
    sub(/^[^ ]+ /, "")
    count = split($0, words, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= count; i++) if (words[i] in owner)
      print place ": a verb names " words[i] " of " owner[words[i]] ", which names verbs.\n" \
        "  To fix, declare in Verbs the value that the verb needs."
  }' "$scratch/values" | tee "$scratch/found"
[[ ! -s $scratch/found ]] || failed=1

# What HostRuntime may import: ViewPlatform, the standard library, and the system's C.
while IFS=: read -r file _ line; do
  module=${line##* }
  case $module in ViewPlatform | _Concurrency | Darwin | Glibc | Musl | Android) continue ;; esac
  echo "$file imports $module. To fix, hand the value in by JobClient."
  failed=1
done < <(grep -rnE '^ *((@[A-Za-z_]+(\([^)]*\))* +)*|package |public )*import ' Sources/HostRuntime)
while IFS=: read -r file number _; do
  echo "$file:$number looks a symbol up. To fix, move the look-up to Sources/HostRuntime, where each fact is tried out."
  failed=1
done < <(grep -rnE '\bdlsym\(|\bUnownedJob\b|swift_task_' --include='*.swift' "$engine" Sources/ViewGraph Sources/ViewEngineCombine)

echo "layers: $(wc -l <"$scratch/declared") types in ${#layers[@]} layers, $(wc -l <"$scratch/verbs") controls and verbs"
exit "$failed"
