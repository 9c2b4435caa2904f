"""A Reflex plugin that turns Reflex's build into the site that is served.

Before Vite bundles, it slims the runtime. On the built pages it writes the security policies, the
not-found page, the web manifest and the service worker. Then Reflex compresses everything.
"""

from santa_app.framework.build.plugin import BuildPlugin

__all__ = ["BuildPlugin"]
