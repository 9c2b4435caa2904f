"""What turns Reflex's build into the site that is served.

`ReleasePlugin` hooks into Reflex twice: before Vite bundles (a lighter runtime), and on the built
pages (security policy of each page, not-found page, web manifest, service worker). Reflex then
packs everything in brotli and gzip.
"""

from santa_app.release.plugin import ReleasePlugin

__all__ = ["ReleasePlugin"]
