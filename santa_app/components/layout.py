"""The common page wrapper: skip link, top bar, main, footer, snow (SPEC section 2)."""

import reflex as rx

from santa_app.components.early_use import early_use
from santa_app.components.footer import footer
from santa_app.components.in_page import skip_link
from santa_app.components.navbar import navbar
from santa_app.components.navigation import Navigation
from santa_app.components.snow import snow
from santa_app.states.analytics import Analytics
from santa_app.states.menus import MenuState


def layout(
    *children: rx.Component, nav: Navigation, path: str, title: str, exists: bool = True
) -> rx.Component:
    """Return a whole page.

    Args:
        *children: The page's own sections.
        nav: The other pages, for the menus.
        path: The page's path, to highlight it and to report the view.
        title: The document title, to report the view.
        exists: False for the not-found page, which stands at any path.
    """
    return rx.el.div(
        skip_link(
            "Skip to the page",
            part="main",
            on_click=MenuState.skip_to_content.prevent_default,
            class_name=(
                "sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 "
                "focus:rounded-full focus:bg-gold focus:px-5 focus:py-3 focus:font-bold focus:text-night"
            ),
        ),
        navbar(nav, path),
        rx.el.main(
            *children,
            id="main",
            on_focus=MenuState.focus_moved(""),
            class_name="min-h-[60vh] outline-none",
            custom_attrs={"tabIndex": "-1"},
        ),
        footer(nav),
        snow(),
        early_use(),
        on_mount=Analytics.viewed(title, path if exists else ""),
        class_name="min-h-screen bg-snow",
    )
