"""The printable certificates: right for any name, and complete in themselves."""

import re
from xml.etree import ElementTree as ET

import pytest

from santa_app.content.elf_names import ABILITIES, JOBS
from santa_app.rules import certificate
from santa_app.rules.elf_portrait import elf_portrait

NOW = 1_766_534_400_000
NAMES = ["Testkind", "<b>", 'Al"ex', "O'Brien & Co", "小明", "Мария", "محمد", "🎅🏽", "W" * 300]


def _nice(name: str) -> str:
    return certificate.nice_certificate(name, 96, 2025, NOW, "12/24/2025")


def _elf(name: str) -> str:
    return certificate.elf_certificate(
        name,
        "Jingle Snowflake",
        [JOBS[0], ABILITIES[0]],
        NOW,
        "24.12.2025",
        portrait=elf_portrait(22, 1),
    )


def _texts(document: str) -> list[str]:
    picture = document[document.index("<svg") : document.index("</main>")]
    root = ET.fromstring(picture)  # noqa: S314 - our own document
    return ["".join(node.itertext()) for node in root.iter() if node.tag.endswith("}text")]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_printed_as_it_was_typed(name: str) -> None:
    assert name in _texts(_nice(name))
    assert name in _texts(_elf(name))


def test_the_nice_certificate_says_everything() -> None:
    texts = _texts(_nice("Testkind"))
    assert "Nice score: 96 out of 100" in texts
    assert "NL-1766534400000" in texts
    assert "12/24/2025" in texts
    assert "has been checked twice and is on the Nice List of 2025" in texts
    stars = re.search(r'<g fill="#b8862b">((?:<use [^>]*/>)+)</g>', _nice("Testkind"))
    assert stars is not None
    assert stars[1].count("<use") == 4


def test_the_elf_certificate_says_everything() -> None:
    texts = _texts(_elf("Testkind"))
    assert {"Jingle Snowflake", JOBS[0], f"who {ABILITIES[0]}"} <= set(texts)
    assert {"ELF-1766534400000", "24.12.2025"} <= set(texts)


@pytest.mark.parametrize("document", [_nice("Testkind"), _elf("Testkind")])
def test_a_certificate_has_a_landmark_with_a_heading(document: str) -> None:
    body = document.partition("<body>")[2]
    assert re.fullmatch(r"<main><h1>[^<]+ Certificate</h1><svg .*</svg></main></body></html>", body)


@pytest.mark.parametrize("document", [_nice("Testkind"), _elf("Testkind")])
def test_a_certificate_loads_nothing_and_runs_nothing(document: str) -> None:
    assert document.startswith("<!DOCTYPE html>")
    assert "<script" not in document
    outside = document.replace("http://www.w3.org/2000/svg", "")
    assert "<!--" not in document
    assert not re.search(r'https?:|url\(|src=|href="[^#]', outside)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("", 78),
        ("Testkind", 78),
        ("a" * 18, 78),
        ("a" * 19, 75),
        ("小" * 10, 78),
        ("小" * 20, 40),
        ("W" * 300, 18),
    ],
)
def test_long_names_shrink_to_a_limit(text: str, size: int) -> None:
    assert certificate.fitted_size(text, 800, 78, 18) == size


def test_a_name_too_long_even_for_the_smallest_type_is_squeezed() -> None:
    assert "textLength" not in _nice("Testkind")
    assert 'textLength="800"' in _nice("W" * 300)
