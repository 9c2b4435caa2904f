"""The sources of the printables: sound, printed as they stand, and packed without loss."""

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


def test_the_pictures_of_other_languages_have_no_lettering() -> None:
    for file in (printing.SOURCES / "coloring").glob("*.svg"):
        english = printing.parse(file)
        wordless = printing.parse(file, is_lettered=False)
        lettering = english.xpath("//*[starts-with(@id, 'lettering-')]")
        assert len(lettering) == 1, file
        assert len(list(wordless.iter())) == len(list(english.iter())) - 1, file
        page = printing.page_of(file, printing.WORDLESS)[1]
        said = [page.findtext("head/title"), *page.xpath("//@aria-label | //body//text()")]
        assert {text.strip() for text in said} <= {"", "Letters to Santa"}
        assert page.get("lang") == "zxx"


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
