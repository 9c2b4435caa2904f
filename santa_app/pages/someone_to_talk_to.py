"""Helplines for children, by country."""

import datetime as dt

import reflex as rx
from babel.dates import format_date

from santa_app import components as ui
from santa_app import theme
from santa_app.content import helplines, paths
from santa_app.content.helplines import WORDS
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _

_NUMBER = "inline-flex min-h-12 items-center rounded-full py-2 text-xl font-extrabold tabular-nums text-white"


def _leave() -> rx.Component:
    """Return the link home on a bar that covers no number; it replaces this page in the history."""
    return rx.el.div(
        rx.el.div(
            ui.page_link(
                ui.icon("x"),
                WORDS.leave,
                href=paths.HOME,
                class_name=ui.button_class("gold", "min-h-11! py-1.5!"),
                replace=True,
            ),
            class_name=f"{theme.CONTAINER} flex justify-end py-1.5",
        ),
        class_name=(
            "leave-bar on-night no-print sticky top-18 z-30 border-t border-white/10 bg-night"
        ),
    )


def _day(checked: dt.date) -> str:
    return format_date(checked, "long", current_language().locale)


def _visitors_country() -> rx.Component:
    """Return the visitor's country; without JavaScript, the first of the page's language."""
    country = helplines.countries(current_language().locale)[0]
    return rx.el.section(
        rx.el.h2(WORDS.numbers_title, class_name="sr-only"),
        ui.anchor_link(
            _("Another country"),
            part="numbers",
            class_name="inline-flex min-h-11 items-center font-bold text-pine underline",
            replace=True,
        ),
        ui.visitors_section(_country(country, in_front=True), part=country.code.lower()),
        class_name=f"{theme.CONTAINER} no-print max-w-3xl pt-8",
    )


def _first() -> rx.Component:
    return ui.section(
        rx.el.h2(_("First things first"), class_name="sr-only"),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.div(
                        ui.icon_circle(
                            icon_name, 26, "size-12 shrink-0 bg-pine text-gold md:size-14"
                        ),
                        ui.h3(note.title, class_name="text-2xl leading-tight text-pine"),
                        class_name="flex items-center gap-4 md:flex-col md:items-start",
                    ),
                    rx.el.p(note.text, class_name="mt-2.5 text-lg text-ink"),
                    class_name=f"{theme.CARD} p-5 sm:p-6",
                )
                for icon_name, note in zip(("siren", "heart", "users"), WORDS.first, strict=True)
            ],
            class_name="grid gap-5 md:grid-cols-3",
        ),
        class_name="max-sm:pt-6",
    )


def _call(phone: str, label: str, class_name: str) -> rx.Component:
    return rx.el.a(
        ui.icon("phone"),
        rx.el.span(_("Call {label}:").format(label=label), " ", class_name="sr-only"),
        phone,
        href=helplines.tel(phone),
        class_name=f"{_NUMBER} {class_name}",
    )


def _helpline(line: helplines.Helpline) -> rx.Component:
    facts = (
        ("users", line.who),
        ("clock", line.hours),
        ("languages", line.spoken),
        ("message_circle", line.text),
        *(("check", promise) for promise in line.promises),
    )
    return rx.el.div(
        rx.el.h4(
            line.name, custom_attrs=ui.AS_WRITTEN, class_name="text-xl font-extrabold text-ink"
        ),
        _call(line.phone, line.name, "mt-3 gap-2.5 bg-pine px-5 hover:bg-pine-600"),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.icon(icon_name, 20, "mt-1 text-pine-400"),
                    text,
                    class_name="flex gap-3",
                )
                for icon_name, text in facts
                if text
            ],
            class_name="mt-4 grid gap-1.5 text-lg text-ink",
        ),
        ui.external_link(
            _("Website of {name}").format(name=line.name),
            line.website,
            class_name=(
                "mt-3 inline-flex min-h-11 items-center gap-2 font-bold text-pine underline "
                "wrap-anywhere"
            ),
        )
        if line.website
        else rx.fragment(),
        class_name="border-t-2 border-dashed border-pine/15 pt-5",
    )


