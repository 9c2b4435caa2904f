"""How to write to Santa on paper."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import product, theme
from santa_app.components.postcard import postcard
from santa_app.content import address as words
from santa_app.content import paths, post_offices
from santa_app.i18n import LANGUAGES, current_language
from santa_app.i18n import gettext as _
from santa_app.states.address_banner import AddressBanner
from santa_app.states.countdown import MailCountdownState

_SCRIPTS: Final = {language.locale: language.script for language in LANGUAGES}
GUIDE = _("How to mail a letter to Santa")


def _postcard_section() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.ADDRESS, "envelope"),
        postcard(),
        rx.el.div(
            ui.download_link(_("Letter template (PDF)"), words.LETTER_TEMPLATE_URL),
            ui.external_link(
                _("Find it on the map"),
                words.MAP_URL,
                icon_name="map",
                class_name=ui.button_class("secondary"),
            ),
            class_name="mt-10 flex flex-col justify-center gap-3 sm:flex-row",
        ),
        id_="address",
    )


def _days_left_card() -> rx.Component:
    today = MailCountdownState.days == 0
    return rx.el.div(
        rx.el.h3(
            words.DAYS_LEFT_TITLE,
            class_name=(
                "rounded-t-3xl bg-holly px-4 py-4 text-center text-lg font-extrabold text-white"
            ),
        ),
        rx.el.div(
            rx.el.p(
                rx.cond(MailCountdownState.ready, MailCountdownState.days.to_string(), "––"),
                class_name=f"{theme.FIGURE} text-8xl leading-none text-night",
            ),
            rx.el.p(
                rx.cond(
                    MailCountdownState.ready & today,
                    words.PAGE.days_left_today,
                    rx.cond(
                        MailCountdownState.days == 1,
                        words.PAGE.days_left_one,
                        words.PAGE.days_left_many,
                    ),
                ),
                class_name="mt-3 font-bold text-ink",
            ),
            class_name="flex min-h-52 flex-col items-center justify-center px-6 py-6 text-center",
            role="status",
        ),
        rx.el.p(
            words.PAGE.days_left_hint,
            class_name=(
                "border-t-2 border-dashed border-night/15 px-6 py-4 text-center text-ink-soft"
            ),
        ),
        class_name=f"{theme.CARD} mx-auto w-full max-w-sm",
    )


def _in_time() -> rx.Component:
    facts = (
        ("calendar_clock", words.MAIL_BY_SENTENCE),
        ("stamp", words.PAGE.no_stamp),
        ("coins", words.PAGE.cost_sentence),
        ("hourglass", words.PAGE.time_sentence),
    )
    return ui.section(
        rx.el.div(
            _days_left_card(),
            rx.el.div(
                rx.el.div(
                    ui.heading(_("In time for Christmas"), center=False),
                    class_name="max-md:text-center",
                ),
                rx.el.ul(
                    *[
                        rx.el.li(
                            ui.icon_circle(icon_name, 26, "size-14 shrink-0 bg-pine text-gold"),
                            fact,
                            class_name="flex items-center gap-5 text-xl font-bold text-ink",
                        )
                        for icon_name, fact in facts
                    ],
                    class_name="-mt-4 grid gap-5",
                ),
            ),
            class_name="grid items-center gap-12 md:grid-cols-2",
        ),
        shaded=True,
    )


def _guide() -> rx.Component:
    return ui.section(
        ui.heading(GUIDE, _("Five steps from the kitchen table to the North Pole.")),
        ui.numbered_steps([(step.title, step.text) for step in words.WRITING_STEPS]),
    )


def _office_address(address: post_offices.Address) -> rx.Component:
    # Letters in another script would load a font that the page has no other use for.
    foreign = _SCRIPTS.get(address.language, "latin") not in {"latin", current_language().script}
    return rx.el.address(
        *[rx.el.span(line, class_name="block") for line in address.lines],
        lang=address.language,
        dir="ltr",
        custom_attrs=ui.AS_WRITTEN,
        class_name=(
            "mt-3 border-s-4 border-gold ps-4 text-start text-lg font-extrabold not-italic text-ink "
            + ("typed" if foreign else "")
        ),
    )


def _post_office(office: post_offices.PostOffice) -> rx.Component:
    return ui.folded_card(
        office.country,
        *map(_office_address, office.addresses(current_language().locale)),
        rx.el.p(office.text, class_name="mt-3 text-ink-soft"),
        part=f"office-{office.code.lower()}",
    )


def _post_offices() -> rx.Component:
    return ui.section(
        ui.heading(post_offices.TABLE.title, post_offices.TABLE.lead),
        rx.el.ul(
            *[
                _post_office(office)
                for office in post_offices.post_offices(current_language().locale)
            ],
            class_name="gap-5 sm:columns-2 lg:columns-3 [&>li]:mb-3 md:[&>li]:mb-5",
        ),
        id_="closer-to-home",
    )


def _tips_and_questions() -> rx.Component:
    return ui.section(
        rx.el.div(
            ui.tip_list(_("Tips from the mail elves"), words.PAGE.mailing_tips, icon_name="stamp"),
            rx.el.div(
                ui.h2(
                    _("Questions families ask"),
                    class_name="mb-5 text-3xl text-pine max-lg:text-center",
                ),
                ui.faq(words.FAQ),
            ),
            class_name="grid items-start gap-10 lg:grid-cols-[1fr_1.2fr]",
        ),
        shaded=True,
    )


def _bottom_banner() -> rx.Component:
    """Return the banner at the bottom of the window, until it is closed."""
    return rx.cond(
        AddressBanner.shown,
        rx.el.aside(
            rx.el.div(
                ui.icon("mail", 26, "hidden text-gold sm:block"),
                rx.el.p(
                    words.PAGE.banner_text,
                    class_name="min-w-0 grow text-sm leading-snug font-bold sm:text-base",
                ),
                ui.link_button(
                    words.PAGE.banner_action,
                    product.LETTER_PATH,
                    place="bottom banner",
                    variant="gold",
                    class_name="max-sm:min-h-11 max-sm:px-4 max-sm:text-sm",
                ),
                rx.el.button(
                    ui.icon("x", 24),
                    rx.el.span(_("Close this banner"), class_name="sr-only"),
                    type="button",
                    on_click=AddressBanner.close,
                    class_name=(
                        "grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/10 "
                        "max-sm:-me-3"
                    ),
                ),
                class_name=(
                    f"{theme.CONTAINER} flex items-center gap-2 py-2 max-[20rem]:flex-wrap sm:gap-4 sm:py-3"
                ),
            ),
            class_name=(
                "bottom-banner on-night no-print sticky inset-x-0 bottom-0 z-35 border-t-4 border-gold "
                "bg-night text-white shadow-lift"
            ),
            aria_label=_("Write to Santa online"),
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(paths.ADDRESS, ui.jump_button(words.PAGE.address_sentence, "address", "map_pin")),
        _postcard_section(),
        # The banner sticks to the window's foot only while these are on the screen: it covers neither
        # the envelope nor the footer.
        rx.el.div(
            _in_time(),
            _guide(),
            _tips_and_questions(),
            _post_offices(),
            ui.ways_on(paths.ADDRESS, _("While your letter is on its way")),
            _bottom_banner(),
        ),
    )


PAGE = ui.Page.at(paths.ADDRESS, body=page)
