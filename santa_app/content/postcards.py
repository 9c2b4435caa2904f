"""The postcards from Santa's stops: one for each of the cities, in their order, and one from home.

Each has a picture and a true sentence about Christmas there. Two sources for each (of
Mumbai, one names the stars and the others the lights in the lanes):
Auckland: nzherald.co.nz/lifestyle (The Light Brigade), rnz.co.nz (Franklin Road lights celebrate 25 years), livenews.co.nz/?p=307690
Sydney: smh.com.au (Bondi celebrates Christmas), sputniknews.com/asia/201912251077837400
Tokyo: greatbritishchefs.com/features/christmas-food-in-japan, sudachirecipes.com (Japanese Christmas cake)
Beijing: thatsmags.com/china/post/11903, qi-journal.com (Christmas peace apples)
Mumbai: homegrown.co.in (Our very merry guide to Christmas in Bandra), windowtovacuum.blogspot.com/2009/12,
  cntraveller.in/story/one-night-bandra-christmas-mumbai
Dubai: whatson.ae/2024/10 (Madinat Jumeirah's Christmas market), khaleejtimes.com (top Christmas markets, 2023)
Cairo: christmas-celebrations.org/72-christmas-in-egypt.html, publicholidays.info (Coptic Christmas Day)
Cape Town: capetownetc.com (Carols at Kirstenbosch, 2025: phones shine, too), iol.co.za/capeargus (2019: glow sticks)
Paris: france-justforyou.com (bûche de Noël), bonjourparis.com (December 27, 2013)
London: en.wikipedia.org/wiki/Trafalgar_Square_Christmas_tree, BBC News (“World's most famous Christmas tree,” 2023)
Rio de Janeiro: rainews.it (albero di Natale galleggiante), brasilienmagazin.net (2018); some years had none
New York: onlocationtours.com (Rockefeller tree), wetheitalians.com (its workers)
Mexico City: eluniversal.com.mx/english/celebrating-nochebuena, thisislatinamerica.com (poinsettia)
Los Angeles: laalmanac.com/religion/re10f.php, latimesnow.com/2022/12/24 (Las Posadas on Olvera Street)
"""

from santa_app.content.blocks import Pictured
from santa_app.content.checks import collection, entry
from santa_app.i18n import gettext as _


@entry
class Postcard(Pictured):
    """A picture of a city and a sentence about Christmas there. `alt` describes the picture."""

    FOLDER = "postcards"
    name: str
    sentence: str


TITLE = _("Postcards from the journey")
LEAD = _(
    "Santa stops in 14 cities, over and over, all through the night. Here's what Christmas is like in each of them."
)
ALL = _("See all the postcards")
STAMP = _("Greetings from")

HOME = Postcard(
    slug="north-pole",
    name=_("North Pole"),
    sentence=_("Every journey starts here, with a full sleigh and one last sip of cocoa."),
    alt=_("A cottage in the snow under green northern lights"),
)

POSTCARDS: tuple[Postcard, ...] = collection(
    Postcard(
        slug="auckland",
        name=_("Auckland"),
        sentence=_(
            "Most of the houses on Franklin Road dress up in lights each December, and it all began with one neighbor in 1993."
        ),
        alt=_("A row of wooden houses covered in colored lights, on a hill in summer"),
    ),
    Postcard(
        slug="sydney",
        name=_("Sydney"),
        sentence=_(
            "It's summer here, so thousands of people spend Christmas Day on Bondi Beach, many of them in Santa hats."
        ),
        alt=_("A Christmas tree and a surfboard with a Santa hat on a sunny beach"),
    ),
    Postcard(
        slug="tokyo",
        name=_("Tokyo"),
        sentence=_(
            "The favorite Christmas cake here is a fluffy one with whipped cream and big red strawberries."
        ),
        alt=_("A white cake with strawberries in front of a red and white tower"),
    ),
    Postcard(
        slug="beijing",
        name=_("Beijing"),
        sentence=_(
            "Friends give each other apples on Christmas Eve, because the Chinese words for “apple” and “Christmas Eve” sound a bit alike."
        ),
        alt=_("A red apple with a golden bow in front of a temple with three blue roofs"),
    ),
    Postcard(
        slug="mumbai",
        name=_("Mumbai"),
        sentence=_(
            "In the part of town called Bandra, bright stars light up the little lanes at Christmastime."
        ),
        alt=_("Glowing paper stars over a narrow lane with palms"),
    ),
    Postcard(
        slug="dubai",
        name=_("Dubai"),
        sentence=_(
            "At the Madinat Jumeirah Christmas market, children can ride across the water with Santa in a boat called an abra."
        ),
        alt=_("Santa in a little wooden boat, and tall towers behind him"),
    ),
    Postcard(
        slug="cairo",
        name=_("Cairo"),
        sentence=_(
            "Egypt's Coptic Christians celebrate Christmas on January 7, and it's a holiday for the whole country."
        ),
        alt=_("A starry night over two pyramids and a church with a dome"),
    ),
    Postcard(
        slug="cape-town",
        name=_("Cape Town"),
        sentence=_(
            "Before Christmas, people bring a picnic to the Kirstenbosch gardens and sing carols while the lawn fills with little lights."
        ),
        alt=_("People with glow sticks on a lawn below a flat mountain"),
    ),
    Postcard(
        slug="paris",
        name=_("Paris"),
        sentence=_(
            "Christmas dinner ends with a bûche de Noël, a rolled cake that's frosted to look like a log."
        ),
        alt=_("A chocolate cake that looks like a log, in front of the Eiffel Tower"),
    ),
    Postcard(
        slug="london",
        name=_("London"),
        sentence=_(
            "Each year since 1947, Norway has sent the tall Christmas tree in Trafalgar Square, to say thank you."
        ),
        alt=_("A tall tree with lights beside a column with a statue on top"),
    ),
    Postcard(
        slug="rio-de-janeiro",
        name=_("Rio de Janeiro"),
        sentence=_(
            "In most years since 1996, a giant Christmas tree made of lights has floated on the city's lagoon."
        ),
        alt=_("A tree of lights floating on dark water between round mountains"),
    ),
    Postcard(
        slug="new-york",
        name=_("New York"),
        sentence=_(
            "Workers put up the first Christmas tree at Rockefeller Center in 1931, with cranberries, paper and tin cans on it."
        ),
        alt=_("A Christmas tree on a square between skyscrapers in the snow"),
    ),
    Postcard(
        slug="mexico-city",
        name=_("Mexico City"),
        sentence=_(
            "The red flowers of Christmas grow here by the million, and they're called nochebuenas, or “Christmas Eves.”"
        ),
        alt=_("Large red poinsettias in front of a church with two towers"),
    ),
    Postcard(
        slug="los-angeles",
        name=_("Los Angeles"),
        sentence=_(
            "For nine evenings before Christmas, people walk along Olvera Street with candles and songs, as they have since 1930."
        ),
        alt=_("Candles and a star-shaped piñata on a street with palms"),
    ),
)
