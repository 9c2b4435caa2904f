"""What the operator's settings tell the pages: who publishes the site, and whether it is a demo."""

from typing import Final

from santa_app.settings import settings

NAME: Final = settings().product_name
"""The site's name."""

URL: Final = settings().site_url
"""The site's public address, without a slash at its end."""

IS_DEMO: Final = settings().is_demo
"""Whether this site is a demo, because it cannot mail (DESIGN section 6, demo alerts)."""
