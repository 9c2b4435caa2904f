"""Every file that a page links or shows: PDFs, drawings, social pictures."""

import re
import struct
import xml.etree.ElementTree as ET

import pytest

from santa_app.site import ROUTES
from tests.e2e.paper import read_pdf
from tests.support.html_page import HtmlPage, fetch, read
from tests.support.running_site import RunningSite

PDF_BYTES = 400_000
PICTURE_BYTES = 60_000
SOCIAL_BYTES = 300_000


@pytest.fixture(scope="module")
def pages(site: RunningSite) -> dict[str, HtmlPage]:
    return {route.page.path: read(site.local_url + route.page.path) for route in ROUTES}


def links_to(pages: dict[str, HtmlPage], ending: str) -> list[dict[str, str]]:
    return [link for page in pages.values() for link in page.links if link["href"].endswith(ending)]


def test_download_links_name_the_file(pages: dict[str, HtmlPage]) -> None:
    downloads = links_to(pages, ".pdf")
    assert downloads
    for link in downloads:
        assert link["download"] == link["href"].rsplit("/", 1)[1]
        assert link["download"].isascii()
        assert " " not in link["download"]


def test_every_pdf_opens_in_one_paper_format_without_empty_sheets(
    pages: dict[str, HtmlPage], site: RunningSite
) -> None:
    for path in sorted({link["href"] for link in links_to(pages, ".pdf")}):
        status, body, kind = fetch(site.local_url + path)
        assert (status, kind) == (200, "application/pdf"), path
        assert len(body) <= PDF_BYTES, path
        sheets = read_pdf(body)
        assert {sheet.format for sheet in sheets} in ({"A4"}, {"A4 landscape"}), path
        assert all(sheet.drawing > 1000 for sheet in sheets), f"{path} has an empty page"


def drawn_size(svg: bytes) -> tuple[float, float]:
    """Return width and height of an SVG, and check that it holds a drawing."""
    root = ET.fromstring(svg)  # noqa: S314 -- a file of this repository
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(root.iter())) > 1
    assert len(svg) > 300  # a few long paths, or many shapes
    _, _, width, height = (float(number) for number in root.attrib["viewBox"].split())
    return width, height


def test_pictures_have_the_ratio_that_the_page_reserves(
    pages: dict[str, HtmlPage], site: RunningSite
) -> None:
    wanted = {
        (image["src"], int(image["width"]) / int(image["height"]))
        for page in pages.values()
        for image in page.images
    }
    sizes: dict[str, tuple[float, float]] = {}
    for source in {source for source, _ in wanted}:
        status, body, kind = fetch(site.local_url + source)
        assert (status, kind) in {(200, "image/svg+xml"), (200, "image/jpeg")}, source
        assert len(body) <= PICTURE_BYTES, f"{source} has {len(body)} bytes"
        sizes[source] = drawn_size(body) if kind == "image/svg+xml" else jpeg_size(body)
    wrong = [
        source
        for source, ratio in wanted
        if ratio != pytest.approx(sizes[source][0] / sizes[source][1], rel=0.01)
    ]
    assert wrong == []
    assert sizes


def test_at_most_three_pictures_of_a_page_load_at_once(pages: dict[str, HtmlPage]) -> None:
    for path, page in pages.items():
        at_once = [image["src"] for image in page.images if image.get("loading") != "lazy"]
        assert len(at_once) <= 3, f"{path} loads {at_once}"


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Return width and height from a JPEG's frame header."""
    assert data.startswith(b"\xff\xd8")
    frame = re.search(rb"\xff[\xc0-\xc2]\x00[\x0b\x11]\x08(.{4})", data, re.DOTALL)
    assert frame, "no frame header"
    height, width = struct.unpack(">HH", frame[1])
    return width, height


def test_social_pictures(pages: dict[str, HtmlPage], site: RunningSite) -> None:
    pictures = {page.meta["og:image"].removeprefix(site.url) for page in pages.values()}
    for picture in pictures:
        status, body, kind = fetch(site.local_url + picture)
        assert (status, kind) == (200, "image/jpeg"), picture
        assert jpeg_size(body) == (1200, 630), picture
        assert 5_000 < len(body) <= SOCIAL_BYTES, picture
