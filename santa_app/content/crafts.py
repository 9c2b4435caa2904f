"""The four card crafts: what you need, how long it takes, and the steps in order."""

from santa_app.content.checks import Difficulty, collection, entry, require_positive
from santa_app.content.search_links import youtube_search


@entry
class CardCraft:
    """A card to make by hand. `duration` is in minutes, `video_search` is what to look for."""

    slug: str
    title: str
    description: str
    materials: tuple[str, ...]
    difficulty: Difficulty
    duration: int
    steps: tuple[str, ...]
    video_search: str

    def __post_init__(self) -> None:
        """A craft takes time."""
        require_positive(self, duration=self.duration)

    @property
    def id(self) -> str:
        """The slug, which is unique."""
        return self.slug

    @property
    def template_url(self) -> str:
        """The PDF with the parts to cut out."""
        return f"/templates/crafts/{self.slug}.pdf"

    @property
    def video_url(self) -> str:
        """A video search for the craft."""
        return youtube_search(self.video_search)


CARD_CRAFTS: tuple[CardCraft, ...] = collection(
    (
        CardCraft(
            slug="pop-up-tree",
            title="Pop-Up Christmas Tree Card",
            description="Open the card and a tree jumps up. It looks like magic and takes only straight cuts.",
            materials=(
                "1 sheet of light card, A4 or Letter",
                "1 sheet of green paper",
                "Scissors with round tips",
                "Glue stick",
                "Ruler and pencil",
                "Stickers or felt pens",
            ),
            difficulty="Medium",
            duration=30,
            steps=(
                "Print the template. Fold the card in half along the dashed line and open it again.",
                "From the fold, cut the three pairs of lines: long at the bottom, short at the top. A grown-up checks the first cut.",
                "Push each strip through to the inside and crease it, so that three little steps stand up when the card is open.",
                "Cut out the three green tree layers and glue one to the front of each step, largest at the bottom.",
                "Add a star to the top and decorate the tree with stickers or dots of color.",
                "Write your greeting under the tree and close the card gently.",
            ),
            video_search="easy pop up Christmas tree card for kids",
        ),
        CardCraft(
            slug="santa-belt",
            title="Santa's Belt Card",
            description="A red card, a black belt and a golden buckle: everybody knows whose coat this is. Ready in a quarter of an hour.",
            materials=(
                "1 sheet of red card",
                "1 strip of black paper, 4 cm (1½ in) wide",
                "Gold or yellow paper",
                "White paper or cotton wool",
                "Scissors with round tips",
                "Glue stick",
            ),
            difficulty="Easy",
            duration=15,
            steps=(
                "Fold the red card in half, so that it opens like a book.",
                "Glue the black strip across the middle of the front and trim the ends.",
                "Cut the buckle from the template in gold paper and glue it to the center of the belt.",
                "Cut two white buttons and a strip of fur from paper or cotton wool. Glue the buttons above the belt and the fur down the opening edge.",
                "Write your message inside. 'Ho ho ho' is always a good beginning.",
            ),
            video_search="Santa belt Christmas card craft for kids",
        ),
        CardCraft(
            slug="thumbprint-reindeer",
            title="Thumbprint Reindeer Card",
            description="Every print becomes a reindeer, and no two are alike. Grandparents keep this one.",
            materials=(
                "1 sheet of white card",
                "Brown washable ink pad or paint",
                "Black fine felt pen",
                "Red felt pen",
                "A damp cloth for fingers",
            ),
            difficulty="Easy",
            duration=20,
            steps=(
                "Fold the card in half. Lay the template beside it to see where the nine reindeer go.",
                "Press a thumb on the ink pad and then on the card, once for each reindeer. Wipe your thumb and let the prints dry for five minutes.",
                "With the black pen, draw antlers, eyes and a smile on every print.",
                "Give eight of them a black nose and one a red nose.",
                "Draw a string of lights between the antlers, and write the date beside the prints.",
            ),
            video_search="thumbprint reindeer Christmas card",
        ),
        CardCraft(
            slug="snowflake-window",
            title="Snowflake Window Card",
            description="A cut-out window with a lacy snowflake behind it. Hold it up to the light and it glows.",
            materials=(
                "1 sheet of dark blue card",
                "2 sheets of thin white paper",
                "Vellum or tracing paper",
                "Sharp scissors, for a grown-up or with help",
                "Glue stick",
                "Ruler and pencil",
            ),
            difficulty="Hard",
            duration=45,
            steps=(
                "Fold the blue card in half. Trace the round window from the template onto the front half only.",
                "A grown-up cuts out the window, keeping the rim whole.",
                "Fold a white paper circle in half, and then in thirds, so that you have a wedge with six layers. Copy the pattern from the template.",
                "Cut along the pattern through all layers, and unfold the snowflake very slowly.",
                "Glue the snowflake to the tracing paper, let it dry, and glue the tracing paper behind the window.",
                "Cover the back of the window with a second frame, so that the inside is neat, and write your greeting beside it.",
            ),
            video_search="paper snowflake window card tutorial",
        ),
    )
)

TEMPLATE_ALERT = "Downloading template..."
VIDEO_ALERT = "Opening video tutorial..."
UPLOAD_ALERT = "Photo upload feature coming soon!"
UPLOAD_NOTE = "Parent supervision and consent are required for uploads."
