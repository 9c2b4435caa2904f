"""The building blocks of a page between its hero and its closing banner.

They take content; this module and theme.py decide how it looks.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import card_action
from santa_app.components.icons import drawing, icon, icon_circle, icon_list
from santa_app.components.links import page_link
from santa_app.components.typography import h2, h3
from santa_app.content.blocks import FaqItem, IconNote, Note
from santa_app.content.pages import PAGES, Way
from santa_app.i18n import gettext as _
from santa_app.states.analytics import Analytics

_STEP_COLUMNS: Final = {3: "lg:grid-cols-3 lg:gap-10", 5: "lg:grid-cols-5 lg:gap-6"}
_STEP_NUMBER: Final = (
    "absolute top-0 -start-6 z-1 grid size-12 place-items-center rounded-full border-4 border-gold "
    "bg-holly text-lg font-extrabold text-white lg:relative lg:start-0"
)
_STEP: Final = (
    "relative ms-6 min-h-12 border-s-2 border-dashed border-holly/40 pb-9 ps-11 last:border-transparent "
    "last:pb-0 lg:ms-0 lg:border-s-0 lg:pb-0 lg:ps-0 lg:before:absolute lg:before:top-6 "
    "lg:before:end-[-2.5rem] lg:before:start-0 lg:before:border-t-2 lg:before:border-dashed "
    "lg:before:border-holly/40 lg:last:before:hidden"
)

_FACT_COLORS: Final = ("bg-gold/30", "bg-ice/60", "bg-holly/10", "bg-pine/10")
_FACT_COLUMNS: Final = {3: "md:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4"}


def treeline() -> rx.Component:
    """Return the silhouettes of pines at the lower edge of a `relative` section."""
    return rx.el.div(class_name="pines", aria_hidden="true")


def heading(title: str, lead: str | None = None, *, center: bool = True) -> rx.Component:
    """Return a section's `h2` and the sentence under it."""
    align = "mx-auto text-center" if center else ""
    return rx.el.div(
        h2(title, class_name="text-3xl text-pine sm:text-4xl"),
        rx.el.p(lead, class_name="mt-3 text-lg text-ink-soft") if lead else rx.fragment(),
        class_name=f"mb-7 max-w-2xl sm:mb-10 {align}",
    )


def part_heading(page: str, name: str) -> rx.Component:
    """Return a heading that `content/pages.toml` has for the page at a path, by its name."""
    words = PAGES[page].headings[name]
    return heading(words.title, words.text)


def section(
    *children: rx.Component | rx.Var,
    class_name: str = "",
    id_: str | None = None,
    shaded: bool = False,
) -> rx.Component:
    """Return one band of the page; a shaded one has a gray background and snow along both edges."""
    shade = theme.SHADED_BAND if shaded else "plain"
    return rx.el.section(
        rx.el.div(*children, class_name=theme.CONTAINER),
        class_name=f"{theme.SECTION_PADDING} {shade} {class_name}",
        id=id_,
    )


def night_section(
    *children: rx.Component | rx.Var,
    **props: Any,  # noqa: ANN401 -- any prop of a section
) -> rx.Component:
    """Return one band of the page in white on night blue, with snow along both edges."""
    return rx.el.section(
        rx.el.div(*children, class_name=theme.CONTAINER), class_name=theme.NIGHT_BAND, **props
    )


def grid(items: Sequence[rx.Component], columns: int = 3) -> rx.Component:
    """Return cards in two or three columns; a phone has one, a tablet two (or three for three)."""
    wide = {2: "lg:grid-cols-2", 3: "lg:grid-cols-3"}[columns]
    tablet = "md:grid-cols-3" if len(items) == columns == 3 else "sm:grid-cols-2"
    return rx.el.div(*items, class_name=f"grid gap-6 {tablet} {wide}")


def feature_card(title: str, text: str, *, href: str, action: str, art: str) -> rx.Component:
    """Return a card that is one link as a whole, named by its title; a row on a phone."""
    return page_link(
        rx.el.div(
            drawing(
                art,
                "aspect-[4/3] size-full object-cover transition duration-500 group-hover:scale-105",
                size=(320, 240),
            ),
            class_name="home-card-picture overflow-hidden",
        ),
        rx.el.div(
            h3(title, class_name="text-2xl text-pine"),
            rx.el.p(text, class_name="mt-1 home-text text-ink-soft sm:mt-2"),
            card_action(action, "mt-auto pt-2 sm:pt-4"),
            class_name="flex min-w-0 grow flex-col p-4 sm:p-6",
        ),
        href=href,
        class_name=f"{theme.CARD} {theme.CARD_LINK} flex sm:flex-col",
    )


