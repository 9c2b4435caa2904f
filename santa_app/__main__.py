"""The command `santa` of a release, and `python -m santa_app` of a checkout."""

import sys

from santa_app.build_folder import enter_site_folder
from santa_app.server import commands

OTHERS = """\
  setup    ask for what a site of your own needs, and write .env
  letters  look after letters and replies; `santa letters --help` lists the commands"""


def main() -> int:
    """Run a command of the server, or one of the operator: `santa letters …`."""
    match sys.argv[1:]:
        case ["setup", *_] | ["letters", *_] as given:
            from santa_app.letters.operator import app  # noqa: PLC0415 -- the server needs it not

            enter_site_folder()
            app(given[given[0] == "letters" :], prog_name="santa letters")
            return 0
        case ["-h" | "--help"]:
            sys.stdout.write(f"{commands.usage()}\n{OTHERS}\n")
            return 0
        case arguments:
            return commands.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
