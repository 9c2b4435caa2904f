"""Gift ideas by age, with prices in US dollars and reasons, and tips by budget."""

from santa_app.content.checks import Slug, collection, entry, require


@entry
class GiftIdea:
    """A gift, its price range and why it is a good one."""

    name: str
    price_range: str
    why: str


@entry
class AgeGroup:
    """Gifts for an age group in years. `oldest` is None in the group without an upper end."""

    slug: Slug = ""
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
        title="Toddlers",
        youngest=2,
        oldest=4,
        note="Look for the age mark on the box. Under 3, no part should fit through a cardboard tube. Batteries belong behind a screw, because swallowed button batteries burn.",
        gifts=(
            GiftIdea(
                name="Wooden building blocks",
                price_range="$20-35",
                why="A tower today, a castle next year. Few toys last this long.",
            ),
            GiftIdea(
                name="Bath boats and pouring cups",
                price_range="$10-20",
                why="Two-year-olds love to fill things and empty them again, and the tub is already wet. Stay within arm's reach.",
            ),
            GiftIdea(
                name="Ride-on car or balance bike",
                price_range="$40-90",
                why="Strong legs, good balance, and a child who's tired by bedtime. Add a helmet.",
            ),
            GiftIdea(
                name="Sturdy picture books",
                price_range="$8-25",
                why="Board pages survive a lot of love. Write a few words inside the cover.",
            ),
        ),
    ),
    AgeGroup(
        title="Preschool",
        youngest=5,
        oldest=8,
        note="Now imaginations run wild. Toys that can be anything beat toys that do one thing.",
        gifts=(
            GiftIdea(
                name="Magnetic building tiles",
                price_range="$30-60",
                why="Flat shapes turn into houses and rockets, and geometry sneaks in along the way. Buy sets with the magnets sealed in: two swallowed magnets can tear a child's gut.",
            ),
            GiftIdea(
                name="Cooperative board game",
                price_range="$15-30",
                why="Everyone wins or loses together, which saves a lot of tears at this age.",
            ),
            GiftIdea(
                name="Art box with real paints",
                price_range="$20-40",
                why="With good brushes and thick paper, pictures come out the way a child meant them to.",
            ),
            GiftIdea(
                name="Dress-up trunk",
                price_range="$15-50",
                why="Hats, capes and old vests from the attic. Half of it may be free. Leave out cords, long scarves and beads.",
            ),
        ),
    ),
    AgeGroup(
        title="Elementary",
        youngest=9,
        oldest=12,
        note="They want to do real things. Choose real tools in the right size.",
        gifts=(
            GiftIdea(
                name="Beginner's microscope",
                price_range="$50-120",
                why="Onion skin, pond water, sugar crystals: the kitchen turns into a laboratory.",
            ),
            GiftIdea(
                name="A series of chapter books",
                price_range="$25-60",
                why="The best part of a series is that there's another book.",
            ),
            GiftIdea(
                name="Beginner's sewing or woodworking kit",
                price_range="$25-45",
                why="A child who uses something they made themselves stands a little taller. Needles and saws need a grown-up nearby.",
            ),
            GiftIdea(
                name="Strategy board game",
                price_range="$30-50",
                why="A reason for the whole family to sit at one table on a dark afternoon.",
            ),
        ),
    ),
    AgeGroup(
        title="Teens",
        youngest=13,
        note="Ask, and listen. A gift that takes their taste seriously is worth more than a surprise.",
        gifts=(
            GiftIdea(
                name="Good headphones",
                price_range="$40-120",
                why="They'll use them every day. A volume limit protects young ears.",
            ),
            GiftIdea(
                name="Instant camera",
                price_range="$70-130",
                why="Real pictures to pin on the wall. Add a pack of film, because that's the expensive part.",
            ),
            GiftIdea(
                name="Ticket for a concert, a climb or a cooking class",
                price_range="$30-150",
                why="An evening with a friend lasts longer than anything you can wrap.",
            ),
            GiftIdea(
                name="Thick blanket and a string of warm lights",
                price_range="$25-60",
                why="A room of your own matters at this age. Make it a place to read and talk.",
            ),
        ),
    ),
)

GROUP_SLUGS: tuple[str, ...] = tuple(group.slug for group in AGE_GROUPS)

BUDGET_TIERS: tuple[BudgetTier, ...] = collection(
    BudgetTier(
        label="Under $25",
        tip="Choose one good thing instead of three that break. Or give time: a hand-drawn coupon costs nothing.",
        examples="Books, card games, craft supplies, a coupon for a night in a living-room tent",
    ),
    BudgetTier(
        label="$25-50",
        tip="Most good toys and games cost about this much. Compare prices early in November, and keep the receipt.",
        examples="Magnetic tiles, board games, art boxes, a first tool kit",
    ),
    BudgetTier(
        label="$50-100",
        tip="Ask grandparents or godparents to chip in. The one big gift from everyone is often the one children remember.",
        examples="Microscope, balance bike, headphones, a first musical instrument",
    ),
    BudgetTier(
        label="$100+",
        tip="Sleep on it for a week. Look for used or refurbished first. Children won't mind, and your wallet will thank you.",
        examples="A bicycle, a desk of their own, a weekend trip for the family",
    ),
)
