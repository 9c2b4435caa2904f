"""Functions with the same result in CPython and in every browser.

Compiled code has Python's meaning. These functions are for rules that need JavaScript's meaning,
or 32-bit arithmetic; js/portable.js has their JavaScript.
"""

import html

_UNIT = 0x10000
_MASK = 0xFFFFFFFF
_JS_SPACE = "\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)


def utf16_codes(text: str) -> list[int]:
    """Return the UTF-16 code units of a text, as JavaScript's `charCodeAt` does."""
    codes = []
    for character in text:
        code = ord(character)
        if code >= _UNIT:
            codes += [0xD800 + (code - _UNIT) // 0x400, 0xDC00 + (code - _UNIT) % 0x400]
        else:
            codes.append(code)
    return codes


def trim(text: str) -> str:
    """Remove white space from both ends as JavaScript's `trim` does (U+FEFF counts too)."""
    return text.strip(_JS_SPACE)


def escape_html(text: str) -> str:
    """Escape a text for HTML, also for a quoted attribute."""
    return html.escape(text)


def multiply32(a: int, b: int) -> int:
    """Return the lowest 32 bits of a product of whole numbers from 0 to 2**32 - 1."""
    return (a * b) & _MASK


def hash32(n: int) -> int:
    """Return a hash of a whole number from 0 to 2**32 - 1, in the same range."""
    h = n & _MASK
    h = multiply32(h ^ (h >> 16), 0x85EBCA6B)
    h = multiply32(h ^ (h >> 13), 0xC2B2AE35)
    return h ^ (h >> 16)


def unit(seed: int, n: int) -> float:
    """Return the n-th pseudo-random number of a series, from 0 to below 1.

    Args:
        seed: A whole number from 0 to 2**53 that chooses one of 2**32 series.
        n: The position in the series, from 0.
    """
    return hash32((hash32(seed % 2**32) + multiply32(n + 1, 0x9E3779B1)) & _MASK) / 2**32