def numbered_steps(steps: Sequence[tuple[str, str]]) -> rx.Component:
    """Return three or five steps, title and text of each: a column on a phone, a row on a wide screen."""
    return rx.el.ol(
        *[
            rx.el.li(
                rx.el.span(str(number), class_name=_STEP_NUMBER, aria_hidden="true"),
                h3(title, class_name="pt-1.5 text-2xl text-pine lg:mt-3"),
                rx.el.p(text, class_name="mt-1.5 text-ink-soft"),
                class_name=_STEP,
            )
            for number, (title, text) in enumerate(steps, start=1)
        ],
        class_name=f"grid list-none {_STEP_COLUMNS[len(steps)]}",
    )


def tip_list(title: str, tips: Iterable[str], *, icon_name: str) -> rx.Component:
    """Return a card of tips, each after the icon."""
    return rx.el.div(
        h2(title, class_name="text-3xl text-pine"),
        icon_list(
            tips,
            icon(icon_name, 20, "mt-1 text-gold-700"),
            item_class="flex gap-3 border-b border-night-500/15 py-3.5 last:border-b-0",
            class_name="mt-3 text-ink",
        ),
        class_name=f"{theme.BARRED_CARD} py-7 pe-5 ps-8 sm:px-11",
    )


def faq(items: Iterable[FaqItem]) -> rx.Component:
    """Return questions that unfold their answers; the first is open."""
    return rx.el.div(
        *[
            rx.el.details(
                rx.el.summary(
                    rx.el.h3(item.question, class_name="text-lg font-extrabold text-ink"),
                    icon("chevron_down", 22, "text-holly transition group-open:rotate-180"),
                    class_name=(
                        "flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 "
                        "px-5 py-3 [&::-webkit-details-marker]:hidden"
                    ),
                ),
                rx.el.p(item.answer, class_name="px-5 pb-5 text-ink-soft"),
                open=number == 0,
                class_name=f"{theme.CARD} group",
            )
            for number, item in enumerate(items)
        ],
        class_name="grid gap-3",
    )


def fact_card(fact: IconNote) -> rx.Component:
    """Return a fact, in which the settings are filled in, as an item of a list."""
    return rx.el.li(
        icon_circle(fact.icon, 24, "size-12 shrink-0 bg-holly text-white"),
        rx.el.div(
            h3(fact.title, class_name="text-2xl text-pine"),
            rx.el.p(product.with_settings(fact.text), class_name="mt-1 text-ink-soft"),
        ),
        class_name=f"{theme.CARD} flex gap-4 p-6",
    )


def fun_facts(facts: Sequence[Note], title: str = _("Did you know?")) -> rx.Component:
    """Return a heading and one colored card for each of three or four facts."""
    return rx.el.div(
        h2(
            icon("lightbulb", 32, "text-gold-700"),
            title,
            class_name="flex items-center gap-3 text-3xl text-pine sm:text-4xl",
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    h3(fact.title, class_name="text-2xl text-ink"),
                    rx.el.p(fact.text, class_name="mt-2 text-ink"),
                    class_name=f"rounded-3xl p-6 {_FACT_COLORS[place % len(_FACT_COLORS)]}",
                )
                for place, fact in enumerate(facts)
            ],
            class_name=f"mt-6 grid gap-5 {_FACT_COLUMNS[len(facts)]}",
        ),
    )


def ways_on(page: str, title: str, *, shaded: bool = True) -> rx.Component:
    """Return the links to other pages that `content/pages.toml` has for the page at a path."""
    return section(
        heading(title),
        rx.el.ul(
            *[rx.el.li(_way(way)) for way in PAGES[page].ways],
            class_name="mx-auto grid max-w-5xl gap-4 sm:grid-cols-2",
        ),
        shaded=shaded,
    )


def _way(way: Way) -> rx.Component:
    words = way.action or way.title
    return page_link(
        icon(way.icon, 28, "text-holly"),
        rx.el.span(
            rx.el.span(words, class_name="block text-lg font-extrabold text-pine"),
            rx.el.span(way.text, class_name="block text-ink-soft") if way.text else rx.fragment(),
        ),
        icon("arrow_right", 18, "ms-auto text-holly transition group-hover:translate-x-1"),
        href=way.path or product.LETTER_PATH,
        on_click=Analytics.clicked(words, "ways on"),
        class_name=(
            f"{theme.CARD} group flex h-full items-center gap-4 px-5 py-4 transition hover:shadow-lift"
        ),
    )
