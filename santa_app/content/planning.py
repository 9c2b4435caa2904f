"""The Christmas planning timeline and checklist."""

from santa_app.content.checks import Slug, collection, entry
from santa_app.i18n import gettext as _


@entry
class PlanningPeriod:
    """A few weeks and their tasks. `icon` is a Lucide name."""

    slug: Slug
    period: str
    focus: str
    tasks: tuple[str, ...]
    icon: str


# Sources. Lights, candles, tree: centralcountyfire.org/tips/top-three-holiday-dangers, Red Cross
# (lakepowelllife.com). Button batteries: lrpapi.dailymotion.com/video/x8gaz1c ("as little as two hours"),
# kidshealth.org/en/parents/safety-choking.html. Berries and turkey: see `recipes`.
PLANNING_PERIODS: tuple[PlanningPeriod, ...] = collection(
    PlanningPeriod(
        slug="november",
        period=_("November"),
        focus=_("Decide what matters"),
        tasks=(
            _("Ask everyone what one thing makes it Christmas for them, and plan around that"),
            _("Set a budget for gifts, food and travel, and write it down"),
            _("Book trains and flights, and agree on who's hosting"),
            _("List the gifts, and start watching prices"),
            _("Write to Santa, so he has time to read"),
            _("Order or make Advent calendars"),
        ),
        icon="list_checks",
    ),
    PlanningPeriod(
        slug="early-december",
        period=_("Early December"),
        focus=_("Send and decorate"),
        tasks=(
            _("Mail letters to Santa by December 7th"),
            _("Write cards, and mail the ones that go overseas first"),
            _(
                "Put up lights, throw out those with frayed cords, and never plug one extension cord into another"
            ),
            _("Buy the gifts you have to mail, and mail them"),
            _("Steam the Christmas pudding, and freeze it"),
            _("Choose toys to give away"),
        ),
        icon="mail",
    ),
    PlanningPeriod(
        slug="mid-december",
        period=_("Mid December"),
        focus=_("Bake and make"),
        tasks=(
            _("Bake cookies, and freeze a second batch of dough"),
            _(
                "Bring in the tree, cut the trunk, water it daily, and keep it 3 feet (1 m) from heaters and candles"
            ),
            _("Wrap as you go, and label every package"),
            _("Hang holly and mistletoe high: their berries are poisonous to children and pets"),
            _("Plan the menu, ask about allergies and order the turkey"),
            _("Get thank-you cards ready to fill in"),
            _("Keep one weekend completely free"),
        ),
        icon="tree_pine",
    ),
    PlanningPeriod(
        slug="week-before",
        period=_("Week Before Christmas"),
        focus=_("Slow down"),
        tasks=(
            _("Move a frozen turkey to the fridge: one day for every 2 kg (4-5 lb)"),
            _("Shop for fresh food two days ahead"),
            _("Find the tape, and hide the scissors"),
            _(
                "Check that battery compartments are screwed shut: a swallowed button battery burns within hours"
            ),
            _("Clean up the living room, and leave the rest"),
            _("Set out cookies, milk and nine carrots where no dog can reach the chocolate"),
            _(
                "Blow out the candles, turn off the tree lights, and be in bed before the sleigh comes"
            ),
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
    ChecklistItem(slug="budget", text=_("Budget set")),
    ChecklistItem(slug="gift-list", text=_("Gift list written")),
    ChecklistItem(slug="santa-letters", text=_("Letters to Santa sent")),
    ChecklistItem(slug="cards", text=_("Cards written and mailed")),
    ChecklistItem(slug="tree", text=_("Tree and lights up")),
    ChecklistItem(slug="cookies", text=_("Cookies baked")),
    ChecklistItem(slug="gifts", text=_("Gifts bought and wrapped")),
    ChecklistItem(slug="menu", text=_("Menu planned and food ordered")),
    ChecklistItem(slug="donation", text=_("Something given to others")),
    ChecklistItem(slug="free-evening", text=_("One evening kept free for nothing at all")),
)

LEAD = _(
    "A little in November, a little more in December, and by Christmas Eve you'll have time to sit down."
)
