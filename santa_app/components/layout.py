"""The frame of every page: skip link, navigation bar, main element, footer and snow."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import reflex as rx
from reflex.vars import VarData

from santa_app import product, theme
from santa_app.components.icons import logo
from santa_app.components.language_menu import language_menu, language_suggestion
from santa_app.components.links import page_link
from santa_app.components.navbar import Link, Navigation, navbar
from santa_app.components.page import Page
from santa_app.components.sections import treeline
from santa_app.components.snow import snow, snow_switch
from santa_app.components.typography import h2
from santa_app.framework.components import (
    H1,
    A,
    BaseComponent,
    InputReplay,
    Invisible,
    own_elements,
)
from santa_app.i18n import SITE_LANGUAGES, current_language
from santa_app.i18n import gettext as _
from santa_app.states.analytics import Analytics
from santa_app.states.menus import MenuState

BLURB = _(
    "Bringing Christmas magic to children around the world through personalized letters from Santa."
)


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
                rx.el.p(BLURB, class_name="mt-3 max-w-sm text-ice"),
                rx.el.div(snow_switch(), class_name="mt-4 sm:mt-6"),
                class_name="max-lg:col-span-2",
            ),
            _footer_column(_("Quick Links"), nav.footer_quick),
            _footer_column(_("More"), nav.footer_more),
            languages,
            class_name=f"{theme.CONTAINER} relative grid grid-cols-2 gap-x-6 gap-y-6 pt-12 sm:gap-y-10 sm:pt-20 lg:grid-cols-[2fr_1fr_1fr]",
        ),
        rx.el.div(
            treeline(), class_name="snow-bank h-[clamp(90px,11vw,150px)]", aria_hidden="true"
        ),
        rx.el.p(
            _("© {years} {name}. All rights reserved.").format(
                years=product.YEARS, name=nav.site_name
            ),
            class_name="page-end relative z-1 bg-snow px-4 pt-2 pb-6 text-center text-sm font-semibold text-ink-soft",
        ),
        class_name="on-night stars snow-roof bg-linear-to-b from-night via-night to-night-500 text-white",
    )


def _shown(name: str) -> rx.Var:
    data = VarData(
        imports={"react-router": "useMatches"},
        hooks={"const shownPage = useMatches().at(-1)?.handle ?? { addresses: [] };": None},
    )
    return rx.Var(f"shownPage.{name}", _var_data=data)


class _PageData(Invisible):
    """Passes a page's data to the frame, as the `handle` of React Router's route."""

    data: dict[str, Any]

    def add_custom_code(self) -> list[str]:
        return [f"export const handle = {json.dumps(self.data)};"]


class _BelowTheFold(rx.Component):
    """The sections below a page's heading; framework/build/js/navigation.js renders them later."""

    library = "$/santa/navigation"
    tag = "BelowTheFold"


def _has_heading(component: BaseComponent) -> bool:
    return isinstance(component, H1) or any(map(_has_heading, component.children))


def heading_first(body: rx.Component) -> rx.Component:
    """Return a page's sections, those that follow its heading below the fold."""
    sections = body.children if type(body) is rx.Fragment else []
    following = next(
        (number for number, one in enumerate(sections, start=1) if _has_heading(one)), len(sections)
    )
    if following == len(sections):
        return body
    return rx.fragment(*sections[:following], _BelowTheFold.create(*sections[following:]))


@cache
def page_frame(nav: Navigation) -> Callable[..., rx.Component]:
    """Return the component that adds navigation bar, footer and snow around all pages.

    The app contains it once, so that navigation does not unmount it.
    """

    @rx.memo
    def page_top(path: rx.Var[str], group: rx.Var[str]) -> rx.Component:
        return own_elements(
            rx.fragment(_skip_link(), navbar(nav, path, group)), of="the navigation bar"
        )

    @rx.memo
    def page_bottom(addresses: rx.Var[list[str]]) -> rx.Component:
        if len(SITE_LANGUAGES) == 1:
            return own_elements(rx.fragment(_footer(nav, rx.fragment()), snow()), of="the footer")
        return own_elements(
            rx.fragment(
                _footer(nav, language_menu(addresses)), language_suggestion(addresses), snow()
            ),
            of="the footer",
        )

    @rx.memo
    def page_frame(children: rx.Var[rx.Component]) -> rx.Component:
        return rx.el.div(
            page_top(path=_shown("path").to(str), group=_shown("group").to(str)),
            children,
            page_bottom(addresses=_shown("addresses").to(list[str])),
            class_name=rx.cond(
                _shown("reading").to(bool),
                "reading min-h-screen bg-snow print:min-h-0",
                "min-h-screen bg-snow print:min-h-0",
            ),
        )

    return page_frame


def _reported_path(page: Page) -> str:
    """Return the path to report to analytics; blank for the not-found page, shown at any path."""
    return "" if page.everywhere else current_language().prefix + page.path


def layout(body: rx.Component, *, nav: Navigation, page: Page) -> rx.Component:
    """Return the main element of a page, with the page's data for the frame."""
    group = next((group.name for group in nav.groups if group.contains(page.path)), "")
    data = {
        "path": page.path,
        "group": group,
        "addresses": list(page.addresses),
        "reading": page.reading,
    }
    return rx.fragment(
        _PageData.create(data=data),
        rx.el.main(
            heading_first(body),
            id="main",
            on_focus=MenuState.focus_moved(""),
            on_mount=Analytics.viewed(page.title, _reported_path(page)),
            class_name="min-h-[60vh] outline-none",
            tab_index=-1,
        ),
        InputReplay.create(),
    )
