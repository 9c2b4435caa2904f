"""The elf name generator: form, result and certificate."""

from reflex_browser_state import BrowserError, BrowserState, Field, browser, computed, event, field
from reflex_browser_state.portable import trim, utf16_codes

from santa_app.content.certificates import CERTIFICATE_FAILED, PRINT_DELAY_SECONDS
from santa_app.content.elf_names import ABILITIES, JOBS, PREFIXES, SUFFIXES
from santa_app.i18n import gettext as _
from santa_app.i18n import pgettext
from santa_app.rules.certificate import elf_certificate, long_date
from santa_app.rules.elf_portrait import PORTRAIT_BOX, elf_portrait
from santa_app.rules.filled import filled

NAME_ID = "elf-first-name"
RESULT_ID = "elf-result"

_PORTRAIT = _("A portrait of {elf}")
_NAME = pgettext("an elf's name", "{first} {second}")


def can_generate(first_name: str, month: int) -> bool:
    """Return whether the first name is not blank and a birth month (1-12) is chosen."""
    return trim(first_name) != "" and 1 <= month <= 12


def prefix_index(first_name: str) -> int:
    """Return the code (UTF-16) of the uppercased first letter mod the number of prefixes, or 0."""
    codes = utf16_codes(trim(first_name).upper())
    if len(codes) == 0:
        return 0
    return codes[0] % len(PREFIXES)


def elf_name(first_name: str, month: int) -> str:
    """Return the elf name for a first name and a birth month from 1 to 12."""
    return filled(
        _NAME, {"first": PREFIXES[prefix_index(first_name)], "second": SUFFIXES[month - 1]}
    )


class ElfNameState(BrowserState):
    """The form and the generated name, job and ability."""

    first_name: Field[str] = field("")
    month: Field[int] = field(0)  # 1 to 12; 0 until one is chosen
    generated: Field[bool] = field(False)  # whether the result is shown
    elf_name: Field[str] = field("")
    job: Field[str] = field("")
    ability: Field[str] = field("")

    @event
    def generate(self) -> None:
        """Generate the elf name and draw a job and an ability; ignored without name or month."""
        if self.generated or not self.can_generate:
            return
        self.elf_name = elf_name(self.first_name, self.month)
        self.job = JOBS[browser.random_int(0, len(JOBS) - 1)]
        self.ability = ABILITIES[browser.random_int(0, len(ABILITIES) - 1)]
        self.generated = True
        browser.focus(RESULT_ID)

    @event
    def download_certificate(self) -> None:
        """Print the certificate in a new window and close it; ignored if the window is blocked."""
        browser.track(
            "button_click", button_name="Download Certificate", location="elf-name-generator"
        )
        now = browser.now()
        today = browser.local_time(now)
        document = elf_certificate(
            trim(self.first_name),
            self.elf_name,
            [self.job, self.ability],
            now,
            long_date(today.year, today.month, today.day),
            portrait=elf_portrait(prefix_index(self.first_name), self.month),
        )
        try:
            browser.print_window(document, PRINT_DELAY_SECONDS, close=True)
        except BrowserError:
            browser.alert(CERTIFICATE_FAILED)

    @event
    def generate_another(self) -> None:
        self.reset()
        browser.track("button_click", button_name="Generate Another", location="elf-name-generator")
        browser.focus(NAME_ID)

    @computed
    def portrait(self) -> str:
        """The portrait of the elf as an SVG element; it contains nothing that was typed."""
        drawing = elf_portrait(prefix_index(self.first_name), self.month)
        label = _PORTRAIT.replace("{elf}", self.elf_name)
        return f'<svg viewBox="{PORTRAIT_BOX}" role="img" aria-label="{label}">{drawing}</svg>'

    @computed
    def talent(self) -> str:
        """The ability as a sentence without its subject: "Never runs out of glitter"."""
        return self.ability[:1].upper() + self.ability[1:]

    @computed
    def can_generate(self) -> bool:
        return can_generate(self.first_name, self.month)
