"""Helplines that children can call, by country, and the texts of their page.

Each entry is confirmed by sources that were read, two of which name its number.
docs/safeguarding.md says how to check and renew them.
"""

import datetime as dt
import re
from typing import Annotated, Final, Literal

from pydantic import Field

from santa_app.content.blocks import Note
from santa_app.content.checks import collection, entry, host_of, require
from santa_app.content.countries import CountryCode, nearest_first, plain
from santa_app.i18n import country_name, language_name
from santa_app.i18n import gettext as _

Fact = Literal["number", "hours", "free", "no name", "text"]
"""What a source can confirm: among others, that a call is free and that callers need give no name."""
GROUP: Final = "EU"
"""The code of the group of countries, which comes last."""
MIN_SOURCES: Final = 2
"""How many sources on different hosts have to name a number."""

Phone = Annotated[str, Field(pattern=r"^[0-9]+([ -][0-9]+)*$")]
"""A telephone number as it is dialed in its country."""
PartialDate = Annotated[str, Field(pattern=r"^([0-9]{4}(-[0-9]{2}){0,2}|unknown)$")]
"""A year, a month or a day in ISO format, or "unknown"."""


@entry
class Source:
    """A publication that confirms facts about a helpline.

    Attributes:
        url: Its address.
        dated: When it was published or last changed.
        facts: What it confirms.
        note: What it is, where the address does not tell.
    """

    url: str
    dated: PartialDate
    facts: tuple[Fact, ...] = ("number",)
    note: str = ""

    @property
    def host(self) -> str:
        """The host of the address, without `www`."""
        return host_of(self.url)


@entry
class Emergency:
    """An emergency number; `note` says which emergencies it is for, if not for all."""

    phone: Phone
    note: str = ""
    sources: tuple[Source, ...]
    checked: dt.date

    def __post_init__(self) -> None:
        """Check the sources."""
        _check_sources(self, self.sources)


@entry
class Helpline:
    """A telephone line where children are listened to.

    Attributes:
        name: Its name.
        phone: Its number.
        text: How to reach it with a text message.
        who: Whom it is for.
        hours: When it answers; empty where no source says so.
        languages: The languages it answers in.
        website: Its own site; empty where sources disagree about it.
        sources: What confirms the entry.
        checked: The day on which the sources were read.
    """

    name: str
    phone: Phone
    text: str = ""
    who: str
    hours: str = ""
    languages: tuple[str, ...]
    website: Annotated[str, Field(pattern=r"^https://")] = ""
    sources: tuple[Source, ...]
    checked: dt.date

    def __post_init__(self) -> None:
        """Check that the sources confirm what the entry says."""
        _check_sources(self, self.sources)
        for field, value in (("hours", self.hours), ("text", self.text)):
            require(self, field, "has no source", holds=not value or field in self.facts)

    @property
    def facts(self) -> frozenset[Fact]:
        """What the sources confirm."""
        return frozenset(fact for source in self.sources for fact in source.facts)

    @property
    def promises(self) -> tuple[str, ...]:
        """What a caller may rely on, as far as a source confirms it."""
        said: dict[Fact, str] = {"free": FREE, "no name": NO_NAME}
        return tuple(text for fact, text in said.items() if fact in self.facts)


@entry
class Country:
    """A country, or a group of countries, with its helplines.

    Attributes:
        code: Its ISO 3166-1 code; EU for the group.
        helplines: The line for children first.
        emergency: The number for an emergency, where one is confirmed.
        also: The numbers of other emergency services, where the first is that of the police only.
    """

    code: CountryCode
    helplines: tuple[Helpline, ...]
    emergency: Emergency | None = None
    also: tuple[Emergency, ...] = ()

    def __post_init__(self) -> None:
        """Check that the emergency numbers can be told apart."""
        numbers = (self.emergency, *self.also)
        noted = all(number and number.note for number in numbers)
        require(self, "also", "need a note each", holds=not self.also or noted)

    @property
    def emergencies(self) -> tuple[Emergency, ...]:
        """All emergency numbers, the first of which stands beside the country's name."""
        return (self.emergency, *self.also) if self.emergency else ()

    @property
    def country(self) -> str:
        """Its name in the current language."""
        return _("Another country in Europe") if self.code == GROUP else country_name(self.code)


def tel(phone: str) -> str:
    """Return the link that dials a number."""
    return "tel:" + re.sub(r"[ -]", "", phone)


def newest(sources: tuple[Source, ...]) -> tuple[Source, ...]:
    """Return the newest sources that name a number, on as many hosts as a number needs."""
    naming = [source for source in sources if "number" in source.facts]
    dated = sorted(
        naming, key=lambda one: "" if one.dated == "unknown" else one.dated, reverse=True
    )
    by_host = {source.host: source for source in reversed(dated)}
    return tuple(source for source in dated if by_host[source.host] is source)[:MIN_SOURCES]


def _check_sources(item: Helpline | Emergency, sources: tuple[Source, ...]) -> None:
    hosts = {source.host for source in sources if "number" in source.facts}
    require(
        item,
        "sources",
        f"need {MIN_SOURCES} different hosts that name the number",
        holds=len(hosts - {""}) >= MIN_SOURCES,
    )


FREE: Final = _("The call is free.")
NO_NAME: Final = _("You don't have to say your name.")

ALWAYS_SAID: Final = _(
    "We tell everyone who writes: if something makes you sad or scared, there are people "
    "who'll listen."
)
"""Shown with the link to the page under every letter and every reply.

It is the same everywhere, so that it tells nothing about what a child wrote.
"""
LINK: Final = _("Someone to talk to")

TITLE: Final = _("Someone to Talk To")
LEAD: Final = _(
    "When something makes you sad or scared, you don't have to carry it alone. The people on this "
    "page are here to listen."
)
FIRST: tuple[Note, ...] = collection(
    Note(
        title=_("In danger right now?"),
        text=_(
            "Call your country's emergency number. Many of them are in red below. Go somewhere with kind people, like a neighbor's house, a school, or a store."
        ),
    ),
    Note(
        title=_("It's not your fault"),
        text=_(
            "If someone hurts you or scares you, you did nothing wrong. You're allowed to tell, even if someone said to keep it a secret."
        ),
    ),
    Note(
        title=_("Tell a grown-up, too"),
        text=_(
            "A teacher, a grandparent, a coach, a friend's mom or dad. If the first one doesn't listen, tell the next one. Keep telling until someone helps."
        ),
    ),
)
CALL_TITLE: Final = _("What happens when you call")
CALL: tuple[Note, ...] = collection(
    Note(
        title=_("Someone answers"),
        text=_(
            "Sometimes you hear a recording first, or you have to wait. If nobody answers, try again later."
        ),
    ),
    Note(
        title=_("You talk"),
        text=_(
            "Say anything you like. “I don't know how to start” is a good way to start. Big worries and small ones are both fine."
        ),
    ),
    Note(
        title=_("You think together"),
        text=_(
            "They listen, and they don't laugh. They keep it to themselves unless someone is in danger. You can hang up whenever you want."
        ),
    ),
)
NUMBERS_TITLE: Final = _("Who you can call")
NUMBERS_LEAD: Final = _(
    "Tap your country to see who listens there. The red number is for when you're in danger right now."
)
CHECKED: Final = _("Checked on")
MISSING_TITLE: Final = _("Your country isn't here?")
MISSING: Final = _(
    "Many more countries have a helpline for children. Ask a grown-up you trust to help you look. "
    "You'll find most of them on these two lists."
)
DIRECTORIES: tuple[tuple[str, str], ...] = (
    ("Child Helpline International", "https://childhelplineinternational.org/"),
    ("Find A Helpline", "https://findahelpline.com/"),
)
"""Directories of helplines all over the world: name and address."""
ABOUT_TITLE: Final = _("For grown-ups: where these numbers come from")
ABOUT: Final = _(
    "At least two publishers name each number. We read what they say on "
    "the day shown with each line, and we didn't call any of them. Numbers and hours change: "
    "look at the line's own website before you count on it. We say that a call is free, or that "
    "it needs no name, only where one of these publications says so."
)
SOURCES_TITLE: Final = _("The publications for each number")
LEAVE: Final = _("Leave this page")
LEAVE_TITLE: Final = _("Reading this in secret?")
LEAVING: Final = _(
    "“Leave this page” takes you to our home page with one tap. Your browser keeps a list of the "
    "pages you've been to, called the history, and this page may still be in it. We don't count who "
    "reads this page or which number they tap."
)

_CHECKED: Final = dt.date(2026, 11, 22)
_CHECKED_LATER: Final = dt.date(2026, 11, 23)


def _directory(*facts: Fact) -> Source:
    """Return Find A Helpline as the source of an entry.

    The site itself could not be opened on the day of the check; this is a copy of its entries.
    """
    return Source(
        url="https://github.com/GhostOf0days/Resilient-Rhino/blob/33bdfad47fcd01d8c67f70dad1be79fb4e21d0c2/src/fetch-data/scraper/scraped.json",
        dated="2023-06-09",
        facts=("number", *facts),
        note="A copy of the entries of findahelpline.com",
    )


def _list() -> Source:
    """Return a list of numbers of many countries as the source of an entry."""
    return Source(
        url="https://github.com/DennisGross/aidlines/blob/4f81e371e889651bc8d560115028ef339e92e6a3/data.js",
        dated="2024-09-13",
        note="A list of emergency numbers and helplines",
    )


