"""Rewrite a PDF as Chromium makes it: fixed dates and creator, less to store, always the same.

It relies on what Chromium's writer does: plain objects in a row, a classic cross-reference table,
and content streams with one operator to a line.
"""

from __future__ import annotations

import re
import zlib

FIXED_DATE = b"D:20251201000000+00'00'"

_END = b"\nendobj\n"
_ENTRY = re.compile(rb"(\d{10}) \d{5} ([nf]) \n")
_STREAM = re.compile(rb"(<<.*?>>)\s*stream\r?\n(.*)\r?\nendstream$", re.DOTALL)
_DATE = re.compile(rb"/(CreationDate|ModDate) \(D:[^)]*\)")
_CREATOR = re.compile(rb"/Creator \((?:\\.|[^\\)])*\)")
_PATH_LINE = re.compile(rb"^[-\d. ]+ (?:m|l|c|v|y|re)$", re.MULTILINE)
_COLORS = re.compile(rb"([\d. ]+) RG [\d. ]+ rg")
_LONG = re.compile(rb"-?\d*\.\d{3,}")
_TRAILER = re.compile(rb"trailer\n(<<.*?>>)\n?startxref", re.DOTALL)


def _shorter(match: re.Match[bytes]) -> bytes:
    text = f"{float(match[0]):.2f}".rstrip("0").rstrip(".")
    return (text if text not in {"", "-0"} else "0").encode()


def _short_content(content: bytes) -> bytes:
    """Round coordinates, and paint a shape that is filled and then outlined in one go."""
    rows = _PATH_LINE.sub(lambda row: _LONG.sub(_shorter, row[0]), content).split(b"\n")
    short: list[bytes] = []
    start = 0
    while start < len(rows):
        stop = start
        while stop < len(rows) and _is_path(rows[stop]):
            stop += 1
        outline, start = (
            _painted(rows, start, stop) if stop > start else (rows[stop : stop + 1], stop + 1)
        )
        short += outline
    return b"\n".join(short)


def _is_path(row: bytes) -> bool:
    return row == b"h" or _PATH_LINE.fullmatch(row) is not None


def _painted(rows: list[bytes], start: int, stop: int) -> tuple[list[bytes], int]:
    """Return the path in `rows[start:stop]` with what paints it, and where to go on."""
    shape = rows[start:stop]
    after = stop + 2
    colors = _COLORS.fullmatch(rows[stop + 1]) if rows[stop : stop + 1] == [b"f"] else None
    state = [row for row in rows[after : after + 1] if row.endswith(b" gs")]
    again = after + len(state)
    end = again + len(shape)
    if colors is None or rows[again : end + 1] != [*shape, b"S"]:
        return shape, stop
    # The stroke's color is what the browser believes to be set for fills from here on, too.
    return [colors[1] + b" RG", *state, *shape, b"B", colors[1] + b" rg"], end + 1


def _squeezed(body: bytes) -> bytes:
    """Return an object's body with its stream, if it is a deflated one, packed anew."""
    stream = _STREAM.search(body)
    if stream is None or b"/FlateDecode" not in stream[1]:
        dated = _DATE.sub(rb"/\1 (" + FIXED_DATE + b")", body)
        return _CREATOR.sub(b"/Creator (Letters to Santa)", dated)
    length = re.search(rb"/Length (\d+)", stream[1])
    if length is None:
        return body
    content = zlib.decompress(stream[2][: int(length[1])])
    if b"/Subtype" not in stream[1] or b"/Form" in stream[1]:
        content = _short_content(content)
    packed = zlib.compress(content, 9)
    head = stream[1].replace(length[0], b"/Length %d" % len(packed))
    return head + b"\nstream\n" + packed + b"\nendstream"


def squeeze(pdf: bytes) -> bytes:
    """Return the file with dates fixed, content shortened and a new cross-reference table.

    Raises ValueError when the file is not laid out as described above.
    """
    trailer = _TRAILER.search(pdf)
    if trailer is None:
        raise ValueError("no classic trailer: the browser writes PDF in another way than expected")
    starts = _starts(pdf)
    ends = [*sorted(starts.values())[1:], pdf.rindex(b"xref\n0 ", 0, trailer.start())]
    out = bytearray(pdf[: min(starts.values())])
    offsets: dict[int, int] = {}
    for (number, start), end in zip(sorted(starts.items(), key=lambda i: i[1]), ends, strict=True):
        head = b"%d 0 obj\n" % number
        offsets[number] = len(out)
        out += head + _squeezed(pdf[start + len(head) : end].removesuffix(_END)) + _END
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(offsets) + 1)
    out += b"".join(b"%010d 00000 n \n" % offsets[n] for n in range(1, len(offsets) + 1))
    out += b"trailer\n" + trailer[1] + b"\nstartxref\n%d\n%%%%EOF\n" % table
    return bytes(out)


def _starts(pdf: bytes) -> dict[int, int]:
    """Return the offset of each object, from the file's cross-reference table."""
    table = pdf.rindex(b"xref\n0 ", 0, pdf.rindex(b"startxref"))
    entries = _ENTRY.findall(pdf, table)
    return {number: int(offset) for number, (offset, use) in enumerate(entries) if use == b"n"}
