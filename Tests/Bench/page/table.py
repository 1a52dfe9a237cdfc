"""The rows of the table that goes by hand into docs/performance.md."""

import statistics
from dataclasses import dataclass


@dataclass
class Row:
    name: str
    text: str


def milliseconds(name: str, times: list[float], blank: float) -> Row:
    middle = statistics.median(times)
    return Row(name, f"{middle:.0f}, worst {max(times):.0f} ms (× {middle / blank:.1f})")


def frames(name: str, found: dict) -> Row:
    gaps, tasks = sorted(found["gaps"]), found["tasks"]
    rate = 1000 * len(gaps) / sum(gaps)
    slow = f"{len(tasks)} long, worst {max(tasks):.0f} ms" if tasks else "none long"
    return Row(name, f"{rate:.0f} fps, p95 {gaps[int(len(gaps) * 0.95)]:.0f} ms, {slow}")


def counters(name: str, found: list[dict[str, float]]) -> Row:
    def middle(key: str) -> float:
        return statistics.median(each[key] for each in found)

    return Row(
        name,
        f"{middle('LayoutCount'):.0f} layouts, {middle('RecalcStyleCount'):.0f} styles, "
        f"processor {middle('TaskDuration') * 1000:.0f} ms, script {middle('ScriptDuration') * 1000:.0f}",
    )


def table(columns: dict[int, list[Row]]) -> str:
    """One column for each number of dishes."""
    head = "| what | " + " | ".join(f"{dishes:,} dishes" for dishes in columns) + " |"
    lines = [head, "| --- |" + " ---: |" * len(columns)]
    for rows in zip(*columns.values()):
        lines.append(f"| {rows[0].name} | " + " | ".join(row.text for row in rows) + " |")
    return "\n".join(lines)
