"""Eight Christmas films on a wall of posters (SPEC sections 2 and 4, Movies)."""

from typing import Final

import reflex as rx

from santa_app import product, theme
from santa_app.components.buttons import link_button
from santa_app.components.choices import choice_buttons, count_line
from santa_app.components.did_you_know import did_you_know
from santa_app.components.icons import icon, picture
from santa_app.components.metadata import Page
from santa_app.components.rating import rating
from santa_app.components.sections import banner, page_hero, section
from santa_app.components.structured import json_ld, publisher
from santa_app.components.trail import trail
from santa_app.components.video_link import video_link
from santa_app.content import paths
from santa_app.content.movies import MOVIE_CATEGORIES, MOVIE_CLAIM, MOVIE_FACTS, MOVIES, Movie
from santa_app.content.recipes import minutes_text
from santa_app.rules.filters import ALL
from santa_app.rules.structured_data import item_list
from santa_app.states.analytics import Analytics
from santa_app.states.movies import GRID_ID, MoviesState

NAME = "Christmas Movies"

_LABELS: Final = {choice: choice.capitalize() for choice in MOVIE_CATEGORIES}

_WALL: Final = "mt-8 grid grid-cols-1 gap-x-6 gap-y-10 min-[30rem]:grid-cols-2 lg:grid-cols-4"
_SHELF: Final = (
    "mt-10 grid grid-cols-1 gap-x-12 gap-y-10 [&>li:not([hidden])]:flex! sm:[&>li]:gap-7 "
    "[&>li>:first-child]:w-[42%]!"
)
"""All films, poster by poster; and a category's one or two, whose words stand beside the poster."""

_WAYS_ON: Final = (
    ("music", "Sing Christmas Songs", paths.SONGS),
    ("palette", "Print Coloring Pages", paths.COLORING),
    ("gamepad_2", "Play Christmas Games", paths.GAMES),
    ("list_checks", "Check the Nice List", paths.NICE_LIST),
)
"""Sign, words and page of what to do after the film."""


def _hero() -> rx.Component:
    return page_hero(
        "Christmas Movies",
        f"{MOVIE_CLAIM} for a night under one blanket: short ones for school nights, long ones for "
        "the holidays, and at least one that makes the grown-ups cry.",
        rx.el.button(
            icon("popcorn"),
            "Browse Movies",
            type="button",
            on_click=MoviesState.browse,
            class_name=theme.GOLD,
        ),
        link_button(
            "Write to Santa", product.LETTER_PATH, place="hero", voice="ghost", sign="pen_line"
        ),
        scene="scene-movies",
        sky="plum",
        above="Santa's little cinema",
        sign="clapperboard",
    )


def _poster(movie: Movie) -> rx.Component:
    """Return the poster; hover, focus or a screen without hover brings the trailer over it."""
    return rx.el.div(
        picture(
            movie.poster,
            movie.alt,
            width=400,
            height=600,
            class_name="aspect-[2/3] w-full object-cover",
        ),
        rx.el.div(
            video_link(
                "Watch Trailer",
                movie.trailer_url,
                about=movie.title,
                on_click=Analytics.clicked("Watch Trailer", movie.slug),
                voice="gold",
                class_name="w-full px-2 max-[30rem]:text-sm max-[30rem]:[&>svg]:hidden",
            ),
            class_name=(
                "absolute inset-0 flex items-end p-3 transition duration-300 sm:p-4 "
                "[@media(hover:hover)]:items-center [@media(hover:hover)]:bg-night/75 "
                "[@media(hover:hover)]:opacity-0 group-hover:opacity-100! group-focus-within:opacity-100!"
            ),
        ),
        class_name=(
            "relative w-[42%] shrink-0 self-start overflow-hidden rounded-2xl ring-1 ring-white/15 "
            "shadow-lift min-[30rem]:w-auto"
        ),
    )


def _movie(movie: Movie) -> rx.Component:
    hidden = (MoviesState.chosen != ALL) & (MoviesState.chosen != movie.category)
    return rx.el.li(
        _poster(movie),
        rx.el.div(*_words(movie), class_name="min-w-0 grow"),
        id=movie.slug,
        hidden=hidden,
        class_name="group flex gap-4 min-[30rem]:block [&[hidden]]:hidden",
    )


