"""The one table of the site: every page in order and its place in the menus.

To add a page: its path in `content/paths.py`, one module in `pages/` that exports `PAGE`, and one
line here. Menus, head, sitemap line and smoke test follow from that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

import reflex as rx

from santa_app.components.layout import layout
from santa_app.components.metadata import Page
from santa_app.components.navigation import Group, Link, Navigation
from santa_app.content import paths
from santa_app.pages import (
    about,
    activities,
    christmas_cards,
    christmas_games,
    christmas_movies,
    christmas_planning,
    christmas_recipes,
    christmas_songs,
    christmas_stories,
    christmas_traditions,
    christmas_trivia,
    coloring_pages,
    elf_name_generator,
    gift_ideas,
    good_deeds_tracker,
    home,
    letter,
    my_letter,
    nice_list,
    north_pole_village,
    not_found,
    parent_resources,
    printable_templates,
    privacy,
    recipe_detail,
    reindeer_profiles,
    santas_address,
    track_santa,
)
from santa_app.release.not_found import NOT_FOUND_PATH
from santa_app.settings import settings

Menu = Literal["main", "letter", "activities", "resources", "last", "none"]
Footer = Literal["quick", "more", "none"]


@dataclass(frozen=True, slots=True)
class Route:
    """A page and where the menus list it.

    Attributes:
        page: The page.
        menu: Its place in the top bar.
        footer: Its column in the footer.
        footer_label: The footer's name for it, where that differs.
    """

    page: Page
    menu: Menu = "none"
    footer: Footer = "none"
    footer_label: str = ""


ACTIVITIES = ("Games", "Coloring Pages", "Songs", "Cards", "Movies", "Recipes", "Stories")
"""The order of the Activities dropdown (SPEC section 2)."""

ROUTES: tuple[Route, ...] = (
    Route(home.PAGE, menu="main"),
    Route(letter.PAGE, menu="letter", footer="quick"),
    Route(nice_list.PAGE, menu="main", footer="quick", footer_label="Nice List Checker"),
    Route(track_santa.PAGE, menu="main", footer="quick"),
    Route(
        christmas_recipes.PAGE, menu="activities", footer="quick", footer_label="Holiday Recipes"
    ),
    *(Route(page) for page in recipe_detail.PAGES),
    Route(santas_address.PAGE, menu="main", footer="quick"),
    Route(christmas_games.PAGE, menu="activities"),
    Route(christmas_trivia.PAGE),
    Route(elf_name_generator.PAGE),
    Route(good_deeds_tracker.PAGE),
    Route(coloring_pages.PAGE, menu="activities"),
    Route(christmas_songs.PAGE, menu="activities"),
    Route(christmas_cards.PAGE, menu="activities", footer="quick", footer_label="Christmas Cards"),
    Route(christmas_movies.PAGE, menu="activities"),
    Route(christmas_stories.PAGE, menu="activities"),
    Route(reindeer_profiles.PAGE),
    Route(north_pole_village.PAGE),
    Route(activities.PAGE, footer="more", footer_label="Activities"),
    Route(parent_resources.PAGE, menu="resources"),
    Route(gift_ideas.PAGE, menu="resources"),
    Route(christmas_planning.PAGE, menu="resources"),
    Route(printable_templates.PAGE, menu="resources"),
    Route(christmas_traditions.PAGE, menu="resources"),
    Route(about.PAGE, menu="last", footer="more", footer_label="About Us"),
    Route(my_letter.PAGE),
    Route(privacy.PAGE, footer="more", footer_label="Privacy Policy"),
)


def _links(routes: Iterable[Route], *, footer: bool = False) -> tuple[Link, ...]:
    return tuple(
        Link(label=(route.footer_label if footer else "") or route.page.label, path=route.page.path)
        for route in routes
    )


def navigation(routes: tuple[Route, ...] = ROUTES) -> Navigation:
    """Return the menus for these routes; only pages that exist are ever listed."""

    def menu(name: Menu) -> tuple[Link, ...]:
        return _links(route for route in routes if route.menu == name)

    def foot(name: Footer) -> tuple[Link, ...]:
        return _links((route for route in routes if route.footer == name), footer=True)

    in_order = {label: place for place, label in enumerate(ACTIVITIES)}
    dropdown = tuple(sorted(menu("activities"), key=lambda link: in_order[link.label]))
    return Navigation(
        site_name=settings().product_name,
        letter=menu("letter")[0],
        main=menu("main"),
        groups=(
            Group(
                name="activities",
                label="Activities",
                links=dropdown,
                prefixes=tuple(link.path for link in dropdown),
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
    for route in routes:
        add_page(app, route.page, nav)
    add_page(app, not_found.PAGE, nav)
    add_page(app, replace(not_found.PAGE, path=NOT_FOUND_PATH), nav)


def add_page(app: rx.App, page: Page, nav: Navigation) -> None:
    """Add one page with layout, head and sitemap line."""
    metadata = page.metadata(settings().site_url)

    def whole() -> rx.Component:
        return layout(
            page.body(), nav=nav, path=page.path, title=page.title, exists=not page.everywhere
        )

    # Stateful parts share one JavaScript chunk for each Python module, and the module is this
    # function's: without this line every page would carry every other page's parts.
    whole.__module__ = page.body.__module__
    app.add_page(
        whole,
        route=page.path.strip("/") or "/",
        title=metadata.title,
        description=metadata.description,
        image=metadata.og_image,
        meta=metadata.meta(),
        context={
            "sitemap": {"changefreq": "weekly"} if page.indexed and not page.canonical else None
        },
    )
