"""The Reflex plugin that finishes the build: hooks before the bundling and on the built pages."""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Unpack

from reflex.plugins import CommonContext, Plugin, PreCompileContext

from santa_app import product
from santa_app.build.content_security_policy import write_policies
from santa_app.build.service_worker import NPM_PACKAGES, write_service_worker
from santa_app.build.web_manifest import MANIFEST_FILE, web_manifest
from santa_app.content import read_aloud
from santa_app.framework import inventory
from santa_app.framework.build import PostBuildContext
from santa_app.framework.build.build_output import (
    BuildError,
    built_pages,
    insert_into_head,
)
from santa_app.framework.build.deferred_hydration import defer_hydration
from santa_app.framework.build.not_found import (
    ROUTER_CONFIG,
    move_not_found_page,
    with_not_found_page,
)
from santa_app.framework.build.slim_runtime import (
    FOLDER,
    SCRIPTS,
    VITE_CONFIG,
    copy_to_web,
    with_slim_runtime,
)
from santa_app.framework.components import javascript
from santa_app.i18n import SITE_LANGUAGES, current_language

_PAGE_STYLES = Path(__file__).parents[2] / "assets" / "styles" / "pages"
"""Style sheets that components import, so that only their pages load them."""
_SCRIPTS = (
    *SCRIPTS,
    Path(__file__).parent / "js" / "service_worker.js",
    Path(__file__).parent / "js" / "bundle_service_worker.js",
)
SITEMAP_FILE: Final = "sitemap.xml"


class BuildPlugin(Plugin):
    """Goes into `plugins` of rxconfig.py."""

    def get_frontend_development_dependencies(
        self, **context: Unpack[CommonContext]
    ) -> tuple[str, ...]:
        """Return the npm packages of Workbox, which the service worker is bundled from."""
        del context
        return NPM_PACKAGES

    def get_static_assets(
        self, **context: Unpack[CommonContext]
    ) -> Sequence[tuple[Path, str | bytes]]:
        """Return the web app manifest, which every page links to."""
        del context
        return [(Path("public") / MANIFEST_FILE, web_manifest())]

    def pre_compile(self, **context: Unpack[PreCompileContext]) -> None:
        """Add our JavaScript and styles to .web and to Vite, and prerender the not-found page."""
        for script in _SCRIPTS:
            context["add_save_task"](copy_to_web, script)
        for sheet in sorted(_PAGE_STYLES.glob("*.css")):
            context["add_save_task"](_page_style, sheet)
        context["add_save_task"](_read_aloud)
        context["add_modify_task"](VITE_CONFIG, with_slim_runtime)
        context["add_modify_task"](ROUTER_CONFIG, with_not_found_page)

    def post_build(self, **context: Unpack[PostBuildContext]) -> None:
        """Change the built pages, before Reflex copies the fallback page and compresses them.

        Raises SystemExit with one sentence for the developer when the build lacks something.
        """
        client = context["static_dir"].resolve()
        web = client.parent.parent
        try:
            _check_internals(web)
            _remove_duplicate_pages(client)
            move_not_found_page(client)
            if not current_language().prefix:
                (client / "robots.txt").write_text(robots(product.SITE_URL), encoding="utf-8")
            else:
                _copy_own_files(web / "public", client)
            insert_into_head(client, "kept_text.js")
            defer_hydration(client)
            write_policies(client, product.SITE_URL, web / "node_modules/sonner/dist/index.mjs")
            write_service_worker(client, web / FOLDER)
        except BuildError as error:
            raise SystemExit(f"The build is not complete: {error}.") from error


def _check_internals(web: Path) -> None:
    if found := inventory.faults(web):
        raise BuildError(" ".join(found).removesuffix("."))


def robots(site_url: str) -> str:
    """Return robots.txt, which names the sitemap of each language."""
    sitemaps = "".join(
        f"Sitemap: {site_url}{one.prefix}/{SITEMAP_FILE}\n" for one in SITE_LANGUAGES
    )
    return f"User-agent: *\nAllow: /\n\n{sitemaps}"


def _copy_own_files(public: Path, client: Path) -> None:
    """Raise BuildError when Vite has copied all files, which English has already."""
    if (client / "art").exists():
        raise BuildError("the pictures of another language than English were copied")
    shutil.copyfile(public / MANIFEST_FILE, client / MANIFEST_FILE)
    sitemap = (public / SITEMAP_FILE).read_text(encoding="utf-8")
    # Reflex's plugin takes the slash from the home page's URL.
    prefix = current_language().prefix
    sitemap = sitemap.replace(f"{prefix}</loc>", f"{prefix}/</loc>")
    (client / SITEMAP_FILE).write_text(sitemap, encoding="utf-8")


def _page_style(sheet: Path) -> tuple[str, str]:
    """Return the path in .web and the text of a style sheet (a save task)."""
    # Not an asset's path: Vite's development server would serve that file in place of a module.
    return f"page_styles/{sheet.name}", sheet.read_text(encoding="utf-8")


def _read_aloud() -> tuple[str, str]:
    """Return the path in .web and the code of the module that reads aloud (a save task)."""
    words = {name: json.dumps(said)[1:-1] for name, said in read_aloud.WORDS.items()}
    return read_aloud.MODULE, javascript(__file__, "read_aloud", **words)


def _remove_duplicate_pages(client: Path) -> None:
    """Remove `about.html` where there is `about/index.html`, so that a page has one URL."""
    for page in built_pages(client).values():
        page.parent.with_suffix(".html").unlink(missing_ok=True)
