"""`python -m santa_app run|build|export|dev|migrate|serve`."""

import sys

from santa_app.server.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
