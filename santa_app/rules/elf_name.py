"""Which elf name belongs to a first name and a birth month (SPEC section 9)."""

from santa_app.browser.portable import trim, utf16_codes
from santa_app.content.elf_names import PREFIX_COUNT, PREFIXES, SUFFIXES


def can_generate(first_name: str, month: int) -> bool:
    """Whether a first name is given and a birth month (1-12) is chosen (SPEC section 5)."""
    return trim(first_name) != "" and 1 <= month <= 12


def prefix_index(first_name: str) -> int:
    """Return the code of the upper-cased first letter, modulo the list's length.

    In every script: the code is the first UTF-16 unit of the trimmed name. 0 without a name.
    """
    codes = utf16_codes(trim(first_name).upper())
    if len(codes) == 0:
        return 0
    return codes[0] % PREFIX_COUNT


def elf_name(first_name: str, month: int) -> str:
    """Return the elf name for a first name and a birth month from 1 to 12."""
    return PREFIXES[prefix_index(first_name)] + " " + SUFFIXES[month - 1]
