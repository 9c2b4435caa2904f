"""The nine reindeer, facts about their flight, and facts about real reindeer."""

from santa_app.content.blocks import IconNote, Note, Pictured
from santa_app.content.checks import collection, entry
from santa_app.content.village import ELVES


@entry
class Reindeer(Pictured):
    """A reindeer. `icon` is a Lucide name; `color` is for text and icon on a pale `bg_color`.

    `head` is where the picture shows the head, in percent from left and top.
    """

    FOLDER = "reindeer"
    name: str
    personality: str
    description: str
    special_power: str
    favorite_treat: str
    fun_fact: str
    icon: str
    color: str
    bg_color: str
    head: tuple[int, int]


REINDEER: tuple[Reindeer, ...] = collection(
    Reindeer(
        name="Dasher",
        personality="Quick and eager",
        description="Dasher is always first out of the stable door and first into the air. On Christmas Eve he sets the pace for the whole team, and he has never once asked, “Are we there yet?”",
        special_power="Lightning starts: from standing still to starlight in one leap",
        favorite_treat="Crunchy carrot sticks",
        fun_fact="Dasher once raced a shooting star across Lapland. He says it was a draw; the star has not replied.",
        icon="zap",
        color="#9a3412",
        bg_color="#ffedd5",
        alt="Dasher the reindeer in mid-leap at sunrise with an orange scarf flying behind",
        head=(78, 30),
    ),
    Reindeer(
        name="Dancer",
        personality="Graceful and cheerful",
        description="Dancer hears music in everything, from sleigh bells to a dripping icicle. She keeps the team in step, so the sleigh glides along and never spills a single present.",
        special_power="Perfect rhythm: keeps eight other reindeer in time through any storm",
        favorite_treat="Cinnamon apple slices",
        fun_fact="Dancer leads the waltz at the elves' evening festivities and has worn out three barn floors.",
        icon="music",
        color="#9d174d",
        bg_color="#fce7f3",
        alt="Dancer the reindeer spinning on the tip of one hoof on a frozen pond, with curly antlers and a pink bow",
        head=(62, 30),
    ),
    Reindeer(
        name="Prancer",
        personality="Proud and playful",
        description="Prancer believes that if something is worth doing, it's worth doing with style. Under all that polish is a very kind heart. Nobody's better at cheering up a homesick elf.",
        special_power="Feather-light landings on the smallest and steepest roofs",
        favorite_treat="Oat and honey bars",
        fun_fact="Prancer polishes each hoof with snow every morning and checks the shine in the frozen pond.",
        icon="crown",
        color="#6b21a8",
        bg_color="#f3e8ff",
        alt="Prancer the reindeer standing proudly on a snowy roof in a purple sash with a golden star",
        head=(40, 32),
    ),
    Reindeer(
        name="Vixen",
        personality="Clever and mischievous",
        description="Vixen knows every riddle, every shortcut and every hiding place at the North Pole. When the team comes to a tricky chimney or a puzzling street map, everyone looks at Vixen.",
        special_power="Vanishing act: can slip past a sleeping dog without stirring a whisker",
        favorite_treat="Blackberry muffins",
        fun_fact="Vixen won hide-and-seek in 1998. She came out of her hiding place in 1999.",
        icon="wand_sparkles",
        color="#9f1239",
        bg_color="#ffe4e6",
        alt="Vixen the fox-red reindeer in a dark red cap, winking as she hides behind a very thin tree",
        head=(69, 36),
    ),
    Reindeer(
        name="Comet",
        personality="Curious and dreamy",
        description="Comet reads the night sky the way you read a picture book. When clouds hide the ground, he steers by the stars, and he teaches the young elves the names of the constellations.",
        special_power="Star navigation: always knows the way home",
        favorite_treat="Star-shaped shortbread",
        fun_fact="Comet has a telescope in his stall. He'd counted 4,012 stars when he sneezed and had to start over.",
        icon="star",
        color="#1e40af",
        bg_color="#dbeafe",
        alt="Comet the blue-gray reindeer lying beside a telescope in a blue scarf with stars, gazing up at a comet",
        head=(55, 40),
    ),
    Reindeer(
        name="Cupid",
        personality="Gentle and affectionate",
        description="Cupid remembers everyone's birthday and never lets a fight last past supper. On the long flight, when the others' legs get tired, it's Cupid who sings to them.",
        special_power="Heart sense: feels where a little extra kindness is needed",
        favorite_treat="Strawberries dipped in white chocolate",
        fun_fact=f"Cupid knits a pair of mittens for every new elf. That makes {ELVES} pairs so far.",
        icon="heart",
        color="#b91c1c",
        bg_color="#fee2e2",
        alt="Cupid the cream-colored reindeer with heart-shaped antlers, sitting in the hay and knitting a red mitten",
        head=(50, 37),
    ),
    Reindeer(
        name="Donner",
        personality="Strong and steady",
        description="Donner's name means thunder, and his hoofbeats sound like it. He pulls hardest when the sack is fullest, and he sleeps deepest when the work is done.",
        special_power="Thunder strength: can lift the loaded sleigh out of any snowdrift",
        favorite_treat="Warm vegetable stew with extra turnip",
        fun_fact="Donner snores so deeply that the elves set their clocks by it.",
        icon="mountain_snow",
        color="#334155",
        bg_color="#e2e8f0",
        alt="Donner the big dark reindeer in a thick gray scarf, pulling the sleigh out of a snowdrift",
        head=(24, 45),
    ),
    Reindeer(
        name="Blitzen",
        personality="Bold and bright",
        description="Blitzen means lightning, and she is just as dazzling. When the weather turns wild, she grins, lowers her antlers and finds the one quiet path through the storm.",
        special_power="Storm riding: turns a strong wind into extra speed",
        favorite_treat="Peppermint sticks",
        fun_fact="Blitzen's antlers crackle with tiny sparks when she laughs, so nobody tells her jokes in the hay barn.",
        icon="cloud_lightning",
        color="#854d0e",
        bg_color="#fef9c3",
        alt="Blitzen the pale reindeer with golden antlers and a yellow scarf, bounding through a storm",
        head=(25, 27),
    ),
    Reindeer(
        name="Rudolph",
        personality="Humble and brave",
        description="Rudolph was teased for his shiny nose until one foggy Christmas Eve, when it lit the way for everyone. Now he leads the team, and he always saves a place at the table for anyone who feels left out.",
        special_power="Glowing nose: shines through fog, snow and the darkest night",
        favorite_treat="Carrot cake with cream cheese frosting",
        fun_fact="Rudolph's nose doubles as a night-light for the youngest reindeer in the stable.",
        icon="lightbulb",
        color="#991b1b",
        bg_color="#fef2f2",
        alt="Rudolph the young reindeer with a brightly glowing red nose and a sprig of holly, lighting up the fog for a little hare",
        head=(53, 37),
    ),
)

