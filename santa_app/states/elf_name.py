"""The elf name generator: form, result and certificate (SPEC section 4)."""

from santa_app.browser import BrowserError, BrowserState, Field, browser, computed, event, field
from santa_app.browser.portable import trim
from santa_app.content.certificates import CERTIFICATE_FAILED, PRINT_DELAY_SECONDS
from santa_app.content.elf_names import ABILITIES, JOBS
from santa_app.rules.certificate import elf_certificate
from santa_app.rules.elf_name import can_generate, elf_name

NAME_ID = "elf-first-name"
RESULT_ID = "elf-result"


class ElfNameState(BrowserState):
    """First name and birth month become a name, a job and an ability.

    Attributes:
        first_name: What is typed into the form.
        month: The chosen month, 1 to 12; 0 until one is chosen.
        generated: Whether the result shows.
        elf_name, job, ability: The result.
    """

    first_name: Field[str] = field("")
    month: Field[int] = field(0)
    generated: Field[bool] = field(False)
    elf_name: Field[str] = field("")
    job: Field[str] = field("")
    ability: Field[str] = field("")

    @event
    def generate(self) -> None:
        """Find the elf name and draw job and ability; without name or month nothing happens."""
        if self.generated or not self.can_generate:
            return
        self.elf_name = elf_name(self.first_name, self.month)
        self.job = JOBS[browser.random_int(0, len(JOBS) - 1)]
        self.ability = ABILITIES[browser.random_int(0, len(ABILITIES) - 1)]
        self.generated = True
        browser.focus(RESULT_ID)

    @event
    def download_certificate(self) -> None:
        """Print the certificate from a window of its own and close it; nothing when blocked."""
        browser.track(
            "button_click", button_name="Download Certificate", location="elf-name-generator"
        )
        now = browser.now()
        document = elf_certificate(
            trim(self.first_name),
            self.elf_name,
            [self.job, self.ability],
            now,
            browser.local_date_string(now),
        )
        try:
            browser.print_window(document, PRINT_DELAY_SECONDS, close=True)
        except BrowserError:
            browser.alert(CERTIFICATE_FAILED)

    @event
    def generate_another(self) -> None:
        """Clear everything and return to the form."""
        self.reset()
        browser.track("button_click", button_name="Generate Another", location="elf-name-generator")
        browser.focus(NAME_ID)

    @computed
    def can_generate(self) -> bool:
        """Whether name and month are given."""
        return can_generate(self.first_name, self.month)
