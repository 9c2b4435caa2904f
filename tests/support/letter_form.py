"""The letter page as browser tests use it."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.support.visit import visit

LETTER = "/letters-to-santa"
SEND = "Send My Letter to Santa"


@dataclass(frozen=True, kw_only=True)
class Letter:
    """The input of the form; the defaults are a short letter."""

    child_name: str = "Testkind"
    age: str = ""
    city_country: str = ""
    parent_email: str
    wish_list: str = ""
    message: str = ""
    good: bool = True


class LetterPage:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.name = page.get_by_label("Child's name")
        self.age = page.get_by_label("Age", exact=True)
        self.city = page.get_by_label("City or country")
        self.email = page.get_by_label("Parent's email")
        self.wishes = page.get_by_label("Wish list")
        self.message = page.get_by_label("Special message for Santa")
        self.good = page.get_by_label("I've been good this year")
        self.send = page.get_by_role("button", name=SEND)
        self.thanks = page.get_by_role("heading", name="Thank you")

    def open(self) -> "LetterPage":
        """Open the page and wait until the form works."""
        visit(self.page, LETTER)
        expect(self.send).to_be_enabled()
        return self

    def fill(self, letter: Letter) -> None:
        self.name.fill(letter.child_name)
        self.age.fill(letter.age)
        self.city.fill(letter.city_country)
        self.email.fill(letter.parent_email)
        self.wishes.fill(letter.wish_list)
        self.message.fill(letter.message)
        self.good.set_checked(letter.good)

    def post(self, letter: Letter) -> None:
        self.fill(letter)
        self.send.click()

    def toast(self, title: str) -> Locator:
        return self.page.locator("[data-sonner-toast]").filter(has_text=title)
