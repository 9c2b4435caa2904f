"""Two sites to compare pages with, built during the run: bare Vite with React, and bare Astro.

Both show a heading, a paragraph and a picture of this site, and nothing else. They are served from
gzip files.
"""

import gzip
import json
import subprocess
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.support.loopback import Quiet, served
from tests.support.running_site import ROOT

PICTURE = "scene-letter.svg"
_BODY = (
    "<main><h1>Letters to Santa</h1><p>Dear Santa,</p>"
    f'<img src="/{PICTURE}" alt="" width="640" height="480"/></main>'
)
_FILES = {
    "vite": {
        "package.json": {
            "private": True,
            "type": "module",
            "dependencies": {"react": "19.3.1", "react-dom": "19.3.1", "vite": "8.3.4"},
        },
        "index.html": '<!doctype html><html lang="en"><head><title>Bare</title></head>'
        '<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
        "main.js": 'import { createElement } from "react";\n'
        'import { createRoot } from "react-dom/client";\n'
        f"const html = {json.dumps(_BODY)};\n"
        'createRoot(document.getElementById("root")).render(createElement("div", '
        "{ dangerouslySetInnerHTML: { __html: html } }));\n",
    },
    "astro": {
        "package.json": {"private": True, "type": "module", "dependencies": {"astro": "7.3.5"}},
        "src/pages/index.astro": '<html lang="en"><head><title>Bare</title></head>'
        f"<body>{_BODY}</body></html>\n",
    },
}
_BUILD = {"vite": ("npx", "vite", "build"), "astro": ("npx", "astro", "build")}


class RivalError(Exception):
    """A comparison site could not be installed or built; the message names the step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """A built comparison site: its name and the folder of its pages."""

    name: str
    pages: Path


def build_rival(name: str, folder: Path) -> Rival:
    """Install and build one of the two in `folder`.

    Raises:
        RivalError: When its packages cannot be had, or it does not build.
    """
    for file, content in _FILES[name].items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content))
    (folder / "public").mkdir(exist_ok=True)
    (folder / "public" / PICTURE).write_bytes((ROOT / "assets" / "art" / PICTURE).read_bytes())
    for command in (("npm", "install", "--no-audit", "--no-fund"), _BUILD[name]):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RivalError(f"{name}: {' '.join(command)} failed: {done.stderr.strip()[-300:]}")
    return Rival(name=f"bare {name}", pages=folder / "dist")


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


class _Packed(Quiet):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:  # noqa: N802 -- the name that http.server calls
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.is_file():
            self.send_error(404)
            return
        data = _packed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def served_packed(pages: Path) -> AbstractContextManager[str]:
    """Serve a folder on loopback, compressed by gzip; yields its URL."""
    return served(pages, _Packed)
