"""Checks, minifies and prints the site's printables: `python -m art.printing [names ...]`.

The sources stand in `art/printables`, the outputs at the same place below `assets`:
`coloring/*.svg` become a minified SVG and a PDF, `templates/**/*.svg` a minified SVG,
`templates/**/*.html` a PDF, and those in `templates/printables` also a preview as JPEG.

Other languages have the sheets of `templates` in `assets/templates/de` and so on, with the texts
of the catalogs, and share coloring pages without lettering in `assets/coloring/wordless`.
"""

import hashlib
import io
import itertools
import re
import shutil
import sys
from collections.abc import Collection, Iterator
from datetime import date
from pathlib import Path

import pikepdf
from babel import Locale
from babel.dates import format_skeleton, get_day_names
from lxml import etree
from playwright.sync_api import Browser, Page, sync_playwright

from art.make import ART, ASSETS, CHROMIUM, NAMESPACE, ArtError, Element, minify
from santa_app.i18n import DEFAULT_LOCALE, LANGUAGES, language, sheet_path
from santa_app.i18n.catalogs import catalog
from tools.printed_texts import CONTEXT, printed_texts

SOURCES = ART / "printables"
FLAGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
PREVIEW = {"viewport": {"width": 794, "height": 1122}, "device_scale_factor": 320 / 794}
CARD_PREVIEW = {"viewport": {"width": 1122, "height": 794}}
A4 = (595, 842)  # points
MAX_BYTES = 150_000  # of a PDF, for each page
DATE = "D:20251201000000+00'00'"
# Countries whose weeks begin on another day than Monday.
MAINLY_IN = {"ar": "ar_EG", "ja": "ja_JP", "ko": "ko_KR"}
FIT = (ART / "printables" / "fit.js").read_text()
WORDLESS = "wordless"
FRONT = """() => {
  const { a, d, e, f } = document.querySelector(".card").getScreenCTM();
  const x = document.dir === "rtl" ? 0 : 508;
  return { x: e + a * x, y: f, width: a * 508, height: d * 712 };
}"""  # where the front of a card is on its first page
LETTERING = re.compile(r'\s*<path id="lettering-[^>]*/>')
FAMILIES = ("Nunito", "Mountains", "Baloo", "RoundedMplus", "NanumGothic")
LINE = 0.28  # width of a sticker's lines in millimeters, whatever its size

REFUSED = ("script", "iframe", "foreignObject")
LOCAL_ID = re.compile(r'(\bid="|href="#|url\(#)')
OUTSIDE = re.compile(r"^\s*(\w+:|//)|url\(\s*['\"]?(\w+:|//)|@import", re.IGNORECASE)
CELL_ID = re.compile(rb"(?<=\(node)\d{8}(?=\))")
LONG_NUMBER = re.compile(rb"-?\d*\.\d{3,}")
# A path; perhaps its fill, colors, a graphics state, the same path again, and its stroke.
PATH = re.compile(
    rb"((?:[-\d. ]++(?:m|l|c|v|y|re)\n|h\n)++)"
    rb"(?:f\n([\d. ]+RG\n)([\d. ]+rg\n)((?:/\S+ gs\n)?)\1S\n)?"
)


def parse(path: Path, id_prefix: str = "", *, is_lettered: bool = True) -> Element:
    """Return the root of an SVG or HTML source without namespace, its ids prefixed.

    Args:
        is_lettered: Whether a picture keeps its lettering, which is English.

    Raises:
        ArtError: The file is not well-formed, holds a script, refers to something outside the
            repository or to a file that does not exist, or is an SVG without a viewBox.
    """
    text = path.read_text().replace(NAMESPACE, "")
    text = LOCAL_ID.sub(rf"\1{id_prefix}", text if is_lettered else LETTERING.sub("", text))
    try:
        root = etree.fromstring(text.encode(), etree.XMLParser(remove_comments=True))
    except etree.XMLSyntaxError as error:
        raise ArtError(f"{path}: {error}") from error
    if faults := list(_faults(root, path)):
        raise ArtError(f"{path}: {'; '.join(faults)}")
    return root


