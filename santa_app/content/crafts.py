"""The card crafts: materials, duration and steps."""

from santa_app.content.checks import Difficulty, Positive, Slug, collection, entry
from santa_app.content.search_links import youtube_search
from santa_app.i18n import SITE_LANGUAGE, sheet_path
from santa_app.i18n import gettext as _


@entry
class CardCraft:
    """A card to make by hand.

    `duration` is in minutes, drying included; `video_search` is what to search for on YouTube.
    """

    slug: Slug
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
        return sheet_path(f"/crafts/{self.slug}.pdf", SITE_LANGUAGE)

    @property
    def video_url(self) -> str:
        """URL of a video search for the craft."""
        return youtube_search(self.video_search)


CARD_CRAFTS: tuple[CardCraft, ...] = collection(
    CardCraft(
        slug="pop-up-tree",
        title=_("Pop-Up Tree Card"),
        description=_(
            "Open the card, and up pops a tree with two presents. It looks like magic, and it only takes straight cuts."
        ),
        materials=(
            _("The template, printed on cardstock"),
            _("Scissors with round tips"),
            _("Glue stick"),
            _("Crayons or markers"),
            _("A ruler, for sharp folds"),
        ),
        difficulty="Hard",
        duration=45,
        steps=(
            _("Print both pages of the template. Color anything you like while it's still flat."),
            _("Cut out the card. A grown-up helps with the six black slits."),
            _(
                "Fold the whole card in half toward you, sharpen the fold with the ruler, and open it again."
            ),
            _(
                "Push the three bridges forward: their ends fold toward you, their middles away from you."
            ),
            _(
                "Cut out the tree and the presents. Glue the tree to the wide bridge and the presents to the narrow ones, so they stand on the floor of the card."
            ),
            _(
                "Close the card gently. If something sticks out, trim it. Then write who it's from and who it's for."
            ),
        ),
        video_search=_("pop up Christmas tree card for kids"),
    ),
    CardCraft(
        slug="handprint-reindeer",
        title=_("Handprint Reindeer Card"),
        description=_(
            "Two small hands turn into Rudolph's antlers. Grandparents keep this one, and next year you can see how much you've grown."
        ),
        materials=(
            _("The template, printed on white cardstock"),
            _("Brown washable paint and a brush"),
            _("Crayons, and red for the nose"),
            _("A damp cloth for fingers"),
        ),
        difficulty="Easy",
        duration=50,
        steps=(
            _("Print the template and color Rudolph's face. Don't forget the nose!"),
            _("Brush brown paint on one hand and press it on the gray hand shape."),
            _("Wash that hand, then do the same with the other one."),
            _("Let the antlers dry for half an hour."),
            _(
                "Write your name, your age and the year at the bottom. No paint? Trace your hands on brown paper, and use the parts on page 2."
            ),
        ),
        video_search=_("handprint reindeer Christmas card"),
    ),
    CardCraft(
        slug="snowflake-window",
        title=_("Snowflake Window Card"),
        description=_(
            "Two lacy snowflakes, each with six arms like a real one. Tape one to the window, or glue it behind a round hole in a folded card and hold it to the light."
        ),
        materials=(
            _("The template, printed on thin white paper"),
            _("Scissors with fine tips, for a grown-up or with help"),
            _("A heavy book"),
            _("Tape"),
            _("For a card: a folded sheet of blue cardstock and a glue stick"),
        ),
        difficulty="Medium",
        duration=30,
        steps=(
            _("Choose Star or Crystal, print it and cut out the square."),
            _("Fold the lower half back along the middle line."),
            _("Fold the two outer thirds back along the slanted lines. You'll have a wedge."),
            _("Cut off the top along the line, and fold the wedge down the middle one more time."),
            _("Cut out the tinted shapes through all layers."),
            _("Unfold the flake very slowly, and press it flat under a book."),
            _(
                "Tape it to a window. For a card, a grown-up cuts a round hole in the front half, and you glue the flake behind it."
            ),
        ),
        video_search=_("paper snowflake window craft tutorial"),
    ),
    CardCraft(
        slug="button-wreath",
        title=_("Button Wreath Card"),
        description=_(
            "A ring of buttons with a big red bow. Hang it on a door, in a window or on someone's present. Buttons can choke children under 3, so keep theirs to crayons."
        ),
        materials=(
            _("The template, printed on cardstock"),
            _("About 14 large buttons (20 mm) and 46 small ones (9 mm), or crayons"),
            _("Strong glue, for a grown-up or with help"),
            _("Scissors"),
            _("Ribbon to hang it up"),
        ),
        difficulty="Medium",
        duration=100,
        steps=(
            _("Print the template on cardstock and cut out the ring, outside and inside."),
            _("Punch the small hole at the top and thread a ribbon through it."),
            _(
                "Glue the large buttons on the large circles and the small ones in between, or color the circles in."
            ),
            _("Color the bow, cut it out and glue it to the bottom of the wreath."),
            _(
                "Let the glue dry for an hour. Write your greeting on the back, and hang the wreath where no toddler can pull off the buttons."
            ),
        ),
        video_search=_("button wreath Christmas card for kids"),
    ),
)

TEMPLATE_ALERT = _("Downloading template...")
VIDEO_ALERT = _("Opening video tutorial...")
UPLOAD_ALERT = _("Photo upload feature coming soon!")
UPLOAD_NOTE = _("Parent supervision and consent are required for uploads.")
