"""The printable templates by category, and the alert of the demo's download buttons."""

from typing import Literal

from santa_app.content.checks import Slug, collection, entry
from santa_app.i18n import SITE_LANGUAGE, sheet_path
from santa_app.i18n import gettext as _


@entry
class Printable:
    """A template to download."""

    slug: Slug
    name: str
    description: str
    type: Literal["PDF"] = "PDF"

    @property
    def download_url(self) -> str:
        """URL path of the PDF."""
        return sheet_path(f"/printables/{self.slug}.pdf", SITE_LANGUAGE)

    @property
    def preview_image(self) -> str:
        """URL path of a picture of its first page, 320 x 452 pixels."""
        return sheet_path(f"/printables/{self.slug}.jpg", SITE_LANGUAGE)


@entry
class PrintableCategory:
    """Templates of one kind. `icon` is a Lucide name."""

    slug: Slug
    title: str
    description: str
    icon: str
    templates: tuple[Printable, ...]


PRINTABLE_CATEGORIES: tuple[PrintableCategory, ...] = collection(
    PrintableCategory(
        slug="planners",
        title=_("Planners for parents"),
        description=_("For the grown-up with the long list."),
        icon="clipboard_list",
        templates=(
            Printable(
                slug="christmas-budget-planner",
                name=_("Christmas budget planner"),
                description=_(
                    "Planned, spent and left over, line by line, with a saving jar to color in."
                ),
            ),
            Printable(
                slug="gift-list-tracker",
                name=_("Gift list tracker"),
                description=_(
                    "Who gets what, for how much, and whether it's bought, wrapped and given. Fold back one strip to keep your hiding places secret."
                ),
            ),
            Printable(
                slug="december-calendar",
                name=_("December calendar"),
                description=_(
                    "This December on one page, with the feast days marked and the sleeps till Christmas counted."
                ),
            ),
            Printable(
                slug="holiday-menu-planner",
                name=_("Holiday menu planner"),
                description=_(
                    "Two days of meals, allergies, a shopping list and a timetable for the oven."
                ),
            ),
        ),
    ),
    PrintableCategory(
        slug="for-children",
        title=_("For children"),
        description=_("Sheets to write on, color in and play with."),
        icon="pencil_line",
        templates=(
            Printable(
                slug="wish-list-for-santa",
                name=_("Wish list for Santa"),
                description=_(
                    "Three biggest wishes, one thing to wear, one to read, and a wish for someone else."
                ),
            ),
            Printable(
                slug="good-deeds-chart",
                name=_("Good deeds chart"),
                description=_(
                    "Twenty-four kind things to do, each with a star to color. Twelve stars pick the bedtime story."
                ),
            ),
            Printable(
                slug="advent-calendar-1-25",
                name=_("Advent calendar"),
                description=_(
                    "A gingerbread house with numbers 1-25: 24 shutters and a front door, with a picture behind each. Two sheets, glue, and a grown-up to cut them open."
                ),
            ),
            Printable(
                slug="christmas-bingo",
                name=_("Christmas bingo"),
                description=_(
                    "Four boards, and cards to call out. You can play even if you can't read yet."
                ),
            ),
        ),
    ),
    PrintableCategory(
        slug="table-and-tree",
        title=_("For gifts, table and tree"),
        description=_("Cut, fold and hang up."),
        icon="gift",
        templates=(
            Printable(
                slug="gift-tags",
                name=_("Gift tags"),
                description=_(
                    "Eight tags with pictures and room for two names. Cut out, punch the ring and thread a ribbon."
                ),
            ),
            Printable(
                slug="place-cards",
                name=_("Place cards"),
                description=_(
                    "Six tents for the Christmas table. Let the youngest writer do the names."
                ),
            ),
            Printable(
                slug="ornament-cutouts",
                name=_("Ornament cutouts"),
                description=_(
                    "Six round ornaments, once in color and once to color in. Write the year on the back."
                ),
            ),
            Printable(
                slug="gingerbread-house",
                name=_("Gingerbread house"),
                description=_(
                    "Walls, roof and chimney in full size for one batch of gingerbread dough, with every step from rolling to icing."
                ),
            ),
            Printable(
                slug="thank-you-note",
                name=_("Thank-you note"),
                description=_(
                    "Two notes on one sheet, with a few words to help young writers get started."
                ),
            ),
        ),
    ),
)

PRINTABLES: tuple[Printable, ...] = collection(
    *(template for category in PRINTABLE_CATEGORIES for template in category.templates)
)

DEMO_ALERT = _("This is a demo. In production, this would download a real PDF file.")
"""Shown by the download buttons of a demo, which is a site without a mail key."""

PRINTING_TIPS: tuple[str, ...] = (
    _("Every page fits A4 and US Letter. Choose “Actual size” or 100% in the print window."),
    _("Light cardstock of about 160 g/m² (60 lb cover) is best for tags and ornaments."),
    _("Low on color ink? Print in gray. Every template works in black and white, too."),
)

LEAD = _("Wish lists, gift tags, an Advent house and planners. Free, and ready to print.")
