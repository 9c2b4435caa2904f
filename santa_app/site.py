"""The site's table of routes: every page in order, and its place in the menus.

To add a page, follow docs/extending.md: its path, its module, and one line here. Menus, head,
sitemap entry and smoke test follow from that.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

import reflex as rx

from santa_app import product
from santa_app.components.layout import layout
from santa_app.components.navbar import Group, Link, Navigation
from santa_app.components.page import Page
from santa_app.framework import app as framework
from santa_app.framework.components import own_elements, with_websocket_gate
from santa_app.i18n import gettext as _
from santa_app.pages import (
    about,
    activities,
    advent,
    christmas_cards,
    christmas_games,
    christmas_movies,
    christmas_pairs,
    christmas_planning,
    christmas_recipes,
    christmas_songs,
    christmas_stories,
    christmas_traditions,
    christmas_trivia,
    color_online,
    coloring_pages,
    drop_the_presents,
    elf_name_generator,
    for_teachers,
    gift_ideas,
    good_deeds_tracker,
    home,
    letter,
    my_christmas,
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
    someone_to_talk_to,
    track_santa,
)

Menu = Literal["main", "letter", "activities", "resources", "last", "none"]
Footer = Literal["quick", "more", "none"]


@dataclass(frozen=True, slots=True)
class Route:
    """A page and where the menus list it."""

    page: Page
    menu: Menu = "none"  # in the navigation bar
    footer: Footer = "none"  # the column
    footer_label: str = ""  # the page's name in the footer, where that differs


ACTIVITIES: Final = (
    _("Games"),
    _("Coloring Pages"),
    _("Songs"),
    _("Cards"),
    _("Movies"),
    _("Recipes"),
    _("Stories"),
)
"""The order of the Activities dropdown."""

ROUTES: tuple[Route, ...] = (
    Route(home.PAGE, menu="main"),
    Route(letter.PAGE, menu="letter", footer="quick"),
    Route(nice_list.PAGE, menu="main", footer="quick", footer_label=_("Nice List Checker")),
    Route(track_santa.PAGE, menu="main", footer="quick"),
    Route(
        christmas_recipes.PAGE, menu="activities", footer="quick", footer_label=_("Holiday Recipes")
    ),
    *(Route(page) for page in recipe_detail.PAGES),
    Route(santas_address.PAGE, menu="main", footer="quick"),
    Route(christmas_games.PAGE, menu="activities"),
    Route(christmas_trivia.PAGE),
    Route(elf_name_generator.PAGE),
    Route(good_deeds_tracker.PAGE),
    Route(drop_the_presents.PAGE),
    Route(christmas_pairs.PAGE),
    Route(coloring_pages.PAGE, menu="activities"),
    Route(color_online.PAGE),
    Route(christmas_songs.PAGE, menu="activities"),
    Route(
        christmas_cards.PAGE, menu="activities", footer="quick", footer_label=_("Christmas Cards")
    ),
    Route(christmas_movies.PAGE, menu="activities"),
    Route(christmas_stories.PAGE, menu="activities"),
    Route(advent.PAGE, menu="activities"),
    Route(reindeer_profiles.PAGE),
    Route(north_pole_village.PAGE),
    Route(activities.PAGE, footer="more", footer_label=_("Activities")),
    Route(parent_resources.PAGE, menu="resources"),
    Route(for_teachers.PAGE, menu="resources"),
    Route(gift_ideas.PAGE, menu="resources"),
    Route(christmas_planning.PAGE, menu="resources"),
    Route(printable_templates.PAGE, menu="resources"),
    Route(christmas_traditions.PAGE, menu="resources"),
    Route(about.PAGE, menu="last", footer="more", footer_label=_("About Us")),
    Route(my_letter.PAGE),
    Route(my_christmas.PAGE),
    Route(someone_to_talk_to.PAGE, footer="more"),
    Route(privacy.PAGE, footer="more", footer_label=_("Privacy Policy")),
)


def navigation(routes: Iterable[Route] = ROUTES) -> Navigation:
    """Return the links of the navigation bar and the footer; a route that is not given has none."""
    menus: dict[str, list[Link]] = {}
    footers: dict[str, list[Link]] = {}
    for route in routes:
        label, path = route.page.label, route.page.path
        menus.setdefault(route.menu, []).append(Link(label=label, path=path))
        footer = Link(label=route.footer_label or label, path=path)
        footers.setdefault(route.footer, []).append(footer)
    activities_menu = sorted(
        menus.get("activities", ()), key=lambda link: (*ACTIVITIES, link.label).index(link.label)
    )
    return Navigation(
        site_name=product.NAME,
        letter=menus["letter"][0],
        main=tuple(menus["main"]),
        groups=(
            Group(
                name="activities",
                label=_("Activities"),
                links=tuple(activities_menu),
                prefixes=tuple(link.path for link in activities_menu),
            ),
            Group(
                name="resources",
                label=_("Resources"),
                links=tuple(menus.get("resources", ())),
                prefixes=(*(link.path for link in menus.get("resources", ())), "/resources/"),
            ),
        ),
        last=tuple(menus.get("last", ())),
        footer_quick=tuple(footers.get("quick", ())),
        footer_more=tuple(footers.get("more", ())),
    )


def add_pages(app: rx.App) -> None:
    """Add every route and the not-found page to the app."""
    nav = navigation()
    for page in (*[route.page for route in ROUTES], not_found.PAGE):
        add_page(app, page, nav)


def add_page(app: rx.App, page: Page, nav: Navigation) -> None:
    """Add one page with layout, head and sitemap entry."""

    def whole() -> rx.Component:
        content = own_elements(layout(page.body(), nav=nav, page=page), of=page.path)
        return with_websocket_gate(content, when_used=page.connects_when_used)

    sitemap = {"changefreq": "weekly"} if page.indexed and not page.canonical else None
    framework.add_page(
        app,
        whole,
        module=page.body.__module__,
        route=page.path.strip("/") or "/",
        title=page.title,
        description=page.description,
        image=page.og_image(product.SITE_URL),
        meta=page.meta(product.SITE_URL),
        context={"sitemap": sitemap},
    )
