"""Stands before Reflex and lets through only what the site's own pages send (DESIGN section 4).

`guarded` wraps the server; the two exception handlers and `quiet_framework` keep what visitors
sent out of the log. What is refused and why stands in README, 'What the server refuses'.
"""

from santa_app.guard.door import guarded
from santa_app.guard.quiet import quiet_framework, report_browser, report_handler

__all__ = ["guarded", "quiet_framework", "report_browser", "report_handler"]
