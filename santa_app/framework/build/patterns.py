"""What a build looks for in the text of npm packages and in what React Router writes."""

import re
from typing import Final

TOAST_STYLE: Final = re.compile(r'^__insertCSS\(("(?:[^"\\]|\\.)*")\);', re.MULTILINE)
"""The style sheet that the toast library inserts when it is loaded, as a JavaScript string."""
ROUTER_MANIFEST: Final = re.compile(r"/assets/manifest-([A-Za-z0-9_-]+)\.js")
"""The URL of React Router's manifest, with the name that it gives the modules of a build."""
