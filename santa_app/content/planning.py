"""The Christmas planning timeline and checklist."""

from typing import Literal

from santa_app.content.checks import Slug, collection, entry

PeriodName = Literal["November", "Early December", "Mid December", "Week Before Christmas"]


@entry
class PlanningPeriod:
    """A few weeks and their tasks. `icon` is a Lucide name."""

    slug: Slug = ""
    period: PeriodName
    focus: str
    tasks: tuple[str, ...]
    icon: str


# Sources. Lights, candles, tree: centralcountyfire.org/tips/top-three-holiday-dangers, Red Cross
# (lakepowelllife.com). Button batteries: lrpapi.dailymotion.com/video/x8gaz1c ("as little as two hours"),
# kidshealth.org/en/parents/safety-choking.html. Berries and turkey: see `recipes`.
PLANNING_PERIODS: tuple[PlanningPeriod, ...] = collection(
    PlanningPeriod(
        period="November",
        focus="Decide what matters",
        tasks=(
            "Ask everyone what one thing makes it Christmas for them, and plan around that",
            "Set a budget for gifts, food and travel, and write it down",
            "Book trains and flights, and agree on who's hosting",
            "List the gifts, and start watching prices",
            "Write to Santa, so he has time to read",
            "Order or make Advent calendars",
        ),
        icon="list_checks",
    ),
    PlanningPeriod(
        period="Early December",
        focus="Send and decorate",
        tasks=(
            "Mail letters to Santa by December 7th",
            "Write cards, and mail the ones that go overseas first",
            "Put up lights, throw out those with frayed cords, and never plug one extension cord into another",
            "Buy the gifts you have to mail, and mail them",
            "Steam the Christmas pudding, and freeze it",
            "Choose toys to give away",
        ),
        icon="mail",
    ),
    PlanningPeriod(
        period="Mid December",
        focus="Bake and make",
        tasks=(
            "Bake cookies, and freeze a second batch of dough",
            "Bring in the tree, cut the trunk, water it daily, and keep it 3 feet (1 m) from heaters and candles",
            "Wrap as you go, and label every package",
            "Hang holly and mistletoe high: their berries are poisonous to children and pets",
            "Plan the menu, ask about allergies and order the turkey",
            "Get thank-you cards ready to fill in",
            "Keep one weekend completely free",
        ),
        icon="tree_pine",
    ),
    PlanningPeriod(
        slug="week-before",
        period="Week Before Christmas",
        focus="Slow down",
        tasks=(
            "Move a frozen turkey to the fridge: one day for every 2 kg (4-5 lb)",
            "Shop for fresh food two days ahead",
            "Find the tape, and hide the scissors",
            "Check that battery compartments are screwed shut: a swallowed button battery burns within hours",
            "Clean up the living room, and leave the rest",
            "Set out cookies, milk and nine carrots where no dog can reach the chocolate",
            "Blow out the candles, turn off the tree lights, and be in bed before the sleigh comes",
        ),
        icon="moon_star",
    ),
)


@entry
class ChecklistItem:
    """An item of the checklist. The browser stores the `slug` of each checked item."""

    slug: str
    text: str


CHECKLIST: tuple[ChecklistItem, ...] = collection(
    ChecklistItem(slug="budget", text="Budget set"),
    ChecklistItem(slug="gift-list", text="Gift list written"),
    ChecklistItem(slug="santa-letters", text="Letters to Santa sent"),
    ChecklistItem(slug="cards", text="Cards written and mailed"),
    ChecklistItem(slug="tree", text="Tree and lights up"),
    ChecklistItem(slug="cookies", text="Cookies baked"),
    ChecklistItem(slug="gifts", text="Gifts bought and wrapped"),
    ChecklistItem(slug="menu", text="Menu planned and food ordered"),
    ChecklistItem(slug="donation", text="Something given to others"),
    ChecklistItem(slug="free-evening", text="One evening kept free for nothing at all"),
)

LEAD = "A little in November, a little more in December, and by Christmas Eve you'll have time to sit down."
