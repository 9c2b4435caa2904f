"""Post offices near home that take letters to Santa, and to those who bring presents in his stead.

Each address is confirmed by publications on different hosts that were read on November 23, 2026. The
last days for mailing differ from one year to the next, so the texts name the earliest that was found.
"""

from typing import Annotated, Final

from pydantic import Field

from santa_app.content.checks import collection, entry, host_of, require
from santa_app.content.countries import CountryCode, nearest_first
from santa_app.i18n import country_name
from santa_app.i18n import gettext as _


@entry
class PostOffice:
    """A post office of Santa's in a country.

    Attributes:
        code: The country's ISO 3166-1 code.
        language: The language of the address, by its BCP 47 tag.
        lines: What to write on the envelope, line by line; never translated.
        text: When to mail the letter, what it costs, and who answers.
        sources: The publications, by their addresses.
    """

    code: CountryCode
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")]
    lines: tuple[str, ...]
    text: str
    sources: tuple[Annotated[str, Field(pattern=r"^https?://")], ...]

    def __post_init__(self) -> None:
        """Check that two publishers confirm the address."""
        hosts = set(map(host_of, self.sources))
        require(self, "sources", "need two different hosts", holds=len(hosts) > 1)

    @property
    def country(self) -> str:
        """The country's name in the current language."""
        return country_name(self.code)


TITLE: Final = _("Closer to home")
LEAD: Final = _(
    "Santa has helpers in many countries. Put a stamp on the envelope unless it says "
    "you don't need one, and always write your own address on the back."
)

