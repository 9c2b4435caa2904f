"""The settings of the site: environment variables and `.env`, validated once."""

from santa_app.settings.loading import load_settings, settings
from santa_app.settings.model import Settings, SettingsError, slugify

__all__ = ["Settings", "SettingsError", "load_settings", "settings", "slugify"]
