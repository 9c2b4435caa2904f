"""The fixed bottom banner of the mailing-address page (SPEC section 2, Santa's address)."""

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import link_button
from santa_app.components.icons import icon
from santa_app.content import address as words
from santa_app.states.address_banner import AddressBanner


def bottom_banner() -> rx.Component:
    """Return the banner; it stays on top of the page until it is closed."""
    return rx.cond(
        AddressBanner.shown,
        rx.el.aside(
            rx.el.div(
                icon("mail", 26, "hidden text-gold sm:block"),
                rx.el.p(
                    words.BANNER_TEXT,
                    class_name="grow pr-12 text-sm font-bold sm:pr-0 sm:text-base",
                ),
                link_button(
                    words.BANNER_ACTION,
                    product.LETTER_PATH,
                    place="bottom banner",
                    voice="gold",
                    class_name="w-full whitespace-nowrap sm:w-auto",
                ),
                rx.el.button(
                    icon("x", 24),
                    rx.el.span("Close this banner", class_name="sr-only"),
                    type="button",
                    on_click=AddressBanner.close,
                    class_name=(
                        "absolute top-1 right-2 grid size-11 place-items-center rounded-full "
                        "hover:bg-white/10 sm:static sm:shrink-0"
                    ),
                ),
                class_name=(
                    f"{theme.WRAP} relative flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3 "
                    "sm:flex-nowrap sm:py-4"
                ),
            ),
            class_name=(
                "bottom-banner on-night no-print rise-in fixed inset-x-0 bottom-0 z-35 border-t-4 border-gold "
                "bg-night text-white shadow-lift"
            ),
            custom_attrs={"aria-label": "Write to Santa online"},
        ),
        rx.fragment(),
    )
