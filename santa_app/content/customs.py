"""When the families of each language wait for presents, and who brings them."""

from typing import Annotated, Final, Literal

from pydantic import Field

from santa_app.content.checks import collection, entry, require
from santa_app.content.countries import CountryCode
from santa_app.i18n import DEFAULT_LOCALE, LANGUAGES, country_name
from santa_app.i18n import gettext as _

MIDNIGHT: Final = 24
"""The hour at which a day ends."""


@entry
class Custom:
    """What the families of a language do at Christmas.

    Attributes:
        locale: The locale of the language.
        codes: The countries that the sentences are about, by ISO 3166-1 code.
        day: The day of December that the countdown of the language's pages counts to.
        hour: The local hour of that day from which it's Christmas, 0-23.
        bringers: Who brings presents and when, one sentence or two for each.
    """

    locale: str
    codes: tuple[CountryCode, ...]
    day: Literal[24, 25] = 25
    hour: Annotated[int, Field(ge=0, lt=MIDNIGHT)] = 0
    bringers: tuple[str, ...]

    def __post_init__(self) -> None:
        """Check that the site has the language."""
        known = {language.locale for language in LANGUAGES}
        require(self, "locale", "is not a language of the site", holds=self.locale in known)

    @property
    def heading(self) -> str:
        """The names of the countries in the current language."""
        return ", ".join(country_name(code) for code in self.codes)


TITLE: Final = _("Who brings the presents?")
LEAD: Final = _("Santa isn't the only one. Some children even get two visits.")

