"""The North Pole village: its places, its numbers and its day."""

from typing import Annotated

from pydantic import Field

from santa_app.content.blocks import IconFigure, IconNote, Pictured
from santa_app.content.checks import collection, entry


@entry
class Location(Pictured):
    """A place in the village. `icon` is a Lucide name; the colors are used as in `Reindeer`.

    HOUSES in pages/north_pole_village.py says where it stands on the map.
    """

    FOLDER = "village"
    name: str
    description: str
    details: Annotated[tuple[str, ...], Field(min_length=4, max_length=4)]
    icon: str
    color: str
    bg_color: str


@entry
class DayHour(IconNote):
    """An hour of the village day."""

    time: str


MAP_LABEL = "Map of the village"
MAP_WITHOUT_JAVASCRIPT = "Pick a house to read about it farther down the page."
INVITATION = "Tap a house. Its door opens!"
START = "Start the Walk"
ALL_VISITED = "You've been everywhere! The elves call you a true North Pole neighbor."

ELVES = "2,847"
HOUSES = "300+"
TOYS_DAILY = "50,000"
COOKIES_MONTHLY = "1 million"
HEAD_ELF = "Bernard"

LOCATIONS: tuple[Location, ...] = collection(
    Location(
        name="Santa's Workshop",
        description=f"The big red building in the middle of the village, with lights in every window. {HEAD_ELF}, the head elf, walks the benches from morning bell to evening song and knows every toy by the sound of its wheels.",
        details=(
            f"{TOYS_DAILY} toys finished every day",
            "A paint room with 412 shades of red",
            "The Testing Corner, where elves are paid to play",
            "One long chute that ends right at the sleigh",
        ),
        icon="hammer",
        color="#991b1b",
        bg_color="#fee2e2",
        alt="An elf painting a wooden horse at a bench, another waving, and presents sliding down a chute into the sleigh",
    ),
    Location(
        name="Mrs. Claus's Kitchen",
        description="Follow the smell of cinnamon, and you can't miss it. Mrs. Claus bakes with the door open, so nobody out in the cold ever has to ask.",
        details=(
            f"{COOKIES_MONTHLY} cookies every month",
            "An oven big enough to park a sleigh in",
            "A recipe book older than the village itself",
            "Cocoa that's always warm and never runs out",
        ),
        icon="cookie",
        color="#9a3412",
        bg_color="#ffedd5",
        alt="Mrs. Claus with a tray of cookies in front of a huge oven, and an elf waving in the open doorway",
    ),
    Location(
        name="Reindeer Stables",
        description="Warm straw, wide windows and a runway of packed snow outside. Every reindeer has a stall with a brass nameplate and a bed of hay made just right.",
        details=(
            "Nine stalls, one for each reindeer",
            "Heated floors for tired hooves",
            "A carrot pantry, filled up every day at noon",
            "A runway lit by lanterns, and by Rudolph",
        ),
        icon="warehouse",
        color="#713f12",
        bg_color="#fef3c7",
        alt="A wooden stable in the snow with a reindeer looking out of the door",
    ),
    Location(
        name="Elf Village",
        description="Crooked chimneys, round doors and so many string lights that nobody needs a street lamp. This is where the elves live, sing, argue over snowball rules and make up again.",
        details=(
            f"Home to {ELVES} elves",
            f"{HOUSES} houses, no two the same color",
            "A slide from the hilltop to the main square",
            "A library where the books are read to you",
        ),
        icon="house",
        color="#166534",
        bg_color="#dcfce7",
        alt="Snow-covered houses with round windows and string lights, and two elves in the lane",
    ),
    Location(
        name="Nice List Headquarters",
        description="A tall, quiet tower full of drawers, ladders and the scratching of quills. The elves write down every kind deed here, and they take the most care with the small ones.",
        details=(
            "A list that would wrap around the village twice",
            "Every kind deed checked twice, as promised",
            "A mailroom that reads letters in every language",
            "A golden bell that rings for each new name",
        ),
        icon="scroll_text",
        color="#1e40af",
        bg_color="#dbeafe",
        alt="An elf writing on a long scroll at a tall desk, and another on a ladder at a wall of drawers",
    ),
    Location(
        slug="aurora-gardens",
        name="The Aurora Gardens",
        description="Behind the last house, the snow glows green, violet and blue. Ice flowers bloom under the northern lights, and even the busiest elf slows down here.",
        details=(
            "Northern lights on every clear night",
            "Ice roses that chime in the wind",
            "A wishing bench for two",
            "A frozen pond for moonlight skating",
        ),
        icon="sparkles",
        color="#115e59",
        bg_color="#ccfbf1",
        alt="Two elves on a bench under the northern lights, beside a frozen pond with a skater",
    ),
)

VILLAGE_STATS: tuple[IconFigure, ...] = collection(
    IconFigure(label="Elves", value=ELVES, icon="users"),
    IconFigure(label="Houses", value=HOUSES, icon="house"),
    IconFigure(label="Toys made daily", value=TOYS_DAILY, icon="toy_brick"),
    IconFigure(label="Cookies baked monthly", value=COOKIES_MONTHLY, icon="cookie"),
)

VILLAGE_DAY: tuple[DayHour, ...] = collection(
    DayHour(
        time="6AM",
        title="Morning bell and breakfast",
        text="The bell rings, the lamps go on one by one, and the whole village meets for pancakes with snowberry jam.",
        icon="bell",
    ),
    DayHour(
        time="9AM",
        title="Workshop work begins",
        text=f"{HEAD_ELF} reads out the day's wishes, sleeves are rolled up, and the first hammers start to sing.",
        icon="hammer",
    ),
    DayHour(
        time="12PM",
        title="Lunch and story time",
        text="Soup in big bowls, and then a story by the stove. The reindeer listen in through the window.",
        icon="book_open",
    ),
    DayHour(
        time="6PM",
        title="Evening festivities",
        text="Music, cocoa and skating under the northern lights, until Mrs. Claus calls out, “Bedtime!”",
        icon="party_popper",
    ),
)
