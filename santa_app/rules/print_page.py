"""The HTML document that a browser State writes into a window of its own, to be printed."""

from reflex_browser_state.portable import escape_html

from santa_app.i18n import SITE_LANGUAGE, language

_ROOT = f'<html lang="{language(SITE_LANGUAGE).tag}" dir="{language(SITE_LANGUAGE).direction}">'


def print_page(title: str, style: str, body: str) -> str:
    """Return a complete HTML document in the language of the pages.

    `title` is plain text, `style` is CSS and `body` is HTML.
    """
    return (
        f'<!DOCTYPE html>{_ROOT}<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape_html(title)}</title><style>{style}</style></head><body>{body}</body></html>"
    )
