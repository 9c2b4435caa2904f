"""The sources of the printables: sound, printed as they stand, and packed without loss."""

import io
from datetime import UTC, date, datetime
from pathlib import Path

import pikepdf
import pytest

from art import printing
from santa_app.i18n import DEFAULT_LOCALE, REVIEWED

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def test_every_pdf_is_printed_from_the_present_source() -> None:
    prints = printing.find_prints()
    folders = (printing.ASSETS / "coloring", printing.ASSETS / "templates")
    kept = {file for folder in folders for file in folder.rglob("*.pdf")}
    assert kept == {pdf for _, _, pdf in prints}
    stale = []
    for path, locale, pdf in prints:
        _, digest = printing.html_of(printing.page_of(path, locale)[1])
        with pikepdf.open(pdf) as made:
            if made.docinfo.get("/SourceDigest") != digest:
                stale.append(str(pdf))
    assert stale == [], "run make art"


def test_every_picture_has_its_source() -> None:
    drawn = {target for path, target in printing.find_sources().items() if path.suffix == ".svg"}
    coloring = printing.ASSETS / "coloring"
    wordless = {coloring / "wordless" / file.name for file in drawn if file.parent == coloring}
    assert {*coloring.rglob("*.svg"), *(printing.ASSETS / "templates").rglob("*.svg")} == (
        drawn | wordless
    )


def test_the_pictures_of_other_languages_have_no_lettering() -> None:
    for file in (printing.SOURCES / "coloring").glob("*.svg"):
        english = printing.parse(file)
        wordless = printing.parse(file, is_lettered=False)
        lettering = english.xpath("//*[starts-with(@id, 'lettering-')]")
        assert len(lettering) == 1, file
        assert len(list(wordless.iter())) == len(list(english.iter())) - 1, file


@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *sorted(REVIEWED)])
def test_every_published_language_has_every_sheet(locale: str) -> None:
    sheets = [path for path in printing.find_sources() if path.suffix == ".html"]
    printed = {
        path: pdf for path, printed_in, pdf in printing.find_prints() if printed_in == locale
    }
    assert all(path in printed for path in sheets)
    assert all(
        pdf.with_suffix(".jpg").exists()
        for pdf in printed.values()
        if pdf.parent.name == "printables"
    )


@pytest.mark.parametrize(
    ("locale", "heading", "column"),
    [("en", "Sunday", 3), ("de", "Montag", 2), ("pt_BR", "Domingo", 3), ("ar", "السبت", 4)],
)
def test_the_weeks_of_a_calendar_begin_as_in_the_country(
    locale: str, heading: str, column: int
) -> None:
    path = printing.SOURCES / "templates/printables/december-calendar.html"
    _, root = printing.page_of(path, locale)
    assert root.findtext(".//div[@class='month']/strong") == heading
    first = root.find(".//div[@class='day feast']")
    assert first.get("style") == f"grid-column-start: {column}"


def test_the_december_calendar_is_that_of_the_coming_december() -> None:
    root = printing.parse(printing.SOURCES / "templates/printables/december-calendar.html")
    year = int(root.findtext(".//h1/span") or 0)
    days = root.xpath("//div[starts-with(@class, 'day')]")
    assert [day.findtext("b") for day in days] == [str(number) for number in range(1, 32)]
    column = date(year, 12, 1).isoweekday() % 7 + 1
    assert days[0].get("style") == f"grid-column-start: {column}"
    assert datetime.now(UTC).year <= year, (
        "set the next year in the heading of december-calendar.html and the column of its first day"
    )


@pytest.mark.parametrize(
    "content",
    [
        "<script/>",
        "<foreignObject/>",
        '<path onclick="alert(1)"/>',
        '<image href="https://example.com/tree.svg"/>',
        '<image href="data:image/png;base64,AAAA"/>',
        '<image href="missing.svg"/>',
        '<path fill="url(https://example.com/paint.svg#a)"/>',
        "<style>@import 'other.css';</style>",
        "<g>",
    ],
)
def test_a_faulty_source_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "sheet.svg"
    path.write_text(SVG.format(content))
    with pytest.raises(printing.ArtError, match=r"sheet\.svg"):
        printing.parse(path)


def test_the_lines_of_a_sticker_are_as_wide_on_paper_at_every_size(tmp_path: Path) -> None:
    stickers = tmp_path / "stickers"
    stickers.mkdir()
    square = '<g stroke="#000" stroke-width="2"><path stroke-width="1" d="M0 0h9"/></g>'
    (stickers / "square.svg").write_text(SVG.format(square))
    sheet = tmp_path / "sheet.html"
    image = '<img class="sticker" alt="" src="stickers/square.svg" style="--mm:{}"/>'
    sheet.write_text(f"<html><body>{image.format(9)}{image.format(36)}</body></html>")
    _, root = printing.page_of(sheet)
    found = [[float(part.get("stroke-width")) for part in svg.iter("g", "path")] for svg in root[0]]
    # Nine units of the drawing are 9 mm in the first, 36 mm in the second.
    assert found == [[0.28, 0.14], [0.07, 0.035]]


def test_equal_ids_of_two_drawings_stay_apart(tmp_path: Path) -> None:
    (tmp_path / "ear.svg").write_text(SVG.format('<g id="ear"/><use href="#ear"/>'))
    sheet = tmp_path / "sheet.html"
    sheet.write_text('<html><img alt="" src="ear.svg"/><img alt="Ears" src="ear.svg"/></html>')
    _, root = printing.page_of(sheet)
    ids = [part.get("id") for part in root.iter("g")]
    assert [f"#{name}" for name in ids] == [use.get("href") for use in root.iter("use")]
    assert len(set(ids)) == 2
    assert [svg.get("aria-label") for svg in root] == [None, "Ears"]


def test_a_filled_and_outlined_shape_becomes_one_operation() -> None:
    shape = b"0.12345 2 m\n3 4.5678 l\nh\n"
    other = b"1 1 m\n2 2 l\nS\n"
    content = b"1 1 1 rg\n" + shape + b"f\n0 0 0 RG\n0 0 0 rg\n/G4 gs\n" + shape + b"S\n" + other
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page()
        page.Contents = pdf.make_stream(content)
        packed = printing.compress(pdf, "digest")
    assert packed.startswith(b"%PDF-")
    with pikepdf.open(io.BytesIO(packed)) as pdf:
        assert pdf.pages[0].Contents.read_bytes() == (
            b"1 1 1 rg\n0 0 0 RG\n/G4 gs\n.12 2 m\n3 4.57 l\nh\nB\n0 0 0 rg\n" + other
        )
        assert pdf.docinfo["/CreationDate"] == pdf.docinfo["/ModDate"] == printing.DATE
