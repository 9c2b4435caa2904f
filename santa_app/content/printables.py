"""The printable templates by category, and the alert of the demo's download buttons."""

from typing import Literal

from santa_app.content.checks import Slug, collection, entry


@entry
class Printable:
    """A template to download."""

    slug: Slug = ""
    name: str
    description: str
    type: Literal["PDF"] = "PDF"

    @property
    def download_url(self) -> str:
        """URL path of the PDF."""
        return f"/templates/printables/{self.slug}.pdf"

    @property
    def preview_image(self) -> str:
        """URL path of a picture of its first page, 320 x 452 pixels."""
        return f"/templates/printables/{self.slug}.jpg"


@entry
class PrintableCategory:
    """Templates of one kind. `icon` is a Lucide name."""

    slug: Slug = ""
    title: str
    description: str
    icon: str
    templates: tuple[Printable, ...]


PRINTABLE_CATEGORIES: tuple[PrintableCategory, ...] = collection(
    PrintableCategory(
        slug="planners",
        title="Planners for parents",
        description="For the grown-up with the long list.",
        icon="clipboard_list",
        templates=(
            Printable(
                name="Christmas budget planner",
                description="Planned, spent and left over, line by line, with a saving jar to color in.",
            ),
            Printable(
                name="Gift list tracker",
                description="Who gets what, for how much, and whether it's bought, wrapped and given. Fold back one strip to keep your hiding places secret.",
            ),
            Printable(
                name="December calendar",
                description="This December on one page, with the feast days marked and the sleeps till Christmas counted.",
            ),
            Printable(
                name="Holiday menu planner",
                description="Two days of meals, allergies, a shopping list and a timetable for the oven.",
            ),
        ),
    ),
    PrintableCategory(
        title="For children",
        description="Sheets to write on, color in and play with.",
        icon="pencil_line",
        templates=(
            Printable(
                name="Wish list for Santa",
                description="Three biggest wishes, one thing to wear, one to read, and a wish for someone else.",
            ),
            Printable(
                name="Good deeds chart",
                description="Twenty-four kind things to do, each with a star to color. Twelve stars pick the bedtime story.",
            ),
            Printable(
                slug="advent-calendar-1-25",
                name="Advent calendar",
                description="A gingerbread house with numbers 1-25: 24 shutters and a front door, with a picture behind each. Two sheets, glue, and a grown-up to cut them open.",
            ),
            Printable(
                name="Christmas bingo",
                description="Four boards, and cards to call out. You can play even if you can't read yet.",
            ),
        ),
    ),
    PrintableCategory(
        slug="table-and-tree",
        title="For gifts, table and tree",
        description="Cut, fold and hang up.",
        icon="gift",
        templates=(
            Printable(
                name="Gift tags",
                description="Eight tags with pictures and room for two names. Cut out, punch the ring and thread a ribbon.",
            ),
            Printable(
                name="Place cards",
                description="Six tents for the Christmas table. Let the youngest writer do the names.",
            ),
            Printable(
                name="Ornament cutouts",
                description="Six round ornaments, once in color and once to color in. Write the year on the back.",
            ),
            Printable(
                slug="gingerbread-house",
                name="Gingerbread house",
                description="Walls, roof and chimney in full size for one batch of gingerbread dough, with every step from rolling to icing.",
            ),
            Printable(
                name="Thank-you note",
                description="Two notes on one sheet, with a few words to help young writers get started.",
            ),
        ),
    ),
)

PRINTABLES: tuple[Printable, ...] = collection(
    *(template for category in PRINTABLE_CATEGORIES for template in category.templates)
)

DEMO_ALERT = "This is a demo. In production, this would download a real PDF file."
"""Shown by the download buttons of a demo, which is a site without a mail key."""

PRINTING_TIPS: tuple[str, ...] = (
    "Every page fits A4 and US Letter. Choose “Actual size” or 100% in the print window.",
    "Light cardstock of about 160 g/m² (60 lb cover) is best for tags and ornaments.",
    "Low on color ink? Print in gray. Every template works in black and white, too.",
)

LEAD = "Wish lists, gift tags, an Advent house and planners. Free, and ready to print."
