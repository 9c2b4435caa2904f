"""Domains under which the public gets mailboxes.

After the "List of Popular Domains" of mailcheck (https://github.com/mailcheck/mailcheck/wiki), with
providers of the site's languages and without closed ones.
"""

from pathlib import Path
from typing import Final

PROVIDERS: Final = tuple(Path(__file__).with_name("mail_providers.txt").read_text("utf-8").split())
