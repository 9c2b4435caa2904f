"""Reads a page as a search engine does: from its HTML, without JavaScript."""

import urllib.request
from dataclasses import dataclass, field
from html.parser import HTMLParser

from tests.support.waiting import PATIENCE

_REPEATED = {"robots", "og:locale:alternate"}
_VOID = {"meta", "link", "img", "input", "br", "hr", "source", "path"}


@dataclass
class HtmlPage(HTMLParser):
    """Title, metadata, headings, links, pictures, ids and words of one document."""

    title: str = ""
    meta: dict[str, str] = field(default_factory=dict)
    canonical: list[str] = field(default_factory=list)
    h1: list[str] = field(default_factory=list)
    links: list[dict[str, str]] = field(default_factory=list)
    images: list[dict[str, str]] = field(default_factory=list)
    json_ld: list[str] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    words: str = ""

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._stack: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "meta":
            key = given.get("name") or given.get("property")
            if key:
                assert key not in self.meta or key in _REPEATED, f"{key} stands twice"
                self.meta[key] = given.get("content", "")
        elif tag == "link" and given.get("rel") == "canonical":
            self.canonical.append(given["href"])
        elif tag == "a":
            self.links.append(given)
        elif tag == "img":
            self.images.append(given)
        elif tag == "h1":
            self.h1.append("")
        if tag not in _VOID:
            self._stack.append((tag, given))

    def handle_endtag(self, tag: str) -> None:
        while self._stack and tag not in _VOID:
            if self._stack.pop()[0] == tag:
                break

    def handle_data(self, data: str) -> None:
        tags = [tag for tag, _ in self._stack]
        if not tags:
            return
        if tags[-1] == "title" and "svg" not in tags:
            self.title += data
        elif tags[-1] == "script":
            if self._stack[-1][1].get("type") == "application/ld+json":
                self.json_ld.append(data)
        elif tags[-1] != "style":
            if "h1" in tags:
                self.h1[-1] += data
            if "main" in tags:
                # A reader sees no difference between a space and one that keeps words together.
                plain = data.replace("\N{NO-BREAK SPACE}", " ").replace("\N{WORD JOINER}", "")
                self.words += plain + " "


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def fetch(url: str) -> tuple[int, bytes, str]:
    """Return status, body and content type; redirects are not followed."""
    opener = urllib.request.build_opener(_Stay)
    try:
        with opener.open(url, timeout=PATIENCE) as answer:
            return answer.status, answer.read(), answer.headers.get_content_type()
    except urllib.error.HTTPError as error:
        return error.code, error.read(), error.headers.get_content_type()


def read(url: str) -> HtmlPage:
    status, body, _ = fetch(url)
    assert status == 200, f"{url} answered {status}"
    page = HtmlPage()
    page.feed(body.decode())
    return page
