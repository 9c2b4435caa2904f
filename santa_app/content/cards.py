"""The two card templates to print and fold, and how it is done."""

from santa_app.content.checks import collection, entry


@entry
class CardTemplate:
    """A card to print on both sides and fold."""

    slug: str
    title: str
    description: str
    alt: str

    @property
    def id(self) -> str:
        """The slug, which is unique."""
        return self.slug

    @property
    def preview_image(self) -> str:
        """A picture of the finished front."""
        return f"/templates/cards/{self.slug}.svg"

    @property
    def download_url(self) -> str:
        """The PDF for the printer."""
        return f"/templates/cards/{self.slug}.pdf"


@entry
class HowToStep:
    """One step of a guide."""

    title: str
    text: str


CARD_TEMPLATES: tuple[CardTemplate, ...] = collection(
    (
        CardTemplate(
            slug="santa-greeting",
            title="A Greeting from Santa",
            description="Santa waves from the front, and inside there is room for a long message under a row of stars. One fold, two cards' worth of cheer.",
            alt="Front of a greeting card with Santa waving under the words Merry Christmas",
        ),
        CardTemplate(
            slug="snowy-village",
            title="Snowy Village",
            description="A village at night with windows to color in. The front is line art, so that every card you send is one of a kind.",
            alt="Front of a greeting card with a snowy village at night to color in",
        ),
    )
)

CARD_STEPS: tuple[HowToStep, ...] = collection(
    (
        HowToStep(
            title="Print",
            text="Download the PDF and print it at 100 %, on A4 or Letter, best on light card of 160-200 g/m² (60-75 lb cover). Print page 1, turn the sheet over and print page 2.",
        ),
        HowToStep(
            title="Fold",
            text="Fold along the dashed line. Run the back of a spoon over the fold to make it sharp.",
        ),
        HowToStep(
            title="Color",
            text="Decorate the front with pencils, crayons or a little glitter glue. Let glue dry before you close the card.",
        ),
        HowToStep(
            title="Write",
            text="Say one true thing: something you like about them, or something you did together this year. Then sign it.",
        ),
        HowToStep(
            title="Send",
            text="A folded half sheet of A4 fits a C5 envelope, half a Letter sheet an A9. Or deliver it by hand, with a cookie.",
        ),
    ),
    key="title",
)

LEAD = "Two cards to print, fold, color and send. The best part is what you write inside."
