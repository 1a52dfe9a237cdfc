"""Each check of bin/lint finds a seeded fault, and is silent on the mended text. Run by bin/lint."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "bin"))
from checks import budgets, documented, literals, names, promises, scripts, slices, styles, templates
from checks.tree import Tree

LONG = "\n".join(f"    let a{n} = {n}" for n in range(41))
WEEK = "Sources/MealMood/Week/WeekHandlers.swift"
OTHERS = {
    "Sources/MealMood/Dishes/DishPage.swift": "struct DishPage {}\n",
    "Public/css/components/tags.css": "@layer components {\n  .swatch { margin: 0; }\n}\n",
}

# check, file, faulty text, mended text
CASES = [
    (slices, WEEK, "let page = DishPage()", 'let page = WeekPage() // not DishPage(), nor "DishPage"'),
    (slices, "Sources/HTTP/Router.swift", "struct DishRoute { let dish = 1 }", "struct Route {} // for a dish"),
    (budgets, "Sources/HTTP/Long.swift", "let a = 1\n" * 301, "let a = 1\n" * 300),
    (
        budgets,
        "Sources/HTTP/Deep.swift",
        f"func a(\n  b: () -> Int = {{ 1 }}\n) {{\n{LONG}\n}}",
        f"{LONG}\nfunc a() {{ }}",
    ),
    (budgets, "Sources/HTTP/Init.swift", f"    package init?() {{\n{LONG}\n}}", "    init()\n" + LONG),
    (budgets, WEEK, "func a() {\n" + "b()\n" * 30 + "}", "func a() {\n" + "b()\n" * 28 + "}"),
    (budgets, "Templates/week/page.mustache", "<p>\n" * 121, "<p>\n" * 120),
    (budgets, "Public/css/week/grid.css", "a{}\n" * 301, "a{}\n" * 300),
    (budgets, "Public/js/week.js", "a();\n" * 151, "a();\n" * 150),
    (literals, "Public/css/week.css", "a { color: #FFA48E; }", "a { color: var(--coral); } /* #FFA48E */"),
    (literals, "Public/css/week.css", "a { color: rgb(0 0 0 / .14) }", "a#face { background: url(x.svg#abc) }"),
    (literals, "Public/css/week.css", "a { border: 1px solid white }", ".white-space { white-space: nowrap }"),
    (literals, "Public/css/week.css", "a { transition: all 200ms }", "a { transition: all var(--d-fast), color 0s }"),
    (literals, "Public/css/week.css", "a { z-index: 20 }", "a { z-index: var(--z-bar) }"),
    (literals, "Public/js/toast.js", 'a.style.color = "#fff";', 'a.href = "#abc-d";'),
    (literals, "Templates/layout/app.mustache", '<meta content="#FFF9F5">', '<a href="#main">'),
    (templates, "Templates/week/page.mustache", '<p\n style="x">', '<p data-style="x">style="x"</p>'),
    (templates, "Templates/week/page.mustache", '<button onclick="x()">', '<button data-on="x">'),
    (templates, "Templates/week/page.mustache", "<script>x()</script>", '<script type="module" src="x.js"></script>'),
    (templates, "Templates/week/page.mustache", "<style>p{}</style>", "<styled-p></styled-p>"),
    (templates, "Templates/week/page.mustache", '<a href="javascript:x()">', '<a href="/javascript">'),
    (templates, "Public/js/week.js", "a.innerHTML = b;", "a.textContent = b;"),
    (names, "notes.txt", "a", None),
    (names, "Sources/HTTP/StringUtils.swift", "a", None),
    (names, "Sources/MealMood/Week/WeekV2.swift", "a", None),
    (names, "Sources/HTTP/TODO.swift", "a", None),
    (names, "docs/page.html.orig", "a", None),
    (names, "Tests/HTTPTests/data.bin", "a\0b", "ab"),
    (names, "docs/long.md", "a" * 500_001, "a" * 500_000),
    (promises, "Sources/HTTP/A.swift", "// TODO: mend", "// to do lists are made elsewhere"),
    (promises, "Sources/HTTP/A.swift", 'fatalError("not implemented")', 'fatalError("out of memory")'),
    (promises, "Sources/HTTP/A.swift", "nonisolated(unsafe) var a = 1", "let a = 1"),
    (
        promises,
        "Sources/HTTP/A.swift",
        "final class A: @unchecked Sendable {}",
        "/// Safe because the lock guards it.\nfinal class A: @unchecked Sendable {}",
    ),
    (promises, "Tests/HTTPTests/A.swift", "try await Task.sleep(for: .seconds(1))", "await answer.value"),
    (promises, "Tests/BrowserTests/test_a.py", "page.wait_for_timeout(100)", "page.wait_for_url('/week')"),
    (documented, "README.md", "`bin/serv`", "bin/serv in running text, `a/bin/x`"),
    (documented, "docs/use.md", "```\nmealmood fly\n```", "mealmood may fly"),
    (scripts, "Public/js/week.js", 'import { a } from "./lib/gone.js";', "const from = './lib/gone.js';"),
    (scripts, "Public/js/week.js", 'await import("lib/x.js")', "await load('x')"),
    (styles, "Public/css/pages/account.css", "@layer a { .b, .swatch { margin: 0; } }", ".swatches .swatch { margin: 0; }"),
]


def faults_of(check, files: dict[str, str]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            target = Path(folder) / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        return list(check.faults(Tree(Path(folder))))


class SeededFaults(unittest.TestCase):
    def test_each_check_finds_its_fault(self):
        for check, path, faulty, mended in CASES:
            with self.subTest(check=check.__name__, path=path, faulty=faulty[:40]):
                self.assertTrue(faults_of(check, OTHERS | {path: faulty}), "the fault was not found")
                if mended is not None:
                    self.assertEqual(faults_of(check, OTHERS | {path: mended}), [])

    def test_exceptions_need_a_reason_and_a_use(self):
        tree = Tree(Path("/"), {"budgets": {"a.swift": "", "b.swift": "one table that is read from top to bottom"}})
        self.assertTrue(tree.allows("budgets", "b.swift"))
        self.assertEqual(len(tree.stale()), 2)


if __name__ == "__main__":
    unittest.main()
