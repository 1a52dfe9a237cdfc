"""Templates that the content policy would break: style attributes, inline handlers, inline code and styles."""

import re

from .tree import Tree

TITLE = "inline styles and handlers in templates"
TAG = re.compile(r"<[a-z](?:\"[^\"]*\"|'[^']*'|[^>\"'])*>", re.IGNORECASE)
INLINE = (
    ("style attribute", re.compile(r"\sstyle\s*=", re.I)),
    ("inline event handler", re.compile(r"\son[a-z]+\s*=", re.I)),
    ("javascript: address", re.compile(r"=\s*[\"']?\s*javascript:", re.I)),
    ("inline script", re.compile(r"^<script(?![^>]*\ssrc\s*=)", re.I)),
    ("inline style sheet", re.compile(r"^<style\b", re.I)),
)
MARKUP_IN_CODE = re.compile(r"\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(")


def faults(tree: Tree):
    for path in tree.matching("Templates/*.mustache"):
        text = tree.text(path)
        for tag in TAG.finditer(text):
            line = text.count("\n", 0, tag.start()) + 1
            for what, pattern in INLINE:
                if pattern.search(tag.group()) and not tree.allows("templates", f"{path} {what}"):
                    yield f"{path}:{line}: {what}: {tag.group()[:80]}"
    for path in tree.matching("Public/*.js"):
        for number, line in enumerate(tree.lines(path), 1):
            if MARKUP_IN_CODE.search(line) and not tree.allows("templates", f"{path} {line.strip()}"):
                yield f"{path}:{number}: markup or code from text: {line.strip()}"
