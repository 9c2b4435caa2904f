"""The games hub: the games and some facts."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import games as words
from santa_app.content import paths
from santa_app.content.quantities import unbroken
from santa_app.i18n import gettext as _


def _game(game: words.GameCard) -> rx.Component:
    return rx.el.li(
        ui.page_link(
            ui.picture(
                game.image,
                "",
                "aspect-[4/3] w-full rounded-2xl object-cover transition group-hover:scale-[1.03]",
            ),
            rx.el.div(
                ui.h2(game.title, class_name="text-3xl text-pine"),
                rx.el.p(game.description, class_name="mt-2 grow text-ink-soft"),
                rx.el.p(
                    rx.el.span(
                        ui.icon("clock", 16),
                        unbroken(game.time),
                        class_name="inline-flex items-center gap-1.5",
                    ),
                    rx.el.span(
                        ui.icon("gauge", 16),
                        game.difficulty,
                        class_name="inline-flex items-center gap-1.5",
                    ),
                    class_name="mt-4 mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm font-bold",
                ),
                rx.el.span(
                    _("Play now"),
                    ui.icon("arrow_right", 18),
                    class_name=f"{theme.PRIMARY} w-full",
                ),
                class_name="flex grow flex-col gap-1 p-4",
            ),
            href=game.link,
            class_name=f"{theme.CARD} {theme.CARD_LINK} flex h-full w-full flex-col p-4",
        ),
        class_name="flex w-full md:w-[calc(50%-0.75rem)] lg:w-[calc((100%-4rem)/3)]",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.GAMES),
        ui.section(
            rx.el.ul(
                *[_game(game) for game in words.GAMES],
                class_name="flex flex-wrap justify-center gap-6 lg:gap-8",
            ),
            ui.children_chooser(),
        ),
        ui.section(ui.fun_facts(words.TABLE.facts, _("Did You Know?")), shaded=True),
        ui.banner(paths.GAMES),
    )


PAGE = ui.Page.at(paths.GAMES, body=page)
