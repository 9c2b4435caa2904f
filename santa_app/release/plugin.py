"""The Reflex plugin that changes what Vite bundles, and finishes the built pages."""

from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

from reflex.plugins import Plugin, PreCompileContext
from reflex_base.plugins.base import CommonContext, PostBuildContext

from santa_app.release.built import built_pages
from santa_app.release.late_start import LateStartError, start_late
from santa_app.release.not_found import ShellError, fill_shell
from santa_app.release.policy import PolicyError, write_policies
from santa_app.release.runtime import FOLDER, VITE_CONFIG, own_file, with_lean_runtime
from santa_app.release.web_manifest import ADDRESS, web_manifest
from santa_app.release.worker import PACKAGES, WorkerError, write_worker
from santa_app.settings import settings


def _drop_doubles(client: Path) -> None:
    """Remove `about.html` where there is `about/index.html`: a page has one address."""
    for page in built_pages(client).values():
        page.parent.with_suffix(".html").unlink(missing_ok=True)


class ReleasePlugin(Plugin):
    """Goes into `plugins` of rxconfig.py."""

    def get_frontend_development_dependencies(
        self, **context: Unpack[CommonContext]
    ) -> tuple[str, ...]:
        """Ask for Workbox, of which the service worker is bundled."""
        del context
        return PACKAGES

    def get_static_assets(
        self, **context: Unpack[CommonContext]
    ) -> Sequence[tuple[Path, str | bytes]]:
        """Return the web app manifest, which every page links to."""
        del context
        return [(Path("public") / ADDRESS.lstrip("/"), web_manifest(settings()))]

    def pre_compile(self, **context: Unpack[PreCompileContext]) -> None:
        """Put our Vite plugin beside Reflex's configuration, and into it."""
        for name in ("lean.js", "plain_jsx.js", "unused.js", "worker.js", "bundle.js"):
            context["add_save_task"](own_file, name)
        context["add_modify_task"](VITE_CONFIG, with_lean_runtime)

    def post_build(self, **context: Unpack[PostBuildContext]) -> None:
        """Finish the pages, before Reflex copies the fallback page and packs them all.

        Raises:
            SystemExit: When the build lacks something; with one sentence for the developer.
        """
        client = context["static_dir"].resolve()
        web = client.parent.parent
        site_url = settings().site_url
        try:
            _drop_doubles(client)
            (client / "robots.txt").write_text(
                f"User-agent: *\nAllow: /\n\nSitemap: {site_url}/sitemap.xml\n", encoding="utf-8"
            )
            fill_shell(client)
            start_late(client)
            write_policies(client, site_url, web / "node_modules/sonner/dist/index.mjs")
            write_worker(client, web / FOLDER)
        except (ShellError, LateStartError, PolicyError, WorkerError) as error:
            raise SystemExit(f"The pages could not be finished: {error}.") from error