def _faults(root: Element, path: Path) -> Iterator[str]:
    """Yield what is wrong with one source."""
    if root.tag == "svg" and not root.get("viewBox"):
        yield "the root has no viewBox"
    for part in root.iter():
        if part.tag in REFUSED or (part.tag == "style" and OUTSIDE.search(part.text)):
            yield f"line {part.sourceline}: this <{part.tag}> is not allowed"
        for name, value in part.attrib.items():
            is_link = name in ("href", "src") and not value.startswith("#")
            if name.startswith("on") or ((is_link or "url(" in value) and OUTSIDE.search(value)):
                yield f"line {part.sourceline}: {name}={value!r} is not allowed"
            elif is_link and not (path.parent / value).is_file():
                yield f"line {part.sourceline}: there is no file {value!r}"


def page_of(path: Path, locale: str = DEFAULT_LOCALE) -> tuple[Path, Element]:
    """Return the HTML file that prints a source, and its tree with all drawings inlined.

    Coloring pages, which other languages share, are of the language "wordless".
    """
    page, root = path, parse(path)
    if root.tag == "svg":  # a coloring picture takes the place of the one in coloring.html
        title = root.findtext("title")
        page = SOURCES / "coloring.html"
        root = parse(page)
        if locale == WORDLESS:  # one file for all languages, whose pages name it
            title, root.find("head/title").text = "", "Letters to Santa"
            root.set("lang", "zxx")  # no language
        else:
            root.find("head/title").text = f"{title} - coloring page"
        root.find(".//svg").set("aria-label", title)
        root.find(".//image").set("href", path.as_posix())
    elif locale != DEFAULT_LOCALE:
        _translate_sheet(root, locale)
    counter = itertools.count(1)
    for reference in list(root.iter("img", "image")):
        source = page.parent / (reference.get("src") or reference.get("href"))
        is_english = locale == DEFAULT_LOCALE
        drawing = parse(source, f"drawing{next(counter)}-", is_lettered=is_english)
        if not is_english and locale != WORDLESS:
            _translate(drawing, locale)
        _place(drawing, reference, LINE if source.parent.name == "stickers" else 0)
    return page, root


def _translate(root: Element, locale: str) -> None:
    """Put a sheet's or a drawing's texts into another language."""
    texts = catalog(locale)
    for text in list(printed_texts(root)):
        if isinstance(text.message, str):
            text.put(texts.pgettext(CONTEXT, text.message))
        else:
            text.put(texts.npgettext(CONTEXT, *text.message, text.count or 0))


def _translate_sheet(root: Element, locale: str) -> None:
    """Put a sheet into another language: its texts, its fonts, its direction and its weeks."""
    _translate(root, locale)
    known = language(locale)
    root.set("lang", known.tag)
    root.set("dir", known.direction)
    if (SOURCES / "languages" / f"{known.tag}.css").is_file():
        link = root.find("head/link[@rel='stylesheet']")
        address = link.get("href").replace(
            Path(link.get("href")).name, f"languages/{known.tag}.css"
        )
        root.find("head").append(link.makeelement("link", rel="stylesheet", href=address))
    if known.direction == "rtl":
        for card in root.iterfind(".//svg[@class='card']"):
            _mirror(card)
    if names := root.findall(".//div[@class='month']/strong"):
        year = root.find(".//h1/span")
        december = date(int(year.text), 12, 1)
        month = format_skeleton("yMMMM", december, locale=locale)
        month = month.removesuffix("р.").rstrip()  # "year", which no Ukrainian calendar says
        before, _, after = month.partition(year.text)
        year.getparent().text, year.tail = before[:1].upper() + before[1:], after
        country = Locale.parse(MAINLY_IN.get(locale, locale))
        days = get_day_names("wide", locale=locale)
        first, weekend = country.first_week_day, (country.weekend_start, country.weekend_end)
        for place, name in enumerate(names):
            day = (first + place) % 7  # Monday is 0
            name.text = days[day].capitalize()
            name.attrib.pop("class", None)
            if day in weekend:
                name.set("class", "off")
        day = root.find(".//div[@style]")
        column = int(day.get("style").removeprefix("grid-column-start: "))  # of weeks from Sunday
        day.set("style", f"grid-column-start: {(column - 2 - first) % 7 + 1}")


def _mirror(card: Element) -> None:
    """Let a card open to the other side: what stands on its right half moves to the left one."""
    left, _, width, _ = map(float, card.get("viewBox").split())
    axis = 2 * left + width
    for part in card:
        if part.tag == "path":
            part.set("transform", f"translate({axis:g} 0) scale(-1 1)")
        else:
            part.set("x", f"{axis - float(part.get('x')) - float(part.get('width', 0)):g}")


