"""Stands before Reflex and lets through only what the site's own pages send (DESIGN section 4).

`guarded` wraps the server. What is refused and why stands in README, 'What the server refuses'.
"""

from santa_app.guard.door import guarded

__all__ = ["guarded"]