POST_OFFICES: tuple[PostOffice, ...] = collection(
    # By December 6 in 2014, 7 in 2018, 9 in 2024.
    PostOffice(
        code="GB",
        language="en",
        lines=("Santa/Father Christmas", "Santa's Grotto", "Reindeerland", "XM4 5HQ"),
        text=_(
            "The postal code is a little riddle: XM4 5HQ stands for Xmas HQ, Christmas headquarters. Mail your letter in the first days of December."
        ),
        sources=(
            "https://www.wokingnewsandmail.co.uk/news/dear-santa-ive-been-really-good-this-year-738256",
            "https://www.heatonharris.com/news/write-santa-santas-grotto-reindeerland",
            "https://streetcheck.co.uk/blog/2014/12/time-is-running-out-to-get-your-letter-sent-to-san",
        ),
    ),
    # By December 11 and 15.
    PostOffice(
        code="US",
        language="en",
        lines=("Santa", "123 Elf Road", "North Pole, 88888"),
        text=_(
            "The Postal Service shows the letters online so that helpers all over the country can answer some of them. Ask a grown-up first, and mail yours in the first days of December."
        ),
        sources=(
            "https://dailyprogress.com/lifestyles/stressbusters-in-its-108th-year-operation-santa-keeps-granting-wishes/article_5edbd3c4-2a25-11eb-ae49-874bf0334338.html",
            "https://www.northeastohioparent.com/worth-noting/usps-operation-santa-helps-children-send-letters-to-santa/",
        ),
    ),
    # By December 15, the third Sunday of Advent, in 2019.
    PostOffice(
        code="DE",
        language="de",
        lines=("An den Weihnachtsmann", "Weihnachtspostfiliale", "16798 Himmelpfort"),
        text=_(
            "In the village of Himmelpfort, Santa's helpers read every wish list. Yours should be there by the third Sunday of Advent."
        ),
        sources=(
            "https://www.moz.de/artikel-ansicht/dg/0/1/1772520/",
            "https://www.fuerstenberger-seenland.de/fuerstenberg-weihnachtspostfilia.html",
            "https://www.nils-nager.de/nils-fragt-wohin-schicke-ich-den-wunschzettel/",
        ),
    ),
    PostOffice(
        code="AT",
        language="de",
        lines=("An das Christkind", "Postamt Christkindl", "4411 Christkindl"),
        text=_(
            "The Christkind has a post office in a village of the same name. It's open from Advent to January 6. Put in an envelope with your address and a stamp on it for the answer."
        ),
        sources=(
            "https://www.heute.at/s/das-passiert-wenn-du-dem-christkind-schreibst-120008377",
            "https://christkindlwirt.at/de/stadtsteyr-christkindl/postamt",
            "https://www.diepresse.com/5728059/weihnachtspostamt-christkindl-in-steyr-stempelt-wieder",
        ),
    ),
    # By December 15 in 2020, by December 17 in 2021.
    PostOffice(
        code="FR",
        language="fr",
        lines=("Père Noël",),
        text=_(
            "Two words on the envelope are enough, and in France you don't need a stamp. The helpers in the town of Libourne answer what's mailed before December 15."
        ),
        sources=(
            "https://djazairess.com/fr/lesoirdalgerie/1051328",
            "https://www.ledauphine.com/societe/2021/11/11/les-enfants-pourront-ecrire-au-pere-noel-jusqu-au-17-decembre",
            "https://www.vibration.fr/libourne-le-secretariat-du-pere-noel-officiellement-ouvert",
        ),
    ),
    PostOffice(
        code="FI",
        language="en",
        lines=("Santa Claus", "Santa Claus Main Post Office", "96930 Arctic Circle", "Finland"),
        text=_(
            "This post office stands right on the Arctic Circle. It's open all year, and letters come in from almost every country in the world."
        ),
        sources=(
            "https://mg.co.za/article/2004-12-12-elves-sort-through-millions-of-santa-letters/",
            "https://uisjournal.com/santas-post-office-is-in-finland-and-receives-2-million-letters-a-year/",
            "https://en.wikipedia.org/wiki/Santa_Claus%27_Main_Post_Office",
        ),
    ),
    PostOffice(
        code="IT",
        language="it",
        lines=("Babbo Natale", "Polo Nord"),
        text=_(
            "Drop it in any mailbox. The post office in Italy finds every letter to Babbo Natale, even one addressed to the Milky Way."
        ),
        sources=(
            "https://www.ilcittadinomb.it/news/cronaca/tremila-lettere-da-monza-e-brianza-per-babbo-natale-e-lui-risponde-a-tutti/",
            "http://www.ravennatoday.it/cronaca/gli-alunni-scrivono-lettere-a-babbo-natale-e-le-consegnano-alla-postina-natalizia.html",
        ),
    ),
    PostOffice(
        code="NL",
        language="nl",
        lines=("Sinterklaas",),
        text=_(
            "The Dutch post takes letters to Sinterklaas to a children's farm in the town of Nuenen. Write before December 5, and put in an extra stamp for the answer."
        ),
        sources=(
            "https://www.ad.nl/binnenland/hier-stuurt-postnl-de-brieven-heen-waar-op-staat-voor-de-sint~a0b29a03/",
            "https://www.libelle.nl/huis-tuin-feestje/post-sinterklaas-spanje/",
        ),
    ),
    # The same address and day in 2020 and 2022.
    PostOffice(
        code="BE",
        language="nl",
        lines=("Sinterklaas", "Spanjestraat 1", "0612 Hemel"),
        text=_(
            "You don't need a stamp in Belgium. What's mailed before November 29 gets an answer by December 6, St. Nicholas Day."
        ),
        sources=(
            "https://www.hbvl.be/cnt/dmf20221114_95555459",
            "https://atv.be/nieuws/wie-briefje-naar-sinterklaas-stuurt-krijgt-verrassing",
        ),
    ),
    # December 1 in 2023, November 25 in 2025.
    PostOffice(
        code="UA",
        language="uk",
        lines=("Святому Миколаю", "вул. Хрещатик, 22", "м. Київ, 01001"),
        text=_(
            "St. Nicholas gets his mail at the main post office in Kyiv, from the end of November until Christmas."
        ),
        sources=(
            "https://amp.hvylya.net/news/283034-ukrpochta-obyavila-o-nachale-raboty-rezidencii-svyatogo-nikolaya-kak-otpravit-pismo",
            "https://cherkassyrda.gov.ua/novyny-ukrayiny/2023/12/01/novorichnu-poshtovu-rezydentsiyu-ofitsijno-vidkryto-koly-ta-na-shho-chekaty-u-grudni-vid-golovnoyi-poshty-krayiny",
            "https://baltalife.org/?p=42513",
        ),
    ),
)


def post_offices(locale: str) -> tuple[PostOffice, ...]:
    """Return `POST_OFFICES`, those of the countries in which the language is spoken first."""
    return nearest_first(POST_OFFICES, locale)
