"""Parser for the markup of short stories.

A line wrapped in `**` is a centered heading, a line wrapped in `*` is the moral, blank lines are
a break, and every other line is a paragraph.
"""

from dataclasses import dataclass
from typing import Literal

BlockKind = Literal["heading", "moral", "paragraph", "break"]


@dataclass(frozen=True, kw_only=True, slots=True)
class StoryBlock:
    """A line of a story. A break has no text."""

    kind: BlockKind
    text: str = ""


def line_kind(line: str) -> BlockKind:
    """Return the kind of a line. Stars around nothing or at one end only make a paragraph."""
    text = line.strip()
    if text == "":
        return "break"
    if len(text) > 4 and text.startswith("**") and text.endswith("**") and text.strip("* "):
        return "heading"
    single = len(text) > 2 and text.startswith("*") and text.endswith("*")
    if single and text[1] != "*" and text[-2] != "*":
        return "moral" if text.strip("* ") else "paragraph"
    return "paragraph"


def line_text(line: str, kind: BlockKind) -> str:
    """Return the text of a line of that kind, without its stars."""
    text = line.strip()
    if kind == "heading":
        return text[2:-2].strip()
    if kind == "moral":
        return text[1:-1].strip()
    return text


def parse_story(content: str) -> tuple[StoryBlock, ...]:
    """Return the blocks of a story. Breaks are never adjacent, first or last."""
    blocks: list[StoryBlock] = []
    for line in content.splitlines():
        kind = line_kind(line)
        if kind == "break" and (not blocks or blocks[-1].kind == "break"):
            continue
        blocks.append(StoryBlock(kind=kind, text=line_text(line, kind)))
    if blocks and blocks[-1].kind == "break":
        blocks.pop()
    return tuple(blocks)
