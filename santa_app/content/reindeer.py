"""The nine reindeer, facts about their flight, and facts about real reindeer."""

from santa_app.content.blocks import IconNote, Note, Pictured
from santa_app.content.checks import collection, entry
from santa_app.content.village import ELVES
from santa_app.i18n import gettext as _


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
        slug="dasher",
        name=_("Dasher"),
        personality=_("Quick and eager"),
        description=_(
            "Dasher is always first out of the stable door and first into the air. On Christmas Eve he sets the pace for the whole team, and he has never once asked, “Are we there yet?”"
        ),
        special_power=_("Lightning starts: from standing still to starlight in one leap"),
        favorite_treat=_("Crunchy carrot sticks"),
        fun_fact=_(
            "Dasher once raced a shooting star across Lapland. He says it was a draw; the star has not replied."
        ),
        icon="zap",
        color="#9a3412",
        bg_color="#ffedd5",
        alt=_("Dasher the reindeer in mid-leap at sunrise with an orange scarf flying behind"),
        head=(78, 30),
    ),
    Reindeer(
        slug="dancer",
        name=_("Dancer"),
        personality=_("Graceful and cheerful"),
        description=_(
            "Dancer hears music in everything, from sleigh bells to a dripping icicle. She keeps the team in step, so the sleigh glides along and never spills a single present."
        ),
        special_power=_("Perfect rhythm: keeps eight other reindeer in time through any storm"),
        favorite_treat=_("Cinnamon apple slices"),
        fun_fact=_(
            "Dancer leads the waltz at the elves' evening festivities and has worn out three barn floors."
        ),
        icon="music",
        color="#9d174d",
        bg_color="#fce7f3",
        alt=_(
            "Dancer the reindeer spinning on the tip of one hoof on a frozen pond, with curly antlers and a pink bow"
        ),
        head=(62, 30),
    ),
    Reindeer(
        slug="prancer",
        name=_("Prancer"),
        personality=_("Proud and playful"),
        description=_(
            "Prancer believes that if something is worth doing, it's worth doing with style. Under all that polish is a very kind heart. Nobody's better at cheering up a homesick elf."
        ),
        special_power=_("Feather-light landings on the smallest and steepest roofs"),
        favorite_treat=_("Oat and honey bars"),
        fun_fact=_(
            "Prancer polishes each hoof with snow every morning and checks the shine in the frozen pond."
        ),
        icon="crown",
        color="#6b21a8",
        bg_color="#f3e8ff",
        alt=_(
            "Prancer the reindeer standing proudly on a snowy roof in a purple sash with a golden star"
        ),
        head=(40, 32),
    ),
    Reindeer(
        slug="vixen",
        name=_("Vixen"),
        personality=_("Clever and mischievous"),
        description=_(
            "Vixen knows every riddle, every shortcut and every hiding place at the North Pole. When the team comes to a tricky chimney or a puzzling street map, everyone looks at Vixen."
        ),
        special_power=_("Vanishing act: can slip past a sleeping dog without stirring a whisker"),
        favorite_treat=_("Blackberry muffins"),
        fun_fact=_("Vixen won hide-and-seek in 1998. She came out of her hiding place in 1999."),
        icon="wand_sparkles",
        color="#9f1239",
        bg_color="#ffe4e6",
        alt=_(
            "Vixen the fox-red reindeer in a dark red cap, winking as she hides behind a very thin tree"
        ),
        head=(69, 36),
    ),
    Reindeer(
        slug="comet",
        name=_("Comet"),
        personality=_("Curious and dreamy"),
        description=_(
            "Comet reads the night sky the way you read a picture book. When clouds hide the ground, he steers by the stars, and he teaches the young elves the names of the constellations."
        ),
        special_power=_("Star navigation: always knows the way home"),
        favorite_treat=_("Star-shaped shortbread"),
        fun_fact=_(
            "Comet has a telescope in his stall. He'd counted 4,012 stars when he sneezed and had to start over."
        ),
        icon="star",
        color="#1e40af",
        bg_color="#dbeafe",
        alt=_(
            "Comet the blue-gray reindeer lying beside a telescope in a blue scarf with stars, gazing up at a comet"
        ),
        head=(55, 40),
    ),
    Reindeer(
        slug="cupid",
        name=_("Cupid"),
        personality=_("Gentle and affectionate"),
        description=_(
            "Cupid remembers everyone's birthday and never lets a fight last past supper. On the long flight, when the others' legs get tired, it's Cupid who sings to them."
        ),
        special_power=_("Heart sense: feels where a little extra kindness is needed"),
        favorite_treat=_("Strawberries dipped in white chocolate"),
        fun_fact=_(
            "Cupid knits a pair of mittens for every new elf. That makes {elves} pairs so far."
        ).format(elves=ELVES),
        icon="heart",
        color="#b91c1c",
        bg_color="#fee2e2",
        alt=_(
            "Cupid the cream-colored reindeer with heart-shaped antlers, sitting in the hay and knitting a red mitten"
        ),
        head=(50, 37),
    ),
    Reindeer(
        slug="donner",
        name=_("Donner"),
        personality=_("Strong and steady"),
        description=_(
            "Donner's name means thunder, and his hoofbeats sound like it. He pulls hardest when the sack is fullest, and he sleeps deepest when the work is done."
        ),
        special_power=_("Thunder strength: can lift the loaded sleigh out of any snowdrift"),
        favorite_treat=_("Warm vegetable stew with extra turnip"),
        fun_fact=_("Donner snores so deeply that the elves set their clocks by it."),
        icon="mountain_snow",
        color="#334155",
        bg_color="#e2e8f0",
        alt=_(
            "Donner the big dark reindeer in a thick gray scarf, pulling the sleigh out of a snowdrift"
        ),
        head=(24, 45),
    ),
    Reindeer(
        slug="blitzen",
        name=_("Blitzen"),
        personality=_("Bold and bright"),
        description=_(
            "Blitzen means lightning, and she is just as dazzling. When the weather turns wild, she grins, lowers her antlers and finds the one quiet path through the storm."
        ),
        special_power=_("Storm riding: turns a strong wind into extra speed"),
        favorite_treat=_("Peppermint sticks"),
        fun_fact=_(
            "Blitzen's antlers crackle with tiny sparks when she laughs, so nobody tells her jokes in the hay barn."
        ),
        icon="cloud_lightning",
        color="#854d0e",
        bg_color="#fef9c3",
        alt=_(
            "Blitzen the pale reindeer with golden antlers and a yellow scarf, bounding through a storm"
        ),
        head=(25, 27),
    ),
    Reindeer(
        slug="rudolph",
        name=_("Rudolph"),
        personality=_("Humble and brave"),
        description=_(
            "Rudolph was teased for his shiny nose until one foggy Christmas Eve, when it lit the way for everyone. Now he leads the team, and he always saves a place at the table for anyone who feels left out."
        ),
        special_power=_("Glowing nose: shines through fog, snow and the darkest night"),
        favorite_treat=_("Carrot cake with cream cheese frosting"),
        fun_fact=_(
            "Rudolph's nose doubles as a night-light for the youngest reindeer in the stable."
        ),
        icon="lightbulb",
        color="#991b1b",
        bg_color="#fef2f2",
        alt=_(
            "Rudolph the young reindeer with a brightly glowing red nose and a sprig of holly, lighting up the fog for a little hare"
        ),
        head=(53, 37),
    ),
)

