"""The nine reindeer: a portrait, a power and a favorite treat of each."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths, reindeer
from santa_app.content.reindeer import REINDEER, Reindeer
from santa_app.i18n import gettext as _

PORTRAIT = (480, 480)
ZOOM = 1.9


def _origin(head: int) -> int:
    """Return where to enlarge a picture from, so that the head comes to its middle, in percent."""
    return round(min(max((ZOOM * head - 50) / (ZOOM - 1), 0), 100))


def _portraits() -> rx.Component:
    return rx.el.nav(
        rx.el.ol(
            *[
                rx.el.li(
                    ui.anchor_link(
                        rx.el.span(
                            ui.picture(
                                one.image,
                                "",
                                f"size-full scale-[{ZOOM}] origin-[{_origin(one.head[0])}%_{_origin(one.head[1])}%]",
                                size=PORTRAIT,
                            ),
                            class_name=(
                                "size-16 overflow-hidden rounded-full ring-4 ring-white shadow-card transition "
                                "group-hover:-translate-y-1 group-hover:ring-gold sm:size-20 md:max-lg:size-16"
                            ),
                        ),
                        rx.el.span(one.name, class_name="mt-1.5 text-sm font-extrabold text-ink"),
                        part=one.slug,
                        class_name="group flex flex-col items-center rounded-2xl p-1",
                    )
                )
                for one in REINDEER
            ],
            class_name="mx-auto flex max-w-5xl flex-wrap justify-center gap-x-2 gap-y-4 [&>*]:w-[30%] sm:[&>*]:w-[17%] md:gap-x-0 md:[&>*]:w-[11%]",
        ),
        class_name=f"{theme.CONTAINER} no-print pt-10",
        aria_label=_("The team"),
    )


def _trait(icon_name: str, label: str, text: str) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            ui.icon(icon_name, 18),
            label,
            class_name="flex items-center gap-2 text-sm font-extrabold text-accent",
        ),
        rx.el.dd(text, class_name="mt-0.5 ps-[1.625rem] text-ink"),
        class_name="py-2.5",
    )


def _profile(one: Reindeer) -> rx.Component:
    return rx.el.li(
        rx.el.div(
            ui.picture(
                one.image,
                one.alt,
                (
                    "size-28 shrink-0 rounded-2xl object-cover md:aspect-[5/4] md:h-auto md:w-full "
                    "md:rounded-none"
                ),
                size=PORTRAIT,
            ),
            rx.el.div(
                rx.el.h3(
                    ui.icon(one.icon, 22, "text-bark"),
                    one.name,
                    class_name=(
                        f"{theme.DISPLAY} inline-flex items-center gap-2 rounded-xl border-2 "
                        "border-gold-700/60 bg-linear-to-b from-gold-300 to-gold px-4 py-1 text-2xl "
                        "whitespace-nowrap text-night shadow-card max-[23rem]:gap-1 max-[23rem]:px-2 "
                        "max-[23rem]:text-lg md:px-6 md:py-1.5"
                    ),
                ),
                rx.el.p(one.personality, class_name="mt-2 text-lg font-extrabold text-accent"),
                class_name="relative min-w-0 md:-mt-6 md:px-6 md:text-center",
            ),
            class_name="flex items-center gap-4 p-3 md:block md:p-0",
        ),
        ui.fold(
            _("Get to know {name}").format(name=one.name),
            rx.el.div(
                # The colored boxes of a row begin at the same height.
                rx.el.p(
                    one.description,
                    class_name="mb-4 text-ink-soft md:min-h-32 lg:min-h-45 xl:min-h-32",
                ),
                rx.el.dl(
                    _trait("wand_sparkles", _("Special power"), one.special_power),
                    _trait("carrot", _("Favorite treat"), one.favorite_treat),
                    _trait("smile", _("Fun fact"), one.fun_fact),
                    class_name="grow divide-y divide-night/10 rounded-2xl bg-tint px-4 py-1.5",
                ),
                class_name="flex grow flex-col p-4 pt-2 md:px-6 md:pb-6",
            ),
            part=one.slug,
        ),
        id=one.slug,
        class_name=f"{theme.CARD} accented flex flex-col overflow-hidden break-inside-avoid",
        style={"--color": one.color, "--pale": one.bg_color},
    )


def _profiles() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.REINDEER, "profiles"),
        rx.el.ul(
            *[_profile(one) for one in REINDEER],
            class_name=(
                "grid gap-4 md:grid-cols-2 md:gap-7 lg:grid-cols-3 md:max-lg:[&>:last-child]:col-span-2 "
                "md:max-lg:[&>:last-child]:mx-auto md:max-lg:[&>:last-child]:w-1/2"
            ),
        ),
    )


def _facts() -> rx.Component:
    return ui.night_section(
        ui.h2(
            _("Fun facts from the flight log"),
            class_name="text-center text-3xl text-gold sm:text-4xl",
        ),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.icon(fact.icon, 34, "text-gold"),
                    ui.h3(fact.title, class_name="mt-4 text-2xl"),
                    rx.el.p(fact.text, class_name="mt-2 text-ice"),
                    class_name="rounded-3xl border border-white/15 bg-night-700/70 p-6",
                )
                for fact in reindeer.TABLE.flight_facts
            ],
            class_name="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(
            paths.REINDEER,
            ui.page_button(paths.REINDEER, "village"),
        ),
        ui.breadcrumbs(ui.ALL_STORIES, (PAGE.label, PAGE.path)),
        _portraits(),
        _profiles(),
        _facts(),
        ui.section(ui.fun_facts(reindeer.TABLE.facts, _("What about real reindeer?"))),
        ui.banner(paths.REINDEER),
    )


PAGE = ui.Page.at(paths.REINDEER, body=page)
