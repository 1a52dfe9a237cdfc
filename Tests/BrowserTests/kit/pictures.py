"""Pictures to upload, made on the spot: PNG needs no more than zlib."""

import struct
import zlib


def png(width: int, height: int, colour: tuple[int, int, int] = (200, 60, 40)) -> bytes:
    """One colour from edge to edge."""
    row = b"\0" + bytes(colour) * width
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(row * height)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def upload(content: bytes, name: str = "plato.png", kind: str = "image/png") -> dict:
    """A file as Playwright's `set_input_files` takes it."""
    return {"name": name, "mimeType": kind, "buffer": content}


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
