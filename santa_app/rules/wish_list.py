"""The lines of the wish list, which pictures add and take away."""


def _same(line: str, wish: str) -> bool:
    return line.strip().lower() == wish.lower()


def is_listed(text: str, wish: str) -> bool:
    """Return whether a wish has a line of its own on the list."""
    return any(_same(line, wish) for line in text.split("\n"))


def toggled(text: str, wish: str) -> str:
    """Return the list with a wish as its last line, or without the wish if it was listed."""
    lines = [line for line in text.split("\n") if not _same(line, wish)]
    if is_listed(text, wish):
        return "\n".join(lines)
    while lines != [] and lines[-1].strip() == "":
        lines.pop()
    return "\n".join([*lines, wish])
