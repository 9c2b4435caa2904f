"""The footer of every page, with the texts and links of SPEC section 2."""

import reflex as rx

from santa_app import theme
from santa_app.components.icons import picture
from santa_app.components.navigation import Link, Navigation
from santa_app.components.sections import horizon
from santa_app.components.snow import snow_switch

BLURB = (
    "Bringing Christmas magic to children around the world through personalized letters from Santa."
)
COPYRIGHT_YEAR = 2025


def _column(title: str, links: tuple[Link, ...]) -> rx.Component:
    return rx.el.div(
        rx.el.h2(title, class_name=f"{theme.DISPLAY} text-xl text-gold"),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.a(
                        link.label,
                        href=link.path,
                        class_name="inline-flex min-h-11 items-center text-ice underline-offset-4 hover:text-white hover:underline",
                        custom_attrs={"prefetch": "intent"},
                    )
                )
                for link in links
            ],
            class_name="mt-2",
        ),
    )


def footer(nav: Navigation) -> rx.Component:
    """Return the footer."""
    return rx.el.footer(
        rx.el.div(
            rx.el.div(
                rx.el.p(
                    picture("/art/logo.svg", "", width=40, height=40, class_name="size-10"),
                    nav.site_name,
                    class_name=f"{theme.DISPLAY} flex items-center gap-2.5 text-2xl",
                ),
                rx.el.p(BLURB, class_name="mt-4 max-w-sm text-ice"),
                rx.el.div(snow_switch(), class_name="mt-6"),
                class_name="max-lg:col-span-2",
            ),
            _column("Quick Links", nav.footer_quick),
            _column("More", nav.footer_more),
            class_name=f"{theme.WRAP} relative grid grid-cols-2 gap-x-6 gap-y-10 pt-20 pb-4 sm:pt-24 lg:grid-cols-[2fr_1fr_1fr]",
        ),
        rx.el.div(
            horizon(),
            class_name="snow-bank h-[clamp(110px,14vw,180px)]",
            custom_attrs={"aria-hidden": "true"},
        ),
        rx.el.p(
            f"© {COPYRIGHT_YEAR} {nav.site_name}. All rights reserved.",
            class_name="relative bg-snow px-4 pt-2 pb-6 text-center text-sm font-semibold text-ink-soft",
        ),
        class_name="on-night stars snow-roof bg-linear-to-b from-night via-night to-night-500 text-white",
    )