# Sources, all read on November 23, 2026. A language whose presents lie there on the morning of the
# 25th, or come at midnight before it, counts to the first minute of that day.
CUSTOMS: tuple[Custom, ...] = collection(
    # marktindex.ch/weihnachten/geschenke/wer-bringt-eigentlich-die-geschenke,
    # ovb-heimatzeitungen.de "Die Bräuche unserer Nachbarn" (2023)
    Custom(
        locale="en",
        codes=("US", "GB"),
        bringers=(
            _(
                "Santa comes on the night before December 25. In Britain, many children call him Father Christmas."
            ),
        ),
    ),
    # Evening of the 24th, and who comes where: wort.lu/de/panorama/die-gabengeber-5c189f3e182b657ad3b9bfc7
    # (2018), stuttgarter-nachrichten.de "Wer bringt in Italien die Weihnachtsgeschenke",
    # weihnacht.org/glossar/gabenbringer
    Custom(
        locale="de",
        codes=("DE", "AT", "CH"),
        day=24,
        hour=18,
        bringers=(
            _(
                "Presents lie under the tree on the evening of December 24. In Austria, the south of Germany and parts of Switzerland, the Christkind brings them; farther north, it's Santa."
            ),
            _("On December 6, St. Nicholas fills the boots by the door."),
        ),
    ),
    # ovb-heimatzeitungen.de "Die Bräuche unserer Nachbarn" (2023: the morning of the 25th),
    # doracataldo.e-monsite.com/pagine/i-bambini-francesi-ricevono-i-doni-da.html (shoes, December 6)
    Custom(
        locale="fr",
        codes=("FR",),
        bringers=(
            _(
                "Père Noël comes on the night before December 25 and fills the shoes by the fireplace or the tree."
            ),
            _("In the north and east of France, St. Nicholas visits on December 6, too."),
        ),
    ),
    # colegiovirgendelashuertas.es/story/302 and unapausaagradable.es/2021/01/05 (night of the 24th),
    # japaes.com/el-dia-de-los-reyes-magos and inmsol.com/es/blog-escuela (the Three Kings)
    Custom(
        locale="es",
        codes=("ES",),
        bringers=(
            _(
                "On the night before January 6, the Three Kings fill the shoes, in Spain and in much of Latin America. Their camels love a little snack."
            ),
            _("Papá Noel stops at many homes on the night before December 25."),
        ),
    ),
    # homify.com.br/livros_de_ideias/11699, acontece.com/events/e-natal (presents at midnight),
    # urbi.ubi.pt/arquivo/2009/519-2009-12-29/6953 (Papai Noel)
    Custom(
        locale="pt_BR",
        codes=("BR",),
        bringers=(
            _(
                "Papai Noel brings the presents, and many families open them at midnight, as December 25 begins."
            ),
        ),
    ),
    # deejay.it/articoli/santa-lucia-bambini-storia-leggenda-natale-fabio-volo,
    # toskanaitalien.de/babbo-natale-nikolaus-in-italien, corriere.it/tecnologia/20_dicembre_24
    Custom(
        locale="it",
        codes=("IT",),
        bringers=(
            _(
                "Babbo Natale comes on the night before December 25. In some places, St. Nicholas or St. Lucia comes earlier in December."
            ),
            _(
                "On the night before January 6, an old lady called the Befana flies over the roofs on her broom and fills the stockings."
            ),
        ),
    ),
    # i.pl/prezenty-pod-choinke-kto-je-przynosi (after supper on the 24th), radio.opole.pl (2022: when
    # the first star is out, about four), poradzimy24.pl, elfi.pl/kto-rozdaje-prezenty.html
    Custom(
        locale="pl",
        codes=("PL",),
        day=24,
        hour=16,
        bringers=(
            _(
                "On December 24, when the first star is out and supper is over, presents lie under the tree. St. Nicholas brings them, or the Star Man, the Little Angel, the Little Star or the Christ Child: it depends on where you live."
            ),
            _("On December 6, St. Nicholas leaves something small in shoes or under the pillow."),
        ),
    ),
    # Sinterklaas: aartsenkidsfoundation.com/en/projects/sinterklaas,
    # opgroeieninparkstad.nl/fijn-sinterklaasfeest. The site's Santa is de Kerstman, who comes on
    # the 25th: omroepgelderland.nl/nieuws/2149778, hanvanmeegeren.blogspot.com (2014)
    Custom(
        locale="nl",
        codes=("NL", "BE"),
        bringers=(
            _(
                "Sinterklaas brings presents on the evening of December 5 in the Netherlands, and on December 6 in Belgium. In some homes, there's more under the Christmas tree."
            ),
        ),
    ),
    # glavnoe.in.ua (2025), tsn.ua/other (2025): the night before December 6. The countdown is
    # one to Christmas: telegraf.com.ua (2025), ovb-heimatzeitungen.de (2023), which is on the 25th.
    Custom(
        locale="uk",
        codes=("UA",),
        bringers=(
            _(
                "On the night before December 6, St. Nicholas comes on tiptoe and leaves presents under the pillow or in a shoe."
            ),
        ),
    ),
    # tips.hisakata.jp/post/1479, shiri-navi.com/2041
    Custom(
        locale="ja",
        codes=("JP",),
        bringers=(
            _(
                "Santa comes on the night before December 25 and leaves the presents beside the pillow."
            ),
        ),
    ),
    # thearabweekly.com "Christmas spirit subdued but alive" (2015, Lebanon), sbs.com.au/language/arabic,
    # haiafrika.com/countries "What do they call Santa in Egypt" (January 7, kahk)
    Custom(
        locale="ar",
        codes=("LB", "EG"),
        bringers=(
            _("In Lebanon, children wait for Baba Noel on the night before December 25."),
            _(
                "In Egypt, Coptic families celebrate Christmas on January 7. Children leave sweet kahk cookies for Baba Noel, who climbs in through the window."
            ),
        ),
    ),
)


def custom(locale: str) -> Custom:
    """Return the custom of a language; that of English where there is none."""
    by_locale = {one.locale: one for one in CUSTOMS}
    return by_locale.get(locale, by_locale[DEFAULT_LOCALE])


def customs(locale: str) -> tuple[Custom, ...]:
    """Return `CUSTOMS`, that of a language first; the others keep their order."""
    return tuple(sorted(CUSTOMS, key=lambda one: one.locale != locale))