def _advice(page: str, dated: str) -> Source:
    """Return a government's travel advice as the source of an emergency number.

    This is a copy of the advice, which names the numbers of the country; `dated` is the day on which
    the copy last changed.
    """
    return Source(
        url=f"https://github.com/marcolussetti/travel-advisories/blob/bbc331def9b73f61253cca713cd85a4b363a436f/{page}",
        dated=dated,
        note="A copy of a government's travel advice",
    )


_EUROPE_112 = Emergency(
    phone="112",
    sources=(
        Source(url="https://www.viken-nettskole.no/lessons/varsling-copy/", dated="unknown"),
        Source(
            url="https://www.frequentbusinesstraveler.com/2012/08/how-to-call-for-help-around-the-world-emergency-numbers-and-instructions-for-travelers/",
            dated="2012-08-07",
        ),
        Source(url="https://ch.ch/en/road-accident-what-should-i-do", dated="unknown"),
    ),
    checked=_CHECKED,
)
"""The emergency number of all countries of the European Union."""

COUNTRIES: tuple[Country, ...] = collection(
    Country(
        code="DZ",
        emergency=Emergency(
            phone="1548",
            note=_("the police"),
            sources=(
                Source(
                    url="http://www.lequotidien-oran.com/index.php?news=5295491", dated="unknown"
                ),
                Source(
                    url="https://www.maghrebemergent.com/algerie-les-4-numeros-durgence-indispensables-pour-un-voyage-sans-tracas/",
                    dated="unknown",
                ),
                _advice("unitedkingdom/Algeria/Getting%20help.md", "2025-12-17"),
                _advice("australia/Algeria/Local_contacts.md", "2025-04-09"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="14",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://www.maghrebemergent.com/algerie-les-4-numeros-durgence-indispensables-pour-un-voyage-sans-tracas/",
                        dated="unknown",
                    ),
                    _advice("unitedkingdom/Algeria/Getting%20help.md", "2025-12-17"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="1111"),
                phone="1111",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("ar"), language_name("fr")),
                sources=(
                    Source(
                        url="http://network.onppe.dz/ar/green-number-1111",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="http://www.lequotidien-oran.com/index.php?news=5319336&archive_date=2023-03-06",
                        dated="2023-03-06",
                    ),
                    Source(
                        url="https://www.algerie360.com/allo-tofola-le-nouveau-service-en-ligne-pour-signaler-un-enfant-en-danger/",
                        dated="unknown",
                    ),
                    Source(
                        url="https://leprovincial.dz/allo-tofola-une-application-au-secours-des-enfants-en-danger",
                        dated="unknown",
                    ),
                    Source(
                        url="https://djazairess.com/echorouk/1321800",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="AO",
        helplines=(
            Helpline(
                name="SOS Criança",
                phone="15015",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("pt"),),
                sources=(
                    Source(
                        url="https://estadonews.net/2025/10/06/inac-regista-mais-de-600-denuncias-de-violencia-contra-criancas-em-uma-semana/",
                        dated="2025-10-06",
                    ),
                    Source(
                        url="http://novojornal.co.ao/sociedade/detalhe/inac-recebeu-mais-de-600-denuncias-de-violencia-contra-criancas-na-ultima-semana-67952.html",
                        dated="2025-10-27",
                    ),
                    Source(
                        url="https://masfamu.gov.ao/ao/noticias/linha-sos-atende-mais-de-200-mil-denuncias-de-violencia-contra-a-crianca/",
                        dated="2022-06-09",
                        facts=("number", "hours", "free", "no name"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="AR",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html",
                    dated="2022-08-13",
                ),
                Source(
                    url="https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea 102",
                phone="102",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html",
                        dated="2022-08-13",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://hogarmarialuisa.org/?p=12449",
                        dated="unknown",
                        facts=("number", "free", "no name"),
                    ),
                    Source(
                        url="https://datapba.com/2023/01/26/en-2022-se-registraron-57-llamadas-por-dia-para-alertar-sobre-situaciones-de-maltrato-infantil",
                        dated="2023-01-26",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="AU",
        emergency=Emergency(
            phone="000",
            sources=(
                Source(url="https://www.police.nsw.gov.au/?a=6943", dated="unknown"),
                Source(
                    url="https://en.wikipedia.org/wiki/000_(emergency_telephone_number)",
                    dated="unknown",
                ),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Kids Helpline",
                phone="1800 55 1800",
                who=_("Anyone from 5 to 25 years old"),
                hours=_("Day and night"),
                languages=(language_name("en"),),
                website="https://kidshelpline.com.au/",
                sources=(
                    Source(
                        url="https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2",
                        dated="2023-03-20",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.copmi.net.au/resources/national-kids-helpline/",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="AT",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Rat auf Draht",
                phone="147",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("de"),),
                website="https://www.rataufdraht.at/",
                sources=(
                    Source(
                        url="https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147",
                        dated="2024-09-18",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://daili.at/2023/10/35-jahre-rat-auf-draht-wichtige-stuetze-auch-in-kaernten/",
                        dated="2023-10",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="BH",
        emergency=Emergency(
            phone="999",
            sources=(
                Source(
                    url="https://www.frequentbusinesstraveler.com/2012/08/how-to-call-for-help-around-the-world-emergency-numbers-and-instructions-for-travelers/",
                    dated="2012-08-07",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="998"),
                phone="998",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://www.bahrain.bh/wps/portal/en/BNP/ServicesCatalogue/GSX-UI-PServiceDetails?psID=3512",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://crookedbough.com/?p=4591",
                        dated="2011-12-29",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="BE",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="103 Écoute-Enfants",
                phone="103",
                who=_("Children and teenagers who speak French"),
                hours=_("Every day, 10 in the morning to midnight"),
                languages=(language_name("fr"),),
                website="https://www.103ecoute.be/",
                sources=(
                    Source(
                        url="https://deapotheker.pmg.be/fr/fichier/EAKbe2605S43_00",
                        dated="2026",
                        facts=("number", "free", "no name"),
                    ),
                    Source(
                        url="https://www.rtbf.be/article/ecoute-enfants-le-numero-103-en-quete-de-visibilite-11076758",
                        dated="2022",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="http://bxlbondyblog.be/le-103-la-detresse-au-bout-du-fil",
                        dated="2016",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory("free"),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="Awel",
                phone="102",
                who=_("Children and teenagers who speak Dutch"),
                languages=(language_name("nl"),),
                website="https://www.awel.be/",
                sources=(
                    Source(
                        url="https://www.hln.be/nieuws/binnenland/ruim-23-000-contacten-met-kinderen-en-jongeren-voor-awel-de-voormalige-kinder-en-jongerentelefoon~a1065a0b/",
                        dated="2020-02-19",
                    ),
                    Source(
                        url="https://childhelplineinternational.org/20-years-20-voices-awel-belgium/",
                        dated="2023",
                        facts=("free", "no name"),
                    ),
                    _directory("free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="BR",
        emergency=Emergency(
            phone="190",
            note=_("the police"),
            sources=(
                Source(
                    url="https://www.opantaneiro.com.br/aquidauana/a-importancia-de-ligar-190-em-situacoes-de-emergencia/231689/",
                    dated="2025-12-05",
                ),
                Source(
                    url="https://app.campoflorido.mg.gov.br/carta-de-servicos/c/2/i/14661/acionar-emergencia-policial-190",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="192",
                note=_("the ambulance"),
                sources=(
                    Source(
                        url="https://www.opovo.com.br/noticias/brasil/2025/12/10/bombeiros-ou-samu-saiba-quem-acionar-em-caso-de-emergencia.html",
                        dated="2025-12-10",
                    ),
                    Source(
                        url="https://bastidoresdaemergencia.com.br/190-192-e-193-como-funcionam-os-numeros-que-salvam-vidas",
                        dated="unknown",
                    ),
                    _advice("unitedkingdom/Brazil/Getting%20help.md", "2026-05-12"),
                ),
                checked=_CHECKED_LATER,
            ),
            Emergency(
                phone="193",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://www.opovo.com.br/noticias/brasil/2025/12/10/bombeiros-ou-samu-saiba-quem-acionar-em-caso-de-emergencia.html",
                        dated="2025-12-10",
                    ),
                    Source(
                        url="https://bastidoresdaemergencia.com.br/190-192-e-193-como-funcionam-os-numeros-que-salvam-vidas",
                        dated="unknown",
                    ),
                    _advice("unitedkingdom/Brazil/Getting%20help.md", "2026-05-12"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name="Disque 100",
                phone="100",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("pt"),),
                sources=(
                    Source(
                        url="https://www.em.com.br/trends/2025/12/7305164-como-denunciar-casos-de-abuso-infantil-de-forma-segura-e-anonima.html",
                        dated="2025-12-02",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://plenarinho.leg.br/index.php/2017/02/disque-100-o-numero-da-cidadania/",
                        dated="unknown",
                        facts=("number", "hours", "no name"),
                    ),
                    Source(
                        url="https://correiodolitoralrs.com.br/imbe-saiba-como-funciona-o-canal-de-atendimento-disque-100",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
            Helpline(
                name="Centro de Valorização da Vida",
                phone="188",
                who=_("Anyone who needs to talk"),
                hours=_("Day and night"),
                languages=(language_name("pt"),),
                website="https://www.cvv.org.br/",
                sources=(
                    Source(
                        url="https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/",
                        dated="2018-07",
                        facts=("number", "free", "no name"),
                    ),
                    Source(
                        url="https://cdlvca.com.br/2018/07/05/ligacao-para-prevencao-ao-suicidio-passa-a-ser-gratuita-em-toda-a-bahia-pelo-numero-188/",
                        dated="2018-07-05",
                        facts=("number", "hours", "free"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="CM",
        emergency=Emergency(
            phone="117",
            note=_("the police"),
            sources=(
                Source(
                    url="https://camerounweb.com/CameroonHomePage/NewsArchive/URGENT-l-heure-est-tr-s-grave-la-Police-nationale-772152",
                    dated="unknown",
                ),
                _advice("unitedkingdom/Cameroon/Getting%20help.md", "2026-02-10"),
                _advice("australia/Cameroon/Local_contacts.md", "2025-04-07"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="116"),
                phone="116",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("fr"), language_name("en")),
                sources=(
                    Source(url="https://www.journaletudiant.com/?p=13024", dated="2025-09"),
                    Source(
                        url="https://actucameroun.com/2022/12/16/alerte-le-116-nouvelle-ligne-dassistance-aux-enfants-en-detresse/",
                        dated="2022-12-16",
                    ),
                    Source(
                        url="https://www.camertopnews.com/protection-de-lenfant-contre-les-violences-le-numero-vert-116-desormais-operationnel/",
                        dated="2022-12",
                        facts=("number", "no name"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="CA",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(url="http://nl911.ca/index.php?p=education/kids-corner", dated="unknown"),
                Source(
                    url="https://www.northbaypolice.ca/contact-us/when-to-call-911",
                    dated="unknown",
                ),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Kids Help Phone",
                phone="1-800-668-6868",
                text=_("Text CONNECT to 686868"),
                who=_("Children, teenagers and young adults"),
                hours=_("Day and night"),
                languages=(language_name("en"), language_name("fr")),
                website="https://kidshelpphone.ca/",
                sources=(
                    Source(
                        url="https://www.newswire.ca/news-releases/government-of-canada-announces-7-5m-to-kids-help-phone-820457193.html",
                        dated="2024-11-14",
                        facts=("number", "hours", "text"),
                    ),
                    Source(
                        url="https://nupge.ca/content/new-mental-health-resources-available-kids-help-phone",
                        dated="2020-04-22",
                        facts=("number", "hours", "text"),
                    ),
                    Source(
                        url="https://kidshelpphone.ca/get-involved/about-us/who-is-kids-help-phone/",
                        dated="unknown",
                        facts=("hours", "free"),
                    ),
                    _directory("hours"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="CL",
        emergency=Emergency(
            phone="133",
            note=_("the police"),
            sources=(
                Source(
                    url="https://stg.chile.travel/pt-br/dicas-uteis/precaucoes-de-seguranca",
                    dated="unknown",
                ),
                Source(
                    url="https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="131",
                note=_("the ambulance"),
                sources=(
                    Source(
                        url="https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/",
                        dated="2025-10-09",
                    ),
                    _advice("unitedkingdom/Chile/Getting%20help.md", "2026-01-20"),
                ),
                checked=_CHECKED_LATER,
            ),
            Emergency(
                phone="132",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://www.latercera.com/nacional/noticia/la-ultima-apuesta-del-gobierno-en-seguridad-publica-tener-un-acceso-unico-similar-al-911-y-crear-un-sistema-de-proteccion-integrado/",
                        dated="2025-10-09",
                    ),
                    _advice("unitedkingdom/Chile/Getting%20help.md", "2026-01-20"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name="Línea Libre",
                phone="1515",
                who=_("Children and teenagers"),
                languages=(language_name("es"),),
                website="https://www.linealibre.cl/",
                sources=(
                    Source(
                        url="https://publimetro.cl/cl/noticias/2019/12/20/alo-linea-libre-lanzan-nuevo-fono-ayuda-contencion-ninas-ninos-chile.html?outputType=amp",
                        dated="2019-12-20",
                        facts=("number", "free"),
                    ),
                    _directory(),
                ),
                checked=_CHECKED_LATER,
            ),
            Helpline(
                name="Fono Niños",
                phone="147",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://13.cl/programas/servicios-13/servicios/conoce-como-funciona-fono-ninos-147-el-servicio-para-denunciar",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="http://www.internetsegura.cl/ayuda/",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="CO",
        emergency=Emergency(
            phone="123",
            sources=(
                Source(
                    url="https://www.policia.gov.co/noticia/telefono-que-escucha-voces-ninos",
                    dated="2020-05-22",
                ),
                Source(
                    url="https://medialab.eafit.edu.co/amarteasi/ruta-de-atencion", dated="unknown"
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea 141",
                phone="141",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                website="https://www.icbf.gov.co/",
                sources=(
                    Source(
                        url="https://www.elespectador.com/noticias/nacional/maltrato-abuso-sexual-y-trabajo-infantil-ahora-se-puede-articulo-669056",
                        dated="2016-12",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.policia.gov.co/noticia/telefono-que-escucha-voces-ninos",
                        dated="2020-05-22",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://otvtelevision.com/con-la-linea-141-crecio-el-nivel-de-confianza-de-los-ninos-en-el-icbf",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    _directory("free"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="CU",
        emergency=Emergency(
            phone="106",
            note=_("the police"),
            sources=(
                Source(
                    url="https://juventudrebelde.cu/index.php/cuba/2014-09-26/106-solo-para-emergencias",
                    dated="2014-09-26",
                ),
                _advice("unitedkingdom/Cuba/Getting%20help.md", "2026-01-31"),
                _advice("australia/Cuba/Local_contacts.md", "2025-05-13"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea 103",
                phone="103",
                who=_("Anyone who needs to talk"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.tiempo21.cu/2025/09/25/al-alcance-de-todos-en-las-tunas-por-un-mejor-bienestar-de-la-familia-linea-103/",
                        dated="2025-09-25",
                        facts=("number", "no name"),
                    ),
                    Source(
                        url="https://www.cadenagramonte.cu/?p=33205",
                        dated="unknown",
                        facts=("number", "free", "no name"),
                    ),
                    Source(
                        url="https://juventudrebelde.cu/index.php/cuba/2020-09-03/una-linea-de-orientacion-y-apoyo-sicologico",
                        dated="2020-09-03",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="DK",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="BørneTelefonen",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("da"),),
                website="https://bornetelefonen.dk/",
                sources=(
                    Source(
                        url="https://www.bt.dk/samfund/boernetelefonen-har-modtaget-15-procent-flere-opkald-i-juledagene-et-emne-gaar",
                        dated="2022-12",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://bornetelefonen.dk/om-boernetelefonen/privatlivspolitik/",
                        dated="unknown",
                        facts=("no name",),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="DO",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://listindiario.com/la-republica/ciudad/20250818/conani-dice-denuncia-sobre-nina-maltratada-guandules-realizada-entidad_870782.html",
                    dated="2025-08-18",
                ),
                Source(
                    url="https://elnacional.com.do/raquel-arbaje-llama-a-denunciar-abuso-infantil/",
                    dated="unknown",
                ),
                _advice("unitedkingdom/Dominican%20Republic/Getting%20help.md", "2026-08-08"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea Vida",
                phone="809-200-1202",
                who=_("Anyone who is being hurt, or is afraid of someone at home"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://elnacional.com.do/raquel-arbaje-llama-a-denunciar-abuso-infantil/",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://hoy.com.do/denunciar-casos-de-maltrato-de-menores-en-rd/",
                        dated="2025-08-22",
                        facts=("number", "no name"),
                    ),
                    Source(
                        url="https://listindiario.com/la-republica/ciudad/20250818/conani-dice-denuncia-sobre-nina-maltratada-guandules-realizada-entidad_870782.html",
                        dated="2025-08-18",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="EC",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://machalamovil.com/ecu-911-unico-encargado-de-emergencias-a-nivel-nacional-tras-nuevas-resoluciones",
                    dated="2024-09",
                ),
                Source(
                    url="https://migrasegura.org/informacao/derechos-menores-vulnerados/",
                    dated="unknown",
                ),
                _advice("unitedkingdom/Ecuador/Getting%20help.md", "2026-03-05"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea 171, opción 6",
                phone="171",
                who=_("Anyone who needs to talk"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.expreso.ec/buenavida/el-pacto-nacional-por-la-salud-mental-5-servicios-gratuitos-en-ecuador-274020.html",
                        dated="2026-02-10",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.teleamazonas.com/actualidad/noticias/sociedad/ecuador-registro-1-2-millones-atenciones-salud-mental-109181/",
                        dated="2026-01-13",
                    ),
                    Source(
                        url="https://ecuadornoticias360.com/pacto-nacional-por-la-salud-mental-en-ecuador-servicios-gratuitos",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="EG",
        emergency=Emergency(
            phone="122",
            note=_("the police"),
            sources=(
                Source(
                    url="https://docslib.org/doc/6618224/2021-osac-csr-egypt-pdf",
                    dated="2021-07-29",
                ),
                _advice("unitedkingdom/Egypt/Getting%20help.md", "2026-01-15"),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="123",
                note=_("the ambulance"),
                sources=(
                    Source(url="https://www.elmhata.com/archives/4548", dated="2025-07-08"),
                    Source(
                        url="https://www.masrawy.com/news/news_egypt/details/2025/11/12/2889086/%D9%85%D8%B9%D9%84%D9%88%D9%85%D8%A9-%D8%B5%D8%A7%D8%AF%D9%85%D8%A9-%D8%A7%D9%84%D8%A5%D8%B3%D8%B9%D8%A7%D9%81-%D9%85%D9%83%D8%A7%D9%84%D9%85%D8%A9-%D9%88%D8%A7%D8%AD%D8%AF%D8%A9-%D8%AD%D9%82%D9%8A%D9%82%D9%8A%D8%A9-%D9%85%D9%86-%D8%A8%D9%8A%D9%86-%D9%83%D9%84-10-%D8%A7%D8%AA%D8%B5%D8%A7%D9%84%D8%A7%D8%AA",
                        dated="2025-11-12",
                    ),
                    _advice("unitedkingdom/Egypt/Getting%20help.md", "2026-01-15"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="16000"),
                phone="16000",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://darelhilal.com/Print/3200195.aspx",
                        dated="2026-03-21",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://www.almasryalyoum.com/news/details/4166074", dated="unknown"
                    ),
                    Source(
                        url="https://www.masrawy.com/news/news_egypt/details/2026/1/3/2919046/%D9%86%D8%AC%D8%AF%D8%A9-%D8%A7%D9%84%D8%B7%D9%81%D9%84-%D8%AA%D9%84%D9%82%D9%8A%D9%86%D8%A7-27-7-%D8%A3%D9%84%D9%81-%D8%A8%D9%84%D8%A7%D8%BA-%D9%81%D9%8A-2025-26-%D8%B9%D9%86%D9%81-%D8%A8%D8%AF%D9%86%D9%8A",
                        dated="2026-01-03",
                        facts=("number", "hours", "no name"),
                    ),
                    Source(
                        url="https://www.masress.com/youm7/2026358",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="SV",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://croniosv.com/nacionales/vientos-acelerados-del-noreste-y-ambiente-caluroso/",
                    dated="2025-02",
                ),
                Source(
                    url="https://diario.elmundo.sv/Nacionales/estos-son-los-numeros-de-emergencias-que-debes-conocer",
                    dated="unknown",
                ),
                _advice("unitedkingdom/El%20Salvador/Getting%20help.md", "2026-06-10"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea 119",
                phone="119",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.infobae.com/el-salvador/2026/02/18/conapina-atendio-mas-de-15000-llamadas-en-2025-y-refuerza-atencion-a-la-ninez-salvadorena/",
                        dated="2026-02-18",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://croniosv.com/principal/principal1/conapina-protege-la-permanencia-de-la-ninez-vulnerada-en-el-sector-educativo/",
                        dated="2026-03-03",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="FR",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="119 Allô Enfance en Danger",
                phone="119",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("fr"),),
                website="https://www.allo119.gouv.fr/",
                sources=(
                    Source(
                        url="https://guernes.eu/pratique/infos-jeunesse/enfance-en-danger",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://madinin-art.net/119-allo-enfance-en-danger-un-numero-pour-les-situations-durgence",
                        dated="2023",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://actionenfance.org/publications/119-allo-enfants-en-danger/",
                        dated="2015",
                        facts=("number", "hours", "free", "no name"),
                    ),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="3018 e-Enfance",
                phone="3018",
                who=_("Anyone who is bullied, at school or online"),
                hours=_("Every day, 9 in the morning to 11 in the evening"),
                languages=(language_name("fr"),),
                website="https://e-enfance.org/",
                sources=(
                    Source(
                        url="https://solidarites.gouv.fr/node/2219",
                        dated="2025-11-07",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://mairie-villetaneuse.fr/actualites/le-3018-un-numero-gratuit-et-une-app-pour-les-victimes-de-cyberharcelement",
                        dated="2023-09-28",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://mesallocations.fr/victime-de-cyberharcelement-contactez-le-3018-pour-obtenir-de-l-aide",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
            Helpline(
                name="3114",
                phone="3114",
                who=_("Anyone who feels so sad that they think about hurting themselves"),
                hours=_("Day and night"),
                languages=(language_name("fr"),),
                website="https://3114.fr/",
                sources=(
                    Source(
                        url="https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://www.francetvinfo.fr/sante/psycho-bien-etre/sante-mentale/suicides-le-numero-national-de-prevention-3114-a-recu-34000-appels-en-quatre-mois_4943130.html",
                        dated="2022-02",
                        facts=("number", "hours", "free"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="DE",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Nummer gegen Kummer",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Monday to Saturday, 2 to 8 in the evening"),
                languages=(language_name("de"),),
                website="https://www.nummergegenkummer.de/",
                sources=(
                    Source(
                        url="https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556",
                        dated="2020",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://treffpunkt-stadtteil.de/nummer-gegen-kummer-auch-in-halle/",
                        dated="unknown",
                        facts=("number", "hours", "no name"),
                    ),
                    Source(
                        url="https://himmelunderdeonline.de/hue/116-111-die-nummer-gegen-kummer-.php",
                        dated="2023-05-18",
                        facts=("number", "free", "no name"),
                    ),
                    _list(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="GT",
        emergency=Emergency(
            phone="110",
            note=_("the police"),
            sources=(
                Source(
                    url="https://emisorasunidas.com/nacional/2025/12/24/guia-de-numeros-de-emergencia-por-celebraciones-de-fin-de-ano/",
                    dated="2025-12-24",
                ),
                Source(
                    url="https://pgn.gob.gt/2025/03/11/que-hacer-y-que-no-hacer-al-enfrentarse-a-la-desaparicion-de-una-nina-nino-o-adolescente/",
                    dated="2025-03-11",
                ),
                _advice("unitedkingdom/Guatemala/Getting%20help.md", "2026-07-30"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="122",
                note=_("the ambulance and the fire department"),
                sources=(
                    Source(
                        url="https://emisorasunidas.com/nacional/2025/12/24/guia-de-numeros-de-emergencia-por-celebraciones-de-fin-de-ano/",
                        dated="2025-12-24",
                    ),
                    _advice("unitedkingdom/Guatemala/Getting%20help.md", "2026-07-30"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name="Línea 1510",
                phone="1510",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.infobae.com/guatemala/2026/03/11/el-gobierno-de-guatemala-inicia-actividades-en-escuelas-para-fomentar-la-denuncia-de-violencia-infantil/",
                        dated="2026-03-11",
                    ),
                    Source(
                        url="https://agn.gt/procedimientos-de-la-pgn-para-el-rescate-y-proteccion-de-menores-vulnerados",
                        dated="unknown",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="IN",
        emergency=Emergency(
            phone="112",
            sources=(
                Source(
                    url="https://orissadiary.com/integration-of-child-helpline-with-erss-112-completed-in-9-states/",
                    dated="2023-07-26",
                ),
                _list(),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Child Helpline 1098",
                phone="1098",
                who=_("Children up to 18 who need help"),
                hours=_("Day and night"),
                languages=(_("Languages of India"),),
                sources=(
                    Source(
                        url="https://orissadiary.com/integration-of-child-helpline-with-erss-112-completed-in-9-states/",
                        dated="2023-07-26",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.childlineindia.org/a/about/childline-india",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://en.wikipedia.org/wiki/Childline_India",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _list(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="IE",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Childline",
                phone="1800 66 66 66",
                who=_("Anyone up to 18 years old"),
                hours=_("Day and night"),
                languages=(language_name("en"),),
                website="https://www.childline.ie/",
                sources=(
                    Source(
                        url="http://www.breakingnews.ie/ireland/childine-volunters-answered-1020-calls-from-children-on-christmas-day-820223.html",
                        dated="2017-12-26",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://audio.com/connemararadioarchives/audio/health-pg-33-17dec2024",
                        dated="2024-12-17",
                        note="Connemara Community Radio, with the service's manager",
                    ),
                    Source(
                        url="https://www.ispcc.ie/childlines-24-7-support-line-conversations-in-the-lead-up-to-christmas/",
                        dated="unknown",
                        facts=("hours",),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="IT",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Telefono Azzurro",
                phone="19696",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("it"),),
                website="https://azzurro.it/",
                sources=(
                    Source(
                        url="https://tg24.sky.it/cronaca/2025/04/23/telefono-azzurro-numeri-intervento-giubileo",
                        dated="2025-04-23",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.avvenire.it/per-telefono-azzurro-linee-attive-anche-a-natale_102484",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="114 Emergenza Infanzia",
                phone="114",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("it"),),
                website="https://azzurro.it/",
                sources=(
                    Source(
                        url="https://www.comune.trieste.it/114-emergenza-infanzia",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="http://azzurro.it/it/cosa-facciamo/caso-di-emergenza/114-emergenza-infanzia",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="JP",
        emergency=Emergency(
            phone="110",
            note=_("the police"),
            sources=(
                Source(
                    url="https://news.yahoo.co.jp/expert/articles/49303fb19b30a39445dbbefafd1d4f5474a7d683",
                    dated="unknown",
                ),
                Source(url="https://preguntas.wiki/que-es-numero-de-emergencias", dated="unknown"),
                _advice("unitedkingdom/Japan/Getting%20help.md", "2025-12-18"),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="119",
                note=_("the ambulance and the fire department"),
                sources=(
                    Source(
                        url="https://www.city.minamiuonuma.niigata.jp/shoubouhonbu/docs/4193.html",
                        dated="2024-06-12",
                    ),
                    Source(
                        url="https://www.city.odate.lg.jp/city/foreign-language/english/emergency-call",
                        dated="unknown",
                    ),
                    _advice("unitedkingdom/Japan/Getting%20help.md", "2025-12-18"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name=_("Childline Japan"),
                phone="0120-99-7777",
                who=_("Anyone up to 18 years old"),
                hours=_(
                    "Every day, 4 in the afternoon to 9 in the evening, but not from December 29 to January 3"
                ),
                languages=(language_name("ja"),),
                website="https://childline.or.jp/",
                sources=(
                    Source(
                        url="http://www.cl-fukushima.org/suisinkyougikai/index.html",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://kidsinfost.net/info/sos",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory(),
                ),
                checked=_CHECKED_LATER,
            ),
            Helpline(
                name=_("24-hour SOS line for children"),
                phone="0120-0-78310",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("ja"),),
                sources=(
                    Source(
                        url="https://www.mext.go.jp/a_menu/shotou/seitoshidou/1306988.htm",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://kidsinfost.net/info/sos",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://sub.worldtimes.co.jp/education/69510.html",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="JO",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(url="https://watananews.com/?p=1369", dated="2020-10-09"),
                Source(url="https://alordoon.com/news/archives/amp/83422", dated="unknown"),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="110"),
                phone="110",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://ncfa.org.jo/en/news/workshop-for-national-team-for-family-protection",
                        dated="unknown",
                    ),
                    Source(
                        url="https://muthaqqaf.blogspot.com/2022/12/100call.html",
                        dated="2022-12",
                        facts=("number", "hours", "free"),
                    ),
                    Source(url="https://www.masress.com/albawabh/1774358", dated="unknown"),
                    _list(),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="KW",
        emergency=Emergency(
            phone="112",
            sources=(
                Source(
                    url="https://www.kuwaitup2date.com/police-response-in-kuwait-via-osac/?lcp_page3=28",
                    dated="unknown",
                ),
                Source(url="https://alaan.cc/article/318312/", dated="unknown"),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="147"),
                phone="147",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://findahelpline.com/organizations/147-child-helpline-147",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://arabtimesonline.com/news/ministry-of-health-in-partnership-with-zain-kick-off-nationwide-awareness-campaign-to-promote-child-protection-helpline-147",
                        dated="2024-05-08",
                    ),
                    Source(
                        url="https://db.westchesterlibraries.org:2090/kuwait/kuwait-times/20240509/281526526144375",
                        dated="2024-05-09",
                        facts=("number", "hours"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="LI",
        emergency=Emergency(
            phone="112",
            sources=(
                Source(
                    url="https://presseportal.ch/fr/pm/100000148/100790621?langid=1",
                    dated="unknown",
                ),
                _advice("unitedstates/Liechtenstein/Safety%20and%20Security.md", "2025-03-26"),
                _advice(
                    "ireland/Liechtenstein/Travel%20to%20Liechtenstein%20overview.md", "2026-05-02"
                ),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Pro Juventute 147",
                phone="147",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("de"),),
                website="https://www.147.ch/",
                sources=(
                    Source(
                        url="https://www.radio.li/news-1/mehr-aufwand-fuer-sorgentelefon",
                        dated="2023-09-21",
                        facts=("number", "hours", "no name"),
                    ),
                    Source(
                        url="https://www.presseportal.ch/de/pm/100000148/100895817",
                        dated="2022-09",
                        facts=("number", "free"),
                    ),
                    _list(),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="LU",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Kanner-Jugendtelefon",
                phone="116 111",
                who=_("Children and teenagers"),
                languages=(_("The languages of the country"),),
                website="https://www.kjt.lu/",
                sources=(
                    Source(
                        url="http://www.pressreader.com/luxembourg/luxemburger-wort/20240307/281681144838629",
                        dated="2024-03-07",
                    ),
                    Source(url="https://www.kjt.lu/de/wer-wir-sind/", dated="unknown"),
                    Source(
                        url="https://childhelplineinternational.org/20-years-20-voices-kjt-luxembourg/",
                        dated="2023",
                    ),
                    Source(
                        url="https://www.pressreader.com/luxembourg/luxemburger-wort/20220615/281509344846471",
                        dated="2022-06-15",
                        facts=("no name",),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="MX",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://www.publimetro.com.mx/opinion/2024/03/01/usar-bien-los-numeros-de-emergencia-por-luis-wertman-zaslav/",
                    dated="2024-03-01",
                ),
                Source(
                    url="https://24horasyucatan.mx/2025/07/08/whatsapp-maltrato-infantil-merida",
                    dated="2025-07-08",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea de la Vida",
                phone="800 911 2000",
                who=_("Anyone who needs to talk"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/",
                        dated="2025-12-24",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.cronica.com.mx/nacional/2025/09/19/jornada-para-la-prevencion-del-suicidio/",
                        dated="2025-09-19",
                    ),
                    _directory(),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="MA",
        emergency=Emergency(
            phone="19",
            note=_("the police"),
            sources=(
                Source(
                    url="https://www.challenge.ma/maroc-ces-numeros-quil-faut-avoir-en-cas-durgence-243599/",
                    dated="2022-08",
                ),
                Source(
                    url="http://www.easyexpat.com/fr/guides/maroc/casablanca/services/urgences/print.htm",
                    dated="unknown",
                ),
                Source(url="https://fr.allafrica.com/stories/202409130175.html", dated="2024-09"),
                Source(
                    url="https://wakalatalanbae.ma/%D8%A7%D9%84%D8%B1%D9%82%D9%85-19-%D8%A2%D9%84%D9%8A%D8%A9-%D8%A7%D8%B3%D8%AA%D8%B1%D8%A7%D8%AA%D9%8A%D8%AC%D9%8A%D8%A9-%D9%84%D8%AA%D8%B1%D8%B3%D9%8A%D8%AE-%D8%A7%D9%84%D8%A3%D9%85%D9%86-%D8%A7%D9%84",
                    dated="2025-06-21",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="2511"),
                phone="2511",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(
                    language_name("ar"),
                    language_name("fr"),
                ),
                sources=(
                    Source(
                        url="https://www.onde.ma/fr/onde/protection",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://grazia.ma/articles/le-2511-numaero-vert-d--aide-aux-enfants-en-difficultae/GGBZHEH",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="http://www.libe.ma/La-violence-a-l-egard-des-enfants-necessite-l-implication-de-tous-les-acteurs_a88425.html",
                        dated="2017-07",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="NL",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="De Kindertelefoon",
                phone="0800 0432",
                who=_("Anyone from 8 to 18 years old"),
                hours=_("Every day, 11 in the morning to 9 in the evening"),
                languages=(language_name("nl"),),
                website="https://www.kindertelefoon.nl/",
                sources=(
                    Source(
                        url="https://www.vriendenkindertelefoon.nl/kindertelefoon",
                        dated="unknown",
                        facts=("number", "free", "no name"),
                    ),
                    Source(
                        url="https://www.metronieuws.nl/in-het-nieuws/2019/09/hoera-de-kindertelefoon-bestaat-40-jaar",
                        dated="2019-09",
                        facts=("hours",),
                    ),
                    _directory("free", "no name"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="NZ",
        emergency=Emergency(
            phone="111",
            sources=(
                Source(
                    url="https://www.nzherald.co.nz/nz/news/article.cfm?c_id=1&objectid=11898163",
                    dated="2017",
                ),
                Source(
                    url="https://amp.rnz.co.nz/article/c5102005-d14c-4840-b4e9-cd64878b797d",
                    dated="2021",
                ),
                _list(),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="0800 What's Up",
                phone="0800 942 8787",
                who=_("Anyone from 5 to 19 years old"),
                hours=_("Every day, in the afternoon and evening"),
                languages=(language_name("en"),),
                website="https://www.whatsup.co.nz/",
                sources=(
                    Source(
                        url="http://www.whatsup.co.nz/node/21",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://lifeeducation.org.nz/whatsup",
                        dated="unknown",
                        facts=("free",),
                    ),
                    Source(
                        url="http://www.scoop.co.nz/stories/ED0401/S00022.htm",
                        dated="2004-01-22",
                        facts=("number", "hours", "free"),
                    ),
                    _directory("free"),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="1737, Need to Talk?",
                phone="1737",
                text=_("Text 1737"),
                who=_("Anyone of any age"),
                hours=_("Day and night"),
                languages=(language_name("en"),),
                website="https://1737.org.nz/",
                sources=(
                    Source(
                        url="http://www.newshub.co.nz/home/health/2017/06/combined-text-and-call-helpline-to-assist-mental-health-crunch.html",
                        dated="2017-06",
                        facts=("number", "hours", "free", "text"),
                    ),
                    Source(
                        url="https://nzfamilies.org.nz/?p=1578",
                        dated="2025-12-22",
                        facts=("number", "hours", "free", "text"),
                    ),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="NO",
        emergency=Emergency(
            phone="112",
            note=_("the police"),
            sources=(
                Source(url="https://www.hamar.kommune.no/article28044-4248.html", dated="unknown"),
                Source(url="https://planetnorway.com/emergency-services/", dated="unknown"),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Alarmtelefonen for barn og unge",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("no"),),
                website="https://www.116111.no/",
                sources=(
                    Source(
                        url="https://www.116111.no/omalarmtelefonen",
                        dated="2024-03",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    Source(
                        url="https://www.regjeringen.no/no/aktuelt/alarmtelefonen-116-111-er-apen-i-jula/id2468397/",
                        dated="2015",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://www.kristiansand.kommune.no/aktuelt/2020/fortsetter-dognapen-alarmtelefon/",
                        dated="2020",
                        facts=("number", "hours"),
                    ),
                    _directory("free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="OM",
        emergency=Emergency(
            phone="9999",
            sources=(
                Source(
                    url="https://www.omanobserver.om/article/1176652/opinion/need-a-new-global-system-that-responds-to-crises",
                    dated="unknown",
                ),
                Source(url="http://www.expat.com/forum/viewtopic.php?id=581082", dated="unknown"),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="1100"),
                phone="1100",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://omanobserver.om/ampArticle/90166",
                        dated="2017-01-11",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="http://gulfnews.com/news/gulf/oman/new-hotline-to-report-child-abuse-in-oman-1.1960625",
                        dated="2017-01-12",
                        facts=("number", "hours", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="PA",
        emergency=Emergency(
            phone="104",
            note=_("the police"),
            sources=(
                Source(
                    url="https://www.midiario.com/policiales/tenia-orden-lo-atrapan-en-la-cabima-por-delito-contra-la-seguridad-colectiva",
                    dated="unknown",
                ),
                Source(
                    url="https://www.panamaamerica.com.pa/sociedad/como-va-la-unificacion-de-las-lineas-de-emergencia-en-panama-1158034/amp",
                    dated="2020-03-09",
                ),
                _advice("unitedkingdom/Panama/Getting%20help.md", "2025-12-11"),
                _advice("australia/Panama/Local_contacts.md", "2025-03-26"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea 147",
                phone="147",
                who=_("Anyone who needs to talk"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.tvn-2.com/nacionales/7-000-atenciones-linea-147-mides-prevencion-suicidio_1_2205606.html",
                        dated="2025-09-10",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.critica.com.pa/nacional/linea-147-del-mides-salva-vidas-con-mas-de-7-mil-atenciones-497233",
                        dated="2025-09-10",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.telemetro.com/nacionales/necesitas-ayuda-linea-147-del-mides-no-estas-solo-n6053730",
                        dated="2025-09-10",
                        facts=("number", "hours", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="PY",
        emergency=Emergency(
            phone="911",
            note=_("the police"),
            sources=(
                Source(
                    url="https://www.rdn.com.py/2026/01/22/emergencias-cuando-llamar-al-911-132-o-141/amp",
                    dated="2026-01-22",
                ),
                Source(url="https://launion.com.py/?p=109720", dated="unknown"),
                _advice("unitedkingdom/Paraguay/Getting%20help.md", "2026-01-09"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="141",
                note=_("the ambulance"),
                sources=(
                    Source(
                        url="https://www.rdn.com.py/2026/01/22/emergencias-cuando-llamar-al-911-132-o-141/amp",
                        dated="2026-01-22",
                    ),
                    _advice("unitedkingdom/Paraguay/Getting%20help.md", "2026-01-09"),
                ),
                checked=_CHECKED_LATER,
            ),
            Emergency(
                phone="132",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://www.rdn.com.py/2026/01/22/emergencias-cuando-llamar-al-911-132-o-141/amp",
                        dated="2026-01-22",
                    ),
                    _advice("unitedkingdom/Paraguay/Getting%20help.md", "2026-01-09"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name="Fono Ayuda 147",
                phone="147",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://www.abc.com.py/nacionales/2025/12/28/ninez-derivo-mas-de-11700-casos-a-instancias-judiciales-en-el-2025/",
                        dated="2025-12-28",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://rcc.com.py/nacionales/mas-de-mil-ninos-y-adolescentes-en-situacion-de-vulnerabilidad-fueron-reportados-en-agosto-al-147-fono-ayuda/amp",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="http://aldeasinfantiles.org.py/preguntas-frecuentes",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="PE",
        emergency=Emergency(
            phone="105",
            note=_("the police"),
            sources=(
                Source(
                    url="https://infobae.com/peru/2024/03/27/central-105-en-riesgo-por-falta-de-equipos-contraloria-detecta-serias-deficiencias-que-evitaria-la-atencion-de-emergencias",
                    dated="2024-03-27",
                ),
                Source(
                    url="https://larepublica.pe/amp/sociedad/2022/10/07/mtc-lima-y-callao-tendran-al-911-como-unica-linea-de-ayuda-para-emergencias-y-urgencias-samu-pnp-mimp-linea-100-bomberos-del-peru",
                    dated="2022-10-07",
                ),
                _advice("unitedkingdom/Peru/Getting%20help.md", "2026-03-08"),
                _advice("australia/Peru/Local_contacts.md", "2025-05-28"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="106",
                note=_("the ambulance"),
                sources=(
                    Source(
                        url="https://www.infobae.com/peru/2026/01/06/linea-106-del-samu-atendio-casi-10-mil-llamadas-de-emergencia-en-navidad-2025-y-ano-nuevo-2026/",
                        dated="2026-01-06",
                    ),
                    Source(
                        url="https://larepublica.pe/amp/sociedad/2022/10/07/mtc-lima-y-callao-tendran-al-911-como-unica-linea-de-ayuda-para-emergencias-y-urgencias-samu-pnp-mimp-linea-100-bomberos-del-peru",
                        dated="2022-10-07",
                    ),
                    _advice("unitedkingdom/Peru/Getting%20help.md", "2026-03-08"),
                ),
                checked=_CHECKED_LATER,
            ),
            Emergency(
                phone="116",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://larepublica.pe/amp/sociedad/2022/10/07/mtc-lima-y-callao-tendran-al-911-como-unica-linea-de-ayuda-para-emergencias-y-urgencias-samu-pnp-mimp-linea-100-bomberos-del-peru",
                        dated="2022-10-07",
                    ),
                    _advice("unitedkingdom/Peru/Getting%20help.md", "2026-03-08"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name="Línea 100",
                phone="100",
                who=_("Anyone who is being hurt, or is afraid of someone at home"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                sources=(
                    Source(
                        url="https://eltiempo.pe/nacional/peru-reportan-mas-de-46-mil-llamadas-malintencionadas-en-linea-100/",
                        dated="unknown",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://andina.pe/ingles/noticia-sbs-mas-3-millones-afiliados-a-afp-se-quedarian-sin-fondo-pensiones-817698.aspx/img/noticia-ni-una-menos-victimas-violencia-pueden-recurrir-a-linea-100-las-24-horas-690739.aspx",
                        dated="2017-11-23",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.infobae.com/peru/2025/12/25/warmi-nan-no-se-detiene-servicios-de-apoyo-del-ministerio-de-la-mujer-continuaran-durante-navidad-y-ano-nuevo/",
                        dated="2025-12-25",
                        facts=("number", "hours"),
                    ),
                    _directory(),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="PL",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Telefon Zaufania 116 111",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("pl"),),
                website="https://116111.pl/",
                sources=(
                    Source(
                        url="https://kulczykfoundation.org.pl/co-robimy/pomocowe/polska-telefon-zaufania-dla-dzieci-i-mlodziezy-116-111",
                        dated="2020",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://kobieta.interia.pl/zycie-i-styl/news-telefon-zaufania-dla-dzieci-i-mlodziezy-uratowany-internauci,nId,5776967",
                        dated="2022-01",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://malopolska.policja.gov.pl/pl/content/116-111-tel-zaufania-dla-dzieci-i-mlodziezy",
                        dated="unknown",
                    ),
                    _directory("hours", "free", "no name"),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="Telefon Zaufania 800 12 12 12",
                phone="800 12 12 12",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("pl"),),
                sources=(
                    Source(
                        url="https://edukacja.dziennik.pl/aktualnosci/artykuly/9394589,telefony-zaufania-dla-dzieci-i-mlodziezy-2024-gdzie-otrzymasz-pomoc.html",
                        dated="2024-01",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://wiarygodnaszkola.pl/w-2024-roku-powraca-rzadowy-wsparcie-dla-telefonow-zaufania-dla-dzieci-i-mlodziezy-gdzie-szukac-pomocy/",
                        dated="2024",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.tygodnikpowszechny.pl/telefon-zaufania-musi-radzic-sobie-sam-170377",
                        dated="2022",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="PT",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="SOS Criança",
                phone="116 111",
                who=_("Anyone up to 18 years old, and families"),
                languages=(language_name("pt"),),
                website="https://iacrianca.pt/",
                sources=(
                    Source(
                        url="https://www.vidaativa.pt/linha-de-apoio-a-crianca/",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="http://www.iacrianca.pt/index.php/en/setores-iac-sos/sos-crianca-desaparecida",
                        dated="unknown",
                        facts=("no name",),
                    ),
                    _list(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="SA",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://expat.com/en/guide/middle-east/saudi-arabia/34695-emergencies-in-saudi-arabia.html",
                    dated="2024-10-16",
                ),
                Source(
                    url="https://lifeinsaudiarabia.net/in-an-emergency-call-911-but-only-if-you-can-speak-arabic/",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="116111"),
                phone="116111",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://sauress.com/alriyadh/862727",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(url="https://www.masress.com/albawabh/1774358", dated="unknown"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="SN",
        emergency=Emergency(
            phone="17",
            note=_("the police"),
            sources=(
                Source(url="https://galseninfo.com/?p=1888", dated="unknown"),
                Source(
                    url="https://www.senenews.com/actualites/urgence-221-le-ministre-de-linterieur-annonce-la-creation-dune-plateforme-pour-la-securite-et-les-urgence_556472.html",
                    dated="2025-08-22",
                ),
                _advice("unitedkingdom/Senegal/Getting%20help.md", "2026-03-25"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="18",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://www.senenews.com/actualites/urgence-221-le-ministre-de-linterieur-annonce-la-creation-dune-plateforme-pour-la-securite-et-les-urgence_556472.html",
                        dated="2025-08-22",
                    ),
                    _advice("unitedkingdom/Senegal/Getting%20help.md", "2026-03-25"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="116"),
                phone="116",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("fr"),),
                sources=(
                    Source(
                        url="https://www.ndarinfo.com/Protection-des-mineurs-Le-Ministere-de-la-Famille-durcit-le-ton-face-aux-violences-infantiles_a43024.html",
                        dated="2026-02-21",
                    ),
                    Source(
                        url="https://senego.com/la-ligne-allo-116-un-outil-meconnu-pour-lassistance-aux-personnes-en-danger_1788496.html",
                        dated="unknown",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="ZA",
        emergency=Emergency(
            phone="10111",
            note=_("the police"),
            sources=(
                Source(url="https://www.saps.gov.za/services/cc_10111.php", dated="unknown"),
                Source(
                    url="https://www.helloadventure.co.za/south-africa-emergency-numbers/",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Childline South Africa",
                phone="116",
                who=_("Anyone up to 18 years old, and adults who worry about a child"),
                hours=_("Day and night"),
                languages=(_("Languages of South Africa"),),
                sources=(
                    Source(
                        url="https://vukuzenzele.gov.za/children-can-call-116-help",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://www.asambenitimes.co.za/post/childline-south-africa-standing-up-for-children-every-day",
                        dated="2025-05-27",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://citizen.co.za/lowvelder/news-headlines/local-news/2024/03/24/mpumalangas-childline-is-a-lifeline-for-children-in-need-of-help",
                        dated="2024-03-24",
                        facts=("number", "hours", "free", "no name"),
                    ),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="ES",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Teléfono ANAR",
                phone="900 20 20 10",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("es"),),
                website="https://www.anar.org/",
                sources=(
                    Source(url="https://anar.org/2018/07", dated="2018-07"),
                    Source(
                        url="https://www.adeces.org/anar-el-esfuerzo-por-proteger-los-derechos-de-nins-y-adolescentes/",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://childhelplineinternational.org/20-years-20-voices-anar-spain/",
                        dated="2023",
                        facts=("hours", "free"),
                    ),
                    _directory(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="SE",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Bris",
                phone="116 111",
                who=_("Anyone up to 18 years old"),
                hours=_("Day and night"),
                languages=(language_name("sv"),),
                website="https://www.bris.se/",
                sources=(
                    Source(
                        url="https://8sidor.se/sverige/2025/08/manga-barn-ringde-till-bris/",
                        dated="2025-08-20",
                        facts=("number", "hours", "no name"),
                    ),
                    Source(
                        url="https://www.bris.se/om-bris/aktuellt/bris-har-starkt-den-nationella-stodlinjen-for-barn-med-en-sms-kanal/",
                        dated="unknown",
                        facts=("number", "no name"),
                    ),
                    Source(
                        url="https://www.telia.se/privat/om/social-hallbarhet/ung-pa-natet/bris-finns-alltid-dar-nar-det-behovs",
                        dated="2021-04-22",
                        facts=("hours", "free", "no name"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="CH",
        emergency=Emergency(
            phone="112",
            sources=(
                Source(url="https://ch.ch/en/road-accident-what-should-i-do", dated="unknown"),
                Source(
                    url="https://www.iamexpat.ch/expat-info/swiss-emergency-numbers-services",
                    dated="unknown",
                ),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Pro Juventute 147",
                phone="147",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(language_name("de"), language_name("fr"), language_name("it")),
                website="https://www.147.ch/",
                sources=(
                    Source(
                        url="https://www.projuventute.ch/de/eltern/familie-gesellschaft/147",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.beobachter.ch/magazin/gesellschaft/jeden-tag-melden-sich-13-jugendliche-wegen-suizidgedanken-813821",
                        dated="2025-04",
                    ),
                    Source(url="https://ch.ch/en/road-accident-what-should-i-do", dated="unknown"),
                    Source(
                        url="http://www.pfarreiforum.ch/Kinderseite/dies--das/die-nummer-gegen-kummer/index.php",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory("hours", "free"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="TT",
        emergency=Emergency(
            phone="999",
            note=_("the police"),
            sources=(
                Source(
                    url="https://help.unhcr.org/trinidadandtobago/about-trinidad-and-tobago/security",
                    dated="unknown",
                ),
                Source(
                    url="https://www3.cnc3.co.tt/ttps-we-have-your-backs-but-stay-safe-this-christmas/",
                    dated="2021-11",
                ),
                Source(url="https://trinidad.us/information", dated="unknown"),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="ChildLine",
                phone="800-4321",
                who=_("Children and young people up to 25"),
                hours=_("Day and night"),
                languages=(language_name("en"),),
                website="https://childlinett.org/",
                sources=(
                    Source(
                        url="https://childlinett.org/whatwedo/",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="TN",
        emergency=Emergency(
            phone="197",
            note=_("the police"),
            sources=(
                Source(
                    url="https://kapitalis.com/tunisie/2022/07/10/tunisie-le-ministere-de-linterieur-appelle-les-baigneurs-a-la-vigilance/",
                    dated="2022-07-10",
                ),
                Source(
                    url="https://africanmanager.com/turbulences-meteorologiques-sur-la-majorite-des-plages-tunisiennes-le-mi-appelle-a-la-plus-grande-prudence/",
                    dated="2022-07",
                ),
                _advice("unitedkingdom/Tunisia/Getting%20help.md", "2025-12-16"),
                _advice("australia/Tunisia/Local_contacts.md", "2025-03-26"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="190",
                note=_("the ambulance"),
                sources=(
                    Source(
                        url="https://www.tuniscope.com/article/179886/actualites/tunisie/uk-alert-194610",
                        dated="2018-03-06",
                    ),
                    _advice("unitedkingdom/Tunisia/Getting%20help.md", "2025-12-16"),
                ),
                checked=_CHECKED_LATER,
            ),
            Emergency(
                phone="198",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://kapitalis.com/tunisie/2022/07/10/tunisie-le-ministere-de-linterieur-appelle-les-baigneurs-a-la-vigilance/",
                        dated="2022-07-10",
                    ),
                    Source(
                        url="https://africanmanager.com/turbulences-meteorologiques-sur-la-majorite-des-plages-tunisiennes-le-mi-appelle-a-la-plus-grande-prudence/",
                        dated="2022-07",
                    ),
                    _advice("unitedkingdom/Tunisia/Getting%20help.md", "2025-12-16"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="192"),
                phone="192",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("When offices are open"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://kapitalis.com/tunisie/2025/08/09/25-000-cas-denfants-en-danger-signales-chaque-annee-en-tunisie/",
                        dated="2025-08-09",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="https://www.turess.com/fr/tuniscopefr/410983",
                        dated="2025-08-05",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://www.turess.com/tuniscope/410975",
                        dated="2025-08-05",
                        facts=("number", "hours"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
            Helpline(
                name=_("Child Helpline {number}").format(number="1809"),
                phone="1809",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("When offices are closed"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://kapitalis.com/tunisie/2025/08/09/25-000-cas-denfants-en-danger-signales-chaque-annee-en-tunisie/",
                        dated="2025-08-09",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://www.turess.com/fr/tuniscopefr/410983",
                        dated="2025-08-05",
                        facts=("number", "hours"),
                    ),
                    Source(
                        url="https://www.turess.com/tuniscope/378958",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://www.alchourouk.com/article/%D8%A7%D9%86%D8%B7%D9%84%D8%A7%D9%82-%D9%88%D8%B1%D8%B4%D8%A7%D8%AA-%D8%B9%D9%85%D9%84-%D9%84%D8%AA%D8%B7%D9%88%D9%8A%D8%B1-%D8%A7%D9%84%D8%AE%D8%B7-%D8%A7%D9%84%D8%A3%D8%AE%D8%B6%D8%B1-%D9%84%D9%84%D8%A5%D9%86%D8%B5%D8%A7%D8%AA-1809-%D8%A7%D9%84%D9%85%D9%88%D8%AC%D9%91%D9%87-%D9%84%D9%84%D8%A3%D8%B7%D9%81%D8%A7%D9%84-%D9%88%D8%A7%D9%84%D8%A3%D8%B3%D8%B1",
                        dated="2023-01-31",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="UA",
        emergency=Emergency(
            phone="102",
            note=_("the police"),
            sources=(
                Source(
                    url="https://vila-school.e-schools.info/pages/pravila-povednki-ditini-pd-chas-evakuats",
                    dated="unknown",
                    note="Rules for an evacuation, on the site of a school",
                ),
                Source(
                    url="https://analitika.in.ua/iak-diiati-iaksho-pobachili-ditiny-bez-syprovody-doroslih",
                    dated="unknown",
                ),
                _advice("unitedkingdom/Ukraine/Getting%20help.md", "2026-01-09"),
            ),
            checked=_CHECKED_LATER,
        ),
        also=(
            Emergency(
                phone="103",
                note=_("the ambulance"),
                sources=(
                    Source(
                        url="https://vila-school.e-schools.info/pages/pravila-povednki-ditini-pd-chas-evakuats",
                        dated="unknown",
                        note="Rules for an evacuation, on the site of a school",
                    ),
                    _advice("unitedkingdom/Ukraine/Getting%20help.md", "2026-01-09"),
                ),
                checked=_CHECKED_LATER,
            ),
            Emergency(
                phone="101",
                note=_("the fire department"),
                sources=(
                    Source(
                        url="https://vila-school.e-schools.info/pages/pravila-povednki-ditini-pd-chas-evakuats",
                        dated="unknown",
                        note="Rules for an evacuation, on the site of a school",
                    ),
                    _advice("unitedkingdom/Ukraine/Getting%20help.md", "2026-01-09"),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
        helplines=(
            Helpline(
                name="La Strada Ukraine, the national hotline for children",
                phone="116 111",
                who=_("Children and teenagers"),
                languages=(language_name("uk"),),
                website="https://la-strada.org.ua/",
                sources=(
                    Source(
                        url="https://raw.githubusercontent.com/gymnasium201-kyiv/gymnasium201-kyiv.github.io/refs/heads/main/public/documents/%D0%9F%D1%80%D0%B8%D0%BC%D1%96%D1%80%D0%BD%D0%B8%D0%B9%20%D0%BF%D0%B5%D1%80%D0%B5%D0%BB%D1%96%D0%BA%20%D0%BD%D0%BE%D0%BC%D0%B5%D1%80%D1%96%D0%B2%20%D1%82%D0%B5%D0%BB%D0%B5%D1%84%D0%BE%D0%BD%D1%96%D0%B2%20%D1%82%D0%B0%20%D1%81%D0%BB%D1%83%D0%B6%D0%B1.pdf",
                        dated="unknown",
                        facts=("number", "free", "no name"),
                        note="A list for schools, on the site of a school in Kyiv",
                    ),
                    Source(
                        url="https://tlumach.dytsadok.org.ua/stop-buling-11-02-14-16-01-2024",
                        dated="2024-01-16",
                    ),
                    Source(
                        url="https://hromadske.radio/podcasts/rankova-hvylya/lyshe-2-ditey-vykorystovuyut-garyachu-liniyu-shchob-povidomyty-pro-nasylstvo",
                        dated="unknown",
                    ),
                    _directory(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="AE",
        emergency=Emergency(
            phone="999",
            sources=(
                Source(
                    url="https://www.khaleejtimes.com/ml/uae/dubai-dial-999-only-for-emergencies-residents-urged-after-hotline-gets-over-71000-calls-during-ei",
                    dated="2024-06-21",
                ),
                _advice("unitedkingdom/United%20Arab%20Emirates/Getting%20help.md", "2025-12-20"),
                Source(
                    url="https://pledgetimes.com/the-ministry-of-interior-allows-children-to-report-cases-of-abuse-against-them/",
                    dated="2023-05-09",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name=_("Child Helpline {number}").format(number="116111"),
                phone="116111",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("ar"),),
                sources=(
                    Source(
                        url="https://www.adpolice.gov.ae/en/Media-Center/News/2021/06/17/The-Hotline--a-Safety-Net-to-Protect-Children",
                        dated="2021-06-17",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://gulfnews.com/living-in-uae/education/how-does-the-uae-protect-children-the-laws-rights-and-student-hotline-everything-to-keep-your-child-safe-1.1577116217380",
                        dated="unknown",
                    ),
                    Source(
                        url="https://pledgetimes.com/the-ministry-of-interior-allows-children-to-report-cases-of-abuse-against-them/",
                        dated="2023-05-09",
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="GB",
        emergency=Emergency(
            phone="999",
            sources=(
                Source(
                    url="https://www.warrington.gov.uk/children-and-young-people", dated="unknown"
                ),
                Source(
                    url="http://www.gmsafeguardingchildren.co.uk/reporting-your-concerns/",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Childline",
                phone="0800 1111",
                who=_("Anyone under 19"),
                hours=_("Day and night"),
                languages=(language_name("en"),),
                website="https://www.childline.org.uk/",
                sources=(
                    Source(
                        url="https://www.combined.nhs.uk/do-you-need-help/children-and-young-people-keeping-safe/",
                        dated="unknown",
                        facts=("number", "hours", "free"),
                    ),
                    Source(
                        url="http://www.gmsafeguardingchildren.co.uk/reporting-your-concerns/",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                    Source(
                        url="https://www.hartlepoolmail.co.uk/news/opinion/columnists/childline-mental-health-a-major-concern-for-charitys-counselling-support-4829212",
                        dated="2024-10-21",
                        facts=("hours", "free"),
                    ),
                    Source(
                        url="https://en.wikipedia.org/wiki/Childline",
                        dated="unknown",
                        facts=("no name",),
                    ),
                    _directory(),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="US",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline",
                    dated="unknown",
                ),
                Source(
                    url="https://www.nationwidechildrens.org/family-resources-education/700childrens/2023/08/the-988-suicide-and-crisis-lifeline",
                    dated="2023-08-31",
                ),
            ),
            checked=_CHECKED,
        ),
        helplines=(
            Helpline(
                name="Childhelp National Child Abuse Hotline",
                phone="1-800-422-4453",
                text=_("Text 1-800-422-4453"),
                who=_("Anyone who is being hurt, or is afraid of someone at home"),
                hours=_("Day and night"),
                languages=(language_name("en"), _("more than 170 others with an interpreter")),
                website="https://childhelphotline.org/",
                sources=(
                    Source(
                        url="https://www.readkong.com/page/hotline-impact-report-8419570",
                        dated="2019-02",
                        facts=("number", "hours"),
                        note="Childhelp's report of 2018",
                    ),
                    Source(
                        url="http://helpisaclickaway.org",
                        dated="unknown",
                        facts=("number", "text"),
                    ),
                    Source(
                        url="https://childhelphotline.org/how-it-works",
                        dated="unknown",
                        facts=("hours", "no name"),
                    ),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="988 Suicide & Crisis Lifeline",
                phone="988",
                text=_("Text 988"),
                who=_("Anyone who feels so sad that they think about hurting themselves"),
                hours=_("Day and night"),
                languages=(
                    language_name("en"),
                    language_name("es"),
                    _("many others with an interpreter"),
                ),
                website="https://988lifeline.org/",
                sources=(
                    Source(
                        url="https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline",
                        dated="unknown",
                        facts=("number", "hours", "free", "text"),
                    ),
                    Source(
                        url="https://www.nationwidechildrens.org/family-resources-education/700childrens/2023/08/the-988-suicide-and-crisis-lifeline",
                        dated="2023-08-31",
                        facts=("number", "hours", "text"),
                    ),
                    _directory("hours", "free", "text"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="UY",
        emergency=Emergency(
            phone="911",
            sources=(
                Source(
                    url="https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/",
                    dated="unknown",
                ),
                _list(),
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="Línea Azul",
                phone="0800 5050",
                who=_("Children and teenagers, and anyone who worries about a child"),
                languages=(language_name("es"),),
                sources=(
                    Source(url="https://www.gub.uy/tramites/linea-azul", dated="2023-11-08"),
                    Source(
                        url="https://childhelplineinternational.org/uruguay-linea-azul/",
                        dated="unknown",
                    ),
                    Source(
                        url="https://www.elpais.com.uy/informacion/el-inau-retiro-ninos-a-padres-consumidores-de-pasta-base",
                        dated="unknown",
                        facts=("number", "free"),
                    ),
                ),
                checked=_CHECKED_LATER,
            ),
        ),
    ),
    Country(
        code="EU",
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="116 111 for children in Europe",
                phone="116 111",
                who=_("Children and teenagers in many countries of Europe"),
                languages=(_("The languages of the country"),),
                website="https://childhelplineinternational.org/",
                sources=(
                    Source(
                        url="http://europa.eu/rapid/press-release_IP-08-1129_en.htm",
                        dated="2008-07-10",
                    ),
                    Source(
                        url="https://www.116111.no/omalarmtelefonen",
                        dated="2024-03",
                        note="Names countries in which the number works",
                    ),
                    _directory(),
                ),
                checked=_CHECKED,
            ),
            Helpline(
                name="116 000 for missing children",
                phone="116 000",
                who=_("Anyone who ran away, is lost, or is looking for a child"),
                languages=(_("The languages of the country"),),
                website="https://missingchildreneurope.eu/",
                sources=(
                    Source(
                        url="https://iacrianca.pt/en/2023/11/campanha-linha-sos-crianca-desaparecida-116-000",
                        dated="2023-11",
                        facts=("number", "free", "no name"),
                    ),
                    Source(
                        url="https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=COM%3A2010%3A0674%3AFIN",
                        dated="2010-11-17",
                    ),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
)


def countries(locale: str) -> tuple[Country, ...]:
    """Return `COUNTRIES`, those in which the language is spoken first, the others by their names."""
    others = sorted(COUNTRIES, key=lambda country: (country.code == GROUP, plain(country.country)))
    return nearest_first(others, locale)
