"""The card crafts: materials, duration and steps."""

from santa_app.content.checks import Difficulty, Positive, Slug, collection, entry
from santa_app.content.search_links import youtube_search


@entry
class CardCraft:
    """A card to make by hand.

    `duration` is in minutes, drying included; `video_search` is what to search for on YouTube.
    """

    slug: Slug = ""
    title: str
    description: str
    materials: tuple[str, ...]
    difficulty: Difficulty
    duration: Positive
    steps: tuple[str, ...]
    video_search: str

    @property
    def template_url(self) -> str:
        """URL path of the PDF with the parts to cut out."""
        return f"/templates/crafts/{self.slug}.pdf"

    @property
    def video_url(self) -> str:
        """URL of a video search for the craft."""
        return youtube_search(self.video_search)


CARD_CRAFTS: tuple[CardCraft, ...] = collection(
    CardCraft(
        slug="pop-up-tree",
        title="Pop-Up Tree Card",
        description="Open the card, and up pops a tree with two presents. It looks like magic, and it only takes straight cuts.",
        materials=(
            "The template, printed on cardstock",
            "Scissors with round tips",
            "Glue stick",
            "Crayons or markers",
            "A ruler, for sharp folds",
        ),
        difficulty="Hard",
        duration=45,
        steps=(
            "Print both pages of the template. Color anything you like while it's still flat.",
            "Cut out the card. A grown-up helps with the six black slits.",
            "Fold the whole card in half toward you, sharpen the fold with the ruler, and open it again.",
            "Push the three bridges forward: their ends fold toward you, their middles away from you.",
            "Cut out the tree and the presents. Glue the tree to the wide bridge and the presents to the narrow ones, so they stand on the floor of the card.",
            "Close the card gently. If something sticks out, trim it. Then write who it's from and who it's for.",
        ),
        video_search="pop up Christmas tree card for kids",
    ),
    CardCraft(
        slug="handprint-reindeer",
        title="Handprint Reindeer Card",
        description="Two small hands turn into Rudolph's antlers. Grandparents keep this one, and next year you can see how much you've grown.",
        materials=(
            "The template, printed on white cardstock",
            "Brown washable paint and a brush",
            "Crayons, and red for the nose",
            "A damp cloth for fingers",
        ),
        difficulty="Easy",
        duration=50,
        steps=(
            "Print the template and color Rudolph's face. Don't forget the nose!",
            "Brush brown paint on one hand and press it on the gray hand shape.",
            "Wash that hand, then do the same with the other one.",
            "Let the antlers dry for half an hour.",
            "Write your name, your age and the year at the bottom. No paint? Trace your hands on brown paper, and use the parts on page 2.",
        ),
        video_search="handprint reindeer Christmas card",
    ),
    CardCraft(
        slug="snowflake-window",
        title="Snowflake Window Card",
        description="Two lacy snowflakes, each with six arms like a real one. Tape one to the window, or glue it behind a round hole in a folded card and hold it to the light.",
        materials=(
            "The template, printed on thin white paper",
            "Scissors with fine tips, for a grown-up or with help",
            "A heavy book",
            "Tape",
            "For a card: a folded sheet of blue cardstock and a glue stick",
        ),
        difficulty="Medium",
        duration=30,
        steps=(
            "Choose Star or Crystal, print it and cut out the square.",
            "Fold the lower half back along the middle line.",
            "Fold the two outer thirds back along the slanted lines. You'll have a wedge.",
            "Cut off the top along the line, and fold the wedge down the middle one more time.",
            "Cut out the tinted shapes through all layers.",
            "Unfold the flake very slowly, and press it flat under a book.",
            "Tape it to a window. For a card, a grown-up cuts a round hole in the front half, and you glue the flake behind it.",
        ),
        video_search="paper snowflake window craft tutorial",
    ),
    CardCraft(
        slug="button-wreath",
        title="Button Wreath Card",
        description="A ring of buttons with a big red bow. Hang it on a door, in a window or on someone's present. Buttons can choke children under 3, so keep theirs to crayons.",
        materials=(
            "The template, printed on cardstock",
            "About 14 large buttons (20 mm) and 46 small ones (9 mm), or crayons",
            "Strong glue, for a grown-up or with help",
            "Scissors",
            "Ribbon to hang it up",
        ),
        difficulty="Medium",
        duration=100,
        steps=(
            "Print the template on cardstock and cut out the ring, outside and inside.",
            "Punch the small hole at the top and thread a ribbon through it.",
            "Glue the large buttons on the large circles and the small ones in between, or color the circles in.",
            "Color the bow, cut it out and glue it to the bottom of the wreath.",
            "Let the glue dry for an hour. Write your greeting on the back, and hang the wreath where no toddler can pull off the buttons.",
        ),
        video_search="button wreath Christmas card for kids",
    ),
)

TEMPLATE_ALERT = "Downloading template..."
VIDEO_ALERT = "Opening video tutorial..."
UPLOAD_ALERT = "Photo upload feature coming soon!"
UPLOAD_NOTE = "Parent supervision and consent are required for uploads."
