#!/usr/bin/env bash
# Looks at the reports and pictures of the commands in headless Chromium: at 380, 820 and 1,400 points, in light and in
# dark mode. Fails if anything is cut off, wider than the window, hard to read, or the same in both modes.
#
#   Tests/Scripts/pages.sh [--pictures] [--also FILE]… [OPTION…]
#     --pictures   also takes the pictures of the documentation
#     --also FILE  also looks at this page
#     OPTION       for swift build
#
# Takes about 10 s after the build. Without Chromium, it installs Debian's package.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/pages" "$work/pictures"
pictures=false
while [[ ${1:-} == --pictures || ${1:-} == --also ]]; do
  if [[ $1 == --pictures ]]; then
    pictures=true
  else
    cp "$2" "$work/pages/$(basename "$(dirname "$2")")-$(basename "$2")"
    shift
  fi
  shift
done

if ! command -v chromium >/dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >"$work/apt.txt" 2>&1 || { cat "$work/apt.txt"; exit 1; }
fi

for product in onchange-examples onchange-migrate; do swift build --product "$product" "$@"; done
commands=$(swift build --show-bin-path "$@")
"$commands/onchange-examples" migration --html "$work/pages" >"$work/written.txt"
"$commands/onchange-examples" updaters --svg "$work/pictures/updaters.svg" >>"$work/written.txt"
code=0
"$commands/onchange-migrate" check --no-cache --report "$work/pages/check.html" Tests/MigratorTests/ShopProject \
  >"$work/check.txt" 2>&1 || code=$?
[[ $code == 1 ]] || { cat "$work/check.txt"; echo "pages.sh: check exits with $code, and not with 1"; exit 1; }
cp Compat/Documentation.docc/Resources/*.svg "$work/pictures/"

browse() { # light|dark option… file
  local scheme=1
  [[ $1 == light ]] || scheme=0
  shift
  timeout 120 chromium --headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --hide-scrollbars --disable-lcd-text --no-first-run \
    --user-data-dir="$work/chromium" --blink-settings=preferredColorScheme=$scheme "$@" 2>"$work/chromium.txt"
}

# Each page measures itself, and tells the page around it.
for page in "$work"/pages/*.html; do
  { cat "$page"; echo "<script>"; cat Tests/Scripts/measure.js; echo "</script>"; } >"${page%.html}.measured"
  mv "${page%.html}.measured" "$work/$(basename "$page")"
done
for picture in "$work"/pictures/*.svg; do
  { echo "<!doctype html><meta name='color-scheme' content='light dark'><body style='margin:0'>"; cat "$picture"
    echo "<style>svg{max-width:100%;height:auto}</style><script>"; cat Tests/Scripts/measure.js; echo "</script>"
  } >"$work/$(basename "$picture").html"
done
{
  cat <<'HTML'
<!doctype html><meta name="color-scheme" content="light dark"><body><pre id="found"></pre><script>
addEventListener("message", message => { found.textContent += message.data + "\n" })
</script>
HTML
  for page in "$work"/*.html; do
    for width in 380 820 1400; do
      echo "<iframe src='$(basename "$page")' name='$(basename "$page") at $width' style='width:${width}px;height:9000px;border:0'></iframe>"
    done
  done
} >"$work/all"
mv "$work/all" "$work/all.html"
expected=$(grep -c iframe "$work/all.html")

failed=false
for scheme in light dark; do
  browse $scheme --window-size=1500,2000 --virtual-time-budget=20000 --dump-dom "file://$work/all.html" |
    sed -n '/<pre id="found">/,/<\/pre>/p' | sed 's/<[^>]*>//g; s/&gt;/>/g; s/&lt;/</g; s/&amp;/\&/g' | grep . >"$work/$scheme.txt" || true
  looked=$(grep -c '^looked at' "$work/$scheme.txt" || true)
  if grep -v '^looked at' "$work/$scheme.txt"; then failed=true; fi
  if [[ $looked != "$expected" ]]; then
    echo "pages.sh: $looked of $expected pages were looked at in $scheme mode"
    failed=true
  fi
done
# A page that ignores the mode looks the same in both.
if same=$(grep '^looked at' "$work/light.txt" | grep -Fxf - "$work/dark.txt"); then
  echo "the same in light and dark mode:"
  echo "$same"
  failed=true
fi
[[ $failed == false ]] || exit 1
echo "pages.sh: $expected views of pages and pictures, in light and dark mode"

if $pictures; then
  resources=$PWD/Compat/Documentation.docc/Resources
  take() { # page name width height
    browse light --window-size="$3,$4" --screenshot="$resources/$2.png" "file://$work/pages/$1.html"
    browse dark --window-size="$3,$4" --screenshot="$resources/$2~dark.png" "file://$work/pages/$1.html"
  }
  "$commands/onchange-migrate" check --no-cache --report "$work/pages/few.html" \
    Tests/MigratorTests/ShopProject/App/Views/{Themed,Panel,OrderView}.swift >"$work/check.txt" 2>&1 || true
  take sign-in migration-report 940 980
  take units migration-report-narrow 380 920
  take few tool-report 940 860
  # With --also .build/answers/report.html, which Tests/Proving/check.sh writes.
  if [[ -e $work/pages/answers-report.html ]]; then take answers-report prove-report 700 570; fi
fi
