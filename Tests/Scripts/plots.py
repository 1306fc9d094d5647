#!/usr/bin/env python3
"""Draws a plot of each workload's time against its size, with both axes logarithmic.

  onchange-bench --json | Tests/Scripts/plots.py FOLDER
"""

import collections
import json
import math
import pathlib
import sys

LEFT, TOP, WIDTH, HEIGHT = 70.0, 44.0, 460.0, 260.0
PAGE = (660, 360)
LINES = {"none": "no onChange", "legacy": "legacy", "modern": "modern", "hand": "hand loop"}
STYLE = (
    "<style>svg{color:#333}.page{fill:#fff}line{stroke:#ddd}text,circle{fill:currentColor}"
    "polyline{fill:none;stroke:currentColor;stroke-width:2}"
    ".none{color:#6a6a6a}.legacy{color:#1f6fb4}.modern{color:#b8430f}.hand{color:#1d7745}"
    "@media (prefers-color-scheme:dark){svg{color:#ddd}.page{fill:#1c1c1f}line{stroke:#444}"
    ".none{color:#b0b0b0}.legacy{color:#6fb3ee}.modern{color:#ff9b6b}.hand{color:#5fc98c}}</style>")


def span(values):
    low = math.floor(math.log10(max(min(values), 1)))
    return low, max(low + 1, math.ceil(math.log10(max(max(values), 1))))


def text(words, x, y, attributes):
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{words}</text>'


def rule(x1, y1, x2, y2):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def plot(results):
    """The picture of one workload. The fastest repeat is the one that other work disturbed the least."""
    lines = collections.defaultdict(list)
    hand = collections.defaultdict(list)
    for result in results:
        lines[result["api"]].append((result["n"], result["min"]))
        hand[result["n"]].append(result["hand_min"])
    lines["hand"] = [(n, min(times)) for n, times in sorted(hand.items())]
    sizes = span([n for line in lines.values() for n, _ in line])
    times = span([time for line in lines.values() for _, time in line])

    def x(n):
        return LEFT + (math.log10(n) - sizes[0]) / (sizes[1] - sizes[0]) * WIDTH

    def y(time):
        return TOP + (1 - (math.log10(max(time, 1)) - times[0]) / (times[1] - times[0])) * HEIGHT

    middle = TOP + HEIGHT / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PAGE[0]} {PAGE[1]}" '
        'font-family="Helvetica, Arial, sans-serif" font-size="12">',
        STYLE, '<rect class="page" width="100%" height="100%"/>',
        text(f'{results[0]["workload"]}: {results[0]["title"]}', LEFT, 24, 'font-size="15" font-weight="bold"'),
        text("N", LEFT + WIDTH / 2, PAGE[1] - 14, 'text-anchor="middle"'),
        text(
            f'nanoseconds for one {results[0]["unit"]}, fastest repeat', 18, middle,
            f'text-anchor="middle" transform="rotate(-90 18 {middle:.1f})"'),
    ]
    for power in range(sizes[0], sizes[1] + 1):
        at = x(10**power)
        parts += [
            rule(at, TOP, at, TOP + HEIGHT), text(f"{10**power:,}", at, TOP + HEIGHT + 18, 'text-anchor="middle"')]
    for time in [step * 10**power for power in range(times[0], times[1] + 1) for step in (1, 2, 5)]:
        if math.log10(time) <= times[1]:
            parts += [
                rule(LEFT, y(time), LEFT + WIDTH, y(time)),
                text(f"{time:,}", LEFT - 8, y(time) + 4, 'text-anchor="end"')]
    names = [name for name in LINES if lines[name]]
    for name in names:
        points = [(x(n), y(time)) for n, time in lines[name]]
        places = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        parts.append(f'<polyline class="{name}" points="{places}"/>')
        parts += [f'<circle class="{name}" cx="{a:.1f}" cy="{b:.1f}" r="3.5"/>' for a, b in points]
    # Each line's name at its end, moved apart where they would lie on each other.
    free = float(PAGE[1])
    for name in sorted(names, key=lambda name: -y(lines[name][-1][1])):
        n, time = lines[name][-1]
        place = min(y(time) + 4, free)
        free = place - 15
        parts.append(text(f"{LINES[name]} {round(time):,}", x(n) + 10, place, f'class="{name}"'))
    return "\n".join(parts + ["</svg>"]) + "\n"


def main():
    if len(sys.argv) != 2:
        sys.exit("plots.py: expected a folder.\n\nTo fix, write: onchange-bench --json | Tests/Scripts/plots.py FOLDER")
    workloads = collections.defaultdict(list)
    for line in sys.stdin:
        result = json.loads(line)
        if "min" in result:
            workloads[result["workload"]].append(result)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, results in workloads.items():
        (folder / f"{name}.svg").write_text(plot(results))


main()
