"""Two greeting cards to print, fold and color."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import cards, paths
from santa_app.content.cards import CARD_TEMPLATES, CardTemplate
from santa_app.i18n import gettext as _


def _card(card: CardTemplate, number: int) -> rx.Component:
    heading_id = f"card-{card.slug}"
    turned = number % 2 == 1
    return rx.el.li(
        rx.el.div(
            rx.el.div(
                class_name=(
                    "absolute inset-y-2 start-4 w-full origin-left skew-y-2 rounded-e-lg "
                    "bg-gold-300 shadow-card"
                ),
                aria_hidden="true",
            ),
            ui.picture(
                card.preview_image,
                card.alt,
                (
                    "relative h-auto w-full rounded-e-lg border-s-4 border-night/10 bg-white "
                    "shadow-lift "
                    "transition duration-300 group-hover:-translate-x-1"
                ),
                size=(508, 712),
            ),
            class_name=f"relative mx-auto w-full max-w-72 pe-4 {'md:order-2' if turned else ''}",
        ),
        rx.el.div(
            ui.h3(card.title, id=heading_id, class_name="text-3xl text-pine sm:text-4xl"),
            rx.el.p(card.description, class_name="mt-4 text-lg text-ink"),
            rx.el.p(
                ui.icon("file_text", 18),
                _("PDF, two pages, for A4 and Letter"),
                class_name="mt-4 flex items-center gap-2 font-bold text-ink-soft",
            ),
            ui.download_link(
                _("Download template"),
                card.download_url,
                described_by=heading_id,
                class_name="mt-6",
            ),
        ),
        class_name="group grid items-center gap-10 md:grid-cols-2 lg:gap-16",
    )


def _steps() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.CARDS, "steps"),
        rx.el.ol(
            *[
                rx.el.li(
                    rx.el.span(
                        str(number),
                        class_name=f"{theme.FIGURE} text-4xl text-holly",
                        aria_hidden="true",
                    ),
                    ui.h3(step.title, class_name="mt-1 text-2xl text-pine"),
                    rx.el.p(step.text, class_name="mt-2 text-ink-soft"),
                    class_name=(
                        "bg-white p-6 shadow-card ring-1 ring-night/5 even:bg-snow "
                        "max-lg:first:rounded-t-3xl "
                        "max-lg:last:rounded-b-3xl lg:p-8 lg:odd:skew-y-1 lg:even:-skew-y-1"
                    ),
                )
                for number, step in enumerate(cards.TABLE.steps, start=1)
            ],
            class_name="mx-auto grid max-w-2xl lg:max-w-none lg:grid-cols-3 lg:gap-y-12",
        ),
        rx.el.div(
            ui.page_button(paths.CARDS, "activities"),
            class_name="mt-14 text-center",
        ),
        shaded=True,
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.CARDS, ui.jump_button(_("See the cards"), "cards", "mail_open")),
        ui.section(
            ui.part_heading(paths.CARDS, "cards"),
            rx.el.ul(
                *[_card(card, number) for number, card in enumerate(CARD_TEMPLATES)],
                class_name="mx-auto grid max-w-4xl gap-20",
            ),
            id_="cards",
        ),
        _steps(),
        ui.banner(paths.CARDS),
    )


PAGE = ui.Page.at(paths.CARDS, body=page)
