"""Writes the built pages with their headers into a folder, for a CDN, a bucket or a web server.

What needs our server is left out; the configuration for nginx passes on what is no file.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from santa_app.content import paths, plain_form
from santa_app.framework.build.build_output import OFFLINE_FILE
from santa_app.i18n import page_path
from santa_app.rules.server_paths import HEALTH_PATH, UNSUBSCRIBE_PATH, WEBHOOK_PATH
from santa_app.server.language_builds import installed
from santa_app.server.serving import (
    IMMUTABLE,
    REVALIDATE,
    SVG_POLICY,
    cache_control,
    common_headers,
    page_policy,
)

FOLDER: Final = Path("export")
HEADERS_FILE: Final = "_headers"
NGINX_FILE: Final = "nginx.conf"
DYNAMIC: Final = (
    paths.MY_LETTER,
    HEALTH_PATH,
    "/ping",
    "/_event/",
    plain_form.PATH,
    WEBHOOK_PATH,
    UNSUBSCRIBE_PATH,
)
"""The paths that our server answers; one that ends with a slash stands for all below it."""
NOT_FOUND: Final = "/404.html"
ASSETS: Final = "/assets/"
"""All names in this folder have a hash of their content."""


def export(client: Path, folder: Path) -> None:
    """Write the export of the built pages in `client` into `folder`, in place of an earlier one.

    `folder/site` is what visitors get; the configuration of nginx is beside it.
    """
    shutil.rmtree(folder, ignore_errors=True)
    site = folder / "site"
    shutil.copytree(client, site, ignore=shutil.ignore_patterns("__spa-fallback.html*"))
    for language in installed(site):
        # This page shows a parent's letter, which only our server has.
        shutil.rmtree(site / page_path(paths.MY_LETTER, language.locale).strip("/"))
    pages = sorted(_pages(site))
    others = _other_paths(site, pages)
    for file, text in (
        (folder / NGINX_FILE, _nginx(pages, others)),
        (site / HEADERS_FILE, _headers_file(pages, others)),
    ):
        file.write_text(text, encoding="utf-8")


def _pages(site: Path) -> Iterator[str]:
    for file in site.rglob("index.html"):
        yield "/" + file.parent.relative_to(site).as_posix().removeprefix(".")
    for file in site.rglob(OFFLINE_FILE):
        yield "/" + file.relative_to(site).as_posix()


def _spellings(page: str) -> tuple[str, ...]:
    """Return the paths of a page: some servers add a slash."""
    return (page,) if page == "/" or page.endswith(OFFLINE_FILE) else (page, f"{page}/")


def _file(page: str) -> str:
    return page if page.endswith(OFFLINE_FILE) else f"{page.rstrip('/')}/index.html"


def _page_headers(page: str) -> dict[str, str]:
    return {"content-security-policy": page_policy(page), "cache-control": REVALIDATE}


def _headers_file(pages: list[str], others: list[str]) -> str:
    """Return the file `_headers` of Netlify, Cloudflare Pages and others.

    A header that two rules give would be sent twice, so no two rules for a path share a header.
    """
    rules = [("/*", common_headers())]
    rules += [(path, _page_headers(page)) for page in pages for path in _spellings(page)]
    rules.append((NOT_FOUND, _page_headers(NOT_FOUND) | {"x-robots-tag": "noindex"}))
    rules += [
        (f"{path}*" if path.endswith("/") else path, {"cache-control": _caching(path)})
        for path in others
    ]
    rules.append(("/*.svg", {"content-security-policy": SVG_POLICY}))
    lines = (
        "\n".join([path, *(f"  {name}: {value}" for name, value in headers.items())])
        for path, headers in rules
    )
    first = f"# Made by `make export`. Our server answers: {' '.join(DYNAMIC)}"
    return "\n\n".join((first, *lines)) + "\n"


def _nginx(pages: list[str], others: list[str]) -> str:
    """Return an include for a `server` that has `root` and the upstream `santa`.

    What is not in the export, such as an asset of an earlier release, comes from the server.
    """

    def location(match: str, file: str, headers: dict[str, str]) -> str:
        # nginx inherits headers only where a location adds none.
        added = [f'add_header {name} "{value}";' for name, value in headers.items()]
        body = "\n".join(f"    {line}" for line in (f"try_files {file} @santa;", *added))
        return f"location {match} {{\n{body}\n}}\n"

    common = common_headers()
    parts = [
        "# Made by `make export`; see docs/going-larger.md.\n",
        "location @santa {\n    proxy_pass http://santa;\n}\n",
    ]
    parts += [
        location(f"= {path}", _file(page), common | _page_headers(page))
        for page in pages
        for path in _spellings(page)
    ]
    for path in others:
        kept = {"cache-control": _caching(path)}
        if path.endswith("/"):
            pictures = {**common, **kept, "content-security-policy": SVG_POLICY}
            parts.append(location(f"~ ^{path}.*\\.svg$", "$uri", pictures))
        match = path if path.endswith("/") else f"= {path}"
        parts.append(location(match, "$uri", common | kept))
    return "\n".join(parts)


def _other_paths(site: Path, pages: list[str]) -> list[str]:
    """Return the folders with files that are no pages, with a slash, and the files beside pages."""
    folders = {page.split("/")[1] for page in pages}
    own = [entry for entry in sorted(site.iterdir()) if entry.name != "index.html"]
    found = [f"/{entry.name}/" for entry in own if entry.is_dir() and entry.name not in folders]
    unnamed = {".br", ".gz", ".html"}
    found += [
        f"{prefix}/{entry.name}"
        for prefix in (language.prefix for language in installed(site))
        for entry in sorted((site / prefix.strip("/")).iterdir())
        if entry.is_file() and entry.suffix not in unnamed
    ]
    return found


def _caching(path: str) -> str:
    return IMMUTABLE if path == ASSETS else cache_control(path)
