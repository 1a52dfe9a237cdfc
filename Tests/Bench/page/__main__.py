"""Measures the week page in a browser slowed down to a quarter: python Tests/Bench/page [DISHES …].

Times are medians with the worst, and beside each how many times a blank one it takes: a small file and a frame, measured
in the same run.
"""

import itertools
import statistics
import sys
import tempfile
from collections.abc import Iterator
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
                columns[dishes] = [told(row) for row in itertools.chain(by_mouse(program, home, dishes), by_finger(program, home))]
            finally:
                home.close()
    print(table.table(columns))


def told(row: table.Row) -> table.Row:
    """Says each figure as it comes: the whole takes minutes."""
    print(f"{row.name}: {row.text}", file=sys.stderr, flush=True)
    return row


def by_mouse(program, home: Home, dishes: int) -> Iterator[table.Row]:
    watched = Watched(program, home, "mouse")
    yield from visit("a laptop", watched)
    blank_times = watched.blank()
    blank = statistics.median(blank_times)
    yield table.milliseconds("blank: a small file and a frame", blank_times, blank)
    yield from dragging("mouse", watched, blank)
    first, *more = reading.sheets(watched)
    yield table.milliseconds("first sheet of a slot", [first], blank)
    yield table.milliseconds("sheet of a slot", more, blank)
    yield table.frames("drawer scrolled", reading.scrolling(watched))
    keys, last, found = reading.searching(watched, f"plato numero {dishes - 30}")
    yield table.milliseconds("drawer searched: a key to the next frame", keys, blank)
    yield table.milliseconds("drawer searched: the last key to the dish", [last], blank)
    yield table.frames("drawer searched: frames", found)
    watched.close()


def by_finger(program, home: Home) -> Iterator[table.Row]:
    watched = Watched(program, home, "finger")
    yield from visit("a phone", watched)
    yield from dragging("finger", watched, statistics.median(watched.blank()))
    watched.close()


def visit(name: str, watched: Watched) -> Iterator[table.Row]:
    found = reading.first_visit(watched)
    yield table.Row(f"first visit, {name}", f"{found['bytes'] / 1000:.1f} kB, {found['requests']:.0f} requests")
    yield table.Row(f"largest paint and shift, {name}", f"{found['paint']:.0f} ms, {found['shift']:.3f}")


def dragging(pointer: str, watched: Watched, blank: float) -> Iterator[table.Row]:
    across = gestures.across_by_mouse if pointer == "mouse" else gestures.across_by_finger
    yield table.frames(f"carried across the week, {pointer}", across(watched))
    times, counters = gestures.drops(watched, pointer)
    yield table.milliseconds(f"drop to shown, {pointer}", [each[0] for each in times], blank)
    yield table.milliseconds(f"drop to settled, {pointer}", [each[1] for each in times], blank)
    yield table.counters(f"one drop, {pointer}", counters)


if __name__ == "__main__":
    main([int(text) for text in sys.argv[1:]] or [200, 1000])
