"""The settings of the site: environment variables and `.env`, validated once."""

from santa_app.settings.loading import load_settings, settings
from santa_app.settings.model import OperatorError, Settings, SettingsError, slugify

__all__ = ["OperatorError", "Settings", "SettingsError", "load_settings", "settings", "slugify"]
