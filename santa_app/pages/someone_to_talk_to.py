"""Helplines for children, by country."""

import datetime as dt

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import helplines as words
from santa_app.content import paths

_NUMBER = (
    "inline-flex min-h-12 items-center gap-2.5 rounded-full px-5 py-2 text-xl font-extrabold "
    "tabular-nums text-white"
)
_COUNTRY_LINK = (
    "inline-flex min-h-11 items-center rounded-full border-2 border-pine/25 bg-white px-4 font-bold "
    "text-pine hover:border-pine hover:bg-pine/5"
)


def _leave() -> rx.Component:
    """Return the link to the home page, which takes this page's place in the tab's history."""
    return ui.page_link(
        ui.icon("x"),
        words.LEAVE,
        href=paths.HOME,
        class_name=ui.button_class("gold", "no-print fixed! right-4 bottom-4 z-30 sm:right-6"),
        replace=True,
    )


def _day(checked: dt.date) -> str:
    return f"{checked:%B} {checked.day}, {checked.year}"


def _first() -> rx.Component:
    return ui.section(
        rx.el.h2("First things first", class_name="sr-only"),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.icon_circle(icon_name, 26, "size-14 bg-pine text-gold"),
                    ui.h3(note.title, class_name="mt-4 text-2xl text-pine"),
                    rx.el.p(note.text, class_name="mt-1.5 text-lg text-ink"),
                    class_name=f"{theme.CARD} p-6",
                )
                for icon_name, note in zip(("siren", "heart", "users"), words.FIRST, strict=True)
            ],
            class_name="grid gap-5 md:grid-cols-3",
        ),
    )


def _call(phone: str, label: str, class_name: str) -> rx.Component:
    return rx.el.a(
        ui.icon("phone"),
        rx.el.span(f"Call {label}: ", class_name="sr-only"),
        phone,
        href=words.tel(phone),
        class_name=f"{_NUMBER} {class_name}",
    )


def _helpline(line: words.Helpline) -> rx.Component:
    facts = (
        ("users", line.who),
        ("clock", line.hours),
        ("languages", ", ".join(line.languages)),
        ("message_circle", line.text),
        *(("check", promise) for promise in line.promises),
    )
    return rx.el.div(
        rx.el.h4(line.name, class_name="text-xl font-extrabold text-ink"),
        _call(line.phone, line.name, "mt-3 bg-pine hover:bg-pine-600"),
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
            f"Website of {line.name}",
            line.website,
            class_name=(
                "mt-3 inline-flex min-h-11 items-center gap-2 font-bold text-pine underline "
                "wrap-anywhere"
            ),
        )
        if line.website
        else rx.fragment(),
        rx.el.p(f"{words.CHECKED} {_day(line.checked)}", class_name="mt-2 text-ink-soft"),
        class_name="border-t-2 border-dashed border-pine/15 pt-5",
    )


def _country(country: words.Country) -> rx.Component:
    emergency = country.emergency
    return rx.el.section(
        ui.h3(country.country, class_name="text-3xl text-pine"),
        rx.el.div(
            rx.el.p(
                f"{words.EMERGENCY} ({emergency.note})" if emergency.note else words.EMERGENCY,
                class_name="font-bold text-ink",
            ),
            _call(
                emergency.phone,
                emergency.note or "the emergency number",
                "bg-holly hover:bg-holly-700",
            ),
            class_name="flex flex-wrap items-center justify-between gap-3",
        )
        if emergency
        else rx.fragment(),
        *[_helpline(line) for line in country.helplines],
        id=country.code.lower(),
        class_name=(f"{theme.CARD} mb-6 flex break-inside-avoid scroll-mt-24 flex-col gap-5 p-6"),
    )


def _numbers() -> rx.Component:
    return ui.section(
        ui.heading(words.NUMBERS_TITLE, words.NUMBERS_LEAD),
        rx.el.nav(
            rx.el.ul(
                *[
                    rx.el.li(
                        ui.anchor_link(
                            country.country,
                            part=country.code.lower(),
                            class_name=_COUNTRY_LINK,
                            replace=True,
                        )
                    )
                    for country in words.COUNTRIES
                ],
                class_name="flex flex-wrap justify-center gap-2.5",
            ),
            aria_label="Countries",
            class_name="mb-10",
        ),
        rx.el.div(
            *[_country(country) for country in words.COUNTRIES],
            class_name="gap-6 md:columns-2",
        ),
        id_="numbers",
        shaded=True,
    )


def _sources() -> rx.Component:
    """Return the publications behind each number, folded away from children's eyes."""
    return rx.el.details(
        rx.el.summary(
            words.SOURCES_TITLE,
            class_name="flex min-h-11 cursor-pointer items-center font-bold text-pine underline",
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.b(f"{country.country}, {name} {phone}: "),
                    "; ".join(
                        f"{source.host} ({'no date' if source.dated == 'unknown' else source.dated})"
                        for source in sources
                    ),
                    class_name="wrap-anywhere",
                )
                for country in words.COUNTRIES
                for name, phone, sources in _numbers_of(country)
            ],
            class_name="mt-2 grid gap-2 text-sm text-ink-soft",
        ),
        class_name="mt-4",
    )


def _numbers_of(country: words.Country) -> list[tuple[str, str, tuple[words.Source, ...]]]:
    lines = [(line.name, line.phone, line.sources) for line in country.helplines]
    emergency = country.emergency
    if emergency:
        lines.insert(0, ("emergency", emergency.phone, emergency.sources))
    return lines


def _more() -> rx.Component:
    return ui.section(
        rx.el.div(
            rx.el.div(
                ui.h2(words.MISSING_TITLE, class_name="text-3xl text-pine"),
                rx.el.p(words.MISSING, class_name="mt-3 text-lg text-ink"),
                rx.el.ul(
                    *[
                        rx.el.li(
                            ui.external_link(
                                name,
                                url,
                                class_name=(
                                    "inline-flex min-h-11 items-center gap-2 font-bold text-pine "
                                    "underline"
                                ),
                            )
                        )
                        for name, url in words.DIRECTORIES
                    ],
                    class_name="mt-2",
                ),
                ui.h2(words.LEAVE_TITLE, class_name="mt-10 text-3xl text-pine"),
                rx.el.p(words.LEAVING, class_name="mt-3 text-lg text-ink"),
            ),
            rx.el.div(
                ui.h2(words.ABOUT_TITLE, class_name="text-3xl text-pine"),
                rx.el.p(words.ABOUT, class_name="mt-3 text-lg text-ink"),
                _sources(),
            ),
            class_name="grid items-start gap-12 md:grid-cols-2",
        )
    )


def page() -> rx.Component:
    return rx.fragment(
        _leave(),
        ui.sheet_hero(
            words.TITLE,
            words.LEAD,
            ui.anchor_link(
                ui.icon("phone"),
                words.NUMBERS_TITLE,
                part="numbers",
                class_name=ui.button_class("gold"),
                replace=True,
            ),
            scene="scene-village",
        ),
        _first(),
        ui.section(
            ui.heading(words.CALL_TITLE),
            ui.numbered_steps([(step.title, step.text) for step in words.CALL]),
        ),
        _numbers(),
        _more(),
    )


PAGE = ui.Page(
    path=paths.HELPLINES,
    label=words.TITLE,
    title="Someone to Talk To – Helplines for Children by Country",
    description=(
        "When something makes you sad or scared, people who listen to children are a call away: "
        "helplines in more than twenty countries, with numbers and hours."
    ),
    keywords=("child helpline", "someone to talk to", "kids helpline", "childline", "116 111"),
    body=page,
    reading=True,
    social="parent-resources",
)
