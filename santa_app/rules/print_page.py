"""The HTML document that a browser State writes into a window of its own, to be printed."""

from reflex_browser_state.portable import escape_html

from santa_app.i18n import SITE_LANGUAGE, language

_ROOT = f'<html lang="{language(SITE_LANGUAGE).tag}" dir="{language(SITE_LANGUAGE).direction}">'


def print_page(title: str, style: str, body: str) -> str:
    """Return an HTML document in the pages' language from a plain title, CSS and HTML."""
    return (
        f'<!DOCTYPE html>{_ROOT}<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape_html(title)}</title><style>{style}</style></head><body>{body}</body></html>"
    )
