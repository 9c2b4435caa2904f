"""The server settings of the real site."""

import reflex as rx

config = rx.Config(
    app_name="bare",
    telemetry_enabled=False,
    show_built_with_reflex=False,
    disable_plugins=[rx.plugins.SitemapPlugin, rx.plugins.RadixThemesPlugin],
)
