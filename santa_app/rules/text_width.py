"""The width of a text, estimated without a font."""


def text_width(text: str) -> int:
    """Return the approximate width of `text`, in hundredths of its font size.

    A character of a wide script counts 100, half of a cut-off surrogate pair 50.
    """
    width = 0
    for character in text:
        code = ord(character)
        if code >= 0x10000:
            width += 100
        elif 0xD800 <= code <= 0xDFFF:
            width += 50
        elif code >= 0x1100:
            width += 100
        elif character in "mwMW@%&":
            width += 95
        elif character in "fijlrt .,'-":
            width += 40
        elif character != character.lower():
            width += 76
        else:
            width += 56
    return width
