"""Helplines that children can call, by country, and the texts of their page.

Each entry is confirmed by sources that were read, two of which name its number.
docs/safeguarding.md says how to check and renew them.
"""

import datetime as dt
import re
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field

from santa_app.content.blocks import Note
from santa_app.content.checks import collection, entry, require
from santa_app.i18n import gettext as _

Fact = Literal["number", "hours", "free", "no name", "text"]
"""What a source can confirm: among others, that a call is free and that callers need give no name."""
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
        return (urlsplit(self.url).hostname or "").rstrip(".").removeprefix("www.")


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
        country: Its name.
        helplines: The line for children first.
        emergency: The number for an emergency, where one is confirmed.
    """

    code: Annotated[str, Field(pattern=r"^[A-Z]{2}$")]
    country: str
    helplines: tuple[Helpline, ...]
    emergency: Emergency | None = None


def tel(phone: str) -> str:
    """Return the link that dials a number."""
    return "tel:" + re.sub(r"[ -]", "", phone)


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
        code="AU",
        country=_("Australia"),
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
                languages=(_("English"),),
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
        country=_("Austria"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Rat auf Draht",
                phone="147",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("German"),),
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
        code="BE",
        country=_("Belgium"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="103 Écoute-Enfants",
                phone="103",
                who=_("Children and teenagers who speak French"),
                hours=_("Every day, 10 in the morning to midnight"),
                languages=(_("French"),),
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
                languages=(_("Dutch"),),
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
        code="CA",
        country=_("Canada"),
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
                languages=(_("English"), _("French")),
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
        code="DK",
        country=_("Denmark"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="BørneTelefonen",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("Danish"),),
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
        code="FR",
        country=_("France"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="119 Allô Enfance en Danger",
                phone="119",
                who=_("Children and teenagers, and anyone who worries about a child"),
                hours=_("Day and night"),
                languages=(_("French"),),
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
        ),
    ),
    Country(
        code="DE",
        country=_("Germany"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Nummer gegen Kummer",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Monday to Saturday, 2 to 8 in the evening"),
                languages=(_("German"),),
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
        code="IN",
        country=_("India"),
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
        country=_("Ireland"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Childline",
                phone="1800 66 66 66",
                who=_("Anyone up to 18 years old"),
                hours=_("Day and night"),
                languages=(_("English"),),
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
        country=_("Italy"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Telefono Azzurro",
                phone="19696",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("Italian"),),
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
        ),
    ),
    Country(
        code="NL",
        country=_("Netherlands"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="De Kindertelefoon",
                phone="0800 0432",
                who=_("Anyone from 8 to 18 years old"),
                hours=_("Every day, 11 in the morning to 9 in the evening"),
                languages=(_("Dutch"),),
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
        country=_("New Zealand"),
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
                languages=(_("English"),),
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
                languages=(_("English"),),
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
        country=_("Norway"),
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
                languages=(_("Norwegian"),),
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
        code="PL",
        country=_("Poland"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Telefon Zaufania 116 111",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("Polish"),),
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
        ),
    ),
    Country(
        code="PT",
        country=_("Portugal"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="SOS Criança",
                phone="116 111",
                who=_("Anyone up to 18 years old, and families"),
                hours=_("Monday to Friday, 9 in the morning to 7 in the evening"),
                languages=(_("Portuguese"),),
                website="https://iacrianca.pt/",
                sources=(
                    Source(
                        url="https://www.vidaativa.pt/linha-de-apoio-a-crianca/",
                        dated="unknown",
                        facts=("number", "hours", "free"),
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
        code="ZA",
        country=_("South Africa"),
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
        country=_("Spain"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Teléfono ANAR",
                phone="900 20 20 10",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("Spanish"),),
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
        country=_("Sweden"),
        emergency=_EUROPE_112,
        helplines=(
            Helpline(
                name="Bris",
                phone="116 111",
                who=_("Anyone up to 18 years old"),
                hours=_("Day and night"),
                languages=(_("Swedish"),),
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
        country=_("Switzerland"),
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
                text=_("Text 147"),
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("German"), _("French"), _("Italian")),
                website="https://www.147.ch/",
                sources=(
                    Source(
                        url="https://www.projuventute.ch/de/eltern/familie-gesellschaft/147",
                        dated="unknown",
                        facts=("number", "hours", "free", "text"),
                    ),
                    Source(url="https://ch.ch/en/road-accident-what-should-i-do", dated="unknown"),
                    Source(
                        url="http://www.pfarreiforum.ch/Kinderseite/dies--das/die-nummer-gegen-kummer/index.php",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                    ),
                    _directory("hours", "free", "text"),
                ),
                checked=_CHECKED,
            ),
        ),
    ),
    Country(
        code="TT",
        country=_("Trinidad and Tobago"),
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
                languages=(_("English"),),
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
        code="UA",
        country=_("Ukraine"),
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
            ),
            checked=_CHECKED_LATER,
        ),
        helplines=(
            Helpline(
                name="La Strada Ukraine, the national hotline for children",
                phone="116 111",
                who=_("Children and teenagers"),
                hours=_("Day and night"),
                languages=(_("Ukrainian"),),
                website="https://la-strada.org.ua/",
                sources=(
                    Source(
                        url="https://raw.githubusercontent.com/gymnasium201-kyiv/gymnasium201-kyiv.github.io/refs/heads/main/public/documents/%D0%9F%D1%80%D0%B8%D0%BC%D1%96%D1%80%D0%BD%D0%B8%D0%B9%20%D0%BF%D0%B5%D1%80%D0%B5%D0%BB%D1%96%D0%BA%20%D0%BD%D0%BE%D0%BC%D0%B5%D1%80%D1%96%D0%B2%20%D1%82%D0%B5%D0%BB%D0%B5%D1%84%D0%BE%D0%BD%D1%96%D0%B2%20%D1%82%D0%B0%20%D1%81%D0%BB%D1%83%D0%B6%D0%B1.pdf",
                        dated="unknown",
                        facts=("number", "hours", "free", "no name"),
                        note="A list for schools, on the site of a school in Kyiv",
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
        code="GB",
        country=_("United Kingdom"),
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
                languages=(_("English"),),
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
        country=_("United States"),
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
                languages=(_("English"), _("more than 170 others with an interpreter")),
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
                languages=(_("English"), _("Spanish"), _("many others with an interpreter")),
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
        code="EU",
        country=_("Another country in Europe"),
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

_SPOKEN_IN: Final = {
    "de": ("DE", "AT", "CH"),
    "fr": ("FR", "BE", "CH", "CA"),
    "es": ("ES",),
    "pt_BR": ("PT",),
    "it": ("IT", "CH"),
    "pl": ("PL",),
    "nl": ("NL", "BE"),
    "uk": ("UA",),
}
"""The countries in which a language is spoken, by its locale, most speakers first."""


def countries(locale: str) -> tuple[Country, ...]:
    """Return `COUNTRIES`, those in which the language is spoken first; the others keep their order."""
    near = _SPOKEN_IN.get(locale, ())
    places = {code: place for place, code in enumerate(near)}
    return tuple(sorted(COUNTRIES, key=lambda country: places.get(country.code, len(near))))
