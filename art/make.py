"""Checks, minifies and renders the site's pictures, icons and fonts: `make art`.

Pictures are SVG files in `svg`, `icons` and `social`; motifs that they share are symbols in
`svg/symbols`, drawn with `<use href="#id">`. README.md says how to draw one.
"""

import copy
import hashlib
import json
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

from lxml import etree
from playwright.sync_api import Page, sync_playwright

from art import fonts

ART = Path(__file__).resolve().parent
ROOT, ASSETS = ART.parent, ART.parent / "assets"
PICTURES, SYMBOLS = ART / "svg", ART / "svg" / "symbols"
MANIFEST, PACKAGES = ART / "rendered.json", ART / "node_modules"
NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
GROUPS = ("symbol", "g")
REFUSED = {"script", "foreignObject", "image", "text", "style", "animate", "set", "iframe"}
URL = re.compile(r"url\(#([\w.-]+)\)")
COPIES = re.compile(r'\s*<defs\s+id="library">.*?</defs>', re.DOTALL)
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
ICONS = json.loads((ART / "icons" / "icons.json").read_text())
SOCIAL = json.loads((ART / "social" / "pages.json").read_text())
Element = etree._Element  # noqa: SLF001 - lxml has no public name for it


class ArtError(Exception):
    """A source is faulty."""


def parse(path: Path) -> Element:
    """Return the root of an SVG file, without namespace, comments and copies of the library."""
    parser = etree.XMLParser(remove_blank_text=True, remove_comments=True, resolve_entities=False)
    text = COPIES.sub("", path.read_text()).replace(NAMESPACE, "", 1)
    try:
        return etree.fromstring(text.replace("xlink:href", "href").encode(), parser)
    except etree.XMLSyntaxError as error:
        raise ArtError(f"{path}: {error}") from error


def references(element: Element) -> Iterator[str]:
    """Yield the ids that the element and its descendants refer to."""
    for value in element.xpath("descendant-or-self::*/@*"):
        yield from URL.findall(value)
        if value.attrname == "href":
            yield value.removeprefix("#")


def faults(path: Path, root: Element) -> Iterator[str]:
    """Yield what is wrong with one source."""
    if root.tag != "svg" or not root.get("viewBox"):
        yield "the root is not an <svg> with a viewBox"
    allowed = {"text"} if path.parent == SYMBOLS else set()  # the captions of its sheet
    for part in root.iter(etree.Element):
        if part.tag in REFUSED - allowed:
            yield f"line {part.sourceline}: <{part.tag}> is not allowed"
        for name, value in part.attrib.items():
            outside = "url(" in URL.sub("", value) or (name == "href" and not value.startswith("#"))
            if outside or name.startswith("on"):
                yield f"line {part.sourceline}: {name}={value!r} is not allowed"
    for ident in [ident for ident, count in Counter(root.xpath("//@id")).items() if count > 1]:
        yield f"the id {ident!r} occurs twice"
    for symbol in root.iterfind("symbol"):
        ident = symbol.get("id")
        if symbol.find("title") is None or f"#{ident}" not in root.xpath("g//use/@href"):
            yield f"the symbol {ident!r} has no <title> or no place on the sheet of its file"


def markup(element: Element) -> str:
    """Return the element as text that is equal for equal drawings."""
    return etree.tostring(element, method="c14n", with_tail=False).decode()


def needed(path: Path, root: Element, library: dict[str, Element]) -> dict[str, Element]:
    """Return what the picture needs of the library, directly or through other symbols.

    Raises ArtError for an unknown id, and for an id that means something else in the library.
    """
    own = {part.get("id"): part for part in root.xpath("//*[@id]")}
    taken: dict[str, Element] = {}
    waiting = [root]
    while waiting:
        for ident in set(references(waiting.pop())) - set(own) - set(taken):
            if ident not in library:
                raise ArtError(f"{path}: #{ident} is neither in the picture nor in the library")
            taken[ident] = library[ident]
            waiting.append(library[ident])
    inner = {ident for part in taken.values() for ident in part.xpath(".//*/@id")}
    for ident, part in own.items():
        if ident in inner or markup(library.get(ident, part)) != markup(part):
            raise ArtError(f"{path}: the id {ident!r} belongs to the library; choose another")
    return dict(sorted(taken.items()))


