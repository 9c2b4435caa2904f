"""Christmas in six countries, and ideas for family traditions."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import customs, paths
from santa_app.content import traditions as words
from santa_app.content.blocks import IconNote
from santa_app.content.traditions import Tradition
from santa_app.i18n import current_language
from santa_app.i18n import gettext as _


def _with_language_spans(text: str, tradition: Tradition) -> rx.Component:
    names = dict(tradition.phrases)
    return ui.with_language_spans(text, {name: names[name] for name in names if name in text})


def _greeting(tradition: Tradition) -> rx.Component:
    return rx.el.p(
        ui.icon("message_circle", 22, "text-gold"),
        rx.el.span(
            rx.el.b(
                tradition.say_it,
                lang=tradition.greeting_language,
                class_name=f"{theme.DISPLAY} text-2xl",
            ),
            rx.el.span(f" {tradition.meaning}", class_name="block text-sm text-ice"),
        ),
        class_name=(
            "on-night mt-4 inline-flex sm:mt-6 items-center gap-3.5 rounded-3xl rounded-es-none bg-pine "
            "px-5 py-3 text-white"
        ),
    )


def _stop(tradition: Tradition, number: int) -> rx.Component:
    heading_id = f"tradition-{tradition.slug}"
    return rx.el.li(
        rx.el.div(
            ui.picture(tradition.image, tradition.alt, "h-auto w-full rounded-sm"),
            rx.el.p(
                _("Stop {number}").format(number=number),
                class_name="pt-2 text-center font-extrabold text-ink-soft sm:text-lg",
            ),
            class_name=(
                "bg-white p-3.5 pb-3 shadow-lift ring-1 ring-night/5 "
                + ("-rotate-1" if number % 2 else "rotate-1 md:order-2")
            ),
        ),
        rx.el.div(
            ui.h3(
                rx.el.span(
                    tradition.country,
                    class_name=(
                        "mb-1 block font-sans text-base font-extrabold tracking-wide text-holly"
                    ),
                ),
                _with_language_spans(tradition.tradition, tradition),
                id=heading_id,
                class_name="text-3xl leading-tight text-pine sm:text-4xl",
            ),
            rx.el.p(
                ui.icon("calendar_days", 18),
                tradition.when,
                class_name="mt-3 flex items-center gap-2 font-bold text-gold-700",
            ),
            rx.el.p(
                _with_language_spans(tradition.description, tradition),
                class_name="mt-3 text-ink sm:mt-4 sm:text-lg",
            ),
            _greeting(tradition),
        ),
        class_name="grid items-center gap-5 md:grid-cols-2 md:gap-14",
    )


def _idea(idea: IconNote) -> rx.Component:
    return rx.el.li(
        ui.icon(idea.icon, 30, "mt-1 text-holly"),
        rx.el.div(
            ui.h3(idea.title, class_name="text-2xl text-pine"),
            rx.el.p(idea.text, class_name="mt-1 text-ink-soft"),
        ),
        class_name="flex gap-4 border-t-4 border-gold pt-5",
    )


def _custom(custom: customs.Custom) -> rx.Component:
    return ui.folded_card(
        custom.heading,
        *[rx.el.p(bringer, class_name="mt-2 text-lg text-ink") for bringer in custom.bringers],
        part=f"presents-{custom.locale}",
    )


def _bringers() -> rx.Component:
    return ui.section(
        ui.heading(customs.TABLE.title, customs.TABLE.lead),
        rx.el.ul(
            *[_custom(custom) for custom in customs.customs(current_language().locale)],
            class_name="gap-5 sm:columns-2 lg:columns-3 [&>li]:mb-3 md:[&>li]:mb-5",
        ),
        id_="presents",
        shaded=True,
    )


def page() -> rx.Component:
    stops = words.traditions(current_language().locale)
    return rx.fragment(
        ui.hero(paths.TRADITIONS),
        ui.breadcrumbs(ui.PARENT_RESOURCES, (PAGE.label, PAGE.path)),
        ui.section(
            ui.part_heading(paths.TRADITIONS, "stops"),
            rx.el.ol(
                *[_stop(tradition, number) for number, tradition in enumerate(stops, start=1)],
                class_name="mx-auto grid max-w-5xl gap-12 md:gap-20",
            ),
        ),
        _bringers(),
        ui.section(
            ui.part_heading(paths.TRADITIONS, "ideas"),
            rx.el.ul(
                *[_idea(idea) for idea in words.TABLE.family_ideas],
                class_name="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3",
            ),
        ),
        ui.banner(paths.TRADITIONS),
    )


PAGE = ui.Page.at(paths.TRADITIONS, body=page)
