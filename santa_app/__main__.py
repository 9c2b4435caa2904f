"""The command `santa` of a release, and `python -m santa_app` of a checkout."""

import sys

from santa_app.build_folder import enter_site_folder
from santa_app.server import commands
from santa_app.version import VERSION


def main() -> int:
    """Run a command of the server, or one of the operator: `santa letters …`."""
    match sys.argv[1:]:
        case ["setup" | "letters" | "-h" | "--help", *_] as given:
            from santa_app.letters.operator import app  # noqa: PLC0415 -- the server needs it not

            if given[0] in {"-h", "--help"}:
                sys.stdout.write(f"{commands.usage()}\n")
                given = ["--help"]
            enter_site_folder()
            app(given[given[0] == "letters" :], prog_name="santa letters")
            return 0
        case ["--version"]:
            sys.stdout.write(f"{VERSION}\n")
            return 0
        case arguments:
            return commands.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
