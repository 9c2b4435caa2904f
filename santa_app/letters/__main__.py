"""`python -m santa_app.letters`: the operator's command line, run in the site's folder."""

from santa_app.build_folder import enter_site_folder
from santa_app.letters.operator import app

if __name__ == "__main__":
    # `.env` and a relative DATABASE_URL are found there, as by `python -m santa_app`.
    enter_site_folder()
    app()
