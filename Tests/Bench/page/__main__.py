"""Measures the week page in a browser slowed down to a quarter: python Tests/Bench/page [DISHES …].

Times are medians with the worst, and beside each how many times a blank one it takes: a small file and a frame, measured
in the same run.
"""

import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "BrowserTests"))

import gestures
import reading
import table
from home import Home
from watched import Watched, browser


def main(sizes: list[int]) -> None:
    columns = {}
    with tempfile.TemporaryDirectory() as folder, browser() as program:
        for dishes in sizes:
            home = Home(Path(folder), dishes)
            try:
                columns[dishes] = by_mouse(program, home, dishes) + by_finger(program, home)
            finally:
                home.close()
    print(table.table(columns))


def by_mouse(program, home: Home, dishes: int) -> list[table.Row]:
    watched = Watched(program, home, "mouse")
    rows = visit("a laptop", watched)
    blank_times = watched.blank()
    blank = statistics.median(blank_times)
    rows.append(table.milliseconds("blank: a small file and a frame", blank_times, blank))
    first, *more = reading.sheets(watched)
    rows.append(table.milliseconds("first sheet of a slot", [first], blank))
    rows.append(table.milliseconds("sheet of a slot", more, blank))
    rows.append(table.frames("drawer scrolled", reading.scrolling(watched)))
    keys, last, found = reading.searching(watched, f"plato numero {dishes - 30}")
    rows.append(table.milliseconds("drawer searched: a key to the next frame", keys, blank))
    rows.append(table.milliseconds("drawer searched: the last key to the dish", [last], blank))
    rows.append(table.frames("drawer searched: frames", found))
    return rows + dragging("mouse", watched, blank)


def by_finger(program, home: Home) -> list[table.Row]:
    watched = Watched(program, home, "finger")
    rows = visit("a phone", watched)
    return rows + dragging("finger", watched, statistics.median(watched.blank()))


def visit(name: str, watched: Watched) -> list[table.Row]:
    found = reading.first_visit(watched)
    return [
        table.Row(f"first visit, {name}", f"{found['bytes'] / 1000:.1f} kB, {found['requests']:.0f} requests"),
        table.Row(f"largest paint and shift, {name}", f"{found['paint']:.0f} ms, {found['shift']:.3f}"),
    ]


def dragging(pointer: str, watched: Watched, blank: float) -> list[table.Row]:
    across = gestures.across_by_mouse if pointer == "mouse" else gestures.across_by_finger
    rows = [table.frames(f"carried across the week, {pointer}", across(watched))]
    times, counters = gestures.drops(watched, pointer)
    rows.append(table.milliseconds(f"drop to shown, {pointer}", [each[0] for each in times], blank))
    rows.append(table.milliseconds(f"drop to settled, {pointer}", [each[1] for each in times], blank))
    rows.append(table.counters(f"one drop, {pointer}", counters))
    watched.close()
    return rows


if __name__ == "__main__":
    main([int(text) for text in sys.argv[1:]] or [200, 1000])
