"""Printable templates in three categories, and what their download buttons say."""

from typing import Literal

from santa_app.content.checks import collection, entry


@entry
class Printable:
    """A template to download."""

    slug: str
    name: str
    description: str
    type: Literal["PDF"] = "PDF"

    @property
    def download_url(self) -> str:
        """The file."""
        return f"/templates/printables/{self.slug}.pdf"


@entry
class PrintableCategory:
    """Templates of one kind. `icon` is a Lucide name."""

    slug: str
    title: str
    description: str
    icon: str
    templates: tuple[Printable, ...]


PRINTABLE_CATEGORIES: tuple[PrintableCategory, ...] = collection(
    (
        PrintableCategory(
            slug="letters-and-lists",
            title="Letters and lists",
            description="Paper that makes writing feel special.",
            icon="pencil_line",
            templates=(
                Printable(
                    slug="wish-list",
                    name="Wish list",
                    description="Five lines for wishes, and one for something you wish for somebody else.",
                ),
                Printable(
                    slug="thank-you-cards",
                    name="Thank-you cards",
                    description="Four cards on one sheet, with a line to start from for young writers.",
                ),
                Printable(
                    slug="nice-deeds-chart",
                    name="Good deeds chart",
                    description="A tree with 24 ornaments. Color one for every kind thing you did.",
                ),
            ),
        ),
        PrintableCategory(
            slug="gifts-and-decorations",
            title="Gifts and decorations",
            description="Cut, fold and hang up.",
            icon="gift",
            templates=(
                Printable(
                    slug="gift-tags",
                    name="Gift tags",
                    description="Twelve tags with names to fill in, among them one from Santa.",
                ),
                Printable(
                    slug="advent-numbers",
                    name="Advent calendar numbers",
                    description="Numbers 1-25 to cut out for little bags, boxes or pegs on a line.",
                ),
                Printable(
                    slug="paper-ornaments",
                    name="Paper ornaments",
                    description="A star, a bell and a bauble to color, cut out and slot together.",
                ),
            ),
        ),
        PrintableCategory(
            slug="planning-sheets",
            title="Planning sheets",
            description="For the grown-up with the long list.",
            icon="clipboard_list",
            templates=(
                Printable(
                    slug="christmas-checklist",
                    name="Christmas checklist",
                    description="The ten things of the planning guide, with boxes to tick.",
                ),
                Printable(
                    slug="gift-planner",
                    name="Gift planner",
                    description="Who, what, how much, bought, wrapped: one line for each gift and a sum at the foot.",
                ),
                Printable(
                    slug="menu-planner",
                    name="Menu planner",
                    description="Three days of meals, a shopping list and a column for allergies.",
                ),
            ),
        ),
    )
)

PRINTABLES: tuple[Printable, ...] = collection(
    template for category in PRINTABLE_CATEGORIES for template in category.templates
)

DEMO_ALERT = "This is a demo. In production, this would download a real PDF file."
"""Shown where the site has no mail key and so is a demo (DESIGN section 6)."""

PRINTING_TIPS: tuple[str, ...] = (
    "Every page fits A4 and US Letter. Choose 'Actual size' or 100 % in the print window.",
    "Light card of about 160 g/m² (60 lb cover) is best for tags and ornaments.",
    "Print in gray if color ink is short: every template also works in black and white.",
)

LEAD = "Wish lists, gift tags, Advent numbers and planning sheets, ready for your printer and free."
