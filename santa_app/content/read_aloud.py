"""The words of the controls that read a part of a page aloud."""

from typing import Final

from santa_app.i18n import gettext as _

MODULE: Final = "own_modules/read_aloud.js"
"""Where the build puts the module, which a page loads with the first press."""
BUTTON: Final = _("Read to me")
WORDS: Final = {
    "NO_VOICE": _("This device has no voice of its own for this language."),
    "PAUSE": _("Pause"),
    "GO_ON": _("Go on"),
    "SLOWER": _("Slower"),
    "FASTER": _("Faster"),
    "STOP": _("Stop"),
}
"""By the names that `build/js/read_aloud.js` has for them."""
