"""The markup of short stories."""

import pytest

from santa_app.rules.story_markup import parse_story


def pairs(content):
    return [(block.kind, block.text) for block in parse_story(content)]


@pytest.mark.parametrize(
    ("line", "block"),
    [
        ("**The End**", ("heading", "The End")),
        ("  **The End**  ", ("heading", "The End")),
        ("** The End **", ("heading", "The End")),
        ("*Be kind.*", ("moral", "Be kind.")),
        ("Just a line.", ("paragraph", "Just a line.")),
        ("He said *no* to it.", ("paragraph", "He said *no* to it.")),
        ("**Bold** at the start", ("paragraph", "**Bold** at the start")),
        ("at the end **bold**", ("paragraph", "at the end **bold**")),
        ("*half", ("paragraph", "*half")),
        ("**half*", ("paragraph", "**half*")),
        ("*half**", ("paragraph", "*half**")),
        ("*", ("paragraph", "*")),
        ("****", ("paragraph", "****")),
        ("* * *", ("paragraph", "* * *")),
    ],
)
def test_one_line(line, block):
    assert pairs(line) == [block]


def test_a_whole_story():
    content = "\n**Title**\n\nOne.\nTwo.\n\n\n \t\nThree.\n\n*Moral.*\n\n"
    assert pairs(content) == [
        ("heading", "Title"),
        ("break", ""),
        ("paragraph", "One."),
        ("paragraph", "Two."),
        ("break", ""),
        ("paragraph", "Three."),
        ("break", ""),
        ("moral", "Moral."),
    ]


@pytest.mark.parametrize("content", ["", "\n", " \n\n\t"])
def test_nothing_gives_nothing(content):
    assert pairs(content) == []


def test_windows_line_ends():
    assert pairs("**A**\r\n\r\nB.\r\n") == [("heading", "A"), ("break", ""), ("paragraph", "B.")]
