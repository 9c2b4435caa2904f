"""Searches everything that a browser run leaves behind for texts that were typed in it.

Each text that a visitor types is a canary: it may be in the database and in a mail, and nowhere
else. Searched are requested URLs, analytics events, the server's log, and every file that the
server wrote except its database.
"""

import json
import urllib.parse
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.support.running_site import ROOT, RunningSite

SHORTEST = 5
"""Characters; shorter texts occur in URLs and logs by chance."""
_TYPED, _TOLD = "canaryTyped", "canaryTold"
_LISTENER = f"""(() => {{
  const kinds = ["search", "date", "number", "checkbox", "radio", "range", "select-one"];
  addEventListener("input", ({{target}}) => {{
    if (typeof target.value === "string" && !kinds.includes(target.type))
      window.{_TYPED}?.(target.value);
  }}, true);
  const tell = (one) => window.{_TOLD}?.(JSON.stringify(one) ?? "");
  let layer;
  Object.defineProperty(window, "dataLayer", {{
    configurable: true,
    get: () => layer,
    set: (list) => {{
      layer = list;
      const push = list.push;
      list.push = (...given) => {{ given.forEach(tell); return push.apply(list, given); }};
      list.forEach(tell);
    }},
  }});
}})()"""


@dataclass
class Collector:
    """The canaries, and the places in which none may be found."""

    canaries: set[str] = field(default_factory=set)
    urls: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)

    def typed(self, text: str) -> None:
        """Add each line of a typed text to the canaries."""
        lines = (line.strip() for line in text.splitlines())
        self.canaries.update(line for line in lines if len(line) >= SHORTEST)

    def told(self, event: str) -> None:
        """Add an analytics event, as JSON."""
        self.events.append(event)

    def watch(self, context: BrowserContext) -> None:
        """Record the typed texts, requests and analytics events of all pages of a context."""
        context.expose_function(_TYPED, self.typed)
        context.expose_function(_TOLD, self.told)
        context.add_init_script(_LISTENER)
        context.on("request", lambda request: self.urls.append(request.url))
        context.on("page", self._watch_page)

    def _watch_page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.urls.append(socket.url))
        page.on("framenavigated", lambda frame: self.urls.append(frame.url))

    def leaks(self, files: Iterable[Path]) -> list[str]:
        """Return each leak as "place: canary"."""
        signs = {sign: canary for canary in self.canaries for sign in _spellings(canary)}
        # data: and blob: URLs of pictures made in the page are not requested from a server.
        asked = "\n".join(url for url in self.urls if url.startswith(("http", "ws")))
        places = [("a URL", asked), ("an analytics event", "\n".join(self.events))]
        texts = ((str(path), path.read_text("utf-8", "replace")) for path in files)
        return _search(chain(places, texts), signs)


def _spellings(text: str) -> set[str]:
    """Return the spellings of a text in a log, a URL, JSON or a Python literal."""
    spelled = {
        text,
        urllib.parse.quote(text),
        urllib.parse.quote(text, safe=""),
        urllib.parse.quote_plus(text),
        json.dumps(text)[1:-1],
        json.dumps(text, ensure_ascii=False)[1:-1],
        repr(text)[1:-1],
        ascii(text)[1:-1],
    }
    return {one.lower() for one in spelled}


def _search(places: Iterable[tuple[str, str]], signs: dict[str, str]) -> list[str]:
    return [
        f"{place}: {canary!r}"
        for place, content in ((place, content.lower()) for place, content in places)
        for canary in sorted({canary for sign, canary in signs.items() if sign in content})
    ]


def written_files(site: RunningSite, since: float) -> list[Path]:
    """Return all files that the server wrote since then, except its database.

    Args:
        site: The server; its own folder holds its log, its database and its temporary files.
        since: Seconds since 1970.
    """
    folders = [site.folder, ROOT / ".states", ROOT / "uploaded_files", ROOT / "outbox"]
    found = [path for folder in folders for path in folder.rglob("*")]
    found += ROOT.glob("*")
    found += (ROOT / ".web").glob("*")
    return [
        path
        for path in found
        if path.is_file()
        and path.stat().st_mtime >= since
        and not path.name.startswith(site.database.name)
    ]