FLIGHT_FACTS: tuple[IconNote, ...] = collection(
    IconNote(
        title=_("Super speed"),
        text=_(
            "Between two countries, the team flies at up to 650 miles per second. Over the rooftops, they slow down to 650 miles per hour, so nobody's chimney falls off."
        ),
        icon="gauge",
    ),
    IconNote(
        title=_("Around the world"),
        text=_(
            "In a single night they visit every country, covering over 75 million miles, and they're home for breakfast."
        ),
        icon="globe",
    ),
    IconNote(
        title=_("Favorite snacks"),
        text=_(
            "Carrots, apples, oats and a lick of peppermint. They always notice a plate by the window, and they never forget it."
        ),
        icon="carrot",
    ),
    IconNote(
        title=_("Flight academy"),
        text=_(
            "All nine train all year round at the North Pole flight academy: take-offs on Mondays, landings on Fridays."
        ),
        icon="graduation_cap",
    ),
)

# Sources. Antlers: FDA, "Fun Facts about Reindeer and Caribou"; naturejourney.org/reindeer. Clicks:
# u.osu.edu/sustainability/tag/wildlife, paliskunnat.fi/reindeer/reindeer/faq. Nose:
# stuff.co.nz/science/9548442 (Lund University), BMJ, December 2012
REINDEER_FACTS: tuple[Note, ...] = collection(
    Note(
        title=_("Antlers for everyone"),
        text=_(
            "Reindeer are the only deer whose females grow antlers too. Most males drop theirs before Christmas, while females keep them until spring."
        ),
    ),
    Note(
        title=_("Clicking feet"),
        text=_(
            "A reindeer clicks when it walks, because a tendon slips over a bone in its foot. That's how the herd can hear each other in a snowstorm."
        ),
    ),
    Note(
        title=_("A warm nose"),
        text=_(
            "Tiny blood vessels warm the air a reindeer breathes in. Through a heat camera, its nose really does glow."
        ),
    ),
)
