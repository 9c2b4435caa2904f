"""A walk through the North Pole village: six places, its numbers and its day."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.village import LOCATIONS, VILLAGE_DAY, VILLAGE_STATS, DayHour, Location

_HOUR_BACKGROUNDS = (
    "from-night via-night-500 to-ember text-white",
    "from-ice to-snow text-ink",
    "from-gold-300 to-snow text-ink",
    "from-night-500 via-night-700 to-night text-white",
)
"""Background of each hour, in the order of VILLAGE_DAY."""


def _stop(number: int, place: Location) -> rx.Component:
    swap = "lg:[&>figure]:order-2" if number % 2 == 0 else ""
    return rx.el.li(
        rx.el.figure(
            ui.picture(place.image, place.alt, "w-full rounded-[1.25rem]"),
            class_name=(
                "rounded-[1.75rem] bg-white p-3 shadow-lift ring-1 ring-night/5 "
                f"{'lg:rotate-1' if number % 2 == 0 else 'lg:-rotate-1'}"
            ),
        ),
        rx.el.div(
            rx.el.p(
                ui.icon(place.icon, 18),
                f"Stop {number}",
                class_name=(
                    "inline-flex items-center gap-2 rounded-full bg-tint px-4 py-1.5 font-extrabold "
                    "text-accent"
                ),
            ),
            ui.h3(place.name, class_name="mt-3 text-3xl text-pine sm:text-4xl"),
            rx.el.p(place.description, class_name="mt-3 text-lg text-ink-soft"),
            rx.el.ul(
                *[
                    rx.el.li(
                        ui.icon("check", 18, "mt-1 text-accent"),
                        detail,
                        class_name="flex gap-2.5 font-semibold",
                    )
                    for detail in place.details
                ],
                class_name="mt-5 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
            ),
        ),
        id=place.slug,
        class_name=f"accented relative grid items-center gap-7 lg:grid-cols-2 lg:gap-16 {swap}",
        style={"--color": place.color, "--pale": place.bg_color},
    )


def _walk() -> rx.Component:
    return ui.section(
        ui.heading("The walk", "Start at the red doors and follow the lanterns."),
        rx.el.div(
            rx.el.div(
                class_name="absolute inset-y-10 left-1/2 hidden border-l-4 border-dotted border-gold lg:block",
                aria_hidden="true",
            ),
            rx.el.ol(
                *[_stop(number, place) for number, place in enumerate(LOCATIONS, start=1)],
                class_name="relative grid gap-16 lg:gap-20",
            ),
            class_name="relative",
        ),
        ui.json_ld_list(
            "Places in the North Pole village",
            [(place.name, f"{paths.VILLAGE}#{place.slug}") for place in LOCATIONS],
        ),
    )


def _numbers() -> rx.Component:
    return ui.night_section(
        ui.h2(
            "The village by the numbers", class_name="text-center text-3xl text-gold sm:text-4xl"
        ),
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(stat.label, class_name="order-3 mt-1 font-bold text-ice"),
                    rx.el.dd(
                        stat.value,
                        class_name=f"{theme.FIGURE} order-2 mt-2 text-3xl text-white sm:text-5xl",
                    ),
                    ui.icon(stat.icon, 30, "order-1 text-gold"),
                    class_name="flex flex-col items-center text-center",
                )
                for stat in VILLAGE_STATS
            ],
            class_name="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4",
        ),
    )


def _hour(hour: DayHour, background: str) -> rx.Component:
    return rx.el.li(
        rx.el.div(
            ui.icon(hour.icon, 30),
            rx.el.p(hour.time, class_name=f"{theme.FIGURE} text-3xl"),
            class_name=f"flex items-center gap-3 bg-linear-to-b px-6 py-8 {background}",
        ),
        rx.el.div(
            ui.h3(hour.title, class_name="text-2xl text-pine"),
            rx.el.p(hour.text, class_name="mt-2 text-ink-soft"),
            class_name="p-6",
        ),
        class_name=f"{theme.CARD} overflow-hidden",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.landscape_hero(
            "Welcome to the North Pole Village",
            "Watch out for ice, wave to the elves and follow the smell of cinnamon. Six stops, one winding "
            "path, and the northern lights at the end of it.",
            ui.link_button(
                "Meet the Reindeer",
                paths.REINDEER,
                place="hero",
                variant="gold",
                icon_name="sparkles",
            ),
            scene="wide-village",
            eyebrow=("Six stories along the path", "map"),
        ),
        ui.breadcrumbs(ui.ALL_STORIES, (PAGE.label, PAGE.path)),
        _walk(),
        _numbers(),
        ui.section(
            ui.heading("A day in the village", "From the first bell to the last lamp."),
            rx.el.ol(
                *[
                    _hour(hour, background)
                    for hour, background in zip(VILLAGE_DAY, _HOUR_BACKGROUNDS, strict=True)
                ],
                class_name="grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
            ),
            shaded=True,
        ),
        ui.banner(
            "Who's peeking out of the stable?",
            "Nine noses, to be exact! Find out who's the fastest, who snores, and who has a nose that "
            "works as a night-light.",
            "Meet the Reindeer",
            picture="stable",
            href=paths.REINDEER,
        ),
    )


PAGE = ui.Page(
    path=paths.VILLAGE,
    label="North Pole Village",
    title="North Pole Village Tour – Workshop, Kitchen, Stables",
    description=(
        "Walk through the North Pole village: Santa's Workshop, Mrs. Claus's Kitchen, the stables, "
        "the Elf Village and the Aurora Gardens, hour by hour."
    ),
    keywords=("North Pole village", "Santa's workshop", "elf village", "Mrs. Claus", "stories"),
    body=page,
    reading=True,
)
