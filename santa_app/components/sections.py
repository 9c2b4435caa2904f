"""The building blocks of a page: hero, section, heading, card, banner.

They take content; how it looks is decided here and in theme.py.
"""

from collections.abc import Sequence
from typing import Final, Literal

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import card_action, link_button
from santa_app.components.icons import drawing, icon, picture

Sky = Literal["night", "pine", "plum"]

SKIES: Final[dict[Sky, str]] = {
    "night": "bg-linear-to-b from-night via-night-700 to-night-500",
    "pine": "bg-linear-to-b from-[#061c1a] via-pine to-pine-600",
    "plum": "bg-linear-to-b from-plum via-plum-700 to-plum-500",
}
"""The light a page opens in: Santa's night, a forest to play in, a kitchen or fireside."""


def badge(text: str, sign: str = "star") -> rx.Component:
    """Return the small gold line above a headline."""
    return rx.el.p(
        icon(sign, 16),
        text,
        class_name=(
            "inline-flex items-center gap-2 rounded-full border border-gold/40 bg-black/30 "
            "px-4 py-1.5 text-sm font-bold text-gold-300"
        ),
    )


def page_hero(  # noqa: PLR0913 -- each is a visible part of it
    title: str,
    lead: str,
    *actions: rx.Component,
    scene: str,
    above: str | None = None,
    sign: str = "star",
    sky: Sky = "night",
) -> rx.Component:
    """Return the opening of an inner page, with the page's one `h1`.

    Args:
        title: The headline.
        lead: One or two sentences below it.
        *actions: Buttons.
        scene: Name of a drawing in assets/art, without ending (640 x 480).
        above: Words of the badge over the headline.
        sign: Lucide name shown in the badge.
        sky: The light it opens in.
    """
    return rx.el.section(
        horizon(),
        rx.el.div(
            rx.el.div(
                badge(above, sign) if above else rx.fragment(),
                rx.el.h1(
                    title,
                    class_name=f"{theme.DISPLAY} mt-5 text-[2.75rem] leading-[1.05] sm:text-5xl lg:text-6xl",
                ),
                rx.el.p(lead, class_name="mt-4 max-w-xl text-lg text-ice sm:text-xl"),
                rx.el.div(*actions, class_name="mt-8 flex flex-wrap gap-3")
                if actions
                else rx.fragment(),
                class_name="rise-in",
            ),
            drawing(
                scene, "mx-auto h-auto w-full max-w-[20rem] sm:max-w-md lg:max-w-lg", eager=True
            ),
            class_name=(
                f"{theme.WRAP} relative grid items-center gap-8 pt-26 pb-14 sm:pt-32 sm:pb-24 "
                "md:grid-cols-[1.15fr_1fr]"
            ),
        ),
        class_name=f"on-night stars snow-bank {SKIES[sky]} text-white",
    )


def horizon() -> rx.Component:
    """Return the pines on the horizon of a section with a sky; it must be `relative`."""
    return rx.el.div(class_name="pines", custom_attrs={"aria-hidden": "true"})


def heading(title: str, lead: str | None = None, *, center: bool = True) -> rx.Component:
    """Return a section's `h2` and the sentence under it."""
    align = "mx-auto text-center" if center else ""
    return rx.el.div(
        rx.el.h2(title, class_name=f"{theme.DISPLAY} text-3xl text-pine sm:text-4xl"),
        rx.el.p(lead, class_name="mt-3 text-lg text-ink-soft") if lead else rx.fragment(),
        class_name=f"mb-10 max-w-2xl {align}",
    )


def section(
    *children: rx.Component | rx.Var,
    class_name: str = "",
    id_: str | None = None,
    shaded: bool = False,
) -> rx.Component:
    """Return one band of the page in the common column and rhythm.

    Args:
        *children: What stands in it.
        class_name: Extra classes.
        id_: Its id.
        shaded: Whether it lies in the shade between two drifts of snow.
    """
    shade = theme.SHADE if shaded else "plain"
    return rx.el.section(
        rx.el.div(*children, class_name=theme.WRAP),
        class_name=f"{theme.SECTION} {shade} {class_name}",
        id=id_,
    )


def grid(items: Sequence[rx.Component], columns: int = 3) -> rx.Component:
    """Return cards side by side: one on a phone, two on a tablet, `columns` on a wide screen.

    Three cards stand in one row from the tablet on, so that none is left alone.
    """
    wide = {2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4"}[columns]
    tablet = "md:grid-cols-3" if len(items) == columns == 3 else "sm:grid-cols-2"
    return rx.el.div(*items, class_name=f"grid gap-6 {tablet} {wide}")


def feature_card(title: str, text: str, *, href: str, action: str, art: str) -> rx.Component:
    """Return a card whose whole face is one link, named by its title."""
    return rx.el.a(
        rx.el.div(
            picture(
                f"/art/{art}.svg",
                "",
                width=320,
                height=240,
                class_name=(
                    "aspect-[4/3] w-full object-cover transition duration-500 group-hover:scale-105"
                ),
            ),
            class_name="overflow-hidden rounded-t-3xl",
        ),
        rx.el.div(
            rx.el.h3(title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
            rx.el.p(text, class_name="mt-2 text-ink-soft"),
            card_action(action, "mt-auto pt-4"),
            class_name="flex grow flex-col p-6",
        ),
        href=href,
        class_name=(
            f"{theme.CARD} group flex flex-col transition hover:-translate-y-1 hover:shadow-lift"
        ),
        custom_attrs={"prefetch": "intent"},
    )


def banner(title: str, text: str, *, action: str, href: str, place: str) -> rx.Component:
    """Return the closing call to action: an evening scene with one gold button.

    The scene shows Santa's letter box where the button leads to the letter, else a lit cottage.
    """
    scene = "banner-letter" if href == product.LETTER_PATH else "banner-cottage"
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                rx.el.h2(
                    title, class_name=f"{theme.DISPLAY} text-4xl leading-[1.1] sm:text-[2.75rem]"
                ),
                rx.el.p(text, class_name="mt-4 max-w-md text-lg text-ice"),
                link_button(action, href, place=place, voice="gold", class_name="mt-7"),
                class_name="relative px-7 pt-9 pb-4 sm:p-12 md:py-14 lg:py-16",
            ),
            picture(
                f"/art/{scene}.svg",
                "",
                width=640,
                height=400,
                class_name="h-auto w-full self-end md:-ml-8 md:w-[calc(100%+2rem)] md:max-w-none",
            ),
            class_name=(
                "on-night stars grid overflow-hidden rounded-[2rem] bg-linear-to-br from-[#082620] "
                "via-pine to-pine-600 text-white shadow-lift md:grid-cols-2"
            ),
        ),
        class_name=f"{theme.WRAP} closing pb-16 sm:pb-24",
    )
