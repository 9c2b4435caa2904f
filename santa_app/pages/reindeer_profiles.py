"""The nine reindeer: a portrait, a power and a favorite treat of each."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.reindeer import FLIGHT_FACTS, REINDEER, REINDEER_FACTS, Reindeer

PORTRAIT = (480, 480)


def _portraits() -> rx.Component:
    """Return the portraits in harness order, each a link to its profile."""
    return rx.el.nav(
        rx.el.ol(
            *[
                rx.el.li(
                    ui.anchor_link(
                        rx.el.span(
                            ui.picture(
                                one.image,
                                "",
                                "size-full origin-[62%_30%] scale-[1.7]",
                                size=PORTRAIT,
                            ),
                            class_name=(
                                "size-16 overflow-hidden rounded-full ring-4 ring-white shadow-card transition "
                                "group-hover:-translate-y-1 group-hover:ring-gold sm:size-20"
                            ),
                        ),
                        rx.el.span(one.name, class_name="mt-1.5 text-sm font-extrabold text-ink"),
                        part=one.slug,
                        class_name="group flex flex-col items-center rounded-2xl p-1",
                    )
                )
                for one in REINDEER
            ],
            class_name="mx-auto flex max-w-5xl flex-wrap justify-center gap-x-2 gap-y-4 [&>*]:w-[30%] sm:[&>*]:w-[17%] lg:[&>*]:w-[10%]",
        ),
        class_name=f"{theme.CONTAINER} no-print pt-10",
        aria_label="The team",
    )


def _trait(icon_name: str, label: str, text: str, color: str) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            ui.icon(icon_name, 18),
            label,
            class_name="flex items-center gap-2 text-sm font-extrabold",
            style={"color": color},
        ),
        rx.el.dd(text, class_name="mt-0.5 pl-[1.625rem] text-ink"),
        class_name="py-2.5",
    )


def _profile(one: Reindeer) -> rx.Component:
    return rx.el.li(
        rx.el.div(
            ui.picture(one.image, one.alt, "aspect-[5/4] w-full object-cover", size=PORTRAIT),
            rx.el.h3(
                ui.icon(one.icon, 22, "text-bark"),
                one.name,
                class_name=(
                    f"{theme.DISPLAY} absolute bottom-0 left-1/2 flex -translate-x-1/2 translate-y-1/2 "
                    "items-center gap-2 rounded-xl border-2 border-gold-700/60 bg-linear-to-b "
                    "from-gold-300 to-gold px-6 py-1.5 text-2xl whitespace-nowrap text-night shadow-card"
                ),
            ),
            class_name="relative",
        ),
        rx.el.div(
            rx.el.p(
                one.personality,
                class_name="text-center text-lg font-extrabold",
                style={"color": one.color},
            ),
            rx.el.p(one.description, class_name="mt-2 text-ink-soft"),
            rx.el.dl(
                _trait("wand_sparkles", "Special power", one.special_power, one.color),
                _trait("carrot", "Favorite treat", one.favorite_treat, one.color),
                _trait("smile", "Fun fact", one.fun_fact, one.color),
                class_name="mt-4 divide-y divide-night/10 rounded-2xl px-4 py-1.5",
                style={"background": one.bg_color},
            ),
            class_name="flex grow flex-col p-5 pt-10 sm:p-6 sm:pt-10 [&>dl]:mt-auto [&>p+p]:mb-4",
        ),
        id=one.slug,
        class_name=f"{theme.CARD} flex flex-col overflow-hidden break-inside-avoid",
    )


def _profiles() -> rx.Component:
    return ui.section(
        ui.heading(
            "Nine stalls, nine stories", "Every brass plate in the stable has a tale behind it."
        ),
        rx.el.ul(
            *[_profile(one) for one in REINDEER],
            class_name=(
                "grid gap-7 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child]:col-span-2 "
                "md:max-lg:[&>:last-child]:mx-auto md:max-lg:[&>:last-child]:w-1/2"
            ),
        ),
        ui.json_ld_list(
            "Santa's reindeer", [(one.name, f"{paths.REINDEER}#{one.slug}") for one in REINDEER]
        ),
    )


def _facts() -> rx.Component:
    return ui.night_section(
        ui.h2(
            "Fun facts from the flight log", class_name="text-center text-3xl text-gold sm:text-4xl"
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.icon(fact.icon, 34, "text-gold"),
                    ui.h3(fact.title, class_name="mt-4 text-2xl"),
                    rx.el.p(fact.text, class_name="mt-2 text-ice"),
                    class_name="rounded-3xl border border-white/15 bg-night-700/70 p-6",
                )
                for fact in FLIGHT_FACTS
            ],
            class_name="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.landscape_hero(
            "Meet Santa's Reindeer",
            "Nine hearts, thirty-six hooves and one shining nose. Get to know the team that pulls the "
            "sleigh around the world in a single night.",
            ui.link_button(
                "Visit North Pole", paths.VILLAGE, place="hero", variant="gold", icon_name="map"
            ),
            scene="wide-reindeer",
            eyebrow=("Nine stories from the stable", "sparkles"),
        ),
        ui.breadcrumbs(ui.ALL_STORIES, (PAGE.label, PAGE.path)),
        _portraits(),
        _profiles(),
        _facts(),
        ui.section(ui.fun_facts(REINDEER_FACTS, "And the real ones?")),
        ui.banner(
            "Follow the hoofprints home",
            "The stables stand between Mrs. Claus's Kitchen and the Elf Village. Come and see where "
            "the nine sleep, eat and practice their landings.",
            "Visit North Pole",
            picture="cottage",
            href=paths.VILLAGE,
        ),
    )


PAGE = ui.Page(
    path=paths.REINDEER,
    label="Reindeer Profiles",
    title="Meet Santa's Nine Reindeer – Profiles and Fun Facts",
    description=(
        "Dasher to Rudolph: personality, special power, favorite treat and a fun fact for each of "
        "Santa's nine reindeer, with portraits to look at."
    ),
    keywords=("Santa's reindeer", "reindeer names", "Rudolph", "Dasher", "Christmas stories"),
    body=page,
)