def with_copies(text: str, symbols: dict[str, Element]) -> str:
    """Return a source with new copies of the symbols it uses, so that an editor shows them."""
    text = COPIES.sub("", text)
    note = "<!-- Copies, renewed by `make art`. Edit the originals in art/svg/symbols. -->"
    lines = [f'  <defs id="library">{note}', *(f"    {markup(part)}" for part in symbols.values())]
    copies = "\n".join([*lines, "  </defs>\n"]) if symbols else ""
    return re.sub(r"\s*</svg>\s*$", lambda _: f"\n{copies}</svg>\n", text)


def place(use: Element, target: Element) -> None:
    """Put a symbol or group in the place of the only <use> that refers to it."""
    group = etree.Element("g", {name: value for name, value in use.items() if name != "href"})
    x, y = group.attrib.pop("x", "0"), group.attrib.pop("y", "0")
    if (x, y) != ("0", "0"):
        group.set("transform", f"{use.get('transform', '')}translate({x} {y})")
    kept = {name: value for name, value in target.items() if name not in {"id", "overflow"}}
    (etree.SubElement(group, "g", kept) if kept else group).extend(list(target))
    target.getparent().remove(target)
    use.getparent().replace(use, group)


def flatten(root: Element, symbols: dict[str, Element]) -> str:
    """Return the picture as text that stands alone, without titles and names of layers."""
    definitions = etree.Element("defs")
    definitions.extend([copy.deepcopy(part) for part in symbols.values()])
    root.insert(0, definitions)
    etree.strip_elements(root, "title", "desc", "metadata")
    targets = {part.get("id"): part for part in root.xpath("//*[@id]")}
    counted = Counter(references(root))
    for use in list(root.iter("use")):
        ident = use.get("href")[1:]
        if counted[ident] == 1 and targets[ident].tag in GROUPS:
            place(use, targets[ident])
    for group in list(root.iter(*GROUPS)):
        group.tag = "g"
        group.attrib.pop("overflow", None)
        if not set(group.attrib) - {"id"} and not counted[group.get("id", "")]:
            parent, position = group.getparent(), group.getparent().index(group)
            parent[position : position + 1] = list(group)
    return etree.tostring(root, encoding="unicode").replace("<svg", f"<svg{NAMESPACE}", 1)


def read_sources() -> tuple[dict[Path, str], dict[str, str]]:
    """Return the sources with new copies and the pictures that stand alone.

    Raises ArtError when a source is faulty or a picture in assets/art has none.
    """
    places = ("svg/**/*.svg", "icons/*.svg", "social/*.svg")
    roots = {path: parse(path) for place in places for path in sorted(ART.glob(place))}
    problems = [f"{path}: {fault}" for path, root in roots.items() for fault in faults(path, root)]
    outputs = {
        PICTURES / path.relative_to(ASSETS / "art"): path for path in ASSETS.glob("art/**/*.svg")
    }
    problems += [f"{outputs[source]} has no source" for source in set(outputs) - set(roots)]
    if problems:
        raise ArtError("\n".join(problems))
    library: dict[str, Element] = {}
    for path, root in roots.items():
        for part in root.xpath("defs/* | symbol") if path.parent == SYMBOLS else ():
            if markup(library.setdefault(part.get("id"), part)) != markup(part):
                raise ArtError(f"{path}: #{part.get('id')} is drawn differently elsewhere")
    sources, pictures = {}, {}
    for path, root in roots.items():
        symbols = needed(path, root, library)
        sources[path] = with_copies(path.read_text(), symbols)
        if path.is_relative_to(PICTURES) and path.parent != SYMBOLS:
            pictures[path.relative_to(PICTURES).as_posix()] = flatten(root, symbols)
    return sources, pictures


