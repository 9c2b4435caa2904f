"""Eight Christmas movies as a filtered grid of posters."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app.content import movies, paths
from santa_app.content.movies import MOVIES, Movie
from santa_app.content.recipes import minutes_text
from santa_app.i18n import gettext as _
from santa_app.rules.filters import ALL
from santa_app.states.analytics import Analytics
from santa_app.states.movies import GRID_ID, MoviesState

_GRID: Final = "mt-8 grid grid-cols-1 gap-x-6 gap-y-10 min-[30rem]:grid-cols-2 lg:grid-cols-4"
_LIST: Final = (
    "mt-10 grid grid-cols-1 gap-x-12 gap-y-10 min-[30rem]:[&>li:not([hidden])]:flex! sm:[&>li]:gap-7 "
    "min-[30rem]:[&>li>:first-child]:w-[42%]!"
)
"""The grid of all movies, and the list of a category's one or two with the text beside the poster."""


def _poster(movie: Movie) -> rx.Component:
    """Return the poster; hover or focus shows the trailer link, a touch screen always does."""
    return rx.el.div(
        ui.picture(movie.image, movie.alt, "aspect-[2/3] w-full object-cover", size=(400, 600)),
        rx.el.div(
            ui.video_link(
                _("Watch Trailer"),
                movie.trailer_url,
                about=movie.title,
                on_click=Analytics.clicked("Watch Trailer", movie.slug),
                variant="gold",
                class_name="w-full px-2! whitespace-nowrap max-[30rem]:min-h-11 max-[30rem]:px-1! max-[30rem]:py-1 max-[30rem]:text-sm max-[30rem]:[&>svg]:hidden",
            ),
            class_name=(
                "absolute inset-0 flex items-end p-2 transition duration-300 sm:p-4 "
                "[@media(hover:hover)]:items-center [@media(hover:hover)]:bg-night/75 "
                "[@media(hover:hover)]:opacity-0 group-hover:opacity-100! group-focus-within:opacity-100!"
            ),
        ),
        class_name=(
            "relative shrink-0 self-start overflow-hidden rounded-2xl ring-1 ring-white/15 shadow-lift"
        ),
    )


def _movie(movie: Movie) -> rx.Component:
    hidden = (MoviesState.chosen != ALL) & (MoviesState.chosen != movie.category)
    return rx.el.li(
        _poster(movie),
        rx.el.div(*_details(movie), class_name="min-w-0 grow max-[30rem]:contents"),
        id=movie.slug,
        hidden=hidden,
        class_name=(
            "group max-[30rem]:grid max-[30rem]:grid-cols-[42%_1fr] max-[30rem]:gap-x-4 [&[hidden]]:hidden"
        ),
    )


def _details(movie: Movie) -> tuple[rx.Component, ...]:
    return (
        rx.el.div(
            ui.h3(movie.title, class_name="text-2xl leading-tight text-white min-[30rem]:mt-4"),
            rx.el.p(
                f"{movie.year} · {minutes_text(movie.duration)} · {movies.TABLE.certificate_names[movie.certificate]}",
                class_name="mt-1 text-sm font-bold text-ice",
            ),
            rx.el.div(
                rx.el.span(
                    movies.TABLE.category_names[movie.category],
                    class_name="rounded-full border border-gold/50 px-2.5 py-0.5 text-sm font-bold text-gold-300",
                ),
                ui.rating(movie.rating, "text-sm text-white"),
                class_name="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1",
            ),
            class_name="self-center",
        ),
        rx.el.p(movie.description, class_name="col-span-2 mt-3 text-ice"),
        ui.icon_list(
            movie.features,
            ui.icon("snowflake", 14, "mt-1 text-gold"),
            item_class="flex gap-2",
            class_name="col-span-2 mt-3 text-sm font-bold text-ice",
        ),
    )


def _movie_grid() -> rx.Component:
    return ui.night_section(
        ui.h2(_("Now showing"), class_name="text-4xl text-gold sm:text-5xl"),
        rx.el.p(
            _("Pick a shelf, then point at a poster or tap it to watch the trailer."),
            class_name="mt-2 max-w-2xl text-lg text-ice",
        ),
        rx.el.div(
            ui.filter_buttons(
                _("Category"),
                list(movies.TABLE.category_names.items()),
                MoviesState.chosen,
                MoviesState.set_category,
                dark=True,
            ),
            ui.result_count(MoviesState.count_text, dark=True),
            class_name="mt-6 flex flex-wrap items-center justify-between gap-4",
        ),
        rx.el.ul(
            *[_movie(movie) for movie in MOVIES],
            class_name=rx.match(
                MoviesState.count,
                (len(MOVIES), _GRID),
                (1, f"{_LIST} mx-auto max-w-3xl"),
                f"{_LIST} lg:grid-cols-2",
            ),
        ),
        id=GRID_ID,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(
            paths.MOVIES,
            ui.button(
                _("Browse Movies"), variant="gold", icon_name="popcorn", on_click=MoviesState.browse
            ),
            ui.page_button(paths.MOVIES, "letter"),
        ),
        ui.breadcrumbs((_("Christmas Movies"), PAGE.path)),
        rx.el.div(class_name="h-8"),
        _movie_grid(),
        ui.section(ui.fun_facts(movies.TABLE.facts, _("Behind the scenes"))),
        ui.ways_on(paths.MOVIES, _("When the credits roll")),
        ui.banner(paths.MOVIES),
    )


PAGE = ui.Page.at(paths.MOVIES, body=page)
