"""The openings of the pages: one function for each composition, each with the page's one `h1`."""

from typing import Final, Literal

import reflex as rx

from santa_app import theme
from santa_app.components.icons import drawing, icon
from santa_app.components.typography import h1

Backdrop = Literal["night", "pine", "plum", "holly"]

BACKDROPS: Final[dict[Backdrop, str]] = {
    "night": "bg-linear-to-b from-night via-night-700 to-night-500",
    "pine": "bg-linear-to-b from-[#061c1a] via-pine to-pine-600",
    "plum": "bg-linear-to-b from-plum via-plum-700 to-plum-500",
    "holly": "bg-linear-to-b from-[#3d0710] via-[#5c0d18] to-holly-700",
}
"""Dark backgrounds: night for Santa's pages, pine for play, plum for kitchen and fireside, holly for gifts."""


def eyebrow_badge(text: str, icon_name: str = "star") -> rx.Component:
    """Return the small gold badge above a headline."""
    return rx.el.p(
        icon(icon_name, 16),
        text,
        class_name=(
            "inline-flex items-center gap-2 rounded-full border border-gold/40 bg-black/30 "
            "px-4 py-1.5 text-sm font-bold text-gold-300"
        ),
    )


def task_hero(
    title: str,
    lead: str,
    *actions: rx.Component,
    scene: str,
    backdrop: Backdrop = "night",
) -> rx.Component:
    """Return a low strip with a bauble, for pages where the visitor came to do something.

    It is so low that the task itself begins on the first screen of a phone.

    Args:
        title: The headline.
        lead: One or two short sentences below it.
        *actions: Buttons.
        scene: Name of a drawing in assets/art, without `.svg` (640 x 480); its middle shows in the bauble.
        backdrop: The background.
    """
    return rx.el.section(
        rx.el.div(
            h1(
                title,
                class_name="self-end text-[2rem] leading-[1.05] sm:text-5xl lg:text-[3.5rem]",
            ),
            rx.el.div(
                drawing(scene, "size-full rounded-full object-cover", eager=True),
                class_name=(
                    "bauble col-start-2 row-start-1 mb-1 aspect-square w-[min(5.5rem,24vw)] sm:w-36 "
                    "md:row-span-3 md:w-44 lg:mr-8 lg:w-48"
                ),
            ),
            rx.el.p(
                lead,
                class_name="col-span-2 max-w-2xl text-ice sm:text-lg md:col-span-1 md:self-start lg:text-xl",
            ),
            rx.el.div(*actions, class_name="col-span-2 flex flex-wrap gap-3 md:col-span-1")
            if actions
            else rx.fragment(),
            class_name=(
                f"{theme.CONTAINER} grid grid-cols-[1fr_auto] content-center gap-x-5 gap-y-3 pt-22 pb-7 "
                "sm:pt-26 sm:pb-10 md:gap-x-10 md:gap-y-4 md:pt-28"
            ),
        ),
        class_name=f"on-night stars candy-hem {BACKDROPS[backdrop]} text-white",
    )
