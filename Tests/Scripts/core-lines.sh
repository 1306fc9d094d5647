#!/usr/bin/env bash
# The core stays what a newcomer reads in one sitting: under 4,500 lines with all rules of the contract. It imports only
# the standard library, Observation and ViewPlatform, which wraps locks and thread-locals of the system's C. The compiler
# keeps it from naming the vocabulary, since the vocabulary imports the core.
# No source file of any module is longer than 400 lines, those of a generator left aside.
#
#   Tests/Scripts/core-lines.sh [--imports]    (--imports: checks only the imports, not the lines)
set -euo pipefail
cd "$(dirname "$0")/../.."

core=Sources/ViewGraph
limit=4500
longestFile=400
allowed='Swift Observation ViewPlatform'

failed=0
lines=$(find "$core" -name '*.swift' -exec cat {} + | wc -l)
echo "$core: $lines lines of $limit"
if ((lines >= limit)) && [[ ${1-} != --imports ]]; then
  echo "The core has $lines lines. To fix, move what is no part of evaluating views to Sources/ViewEngine."
  failed=1
fi

while read -r count file; do
  if ((count > longestFile)) && [[ $file != total ]]; then
    echo "$file has $count lines; the limit is $longestFile. To fix, move a type or an extension to a file of its name."
    failed=1
  fi
done < <(find Sources Compat -name '*.swift' -not -path '*/Generated/*' -not -path '*/.build/*' -exec wc -l {} +)

imports=$(find "$core" -name '*.swift' -exec grep -hE '^ *((@[A-Za-z_]+(\([^)]*\))?|public|package|internal|private) +)*import ' {} + |
  sed -E 's/.*import +//' | sort | uniq -c)
echo "$imports"
while read -r _ module; do
  if [[ " $allowed " != *" $module "* ]]; then
    echo "The core imports $module. To fix, do without it, or move what needs it to Sources/ViewEngine."
    failed=1
  fi
done <<<"$imports"
exit "$failed"
