"""What a printed page says: the pages of a PDF and the text that is painted on them, read from the file itself."""

import re
import zlib

OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)\sendobj", re.S)
PAINT = re.compile(rb"/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)> ?Tj")


class Paper:
    """Reads what Chromium writes: plain objects, glyph numbers of two bytes, a map from glyph to letter for each font."""

    def __init__(self, data: bytes):
        self.objects = {int(number): body for number, body in OBJECT.findall(data)}
        self.pages = [body for body in self.objects.values() if re.search(rb"/Type\s*/Page\b", body)]

    @property
    def text(self) -> str:
        return "".join(self._painted(page) for page in self.pages)

    def says(self, words: str) -> bool:
        """Whether the words are painted, wherever their lines break."""
        return squeezed(words) in squeezed(self.text)

    def _painted(self, page: bytes) -> str:
        fonts = {name: self._letters(int(number)) for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", page)}
        found, letters = "", {}
        for font, glyphs in PAINT.findall(self._stream(reference(page, b"Contents"))):
            letters = fonts[font] if font else letters
            numbers = [int(glyphs[at : at + 4], 16) for at in range(0, len(glyphs), 4)]
            found += "".join(letters.get(number, "\N{REPLACEMENT CHARACTER}") for number in numbers)
        return found

    def _letters(self, font: int) -> dict[int, str]:
        table = self._stream(reference(self.objects[font], b"ToUnicode")).decode()
        found = {}
        for block in re.findall(r"beginbfchar(.*?)endbfchar", table, re.S):
            for glyph, letter in re.findall(r"<(\w+)> <(\w+)>", block):
                found[int(glyph, 16)] = letter_of(letter)
        for block in re.findall(r"beginbfrange(.*?)endbfrange", table, re.S):
            for first, last, letter in re.findall(r"<(\w+)> <(\w+)> <(\w+)>", block):
                for number in range(int(first, 16), int(last, 16) + 1):
                    found[number] = chr(ord(letter_of(letter)) + number - int(first, 16))
        return found

    def _stream(self, number: int) -> bytes:
        body = self.objects[number]
        content = re.search(rb"stream\r?\n(.*)\r?\nendstream", body, re.S)
        assert content, f"object {number} has no stream"
        return zlib.decompress(content.group(1))


def reference(body: bytes, key: bytes) -> int:
    found = re.search(rb"/" + key + rb" (\d+) 0 R", body)
    assert found, f"{key.decode()} is missing in {body[:200]!r}"
    return int(found.group(1))


def letter_of(code: str) -> str:
    return bytes.fromhex(code).decode("utf-16-be")


def squeezed(text: str) -> str:
    """Without what a line break adds or takes away."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text)
