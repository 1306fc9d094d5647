#!/usr/bin/env bash
# Counts the instructions of each workload with callgrind, which a busy machine does not disturb, and compares
# them with the committed figures: for one row in W1, W2 and W4, for one event in W3 and W5, for an interaction on both
# sides in W7.
#
#   Tests/Performance/guard.sh            exits with 1 if a figure has grown by more than the tolerance; counts nothing
#                                         where the last check had the same sources and the same compiler
#   Tests/Performance/guard.sh --always   counts in any case, and notes the sources for later if none is slower
#   Tests/Performance/guard.sh --update   writes the figures again
set -euo pipefail
cd "$(dirname "$0")/../.."

# NB: the counts vary with the seed of hashes otherwise.
export SWIFT_DETERMINISTIC_HASHING=1
figures=Tests/Performance/instructions.txt
tolerance=3 # percent: another build of the same compiler stays within 2
repeats=5

# All that the counts may depend on: every module but those that no benchmark can use, how it is counted, and the compiler.
sources() {
  {
    swiftc --version 2> /dev/null
    find Package.swift Compat Sources Tests/onchange-bench Tests/Performance/guard.sh -type f -not -path 'Sources/AppleNames/*' \
      -not -path 'Sources/MigratorCore/*' -not -path 'Sources/onchange-*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
  } | sha256sum | cut -d ' ' -f 1
}
checked=$(sources)
if [[ -z ${1-} ]] && grep -qx "sources $checked" "$figures"; then
  echo "guard: the last check had these sources and this compiler"
  exit
fi

command -v valgrind > /dev/null || { apt-get update -qq && apt-get install -y -qq valgrind > /dev/null; }
swift build -c release --product onchange-bench
bench=$(swift build -c release --show-bin-path)/onchange-bench
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The instructions of a workload that is repeated $2 times: of what is measured, or of all if there is a third argument.
total() {
  local only=(--toggle-collect='*measured*') out=$work/${1//\//-}-$2
  [[ -z ${3-} ]] || only=()
  valgrind --tool=callgrind "${only[@]}" --callgrind-out-file="$out" \
    "$bench" --filter "$1/" --repeats "$2" > "$out.log" 2>&1 || { cat "$out.log"; exit 1; }
  local total
  total=$(awk '/^(summary|totals):/ { print $2; exit }' "$out")
  [[ ${total:-0} -gt 0 ]] || { echo "nothing was counted for $1"; exit 1; }
  echo "$total"
}

# Per operation. The first round of W1 is measured as well, with all that the runtime looks up once in a process: the
# difference between two runs is without it. The others have a round that warms up, and is counted.
count() {
  local more less
  case $1 in
    W1/*)
      more=$(total "$1" $((3 * repeats))) || { echo "$more"; exit 1; }
      less=$(total "$1" "$repeats") || { echo "$less"; exit 1; }
      echo $(((more - less) / (2 * repeats * 1000)))
      ;;
    W7/*)
      # Exploring is asynchronous, so that no call of a function holds all of it: the difference between two runs is
      # without the start. A round has some 14,450 interactions: 400 random scripts of 36 steps, and a few systematic ones.
      more=$(total "$1" "$((repeats + 1))" all) || { echo "$more"; exit 1; }
      less=$(total "$1" "$((repeats - 2))" all) || { echo "$less"; exit 1; }
      echo $(((more - less) / (3 * 14450)))
      ;;
    *)
      more=$(total "$1" "$repeats") || { echo "$more"; exit 1; }
      echo $((more / ((repeats + 1) * 2000)))
      ;;
  esac
}

workloads=(W1/{legacy,modern}/1000 W2/{legacy,modern}/1000 W3/{legacy,modern}/1000
  W4/{legacy,modern}/1000 W5/{legacy,modern}/100 W7/legacy/3)

# One workload a processor: the counts do not depend on what else runs.
for workload in "${workloads[@]}"; do
  while (($(jobs -rp | wc -l) >= $(nproc))); do wait -n || true; done
  { count "$workload" || true; } > "$work/${workload//\//-}.count" &
done
wait

failed=0
: > "$work/figures"
printf '%-18s %10s %10s %8s\n' workload committed counted change
for workload in "${workloads[@]}"; do
  counted=$(< "$work/${workload//\//-}.count")
  [[ $counted =~ ^[0-9]+$ ]] || { echo "$workload was not counted:"; echo "$counted"; exit 1; }
  echo "$workload $counted" >> "$work/figures"
  committed=$(awk -v name="$workload" '$1 == name { print $2 }' "$figures" 2> /dev/null || true)
  committed=${committed:-0}
  verdict=
  if ((committed > 0)); then
    change=$(awk -v a="$committed" -v b="$counted" 'BEGIN { printf "%+.1f %%", (b - a) * 100 / a }')
    if ((counted * 100 > committed * (100 + tolerance))); then verdict="SLOWER" failed=1; fi
    if ((counted * 100 < committed * (100 - tolerance))); then verdict="faster: write it down with --update"; fi
  else
    change=new
  fi
  printf '%-18s %10s %10s %8s %s\n' "$workload" "$committed" "$counted" "$change" "$verdict"
done

if [[ ${1-} == --update ]]; then
  { cat "$work/figures"; echo "sources $checked"; } > "$figures"
elif ((failed)); then
  echo "A workload takes more than $tolerance % more instructions than the figures in $figures."
  echo "To fix, find what it pays for: valgrind --tool=callgrind --toggle-collect='*measured*' $bench --filter …"
  exit 1
elif [[ ${1-} == --always ]]; then
  sed -i "s/^sources .*/sources $checked/" "$figures"
fi