def _country(country: helplines.Country, *, in_front: bool = False) -> rx.Component:
    """Return a country whose name unfolds its helplines, beside its emergency number.

    They are unfolded `in_front`, where the country has no id.
    """
    emergency = country.emergency
    return rx.el.section(
        # Outside of the summary, in which a link would be hard to reach for screen readers.
        _call(
            emergency.phone,
            _("{number} in {country}").format(
                number=emergency.note or _("the emergency number"), country=country.country
            ),
            (
                "top-2 end-12 z-1 gap-2 bg-holly px-4 hover:bg-holly-700 max-[22rem]:m-4 "
                "max-[22rem]:mb-0 min-[22rem]:absolute"
            ),
        )
        if emergency
        else rx.fragment(),
        rx.el.details(
            rx.el.summary(
                rx.el.div(
                    ui.h3(country.country, class_name="text-2xl leading-tight text-pine"),
                    rx.el.p(
                        " ".join(
                            _("{phone} is {number}.").format(phone=one.phone, number=one.note)
                            for one in country.emergencies
                        ),
                        class_name="text-sm text-ink-soft",
                    )
                    if emergency and emergency.note
                    else rx.fragment(),
                    class_name=f"min-w-0 wrap-anywhere {'min-[22rem]:pe-27' if emergency else ''}",
                ),
                ui.icon(
                    "chevron_down",
                    24,
                    "mt-2.5 ms-auto self-start text-holly transition group-open:rotate-180",
                ),
                class_name=(
                    "flex min-h-16 list-none items-center gap-2 py-2 pe-4 ps-5 "
                    "[&::-webkit-details-marker]:hidden"
                ),
            ),
            rx.el.div(
                rx.el.div(
                    *[
                        _call(
                            one.phone,
                            _("{number} in {country}").format(
                                number=one.note, country=country.country
                            ),
                            "gap-2.5 bg-holly px-5 hover:bg-holly-700",
                        )
                        for one in country.also
                    ],
                    class_name="flex flex-wrap gap-3",
                )
                if country.also
                else rx.fragment(),
                *[_helpline(line) for line in country.helplines],
                class_name="grid gap-5 px-5 pb-6",
            ),
            open=in_front,
            class_name="print-open group",
        ),
        id=None if in_front else country.code.lower(),
        class_name=f"{theme.CARD} relative break-inside-avoid",
    )


def _numbers() -> rx.Component:
    return ui.section(
        ui.heading(WORDS.numbers_title, WORDS.numbers_lead),
        rx.el.div(
            *[_country(country) for country in helplines.countries(current_language().locale)],
            class_name="grid items-start gap-2 md:grid-cols-2 md:gap-x-6 md:gap-y-4",
        ),
        id_="numbers",
        shaded=True,
    )


def _sources() -> rx.Component:
    oldest = min(line.checked for country in helplines.COUNTRIES for line in country.helplines)
    return rx.el.div(
        rx.el.p(f"{WORDS.checked} {_day(oldest)}", class_name="text-ink-soft"),
        rx.el.details(
            rx.el.summary(
                WORDS.sources_title,
                class_name="flex min-h-11 cursor-pointer items-center font-bold text-pine underline",
            ),
            # One text, because an element for each country would weigh too much.
            rx.el.p(
                "\n".join(
                    f"{country.country}: {', '.join(_sources_of(country))}"
                    for country in helplines.countries(current_language().locale)
                ),
                class_name="mt-2 text-sm whitespace-pre-line wrap-anywhere text-ink-soft",
            ),
        ),
        class_name="mt-4",
    )


def _sources_of(country: helplines.Country) -> list[str]:
    """Return the newest sources of a country's numbers; the page has no room for one list a number."""
    shared = country.emergency == helplines.COUNTRIES[-1].emergency
    own = country.emergencies if country.code == helplines.GROUP or not shared else ()
    sources = (one for item in (*own, *country.helplines) for one in helplines.shown_sources(item))
    return list(dict.fromkeys(source.host.removeprefix("www.") for source in sources))


def _more() -> rx.Component:
    return ui.section(
        rx.el.div(
            rx.el.div(
                ui.h2(WORDS.missing_title, class_name="text-3xl text-pine"),
                rx.el.p(WORDS.missing, class_name="mt-3 text-lg text-ink"),
                rx.el.ul(
                    *[
                        rx.el.li(
                            ui.external_link(
                                directory.name,
                                directory.url,
                                class_name=(
                                    "inline-flex min-h-11 items-center gap-2 font-bold text-pine "
                                    "underline"
                                ),
                            )
                        )
                        for directory in WORDS.directories
                    ],
                    class_name="mt-2",
                ),
                ui.h2(WORDS.leave_title, class_name="mt-10 text-3xl text-pine"),
                rx.el.p(WORDS.leaving, class_name="mt-3 text-lg text-ink"),
            ),
            rx.el.div(
                ui.h2(WORDS.about_title, class_name="text-3xl text-pine"),
                rx.el.p(WORDS.about, class_name="mt-3 text-lg text-ink"),
                _sources(),
            ),
            class_name="grid items-start gap-12 md:grid-cols-2",
        )
    )


def page() -> rx.Component:
    return rx.fragment(
        _leave(),
        ui.hero(
            paths.HELPLINES,
            ui.anchor_link(
                ui.icon("phone"),
                WORDS.numbers_title,
                part="numbers",
                class_name=ui.button_class("gold"),
                replace=True,
            ),
        ),
        _visitors_country(),
        _first(),
        ui.section(
            ui.heading(WORDS.call_title),
            ui.numbered_steps([(step.title, step.text) for step in WORDS.calling]),
        ),
        _numbers(),
        _more(),
    )


PAGE = ui.Page.at(paths.HELPLINES, body=page)
