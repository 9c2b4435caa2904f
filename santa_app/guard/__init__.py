"""ASGI middleware in front of Reflex that passes only what the site's own pages send."""

from santa_app.guard.middleware import guarded

__all__ = ["guarded"]