def html_of(root: Element) -> tuple[str, str]:
    """Return a page as HTML, and a digest of it, of its style sheets and of fit.js."""
    html = etree.tostring(root, method="html", doctype="<!DOCTYPE html>")
    shared = sorted([*SOURCES.glob("*.css"), *SOURCES.glob("*.js")])
    own = SOURCES.glob(f"languages/{root.get('lang')}.css")
    resources = b"".join(path.read_bytes() for path in (*shared, *own))
    return html.decode(), hashlib.sha256(html + resources).hexdigest()[:20]


def _place(drawing: Element, reference: Element, line: float) -> None:
    """Put a drawing in the place of the <img> or <image> that refers to it.

    The reference's style gives its size as `--mm`, if its width does not, and the width of its
    lines as `--line`. Without that they are `line` wide; 0 lets them grow with the drawing.
    """
    style = dict(re.findall(r"--(mm|line):\s*([\d.]+)", reference.get("style", "")))
    if line := float(style.get("line", line)):
        scale = float(style.get("mm") or reference.get("width"))
        scale /= float(drawing.get("viewBox").split()[2])
        factor = line / scale / float(drawing.find("g").get("stroke-width"))
        for part in drawing.xpath(".//*[@stroke-width]"):
            part.set("stroke-width", f"{float(part.get('stroke-width')) * factor:.4g}")
    drawing.attrib.pop("width", None)
    drawing.attrib.pop("height", None)
    alt = reference.attrib.pop("alt", "")
    drawing.attrib.update({"role": "img", "aria-label": alt} if alt else {"aria-hidden": "true"})
    drawing.attrib.update(
        {name: value for name, value in reference.attrib.items() if name not in ("src", "href")}
    )
    for title in drawing.findall("title"):
        drawing.remove(title)
    drawing.tail = reference.tail
    reference.getparent().replace(reference, drawing)


def _short_path(found: re.Match[bytes]) -> bytes:
    """Return a path with two decimals; if it is filled and then stroked, as one operation."""
    path, stroke_color, fill_color, state = found.groups()
    path = LONG_NUMBER.sub(lambda number: b"%g" % round(float(number[0]), 2), path)
    path = re.sub(rb"\b0\.", b".", path)
    return b"".join([stroke_color, state, path, b"B\n", fill_color]) if fill_color else path


def compress(pdf: pikepdf.Pdf, digest: str) -> bytes:
    """Return the file with fixed dates, short page contents, packed objects and the digest."""
    for page in pdf.pages:
        content = pikepdf.unparse_content_stream(pikepdf.parse_content_stream(page)) + b"\n"
        page.Contents = pdf.make_stream(PATH.sub(_short_path, content))
    names = {"/Creator": "Letters to Santa", "/CreationDate": DATE, "/ModDate": DATE}
    for name, value in {**names, "/SourceDigest": digest}.items():
        pdf.docinfo[name] = value
    pikepdf.settings.set_flate_compression_level(9)
    packed, packing = io.BytesIO(), pikepdf.ObjectStreamMode.generate
    pdf.save(packed, object_stream_mode=packing, recompress_flate=True, deterministic_id=True)
    return packed.getvalue()


def _print(browser: Browser, path: Path, target: Path, locale: str) -> None:
    """Write the PDF of a source and its preview, unless they were made of the same source.

    Raises:
        ArtError: The file has a wrong number of pages, a wrong page size, a letter that its fonts
            lack, or too many bytes, or a text is too long for its place.
    """
    file, root = page_of(path, locale)
    html, digest = html_of(root)
    if target.is_file():
        with pikepdf.open(target) as made:
            if made.docinfo.get("/SourceDigest") == digest:
                return
    is_card = path.parent.name == "cards"
    page = browser.new_page(**(CARD_PREVIEW if is_card else PREVIEW), offline=True)
    page.emulate_media(media="print")
    page.goto(file.as_uri())  # the base of relative addresses
    page.set_content(html)
    page.evaluate("document.fonts.ready")
    _fit(page, path, locale)
    printed = page.pdf(prefer_css_page_size=True, print_background=True, tagged=True)
    # The ids of table cells count on from what the browser has loaded before.
    first = min(map(int, CELL_ID.findall(printed)), default=0)
    printed = CELL_ID.sub(lambda found: b"%08d" % (int(found[0]) - first), printed)
    pages = len(root.xpath("//*[@class='page']"))
    with pikepdf.open(io.BytesIO(printed)) as pdf:
        if strange := [name for name in _fonts(pdf) if not name.startswith(FAMILIES)]:
            raise ArtError(f"{path} in {locale}: a letter is of another font: {strange}")
        sizes = [tuple(round(float(side)) for side in sheet.mediabox[2:]) for sheet in pdf.pages]
        data = compress(pdf, digest)
    if len(sizes) != pages or not set(sizes) <= {A4, A4[::-1]} or len(data) > MAX_BYTES * pages:
        raise ArtError(f"{path}: {pages} pages of A4 wanted, got {sizes} in {len(data)} bytes")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    if target.parent.name == "printables":
        target.with_suffix(".jpg").write_bytes(page.screenshot(type="jpeg", quality=72))
    elif is_card and locale != DEFAULT_LOCALE:
        picture = page.screenshot(type="jpeg", quality=72, clip=page.evaluate(FRONT))
        target.with_suffix(".jpg").write_bytes(picture)
    page.close()