def _words(movie: Movie) -> tuple[rx.Component, ...]:
    return (
        rx.el.h3(
            movie.title,
            class_name=f"{theme.DISPLAY} text-2xl leading-tight text-white min-[30rem]:mt-4",
        ),
        rx.el.p(
            f"{movie.year} · {minutes_text(movie.duration)} · {movie.certificate}",
            class_name="mt-1 text-sm font-bold text-ice",
        ),
        rx.el.div(
            rx.el.span(
                _LABELS[movie.category],
                class_name="rounded-full border border-gold/50 px-2.5 py-0.5 text-sm font-bold text-gold-300",
            ),
            rating(movie.rating, "text-sm text-white"),
            class_name="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1",
        ),
        rx.el.p(movie.description, class_name="mt-3 text-ice"),
        rx.el.ul(
            *[
                rx.el.li(icon("snowflake", 14, "mt-1 text-gold"), feature, class_name="flex gap-2")
                for feature in movie.features
            ],
            class_name="mt-3 text-sm font-bold text-ice",
        ),
    )


def _wall() -> rx.Component:
    return rx.el.section(
        rx.el.div(
            rx.el.h2("Now showing", class_name=f"{theme.DISPLAY} text-4xl text-gold sm:text-5xl"),
            rx.el.p(
                f"{MOVIE_CLAIM}. Pick a shelf, then hover over a poster or tap it for the trailer.",
                class_name="mt-2 max-w-2xl text-lg text-ice",
            ),
            rx.el.div(
                choice_buttons(
                    "Category",
                    list(_LABELS.items()),
                    chosen=MoviesState.chosen,
                    choose=MoviesState.set_category,
                    dark=True,
                ),
                count_line(MoviesState.count_text, dark=True),
                class_name="mt-6 flex flex-wrap items-center justify-between gap-4",
            ),
            rx.el.ul(
                *[_movie(movie) for movie in MOVIES],
                class_name=rx.match(
                    MoviesState.count,
                    (len(MOVIES), _WALL),
                    (1, f"{_SHELF} mx-auto max-w-3xl"),
                    f"{_SHELF} lg:grid-cols-2",
                ),
            ),
            class_name=theme.WRAP,
        ),
        json_ld(
            item_list(
                "Christmas movies",
                [(one.title, f"{paths.MOVIES}#{one.slug}") for one in MOVIES],
                publisher(),
            )
        ),
        id=GRID_ID,
        class_name=theme.NIGHT_BAND,
    )


def _ways_on() -> rx.Component:
    return section(
        rx.el.h2(
            "When the credits roll", class_name=f"{theme.DISPLAY} text-3xl text-pine sm:text-4xl"
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    rx.el.a(
                        icon(sign, 26, "text-holly"),
                        words,
                        icon(
                            "arrow_right",
                            18,
                            "ml-auto text-holly transition group-hover:translate-x-1",
                        ),
                        href=path,
                        class_name=(
                            f"{theme.CARD} group flex min-h-16 items-center gap-3 px-5 py-4 text-lg font-extrabold "
                            "text-pine transition hover:shadow-lift"
                        ),
                        custom_attrs={"prefetch": "intent"},
                    )
                )
                for sign, words, path in _WAYS_ON
            ],
            class_name="mt-6 grid gap-4 sm:grid-cols-2",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    """Return the sections of the movie page."""
    return rx.fragment(
        _hero(),
        trail((NAME, paths.MOVIES)),
        rx.el.div(class_name="h-8"),
        _wall(),
        section(did_you_know(MOVIE_FACTS, "From behind the camera")),
        _ways_on(),
        banner(
            "Which film will you watch on Christmas Eve?",
            "Tell Santa in your letter. He watches one with the elves when the sleigh is back.",
            action="Write Your Letter",
            href=product.LETTER_PATH,
            place="closing banner",
        ),
    )


PAGE = Page(
    path=paths.MOVIES,
    label="Movies",
    title="8+ Classic Christmas Movies for a Family Movie Night",
    description=(
        "Eight and more Christmas movies for families with age ratings, running times and trailers: "
        "animated, comedy, romantic and modern classics."
    ),
    keywords=("Christmas movies", "family movie night", "Elf", "Home Alone", "The Polar Express"),
    body=page,
)
