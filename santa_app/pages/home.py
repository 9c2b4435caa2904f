"""The home page."""

from collections.abc import Iterable

import reflex as rx

from santa_app import components as ui
from santa_app import product, theme
from santa_app.content import claims, paths
from santa_app.content import home as words
from santa_app.i18n import gettext as _
from santa_app.rules.structured_data import website


def _hero() -> rx.Component:
    return rx.el.section(
        ui.PageStyle.create(sheet="home"),
        ui.home_scene(),
        rx.el.div(
            class_name=(
                "absolute inset-0 bg-linear-to-b from-night from-35% via-night/60 via-50% to-transparent "
                "to-65% sm:bg-linear-to-br rtl:sm:bg-linear-to-bl sm:from-night/95 sm:from-0% sm:via-night/90 sm:via-40% sm:to-62% "
                "sm:max-lg:[mask-image:linear-gradient(#000_62%,transparent_74%)] "
                "lg:bg-linear-to-r rtl:lg:bg-linear-to-l lg:from-night/90 lg:via-night/75 lg:via-45% lg:to-transparent lg:to-64%"
            )
        ),
        rx.el.div(
            ui.eyebrow_badge(_("Official Santa Letter Service"), "badge_check"),
            ui.h1(
                f"{product.NAME} ",
                rx.el.span(_("Get a Personal Reply!"), class_name="block text-gold"),
                class_name="home-title mt-5 text-[2.5rem] leading-[1.05] text-pretty min-[22rem]:text-[2.6rem] sm:text-6xl lg:max-w-[9.5em] lg:text-7xl",
            ),
            rx.el.p(
                words.TABLE.lead,
                class_name="mt-5 max-w-md text-lg text-snow sm:text-xl xl:max-w-lg",
            ),
            ui.sleeps_left(),
            rx.el.div(
                ui.page_button(paths.HOME, "letter"),
                ui.page_button(paths.HOME, "nice_list", class_name="bg-night/70"),
                class_name="mt-6 flex flex-col gap-3 sm:mt-8 sm:flex-row",
            ),
            rx.el.ul(
                *[
                    rx.el.li(
                        ui.icon(icon_name, 18, "text-gold"),
                        text,
                        class_name="flex items-center gap-1.5 rounded-full bg-night/70 px-2.5 py-1 sm:gap-2 sm:px-3",
                    )
                    for icon_name, text in words.TRUST
                ],
                class_name="mt-5 flex max-w-lg flex-wrap gap-2 font-bold sm:mt-7 text-snow max-sm:text-sm",
            ),
            ui.home_scene_news(),
            class_name=f"{theme.CONTAINER} rise-in",
        ),
        ui.home_scene_buttons(),
        class_name=(
            "on-night snow-bank relative flex items-start overflow-hidden bg-night pt-22 "
            "pb-[82vw] text-white sm:min-h-[138vw] sm:pt-32 sm:pb-[60vw] lg:min-h-[max(54rem,55.5vw)] "
            "lg:items-center lg:pt-28 lg:pb-36"
        ),
    )


def _how_it_works() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.HOME, "how"),
        rx.el.ol(
            *[
                rx.el.li(
                    ui.drawing(step.art, "home-step-picture", size=(320, 240)),
                    ui.h3(
                        rx.el.span(
                            str(number),
                            class_name="me-3 inline-grid size-9 place-items-center rounded-full bg-holly font-sans text-lg text-white",
                        ),
                        step.title,
                        class_name="text-2xl text-pine md:mt-4",
                    ),
                    rx.el.p(step.text, class_name="home-text mt-2 text-ink-soft"),
                    class_name="home-step",
                )
                for number, step in enumerate(words.TABLE.steps, start=1)
            ],
            class_name="grid gap-5 sm:gap-10 md:grid-cols-3",
        ),
    )


def _cards(cards: Iterable[words.Card]) -> list[rx.Component]:
    return [
        ui.feature_card(
            card.title,
            card.text,
            href=card.path or product.LETTER_PATH,
            action=card.action,
            art=card.art,
        )
        for card in cards
    ]


def _stats() -> rx.Component:
    return rx.el.section(
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(claim.label, class_name="order-2 mt-1 font-bold text-ice"),
                    rx.el.dd(
                        claim.value, class_name=f"{theme.FIGURE} text-4xl text-gold sm:text-5xl"
                    ),
                    class_name="flex flex-col items-center",
                )
                for claim in claims.STATS
            ],
            class_name=f"{theme.CONTAINER} grid grid-cols-2 gap-y-6 text-center sm:gap-y-10 lg:grid-cols-4",
        ),
        # The same space above the figures as the snow drift leaves below them.
        class_name=f"{theme.NIGHT_BAND} home-figures",
        aria_label=_("{site} in numbers").format(site=product.NAME),
    )


def _why() -> rx.Component:
    return ui.section(
        ui.heading(_("Why Families Choose Us")),
        rx.el.ul(
            *[
                rx.el.li(
                    ui.drawing(reason.art, "home-step-picture", size=(320, 240)),
                    ui.h3(reason.title, class_name="text-2xl text-pine md:mt-4"),
                    rx.el.p(reason.text, class_name="home-text mt-1 text-ink-soft md:mt-2"),
                    class_name=f"{theme.CARD} home-step p-4 md:p-8",
                )
                for reason in words.TABLE.reasons
            ],
            class_name="grid gap-4 md:grid-cols-3 md:gap-6",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.json_ld(website(words.TABLE.lead, ui.publisher())),
        _hero(),
        ui.unless_quiet(ui.todays_door()),
        ui.section(
            ui.countdown(ui.part_heading(paths.HOME, "countdown")),
            ui.look_back(),
        ),
        _how_it_works(),
        ui.section(
            ui.heading(_("Christmas magic for every day of December")),
            ui.grid(_cards(words.TABLE.features)),
            shaded=True,
        ),
        _stats(),
        ui.section(
            ui.heading(_("More Christmas Fun")), ui.grid(_cards(words.TABLE.more_fun), columns=2)
        ),
        _why(),
        ui.banner(paths.HOME),
    )


PAGE = ui.Page.at(paths.HOME, body=page)
