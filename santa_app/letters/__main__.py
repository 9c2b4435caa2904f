"""`python -m santa_app.letters`: the operator's command line, run in the site's folder."""

import os
from pathlib import Path

from santa_app.letters.operator import app

if __name__ == "__main__":
    # `.env` and a relative DATABASE_URL are found there, as by `python -m santa_app`.
    os.chdir(Path(__file__).parents[2])
    app()
