"""The one table of the site: every route in order, its place in the menus and its metadata.

To add a page: write one module in `pages/`, add its path to `content/paths.py`, and add one
entry here. Menus, head, sitemap line and smoke test follow from that entry.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

import reflex as rx

from santa_app.components.layout import layout
from santa_app.components.metadata import Metadata
from santa_app.components.navigation import Group, Link, Navigation
from santa_app.content import paths
from santa_app.pages import home, letter, not_found
from santa_app.settings import settings

Menu = Literal["main", "letter", "activities", "resources", "last", "none"]
Footer = Literal["quick", "more", "none"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Route:
    """One page of the site.

    Attributes:
        path: Its address.
        label: Its name in menus.
        title: Document title, unique.
        description: Search description, unique, 50 to 170 characters.
        keywords: Search keywords.
        page: The function that returns the page's own sections.
        menu: Where the top bar lists it.
        footer: Where the footer lists it, and under which name if another.
        footer_label: The footer's name for it, where that differs.
        canonical: The address search engines should keep, if not this one.
        indexed: False keeps search engines and the sitemap away.
    """

    path: str
    label: str
    title: str
    description: str
    keywords: tuple[str, ...]
    page: Callable[[], rx.Component]
    menu: Menu = "none"
    footer: Footer = "none"
    footer_label: str = ""
    canonical: str = ""
    indexed: bool = True

    @property
    def slug(self) -> str:
        """The name of the page's social picture."""
        return self.path.strip("/").replace("/", "--") or "home"

    def metadata(self) -> Metadata:
        """Return the thirteen fields of the page's head."""
        site = settings().site_url
        return Metadata(
            title=self.title,
            description=self.description,
            keywords=self.keywords,
            canonical=site + (self.canonical or self.path),
            og_image=f"{site}/social/{self.slug}.jpg",
            robots="index, follow" if self.indexed else "noindex",
        )


PRODUCT = settings().product_name

ROUTES: tuple[Route, ...] = (
    Route(
        path=paths.HOME,
        label="Home",
        title=f"{PRODUCT} – Write to Santa and Get a Personal Reply",
        description=(
            "Write a letter to Santa and get a personal reply by e-mail. Free, with a Nice List "
            "check, a Santa tracker, games, recipes and stories for the whole family."
        ),
        keywords=("letter to Santa", "Santa reply", "write to Santa", "Christmas for kids", "free"),
        page=home.page,
        menu="main",
    ),
    Route(
        path=paths.LETTER,
        label=PRODUCT,
        title=f"Write Your {PRODUCT.replace('Letters', 'Letter')} – Free Personal Reply",
        description=(
            "Tell Santa your wishes. Fill in the letter, send it to the North Pole, and Santa's "
            "personal reply comes to a parent's e-mail within 24 hours. Free and safe."
        ),
        keywords=("write letter to Santa", "email Santa", "Santa reply", "wish list", "North Pole"),
        page=letter.page,
        menu="letter",
        footer="quick",
    ),
)

NOT_FOUND = Route(
    path="/404",
    label="Page not found",
    title=f"Page not found – {PRODUCT}",
    description="This page does not exist. From here you find the way back to Santa's home page.",
    keywords=("page not found",),
    page=not_found.page,
    indexed=False,
)


def _links(routes: Iterable[Route], *, footer: bool = False) -> tuple[Link, ...]:
    return tuple(
        Link(label=(route.footer_label if footer else "") or route.label, path=route.path)
        for route in routes
    )


def navigation(routes: tuple[Route, ...] = ROUTES) -> Navigation:
    """Return the menus for these routes; only pages that exist are ever listed."""

    def menu(name: Menu) -> tuple[Link, ...]:
        return _links(route for route in routes if route.menu == name)

    def foot(name: Footer) -> tuple[Link, ...]:
        return _links((route for route in routes if route.footer == name), footer=True)

    activities = menu("activities")
    return Navigation(
        site_name=PRODUCT,
        letter=menu("letter")[0],
        main=menu("main"),
        groups=(
            Group(
                name="activities",
                label="Activities",
                links=activities,
                prefixes=tuple(link.path for link in activities),
            ),
            Group(
                name="resources",
                label="Resources",
                links=menu("resources"),
                prefixes=(paths.PARENTS, "/resources/"),
            ),
        ),
        last=menu("last"),
        footer_quick=foot("quick"),
        footer_more=foot("more"),
    )


def add_pages(app: rx.App, routes: tuple[Route, ...] = ROUTES) -> None:
    """Add every route and the not-found page to the app."""
    nav = navigation(routes)
    for route in (*routes, NOT_FOUND):
        add_page(app, route, nav)


def add_page(app: rx.App, route: Route, nav: Navigation) -> None:
    """Add one route with layout, head and sitemap line."""
    metadata = route.metadata()

    def page() -> rx.Component:
        return layout(route.page(), nav=nav, path=route.path, title=route.title)

    app.add_page(
        page,
        route=route.path.strip("/") or "/",
        title=metadata.title,
        description=metadata.description,
        image=metadata.og_image,
        meta=metadata.meta(),
        context={"sitemap": {"changefreq": "weekly"} if route.indexed else None},
    )
