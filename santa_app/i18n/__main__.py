"""The commands of translators: `python -m santa_app.i18n extract`, `update` and `check`."""

import sys

from santa_app.i18n.extraction import update_catalogs, write_template

USAGE = """usage: python -m santa_app.i18n COMMAND

  extract  write the messages of the source to locales/messages.pot
  update   merge them into locales/*.po, and make the catalogs that are missing
"""
COMMANDS = {"extract": write_template, "update": update_catalogs}

if __name__ == "__main__":
    command = COMMANDS.get(" ".join(sys.argv[1:]))
    if command is None:
        sys.exit(USAGE)
    command()
