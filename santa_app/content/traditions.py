"""Christmas traditions of six countries, and ideas for family traditions."""

from santa_app.content.blocks import IconNote, Pictured
from santa_app.content.checks import collection, entry
from santa_app.content.countries import CountryCode, nearest_first
from santa_app.i18n import country_name
from santa_app.i18n import gettext as _


@entry
class Tradition(Pictured):
    """A country's tradition. `code` is its ISO 3166-1 code, `say_it` a greeting in its language."""

    FOLDER = "traditions"
    code: CountryCode
    tradition: str
    description: str
    when: str
    say_it: str
    meaning: str

    @property
    def country(self) -> str:
        """The country's name in the current language."""
        return country_name(self.code)


# Sources.
# Germany: littleportionhermitage.org/december-6-st-nicholas-day, boisegermanclub.com
# Mexico: mheescape.mheducation.com/2016/03/03/lets-celebrate-las-posadas, particle.news (posadas)
# Japan: nikankitchen.com/en/categories/34/christmas, mycarforum.com/tags/shortcake (quotes the WSJ)
# Sweden: factmonster.com/culture-entertainment/holidays/st-lucia, camillascravings.com/tag/lussekatter
# Philippines: people.howstuffworks.com/culture-traditions/holidays-christmas, travelswithcharie.com/2009/12
# Ethiopia: simiensummittours.com/ethiopian-christmas-genna, eurekaethiopiatours.com
TRADITIONS: tuple[Tradition, ...] = collection(
    Tradition(
        slug="germany",
        code="DE",
        tradition=_("St. Nicholas boots and Christmas markets"),
        description=_(
            "On the evening of December 5, children polish their boots and set them by the door. By morning, St. Nicholas has filled them with nuts, oranges and candy. Wooden stalls with roasted almonds and gingerbread fill the town squares until Christmas Eve, when everyone opens their presents."
        ),
        when=_("Advent to December 24"),
        say_it="Frohe Weihnachten",
        meaning=_("Merry Christmas"),
        alt=_(
            "Polished boots full of nuts and oranges on a doorstep, and St. Nicholas walking to the market"
        ),
    ),
    Tradition(
        slug="mexico",
        code="MX",
        tradition=_("Las Posadas"),
        description=_(
            "For nine evenings, neighbors walk from door to door with candles. They sing the part of Mary and Joseph, who are looking for a place to stay. House after house turns them away, until one opens its door and the party begins. Many parties end with a star-shaped piñata with seven points."
        ),
        when=_("December 16 to 24"),
        say_it="Feliz Navidad",
        meaning=_("Merry Christmas"),
        alt=_("A colorful seven-pointed star piñata above a row of candles"),
    ),
    Tradition(
        slug="japan",
        code="JP",
        tradition=_("Christmas cake and winter lights"),
        description=_(
            "Christmas isn't a public holiday in Japan, but streets and parks glitter with thousands of lights. Families share a white sponge cake with whipped cream and strawberries. And since the 1970s, many have ordered fried chicken for dinner, weeks ahead."
        ),
        when=_("December 24 and 25"),
        say_it="Meri Kurisumasu",
        meaning=_("Merry Christmas"),
        alt=_("A white cake with whipped cream and red strawberries under strings of lights"),
    ),
    Tradition(
        slug="sweden",
        code="SE",
        tradition=_("St. Lucia's Day"),
        description=_(
            "In the darkest weeks of winter, a girl in a white gown with a red sash wears a crown of lights (electric ones nowadays) and leads a singing parade. For breakfast there are saffron buns, curled like an S, with a raisin in each curl."
        ),
        when=_("December 13"),
        say_it="God jul",
        meaning=_("Merry Christmas"),
        alt=_(
            "Singing children in white gowns, led by a girl with a red sash and a crown of candles"
        ),
    ),
    Tradition(
        slug="philippines",
        code="PH",
        tradition=_("Parols and Simbang Gabi"),
        description=_(
            "The carols start in September. Star-shaped lanterns called parols, once made of bamboo and paper, shine in windows and streets. For nine days, many people go to church before dawn. Afterward, they eat warm rice cakes sold right outside."
        ),
        when=_("September to January; dawn masses December 16 to 24"),
        say_it="Maligayang Pasko",
        meaning=_("Merry Christmas"),
        alt=_("A glowing star-shaped parol lantern in many colors"),
    ),
    Tradition(
        slug="ethiopia",
        code="ET",
        tradition=_("Genna in January"),
        description=_(
            "Ethiopia's Orthodox Church has its own calendar, so Christmas, called Genna, comes on January 7. People fast for weeks before it, go to church through the night in white cotton shawls, and share spicy stew with injera. In the afternoon there's a game a lot like hockey. It's called genna, too."
        ),
        when=_("January 7"),
        say_it="Melkam Genna",
        meaning=_("Merry Christmas, in Amharic"),
        alt=_("People in white cotton shawls holding candles outside a church"),
    ),
)


def traditions(locale: str) -> tuple[Tradition, ...]:
    """Return `TRADITIONS`, those of the countries in which the language is spoken first."""
    return nearest_first(TRADITIONS, locale)


FAMILY_IDEAS: tuple[IconNote, ...] = collection(
    IconNote(
        title=_("The ornament of the year"),
        text=_(
            "Everyone picks or makes one ornament and writes the year on the back. Soon, every box you unpack tells a story."
        ),
        icon="sparkles",
    ),
    IconNote(
        title=_("One gift to give away"),
        text=_(
            "Before new toys come in, each child picks one that still works and gives it to someone else."
        ),
        icon="heart_handshake",
    ),
    IconNote(
        title=_("The same book, every Christmas Eve"),
        text=_("Choose a story and stick with it. One day, someone will know it by heart."),
        icon="book_open",
    ),
    IconNote(
        title=_("A walk in the dark"),
        text=_(
            "Hats on, flashlights lit, once around the block to count the lights. Cocoa afterward."
        ),
        icon="footprints",
    ),
    IconNote(
        title=_("A seat for one more"),
        text=_("Invite someone who'd be alone on Christmas. Children can write the place card."),
        icon="armchair",
    ),
    IconNote(
        title=_("The letter to next year"),
        text=_(
            "On December 26, write down what was good and seal it. Open it when the box with the lights comes down."
        ),
        icon="mail",
    ),
)

LEAD = _(
    "The same winter night, six ways to make it bright, and small traditions your family can start this year."
)
