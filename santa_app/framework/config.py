"""Loads rxconfig.py, which Reflex looks for in the current folder, from the project's folder.

An installed release runs in the folder with its `.env` and its database. Import this module before
anything that asks Reflex for its configuration.
"""

from contextlib import chdir

import reflex as rx

from santa_app.build_folder import ROOT
from santa_app.settings import settings

settings()  # reads .env, which is in the current folder
with chdir(ROOT):
    rx.config.get_config()
