"""The configuration of Reflex; values of the environment come from santa_app.settings."""

import os

import reflex as rx
from reflex_browser_state import BrowserPlugin

from santa_app import product
from santa_app.build import BuildPlugin
from santa_app.framework.server.reloading import reload_for_tables
from santa_app.i18n import SITE_LANGUAGE, language
from santa_app.settings import settings
from santa_app.theme import TAILWIND

_settings = settings()

# Reflex's default manager writes States to disk, and a State may hold a letter.
_manager = {} if _settings.redis_url else {"state_manager_mode": "memory"}

# Seconds within which a page answers a ping; Reflex's default keeps a dead websocket for 2 minutes.
os.environ.setdefault("REFLEX_SOCKET_TIMEOUT", "30")

# Sent to the browser in the handshake; santa_app.guard enforces it.
os.environ["REFLEX_SOCKET_MAX_HTTP_BUFFER_SIZE"] = str(_settings.max_message_bytes)

reload_for_tables()

config = rx.Config(
    app_name="santa_app",
    frontend_path=language(SITE_LANGUAGE).prefix,
    api_url=product.SITE_URL,
    deploy_url=product.SITE_URL,
    redis_url=_settings.redis_url.get_secret_value() if _settings.redis_url else None,
    cors_allowed_origins=list(_settings.origins),
    # A letter's handler holds its State while it waits for the reply (SUBMIT_WAIT).
    redis_lock_warning_threshold=8000,
    redis_token_expiration=60 * _settings.session_minutes,  # despite its name also in memory
    telemetry_enabled=False,
    default_color_mode="light",
    show_built_with_reflex=False,
    frontend_compression_formats=["brotli", "gzip"],
    **_manager,
    plugins=[
        BrowserPlugin(),
        BuildPlugin(),
        rx.plugins.TailwindV4Plugin(TAILWIND),
        rx.plugins.SitemapPlugin(trailing_slash="never"),
    ],
    disable_plugins=[rx.plugins.RadixThemesPlugin],
)
