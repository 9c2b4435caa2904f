"""A calendar file for December: an evening event for each door, and Christmas Eve."""

from typing import Final

_LINE: Final = 75
"""The most bytes of a line (RFC 5545)."""
_DOOR_DAYS: Final = ",".join(str(day) for day in range(1, 25))


def _folded(line: str) -> str:
    """Return a line whose continuations begin with a space."""
    parts, bytes_left = [""], _LINE
    for letter in line:
        size = len(letter.encode())
        if size > bytes_left:
            parts.append("")
            bytes_left = _LINE - 1
        parts[-1] += letter
        bytes_left -= size
    return "\r\n ".join(parts)


def _event(name: str, first: str, days: str, title: str) -> list[str]:
    text = title.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;")
    return [
        "BEGIN:VEVENT", f"UID:{name}@letters-to-santa", "DTSTAMP:20260101T000000Z",
        f"DTSTART:{first}", "DURATION:PT15M", f"RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY={days}",
        f"SUMMARY:{text}", "END:VEVENT",
    ]  # fmt: skip


def calendar_file(door: str, eve: str) -> str:
    """Return the file with these titles. Its times are those of the visitor's time zone."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Letters to Santa//EN",
        *_event("door", "20261201T180000", _DOOR_DAYS, door),
        *_event("eve", "20261224T170000", "24", eve),
        "END:VCALENDAR",
    ]  # fmt: skip
    return "".join(_folded(line) + "\r\n" for line in lines)
