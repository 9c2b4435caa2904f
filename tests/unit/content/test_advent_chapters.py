"""The content of the 24 doors: complete, of the right length, with links to pages that exist."""

import pytest

from santa_app.content import advent
from santa_app.content.advent import CHAPTERS, image
from santa_app.content.checks import ContentError

FRONT = """\
---
title: A Knock
picture: A door
kind: {kind}
link:
coloring: rudolph
thing: Ha.
{more}---

Text.
"""


def test_every_door_has_a_chapter() -> None:
    assert [chapter.door for chapter in CHAPTERS] == list(range(1, advent.DOORS + 1))
    words = {chapter.door: len(" ".join(chapter.paragraphs).split()) for chapter in CHAPTERS}
    assert {door: count for door, count in words.items() if not 200 <= count <= 300} == {}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Text without a front.", "between two lines"),
        (FRONT.format(kind="dance", more=""), "kind"),
        (FRONT.format(kind="riddle", more=""), "answer"),
        (FRONT.format(kind="song", more="answer: La!\n"), "answer"),
        (FRONT.format(kind="joke", more="link: games\n"), "link"),
        (FRONT.format(kind="joke", more="lnk: /about\n"), "lnk"),
    ],
)
def test_a_faulty_chapter_is_refused(tmp_path, monkeypatch, text, problem) -> None:
    monkeypatch.setattr(advent, "TEXTS_FOLDER", tmp_path)
    (tmp_path / "05.md").write_text(text)
    with pytest.raises(ContentError, match=problem):
        advent.read_chapter(5)


def test_a_chapter_is_read(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(advent, "TEXTS_FOLDER", tmp_path)
    (tmp_path / "05.md").write_text(
        FRONT.format(kind="riddle", more="answer: Snow: cold.\n") + "\nMore text.\n"
    )
    chapter = advent.read_chapter(5)
    assert (chapter.answer, chapter.link) == ("Snow: cold.", "")
    assert chapter.paragraphs == ("Text.", "More text.")
    assert image(5) == "/art/advent/05.svg"