def _fit(page: Page, path: Path, locale: str) -> None:
    """Make texts that are too long for their places smaller.

    Raises:
        ArtError: A text does not fit with four fifths of its size.
    """
    if locale not in (DEFAULT_LOCALE, WORDLESS) and (left := page.evaluate(FIT)):
        raise ArtError(f"{path} in {locale}: too long for its place: {'; '.join(left)}")


def _fonts(pdf: pikepdf.Pdf) -> set[str]:
    """Return the names of a file's fonts."""
    parts = [item for item in pdf.objects if isinstance(item, pikepdf.Dictionary)]
    names = {str(part.FontName) for part in parts if "/FontName" in part}
    return {name.removeprefix("/").rpartition("+")[2] for name in names}


def find_sources() -> dict[Path, Path]:
    """Return each source with the file of the same name in `assets`."""
    found = [*SOURCES.glob("coloring/*.svg"), *SOURCES.glob("templates/**/*.*")]
    return {path: ASSETS / path.relative_to(SOURCES) for path in sorted(found)}


def find_prints() -> list[tuple[Path, str, Path]]:
    """Return every source that is printed, with a language and the PDF.

    A language that has not been begun has none.
    """
    found = []
    every = (one.locale for one in LANGUAGES)
    locales = [one for one in every if one == DEFAULT_LOCALE or is_begun(one)]
    for path, target in find_sources().items():
        pdf = target.with_suffix(".pdf")
        if path.parent.name == "coloring":
            found.append((path, DEFAULT_LOCALE, pdf))
            found.append((path, WORDLESS, pdf.parent / WORDLESS / pdf.name))
        elif path.suffix == ".html":
            inside = f"/{pdf.relative_to(ASSETS / 'templates').as_posix()}"
            found += [(path, one, ASSETS / sheet_path(inside, one)[1:]) for one in locales]
    return found


def is_begun(locale: str) -> bool:
    """Tell whether a language's catalog has translations of the sheets."""
    return catalog(locale).pgettext(CONTEXT, "Cut") != "Cut"


def make_printables(only: Collection[str] = ()) -> None:
    """Make the outputs of all printables, or of those whose file names without suffix are given.

    Raises:
        ArtError: A source is faulty, a name is unknown, or a PDF is not as it must be.
    """
    paths = find_sources()
    if unknown := set(only) - {path.stem for path in paths}:
        raise ArtError(f"there are no printables {sorted(unknown)}")
    paths = {path: target for path, target in paths.items() if not only or path.stem in only}
    drawings = {str(path): path.read_text() for path in paths if parse(path).tag == "svg"}
    for path in [path for path in paths if path.parent.name == "coloring"]:
        wordless = paths[path].parent / WORDLESS / path.name
        wordless.parent.mkdir(exist_ok=True)
        paths[wordless] = wordless
        drawings[str(wordless)] = LETTERING.sub("", path.read_text())
    for name, data in (minify(drawings) if drawings else {}).items():
        paths[Path(name)].write_bytes(re.sub(rb"<title>.*?</title>", b"", data))
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, CHROMIUM)), None)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for path, locale, target in find_prints():
            if path in paths:
                _print(browser, path, target, locale)


if __name__ == "__main__":
    try:
        make_printables(sys.argv[1:])
    except ArtError as error:
        sys.exit(str(error))
