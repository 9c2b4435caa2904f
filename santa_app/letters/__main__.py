"""`python -m santa_app.letters`: runs the operator's command from the site's own folder."""

import os
from pathlib import Path

from santa_app.letters.operator.cli import app

if __name__ == "__main__":
    # Where `.env` and a SQLite file of a relative address are, as for `python -m santa_app`.
    os.chdir(Path(__file__).parents[2])
    app()
