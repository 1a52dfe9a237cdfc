"""The table that goes by hand into docs/performance.md."""

import platform
import statistics

from load import Comparison
from scene import DISHES, Case


def heading(home) -> str:
    sizes = ", ".join(f"{path} {len(answer.content)} bytes" for path, answer in home.answers().items())
    return (
        f"{DISHES} dishes, 14 slots filled; {platform.processor() or platform.machine()}, one core each for server and load\n"
        f"answers: {sizes}\n\n"
        "| what | MealMood, a second | nginx, a second | ratio (median) | median, ms | p99, ms | nginx p99, ms |\n"
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    )


def row(case: Case, found: Comparison) -> str:
    def middle(values) -> float:
        return statistics.median(values)

    note = "" if case.is_exact else " (nginx: the same answer read from a file)"
    return (
        f"| {case.name}{note} | {middle(s.rate for s in found.own):,.0f} | {middle(s.rate for s in found.nginx):,.0f} "
        f"| {found.ratio:.2f} | {middle(s.median for s in found.own):.2f} | {middle(s.slowest for s in found.own):.2f} "
        f"| {middle(s.slowest for s in found.nginx):.2f} |"
    )


def memory(rest: float, idle: float, load: float) -> str:
    each = (idle - rest) * 1024 / 2_000
    return (
        f"\nresident after the first page: {rest:.1f} MB; with 2,000 idle connections: {idle:.1f} MB "
        f"({each:.1f} kB each); after the load: {load:.1f} MB"
    )


def starts(times: list[float]) -> str:
    return (
        f"start to first page: {statistics.median(times):.0f} ms (fastest {min(times):.0f}, slowest {max(times):.0f})"
    )