FLIGHT_FACTS: tuple[IconNote, ...] = collection(
    IconNote(
        title="Super speed",
        text="Between two countries, the team flies at up to 650 miles per second. Over the rooftops, they slow down to 650 miles per hour, so nobody's chimney falls off.",
        icon="gauge",
    ),
    IconNote(
        title="Around the world",
        text="In a single night they visit every country, covering over 75 million miles, and they're home for breakfast.",
        icon="globe",
    ),
    IconNote(
        title="Favorite snacks",
        text="Carrots, apples, oats and a lick of peppermint. They always notice a plate by the window, and they never forget it.",
        icon="carrot",
    ),
    IconNote(
        title="Flight academy",
        text="All nine train all year round at the North Pole flight academy: take-offs on Mondays, landings on Fridays.",
        icon="graduation_cap",
    ),
)

# Sources. Antlers: FDA, "Fun Facts about Reindeer and Caribou"; naturejourney.org/reindeer. Clicks:
# u.osu.edu/sustainability/tag/wildlife, paliskunnat.fi/reindeer/reindeer/faq. Nose:
# stuff.co.nz/science/9548442 (Lund University), BMJ, December 2012
REINDEER_FACTS: tuple[Note, ...] = collection(
    Note(
        title="Antlers for everyone",
        text="Reindeer are the only deer whose females grow antlers too. Most males drop theirs before Christmas, while females keep them until spring.",
    ),
    Note(
        title="Clicking feet",
        text="A reindeer clicks when it walks, because a tendon slips over a bone in its foot. That's how the herd can hear each other in a snowstorm.",
    ),
    Note(
        title="A warm nose",
        text="Tiny blood vessels warm the air a reindeer breathes in. Through a heat camera, its nose really does glow.",
    ),
)
