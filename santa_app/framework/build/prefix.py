"""Puts the pages of a language below its prefix, and leaves all other files at the site's root.

So all languages share pictures, fonts and the modules that have no texts, and a name with a hash is
at one place.
"""

import re
from typing import Final

from santa_app.framework.build.build_output import BuildError

_BASE: Final = re.compile(r'^  base: "(?P<prefix>[^"]*)",$', re.MULTILINE)


def with_files_at_the_root(config: str) -> str:
    """Return Vite's configuration with the site's root as the base of all files.

    In another language than English it copies no pictures: English has them.

    Raises:
        BuildError: When the configuration has no single base.
    """
    bases = _BASE.findall(config)
    if len(bases) != 1:
        raise BuildError("Vite's configuration has not exactly one base")
    if bases == ["/"]:
        return config
    return _BASE.sub('  base: "/",', config).replace(
        "\n  build: {\n", "\n  build: {\n    copyPublicDir: false,\n"
    )
