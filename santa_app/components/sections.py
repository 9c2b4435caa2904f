"""The building blocks of a page: hero, section, heading, card, banner.

They take content; how it looks is decided here and in theme.py.
"""

from collections.abc import Sequence

import reflex as rx

from santa_app import theme
from santa_app.components.buttons import link_button
from santa_app.components.icons import icon, picture


def badge(text: str, sign: str = "star") -> rx.Component:
    """Return the small gold line above a headline."""
    return rx.el.p(
        icon(sign, 16),
        text,
        class_name=(
            "inline-flex items-center gap-2 rounded-full border border-gold/40 bg-night-700/80 "
            "px-4 py-1.5 text-sm font-bold text-gold-300"
        ),
    )


def page_hero(
    title: str,
    lead: str,
    *actions: rx.Component,
    scene: str,
    above: str | None = None,
    sign: str = "star",
) -> rx.Component:
    """Return the night-sky opening of an inner page, with the page's one `h1`.

    Args:
        title: The headline.
        lead: One or two sentences below it.
        *actions: Buttons.
        scene: Name of a drawing in assets/art, without ending (640 x 480).
        above: Words of the badge over the headline.
        sign: Lucide name shown in the badge.
    """
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                badge(above, sign) if above else rx.fragment(),
                rx.el.h1(
                    title,
                    class_name=f"{theme.DISPLAY} mt-4 text-4xl leading-[1.1] sm:text-5xl lg:text-6xl",
                ),
                rx.el.p(lead, class_name="mt-5 max-w-xl text-lg text-ice sm:text-xl"),
                rx.el.div(*actions, class_name="mt-8 flex flex-wrap gap-3")
                if actions
                else rx.fragment(),
                class_name="rise-in",
            ),
            picture(
                f"/art/{scene}.svg",
                "",
                width=640,
                height=480,
                eager=True,
                class_name="mx-auto h-auto w-full max-w-[15rem] sm:max-w-sm lg:max-w-lg",
            ),
            class_name=(
                f"{theme.WRAP} grid items-center gap-8 pt-28 pb-20 sm:pt-32 sm:pb-24 "
                "md:grid-cols-[1.15fr_1fr]"
            ),
        ),
        class_name="on-night stars snow-bank bg-linear-to-b from-night via-night-700 to-night-500 text-white",
    )


def heading(title: str, lead: str | None = None, *, center: bool = True) -> rx.Component:
    """Return a section's `h2` and the sentence under it."""
    align = "mx-auto text-center" if center else ""
    return rx.el.div(
        rx.el.h2(title, class_name=f"{theme.DISPLAY} text-3xl text-pine sm:text-4xl"),
        rx.el.p(lead, class_name="mt-3 text-lg text-ink-soft") if lead else rx.fragment(),
        class_name=f"mb-10 max-w-2xl {align}",
    )


def section(
    *children: rx.Component | rx.Var, class_name: str = "", id_: str | None = None
) -> rx.Component:
    """Return one band of the page in the common column and rhythm."""
    return rx.el.section(
        rx.el.div(*children, class_name=theme.WRAP),
        class_name=f"{theme.SECTION} {class_name}",
        id=id_,
    )


def grid(items: Sequence[rx.Component], columns: int = 3) -> rx.Component:
    """Return cards side by side: one on a phone, two on a tablet, `columns` on a wide screen."""
    wide = {2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4"}[columns]
    return rx.el.div(*items, class_name=f"grid gap-6 sm:grid-cols-2 {wide}")


def feature_card(title: str, text: str, *, href: str, action: str, art: str) -> rx.Component:
    """Return a card whose whole face is one link, named by its title."""
    return rx.el.a(
        picture(
            f"/art/{art}.svg",
            "",
            width=320,
            height=240,
            class_name="aspect-[4/3] w-full rounded-2xl bg-snow-200 object-cover",
        ),
        rx.el.div(
            rx.el.h3(title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
            rx.el.p(text, class_name="mt-2 text-ink-soft"),
            rx.el.span(
                action,
                icon("arrow_right", 18, "transition group-hover:translate-x-1"),
                class_name="mt-auto inline-flex items-center gap-2 pt-4 font-extrabold text-holly",
            ),
            class_name="flex grow flex-col p-3 pt-5",
        ),
        href=href,
        class_name=(
            f"{theme.CARD} group flex flex-col p-3 transition hover:-translate-y-1 hover:shadow-lift"
        ),
        custom_attrs={"prefetch": "intent"},
    )


def banner(title: str, text: str, *, action: str, href: str, place: str) -> rx.Component:
    """Return the closing call to action: a pine-green band with one gold button."""
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                rx.el.h2(title, class_name=f"{theme.DISPLAY} text-3xl sm:text-4xl"),
                rx.el.p(text, class_name="mt-3 max-w-xl text-lg text-ice"),
            ),
            link_button(action, href, place=place, voice="gold", class_name="shrink-0"),
            class_name=(
                "on-night stars mx-auto flex max-w-6xl flex-col items-start gap-6 rounded-[2rem] "
                "bg-linear-to-br from-pine to-pine-600 p-8 text-white shadow-lift sm:p-12 "
                "md:flex-row md:items-center md:justify-between"
            ),
        ),
        class_name=f"{theme.WRAP} pb-20",
    )
