"""Fills in a text's placeholders, in the browser and on the server."""


def filled(text: str, values: dict[str, str]) -> str:
    """Return a translated text with a value in place of each `{name}`; a value's braces stay."""
    made = ""
    for number, piece in enumerate(text.split("{")):
        name, brace, rest = piece.partition("}")
        if number == 0:
            made = piece
        elif brace == "" or name not in values:
            made += "{" + piece
        else:
            made += values[name] + rest
    return made
