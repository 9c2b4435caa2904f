"""The card templates to print and fold, and the steps of doing so."""

from santa_app.content.blocks import Note
from santa_app.content.checks import Slug, collection, entry
from santa_app.i18n import DEFAULT_LOCALE, SITE_LANGUAGE, sheet_path
from santa_app.i18n import gettext as _


@entry
class CardTemplate:
    """A card to print on both sides and fold."""

    slug: Slug
    title: str
    description: str
    alt: str

    @property
    def preview_image(self) -> str:
        """URL path of a picture of the finished front."""
        kind = "svg" if SITE_LANGUAGE == DEFAULT_LOCALE else "jpg"
        return sheet_path(f"/cards/{self.slug}.{kind}", SITE_LANGUAGE)

    @property
    def download_url(self) -> str:
        """URL path of the PDF."""
        return sheet_path(f"/cards/{self.slug}.pdf", SITE_LANGUAGE)


CARD_TEMPLATES: tuple[CardTemplate, ...] = collection(
    CardTemplate(
        slug="starry-sleigh",
        title=_("Starry Sleigh"),
        description=_(
            "Santa and two reindeer fly past the moon, in full color. Inside there's a greeting, and room for your own."
        ),
        alt=_(
            "Front of a card: Santa's sleigh flies past a golden moon above snowy houses, under Merry Christmas"
        ),
    ),
    CardTemplate(
        slug="color-me-tree",
        title=_("Color-Me Tree"),
        description=_(
            "A tree, a cat and a robin in clear outlines, waiting for your pencils. Every card you send is one of a kind."
        ),
        alt=_(
            "Front of a card to color: a Christmas tree with a cat, a robin and presents, under Merry Christmas"
        ),
    ),
)

CARD_STEPS: tuple[Note, ...] = collection(
    Note(
        title=_("Print"),
        text=_(
            "Print both pages of the PDF at 100%, on A4 or Letter. Light cardstock works best (160–200 g/m², 60–75 lb cover). Choose “both sides” and “flip on short edge,” or put the sheet back in for page 2."
        ),
    ),
    Note(
        title=_("Trim"),
        text=_(
            "Cut along the corner marks. Opened flat, the card measures 10\u00a0×\u00a07 inches (254\u00a0×\u00a0178\u00a0mm)."
        ),
    ),
    Note(
        title=_("Fold"),
        text=_("Fold on the dashed marks. Run the back of a spoon over the fold to make it sharp."),
    ),
    Note(
        title=_("Color"),
        text=_(
            "Decorate the card with pencils, crayons or a little glitter glue. Let the glue dry before you close it."
        ),
    ),
    Note(
        title=_("Write"),
        text=_(
            "Say one true thing: something you like about them, or something you did together this year. Then sign it."
        ),
    ),
    Note(
        title=_("Send"),
        text=_(
            "Folded, it measures 5\u00a0×\u00a07 inches (127\u00a0×\u00a0178\u00a0mm) and fits an A7 or a C5 envelope. Or deliver it by hand, with a cookie."
        ),
    ),
)

LEAD = _("Two cards to print, fold, color and send. The best part is what you write inside.")
