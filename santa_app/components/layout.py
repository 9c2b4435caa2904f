"""The frame of every page: skip link, navigation bar, main element, footer and snow."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import Final

import reflex as rx
from reflex_components_core.el.elements.inline import A

from santa_app import theme
from santa_app.components.icons import logo
from santa_app.components.input_replay import InputReplay
from santa_app.components.languages import language_menu, language_suggestion
from santa_app.components.links import page_link
from santa_app.components.navbar import Link, Navigation, navbar
from santa_app.components.page import Page
from santa_app.components.sections import treeline
from santa_app.components.snow import snow, snow_switch
from santa_app.components.typography import h2
from santa_app.i18n import SITE_LANGUAGES, current_language
from santa_app.i18n import gettext as _
from santa_app.states.analytics import Analytics
from santa_app.states.menus import MenuState

BLURB = _(
    "Bringing Christmas magic to children around the world through personalized letters from Santa."
)
FIRST_YEAR: Final = 2025


def copyright_years(year: int) -> str:
    """Return the years of the copyright line of a site that was built in `year`."""
    return f"{FIRST_YEAR}–{year}" if year > FIRST_YEAR else str(FIRST_YEAR)


def _skip_link() -> rx.Component:
    # Not React Router's link: the handler moves the focus and keeps the URL. Without JavaScript
    # this is an ordinary link to the main element.
    return A.create(
        _("Skip to the page"),
        href="#main",
        on_click=MenuState.skip_to_content.prevent_default,
        class_name=(
            "sr-only focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-50 "
            "focus:rounded-full focus:bg-gold focus:px-5 focus:py-3 focus:font-bold focus:text-night"
        ),
    )


def _footer_column(title: str, links: tuple[Link, ...]) -> rx.Component:
    return rx.el.div(
        h2(title, class_name="text-xl text-gold"),
        rx.el.ul(
            *[
                rx.el.li(
                    page_link(
                        link.label,
                        href=link.path,
                        class_name="inline-flex min-h-11 items-center text-ice underline-offset-4 hover:text-white hover:underline",
                    )
                )
                for link in links
            ],
            class_name="mt-2",
        ),
    )


def _footer(nav: Navigation, languages: rx.Component) -> rx.Component:
    return rx.el.footer(
        rx.el.div(
            rx.el.div(
                rx.el.p(
                    logo("size-10"),
                    nav.site_name,
                    class_name=f"{theme.DISPLAY} flex items-center gap-2.5 text-2xl",
                ),
                rx.el.p(BLURB, class_name="mt-4 max-w-sm text-ice"),
                rx.el.div(snow_switch(), class_name="mt-6"),
                class_name="max-lg:col-span-2",
            ),
            _footer_column(_("Quick Links"), nav.footer_quick),
            _footer_column(_("More"), nav.footer_more),
            languages,
            class_name=f"{theme.CONTAINER} relative grid grid-cols-2 gap-x-6 gap-y-7 pt-14 pb-4 sm:gap-y-10 sm:pt-24 lg:grid-cols-[2fr_1fr_1fr]",
        ),
        rx.el.div(
            treeline(), class_name="snow-bank h-[clamp(110px,14vw,180px)]", aria_hidden="true"
        ),
        rx.el.p(
            _("© {years} {name}. All rights reserved.").format(
                years=copyright_years(datetime.now(UTC).year), name=nav.site_name
            ),
            class_name="page-end relative z-1 bg-snow px-4 pt-2 pb-6 text-center text-sm font-semibold text-ink-soft",
        ),
        class_name="on-night stars snow-roof bg-linear-to-b from-night via-night to-night-500 text-white",
    )


@cache
def _frame(nav: Navigation) -> tuple[Callable[..., rx.Component], Callable[..., rx.Component]]:
    """Return what all pages have above and below their main element.

    Both are compiled once, into a module of their own, rather than into the module of every page.
    """

    @rx.memo
    def page_top(path: rx.Var[str], group: rx.Var[str]) -> rx.Component:
        return rx.fragment(_skip_link(), navbar(nav, path, group))

    if len(SITE_LANGUAGES) > 1:

        @rx.memo
        def page_bottom(addresses: rx.Var[list[str]]) -> rx.Component:
            return rx.fragment(
                _footer(nav, language_menu(addresses)), language_suggestion(addresses), snow()
            )

        return page_top, page_bottom

    @rx.memo
    def page_bottom_of_one_language() -> rx.Component:
        return rx.fragment(_footer(nav, rx.fragment()), snow())

    return page_top, page_bottom_of_one_language


def _reported_path(page: Page) -> str:
    """Return the path of the address, or a blank text for the page that is shown anywhere."""
    return "" if page.everywhere else current_language().prefix + page.path


def layout(*children: rx.Component, nav: Navigation, page: Page) -> rx.Component:
    """Return a whole page.

    Args:
        *children: The page's own sections.
        nav: The links of the navigation bar and the footer.
        page: The page, to highlight its link, to report the page view, and for its dark mode.
    """
    page_top, page_bottom = _frame(nav)
    group = next((group.name for group in nav.groups if group.contains(page.path)), "")
    return rx.el.div(
        page_top(path=page.path, group=group),
        rx.el.main(
            *children,
            id="main",
            on_focus=MenuState.focus_moved(""),
            class_name="min-h-[60vh] outline-none",
            tab_index=-1,
        ),
        page_bottom(**({"addresses": list(page.addresses)} if page.addresses else {})),
        InputReplay.create(),
        on_mount=Analytics.viewed(page.title, _reported_path(page)),
        class_name="reading min-h-screen bg-snow" if page.reading else "min-h-screen bg-snow",
    )