def digest(*inputs: str | Path) -> str:
    """Return a short digest of texts and files."""
    parts = [part.read_bytes() if isinstance(part, Path) else part.encode() for part in inputs]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def minify(pictures: dict[str, str]) -> dict[str, bytes]:
    """Return pictures, by name, as SVGO packs them."""
    with tempfile.TemporaryDirectory() as scratch:
        files = {name: Path(scratch) / f"{n}.svg" for n, name in enumerate(pictures)}
        for name, file in files.items():
            file.write_text(pictures[name])
        command = ["node", PACKAGES / "svgo/bin/svgo.js", "--quiet", "--config", "svgo.config.js"]
        command += ["--input", *files.values()]
        subprocess.run(command, check=True, cwd=ART)  # noqa: S603 - the arguments are ours
        return {name: file.read_bytes() for name, file in files.items()}


def shoot(page: Page, html: str, query: dict, sizes: list[list[int]]) -> bytes:
    """Return an HTML page, whose script sets `ready` to a promise, as a bitmap or an ICO."""
    shots = []
    options = {"type": "jpeg", "quality": 86} if "slug" in query else {"omit_background": True}
    page.goto(f"{(ART / html).as_uri()}?{urlencode(query)}")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("ready")
        shots.append(page.screenshot(**options))
    if len(shots) == 1:
        return shots[0]
    head, start = struct.pack("<HHH", 0, 1, len(sizes)), 6 + 16 * len(sizes)
    for (width, height), png in zip(sizes, shots, strict=True):
        head += struct.pack("<BBBBHHII", width, height, 0, 0, 1, 32, len(png), start)
        start += len(png)
    return head + b"".join(shots)


def bitmaps() -> dict[str, tuple[tuple[str, dict[str, str], list[list[int]]], str]]:
    """Return, by name below assets, how to shoot each bitmap, and a digest of its inputs."""
    jobs = {}
    for name, icon in ICONS.items():
        query = {"image": f"../../{icon['image']}"}
        jobs[name] = ("icons/icon.html", query, icon["sizes"]), [ROOT / icon["image"]]
    common = [ART / "social/backdrop.svg", ASSETS / "art/logo.svg", ASSETS / "art/hero-sleigh.svg"]
    for entry in SOCIAL:
        files = [ASSETS / f"art/{entry['scene']}.svg", *common]
        jobs[f"social/{entry['slug']}.jpg"] = ("social/page.html", entry, [[1200, 630]]), files
    return {
        name: (shot, digest(json.dumps(shot), ART / shot[0], *files))
        for name, (shot, files) in jobs.items()
    }


def main() -> None:
    """Check the sources and make every output, a bitmap only when its inputs have changed.

    Raises ArtError when a source is faulty.
    """
    sources, pictures = read_sources()
    outputs = {path: text.encode() for path, text in sources.items()}
    outputs |= {ASSETS / "art" / name: data for name, data in minify(pictures).items()}
    for path, data in outputs.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    fonts.main()
    made = json.loads(MANIFEST.read_text())
    present = {f"art/{name}": digest(text) for name, text in pictures.items()}
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, CHROMIUM)), None)
        flags = ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"]
        page = playwright.chromium.launch(executable_path=program, args=flags).new_page()
        for name, (shot, present[name]) in bitmaps().items():
            if made.get(name) != present[name] or not (ASSETS / name).exists():
                (ASSETS / name).write_bytes(shoot(page, *shot))
    MANIFEST.write_text(json.dumps(present, indent=0, sort_keys=True) + "\n")


if __name__ == "__main__":
    try:
        main()
    except ArtError as error:
        sys.exit(str(error))
