"""Gift ideas by age, with prices in US dollars and reasons, and tips by budget."""

from santa_app.content.checks import Slug, collection, entry, require
from santa_app.i18n import gettext as _


@entry
class GiftIdea:
    """A gift, its price range and why it is a good one."""

    name: str
    price_range: str
    why: str


@entry
class AgeGroup:
    """Gifts for an age group in years. `oldest` is None in the group without an upper end."""

    slug: Slug
    title: str
    youngest: int
    oldest: int | None = None
    note: str
    gifts: tuple[GiftIdea, ...]

    def __post_init__(self) -> None:
        rises = self.oldest is None or self.youngest <= self.oldest
        require(self, "oldest", "is below 'youngest'", holds=rises)

    @property
    def ages(self) -> str:
        """The ages as text: "2-4", or "13+" without an upper end."""
        return f"{self.youngest}+" if self.oldest is None else f"{self.youngest}-{self.oldest}"


@entry
class BudgetTier:
    """Advice for one budget."""

    label: str
    tip: str
    examples: str


AGE_GROUPS: tuple[AgeGroup, ...] = collection(
    AgeGroup(
        slug="toddlers",
        title=_("Toddlers"),
        youngest=2,
        oldest=4,
        note=_(
            "Look for the age mark on the box. Under 3, no part should fit through a cardboard tube. Batteries belong behind a screw, because swallowed button batteries burn."
        ),
        gifts=(
            GiftIdea(
                name=_("Wooden building blocks"),
                price_range=_("$20-35"),
                why=_("A tower today, a castle next year. Few toys last this long."),
            ),
            GiftIdea(
                name=_("Bath boats and pouring cups"),
                price_range=_("$10-20"),
                why=_(
                    "Two-year-olds love to fill things and empty them again, and the tub is already wet. Stay within arm's reach."
                ),
            ),
            GiftIdea(
                name=_("Ride-on car or balance bike"),
                price_range=_("$40-90"),
                why=_(
                    "Strong legs, good balance, and a child who's tired by bedtime. Add a helmet."
                ),
            ),
            GiftIdea(
                name=_("Sturdy picture books"),
                price_range=_("$8-25"),
                why=_("Board pages survive a lot of love. Write a few words inside the cover."),
            ),
        ),
    ),
    AgeGroup(
        slug="preschool",
        title=_("Preschool"),
        youngest=5,
        oldest=8,
        note=_("Now imaginations run wild. Toys that can be anything beat toys that do one thing."),
        gifts=(
            GiftIdea(
                name=_("Magnetic building tiles"),
                price_range=_("$30-60"),
                why=_(
                    "Flat shapes turn into houses and rockets, and geometry sneaks in along the way. Buy sets with the magnets sealed in: two swallowed magnets can tear a child's gut."
                ),
            ),
            GiftIdea(
                name=_("Cooperative board game"),
                price_range=_("$15-30"),
                why=_("Everyone wins or loses together, which saves a lot of tears at this age."),
            ),
            GiftIdea(
                name=_("Art box with real paints"),
                price_range=_("$20-40"),
                why=_(
                    "With good brushes and thick paper, pictures come out the way a child meant them to."
                ),
            ),
            GiftIdea(
                name=_("Dress-up trunk"),
                price_range=_("$15-50"),
                why=_(
                    "Hats, capes and old vests from the attic. Half of it may be free. Leave out cords, long scarves and beads."
                ),
            ),
        ),
    ),
    AgeGroup(
        slug="elementary",
        title=_("Elementary"),
        youngest=9,
        oldest=12,
        note=_("They want to do real things. Choose real tools in the right size."),
        gifts=(
            GiftIdea(
                name=_("Beginner's microscope"),
                price_range=_("$50-120"),
                why=_(
                    "Onion skin, pond water, sugar crystals: the kitchen turns into a laboratory."
                ),
            ),
            GiftIdea(
                name=_("A series of chapter books"),
                price_range=_("$25-60"),
                why=_("The best part of a series is that there's another book."),
            ),
            GiftIdea(
                name=_("Beginner's sewing or woodworking kit"),
                price_range=_("$25-45"),
                why=_(
                    "A child who uses something they made themselves stands a little taller. Needles and saws need a grown-up nearby."
                ),
            ),
            GiftIdea(
                name=_("Strategy board game"),
                price_range=_("$30-50"),
                why=_("A reason for the whole family to sit at one table on a dark afternoon."),
            ),
        ),
    ),
    AgeGroup(
        slug="teens",
        title=_("Teens"),
        youngest=13,
        note=_(
            "Ask, and listen. A gift that takes their taste seriously is worth more than a surprise."
        ),
        gifts=(
            GiftIdea(
                name=_("Good headphones"),
                price_range=_("$40-120"),
                why=_("They'll use them every day. A volume limit protects young ears."),
            ),
            GiftIdea(
                name=_("Instant camera"),
                price_range=_("$70-130"),
                why=_(
                    "Real pictures to pin on the wall. Add a pack of film, because that's the expensive part."
                ),
            ),
            GiftIdea(
                name=_("Ticket for a concert, a climb or a cooking class"),
                price_range=_("$30-150"),
                why=_("An evening with a friend lasts longer than anything you can wrap."),
            ),
            GiftIdea(
                name=_("Thick blanket and a string of warm lights"),
                price_range=_("$25-60"),
                why=_("A room of your own matters at this age. Make it a place to read and talk."),
            ),
        ),
    ),
)

GROUP_SLUGS: tuple[str, ...] = tuple(group.slug for group in AGE_GROUPS)

BUDGET_TIERS: tuple[BudgetTier, ...] = collection(
    BudgetTier(
        label=_("Under $25"),
        tip=_(
            "Choose one good thing instead of three that break. Or give time: a hand-drawn coupon costs nothing."
        ),
        examples=_("Books, card games, craft supplies, a coupon for a night in a living-room tent"),
    ),
    BudgetTier(
        label=_("$25-50"),
        tip=_(
            "Most good toys and games cost about this much. Compare prices early in November, and keep the receipt."
        ),
        examples=_("Magnetic tiles, board games, art boxes, a first tool kit"),
    ),
    BudgetTier(
        label=_("$50-100"),
        tip=_(
            "Ask grandparents or godparents to chip in. The one big gift from everyone is often the one children remember."
        ),
        examples=_("Microscope, balance bike, headphones, a first musical instrument"),
    ),
    BudgetTier(
        label=_("$100+"),
        tip=_(
            "Sleep on it for a week. Look for used or refurbished first. Children won't mind, and your wallet will thank you."
        ),
        examples=_("A bicycle, a desk of their own, a weekend trip for the family"),
    ),
)
