"""A Reflex plugin that turns Reflex's build into the site that is served.

It adds what `framework.build` changes in the runtime and in the pages, and writes the security
policies, the web manifest and the service worker. Then Reflex compresses everything.
"""

from santa_app.build.plugin import BuildPlugin

__all__ = ["BuildPlugin"]
