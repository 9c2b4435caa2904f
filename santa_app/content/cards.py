"""The two card templates to print and fold, and how it is done (drawn in art/printables)."""

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
            slug="starry-sleigh",
            title="Starry Sleigh",
            description="Santa and two reindeer fly past the moon, in full color. Inside there is a greeting and room for yours.",
            alt="Front of a card: Santa's sleigh flies past a golden moon above snowy houses, under Merry Christmas",
        ),
        CardTemplate(
            slug="color-me-tree",
            title="Color-Me Tree",
            description="A tree, a cat and a robin in clear outlines, waiting for your pencils. Every card you send is one of a kind.",
            alt="Front of a card to color: a Christmas tree with a cat, a robin and presents, under Merry Christmas",
        ),
    )
)

CARD_STEPS: tuple[HowToStep, ...] = collection(
    (
        HowToStep(
            title="Print",
            text="Download the PDF and print both pages at 100 %, on A4 or Letter, best on light card of 160-200 g/m² (60-75 lb cover). Choose 'both sides' and 'flip on short edge', or put the sheet back in for page 2.",
        ),
        HowToStep(
            title="Trim",
            text="Cut along the corner marks. The card is then 10 x 7 inches (254 x 178 mm) wide open.",
        ),
        HowToStep(
            title="Fold",
            text="Fold on the dashed marks. Run the back of a spoon over the fold to make it sharp.",
        ),
        HowToStep(
            title="Color",
            text="Decorate the card with pencils, crayons or a little glitter glue. Let glue dry before you close it.",
        ),
        HowToStep(
            title="Write",
            text="Say one true thing: something you like about them, or something you did together this year. Then sign it.",
        ),
        HowToStep(
            title="Send",
            text="Folded, it measures 5 x 7 inches (127 x 178 mm) and fits an A7 or a C5 envelope. Or deliver it by hand, with a cookie.",
        ),
    ),
    key="title",
)

LEAD = "Two cards to print, fold, color and send. The best part is what you write inside."
