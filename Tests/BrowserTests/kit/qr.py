"""Reads a QR code from the picture on a page (ISO/IEC 18004): one that is drawn without a scratch, so nothing is mended."""

import re

from playwright.sync_api import Locator

QUIET = 4  # light modules around the code
BLOCKS = {21: (1, 16), 25: (1, 28), 29: (1, 44), 33: (2, 32), 37: (2, 43), 41: (4, 27)}  # side: blocks, data octets, at M
MASKS = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
FORMAT_MASK = 0b10101


def read_qr(picture: Locator) -> str:
    """The text of the `svg` of a code."""
    side = int(picture.get_attribute("viewBox").split()[2]) - 2 * QUIET
    dark = set()
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)", picture.locator("path").get_attribute("d")):
        dark |= {(int(row) - QUIET, int(column) - QUIET + step) for step in range(int(length))}
    return _text(_data(_octets(dark, side), *BLOCKS[side]))


def _octets(dark: set, side: int) -> list[int]:
    """What the modules say that are no pattern, from the right in pairs of columns, up and down in turn."""
    level, mask = divmod(int("".join(str(int((8, column) in dark)) for column in range(5)), 2) ^ FORMAT_MASK, 8)
    assert level == 0, "only level M is read"
    bits, is_up = "", True
    for right in (*range(side - 1, 6, -2), 5, 3, 1):
        for row in range(side - 1, -1, -1) if is_up else range(side):
            for column in (right, right - 1):
                if not _is_pattern(row, column, side):
                    bits += str(int((row, column) in dark) ^ int(MASKS[mask](row, column) == 0))
        is_up = not is_up
    return [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]


def _is_pattern(row: int, column: int, side: int) -> bool:
    """Finders with the format beside them, timing, and the alignment at the lower right."""
    if row == 6 or column == 6 or (row < 9 and (column < 9 or column >= side - 8)) or (row >= side - 8 and column < 9):
        return True
    return side > 21 and abs(row - (side - 7)) <= 2 and abs(column - (side - 7)) <= 2


def _data(octets: list[int], blocks: int, length: int) -> bytes:
    """Blocks that went through each other, one behind the other."""
    return bytes(octets[at * blocks + block] for block in range(blocks) for at in range(length))


def _text(data: bytes) -> str:
    """Part after part, each in the alphabet that makes it shortest."""
    bits = "".join(f"{octet:08b}" for octet in data)
    at, text = 0, ""

    def take(count: int) -> int:
        nonlocal at
        at += count
        return int(bits[at - count : at], 2)

    while at + 4 <= len(bits) and (mode := take(4)):
        size, length, width, symbol = PARTS[mode]
        count = take(size)
        for _ in range(count // length):
            text += symbol(take(width), length)
        if rest := count % length:
            text += symbol(take(REST[mode][rest]), rest)
    return text


def _letters(value: int, count: int) -> str:
    return "".join(LETTERS[value // 45**place % 45] for place in reversed(range(count)))


LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
# Bits of the count, characters that go together, their bits, what they say; and the bits of a group that is not full.
PARTS = {
    1: (10, 3, 10, lambda value, count: f"{value:0{count}}"),
    2: (9, 2, 11, _letters),
    4: (8, 1, 8, lambda value, count: chr(value)),
}
REST = {1: {1: 4, 2: 7}, 2: {1: 6}}
