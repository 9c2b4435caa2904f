"""Reads the site's PDFs and the PDFs that Chromium prints from its pages."""

import io
import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Page
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject

Format = Literal["A4", "Letter"]
FORMATS: tuple[Format, ...] = ("A4", "Letter")
SIZES = {"A4": (595, 842), "Letter": (612, 792)}
"""Width and height in points, upright."""


@dataclass(frozen=True)
class Sheet:
    page: PageObject

    @property
    def format(self) -> str:
        """`A4` or `Letter`, followed by `landscape` if it is; otherwise the size in points."""
        box = self.page.mediabox
        for name, (width, height) in SIZES.items():
            if abs(box.width - width) <= 1 and abs(box.height - height) <= 1:
                return name
            if abs(box.width - height) <= 1 and abs(box.height - width) <= 1:
                return f"{name} landscape"
        return f"{box.width} x {box.height}"

    @property
    def words(self) -> str:
        """The text that can be read and searched."""
        return plain(self.page.extract_text())

    @property
    def drawing(self) -> int:
        """The number of bytes of drawing commands."""
        content = self.page.get_contents()
        own = 0 if content is None else len(content.get_data())
        return own + _forms(self.page)


def _forms(holder: DictionaryObject) -> int:
    """Return the bytes of drawing commands in the forms and pictures of a page or a form."""
    resources = holder.get("/Resources", DictionaryObject()).get_object()
    total = 0
    for reference in resources.get("/XObject", DictionaryObject()).get_object().values():
        form = reference.get_object()
        total += len(form.get_data()) + _forms(form)
    return total


def plain(text: str) -> str:
    """Return a text with single blanks, without ligatures, word joiners and other typographic forms."""
    text = unicodedata.normalize("NFKC", text).replace("\N{WORD JOINER}", "")
    return re.sub(r"\s+", " ", text).strip()


def squeezed(text: str) -> str:
    """Return a text without blanks, because PDF readers cannot tell where words end."""
    return plain(text).replace(" ", "")


def read_pdf(data: bytes) -> list[Sheet]:
    assert data.startswith(b"%PDF-"), data[:20]
    return [Sheet(page) for page in PdfReader(io.BytesIO(data), strict=True).pages]


def print_to_pdf(page: Page, paper: Format) -> list[Sheet]:
    """Print a page as a visitor's browser does, with half an inch of margin; return the sheets."""
    margin = "0.5in"
    return read_pdf(
        page.pdf(
            format=paper,
            margin={"top": margin, "right": margin, "bottom": margin, "left": margin},
        )
    )
