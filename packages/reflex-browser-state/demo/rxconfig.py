import reflex as rx

from reflex_browser_state import BrowserPlugin

config = rx.Config(
    app_name="reading_list",
    plugins=[BrowserPlugin(), rx.plugins.TailwindV4Plugin()],
    disable_plugins=[rx.plugins.SitemapPlugin],
)
