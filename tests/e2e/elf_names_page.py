"""The elf name generator as browser tests use it."""

from playwright.sync_api import Page, expect


class Elves:
    """The generator in one browser page whose clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.name = page.get_by_label("First name")
        self.month = page.get_by_label("Birth month")
        self.submit = page.get_by_role("button", name="Generate My Elf Name")
        self.result = page.get_by_role("heading", name="Your elf name is")
        self.download = page.get_by_role("button", name="Download Certificate")
        self.another = page.get_by_role("button", name="Generate Another")

    def generate(self, name: str, month: str) -> str:
        self.name.fill(name)
        self.month.select_option(label=month)
        self.submit.click()
        expect(self.result).to_be_focused()
        return self.result.inner_text().splitlines()[-1].strip()

    def face(self, elf: str) -> str:
        return self.page.get_by_role("img", name=f"A portrait of {elf}").inner_html()

    def lines(self) -> list[str]:
        return self.page.get_by_role("main").get_by_role("definition").all_inner_texts()
