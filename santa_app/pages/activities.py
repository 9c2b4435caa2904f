"""The activities page: things to do, songs, coloring pages, card crafts and an Advent calendar."""

from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import activities, crafts, paths
from santa_app.content.activities import ACTIVITIES, ADVENT_IDEAS, Activity
from santa_app.content.checks import DIFFICULTY_NAMES
from santa_app.content.coloring import COLORING_PAGES, ColoringPage
from santa_app.content.crafts import CARD_CRAFTS, CardCraft
from santa_app.content.pages import PAGES, Way
from santa_app.content.recipes import minutes_text
from santa_app.content.songs import SONGS, Song
from santa_app.content.workshop_diary import SAID
from santa_app.i18n import gettext as _
from santa_app.i18n import ngettext
from santa_app.states.activity_filter import ActivityFilterState
from santa_app.states.alerts import CardCraftState

_SONGS: Final = 6
"""Songs on this page; the others are on their own page."""
_JUMPS: Final = (
    ("things-to-do", _("Things to do")),
    ("songs", _("Songs")),
    ("coloring", _("Coloring")),
    ("card-crafts", _("Cards")),
    ("advent", _("Advent")),
)


def _contents() -> rx.Component:
    return rx.el.nav(
        *[
            ui.anchor_link(
                words,
                part=part,
                class_name=(
                    "inline-flex min-h-11 items-center rounded-full border-2 border-pine/25 bg-white px-4 "
                    "font-bold text-pine hover:border-pine"
                ),
            )
            for part, words in _JUMPS
        ],
        class_name=f"{theme.CONTAINER} no-print flex flex-wrap justify-center gap-2 pt-8",
        aria_label=_("On this page"),
    )


def _claims() -> rx.Component:
    return rx.el.dl(
        *[
            rx.el.div(
                rx.el.dt(claim.label, class_name="order-2"),
                rx.el.dd(claim.value, class_name="font-extrabold"),
                class_name="flex gap-1.5",
            )
            for claim in activities.TABLE.page_claims
        ],
        class_name=f"{theme.CONTAINER} flex flex-wrap justify-center gap-x-4 pb-6 text-ink-soft max-sm:text-sm",
    )


def _activity_card(activity: Activity) -> rx.Component:
    return rx.el.article(
        rx.el.div(
            ui.picture(
                activity.image,
                activity.alt,
                (
                    "size-24 shrink-0 rounded-2xl object-cover md:aspect-[4/3] md:h-auto md:w-full "
                    "md:rounded-none"
                ),
            ),
            rx.el.div(
                rx.el.p(
                    activities.TABLE.category_names[activity.category],
                    class_name=(
                        "inline-block rounded-full bg-holly px-3 text-sm leading-6 font-extrabold "
                        "text-white md:px-4 md:leading-7"
                    ),
                ),
                ui.h3(activity.title, class_name="mt-1 text-2xl leading-tight text-pine md:mt-2"),
                ui.facts_line(
                    ("gauge", DIFFICULTY_NAMES[activity.difficulty]),
                    ("clock", minutes_text(activity.duration)),
                    ("users", activity.participants),
                    class_name="mt-2 text-sm text-ink md:mt-4 md:gap-x-2.5 md:[&>li]:gap-1",
                ),
                class_name="relative min-w-0 md:-mt-3.5 md:px-6",
            ),
            class_name="flex items-center gap-4 p-3 md:block md:p-0",
        ),
        ui.fold(
            _("How it's done"),
            rx.el.div(
                rx.el.p(activity.description, class_name="text-ink-soft"),
                rx.el.h4(_("What you need"), class_name="mt-5 font-extrabold text-ink"),
                ui.icon_list(
                    activity.materials,
                    ui.icon("check", 16, "mt-1 text-pine-400"),
                    item_class="flex gap-2",
                    class_name="mt-1.5 grid gap-1 text-ink",
                ),
                class_name="p-4 pt-2 md:px-6 md:pt-4 md:pb-6",
            ),
            part=activity.slug,
            about=activity.title,
        ),
        id=activity.slug,
        class_name=f"{theme.CARD} flex h-full flex-col overflow-hidden",
    )


def _things_to_do() -> rx.Component:
    state = ActivityFilterState
    return ui.section(
        ui.part_heading(paths.ACTIVITIES, "things"),
        rx.el.div(
            ui.filter_buttons(
                _("Category"),
                ui.with_all(activities.TABLE.category_names),
                state.chosen_category,
                state.set_category,
            ),
            ui.filter_buttons(
                _("Difficulty"),
                ui.with_all(DIFFICULTY_NAMES),
                state.chosen_difficulty,
                state.set_difficulty,
            ),
            class_name=(
                f"{theme.CARD} mb-4 flex flex-col gap-x-10 gap-y-3 p-4 noscript:hidden sm:mb-6 sm:px-7 sm:py-5 "
                "xl:flex-row"
            ),
        ),
        rx.el.div(ui.result_count(state.count_text), class_name="mb-4 sm:mb-6"),
        rx.el.ul(
            *[
                rx.el.li(_activity_card(one), hidden=~state.shown.contains(one.slug))
                for one in ACTIVITIES
            ],
            class_name="grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3",
        ),
        rx.el.div(
            ui.empty_state(
                _("We don't have one like that"),
                _("Try another kind, or look at all six."),
                _("Show all activities"),
                state.clear,
            ),
            hidden=state.shown.length() > 0,
        ),
        id_="things-to-do",
    )


def _song(song: Song, number: int) -> rx.Component:
    return rx.el.li(
        rx.el.span(
            str(number),
            class_name=f"{theme.FIGURE} w-8 shrink-0 text-2xl text-holly max-sm:hidden",
            aria_hidden="true",
        ),
        ui.picture(
            song.image,
            song.alt,
            "size-12 shrink-0 rounded-2xl object-cover sm:size-16",
            size=(400, 400),
        ),
        rx.el.div(
            rx.el.h3(song.title, class_name="text-lg leading-snug font-extrabold text-ink"),
            rx.el.p(
                song.theme,
                rx.el.span(f" · {song.duration}", class_name="max-sm:hidden"),
                class_name="text-ink-soft",
            ),
            class_name="min-w-0 grow",
        ),
        ui.page_link(
            _("Listen"),
            href=f"{paths.SONGS}#{song.slug}",
            class_name="inline-flex min-h-11 items-center gap-1.5 font-bold text-holly underline underline-offset-4",
        ),
        class_name="flex items-center gap-3 border-b-2 border-night-500/10 py-2 sm:gap-4 sm:py-4",
    )


def _coloring_page(page: ColoringPage, number: int) -> rx.Component:
    lean = ("-rotate-1", "rotate-1")[number % 2]
    return rx.el.li(
        rx.el.a(
            # No description: the title of the link is enough here, and saves bytes.
            ui.picture(
                page.preview_image, "", "aspect-[3/4] w-full object-cover", size=(768, 1024)
            ),
            rx.el.span(
                page.title,
                class_name="mt-2 block text-center leading-tight font-extrabold text-ink",
            ),
            href=paths.COLORING,
            class_name=(
                "relative block h-full bg-white p-2 pb-3 shadow-card sm:p-2.5 ring-1 ring-night/10 transition "
                f"hover:rotate-0 hover:shadow-lift {lean}"
            ),
        ),
        class_name="max-sm:w-32 max-sm:shrink-0 max-sm:snap-center",
    )


_PROMO_COLORS: Final = (
    "bg-linear-to-br from-plum-500 to-plum",
    "bg-linear-to-br from-holly to-holly-700",
    "bg-linear-to-br from-night-500 to-night",
)


def _promo_card(way: Way, colors: str) -> rx.Component:
    return rx.el.section(
        rx.el.div(
            ui.h2(way.title, class_name="text-2xl sm:text-3xl"),
            rx.el.p(way.text, class_name="mt-1 text-white sm:mt-2 sm:text-lg"),
        ),
        rx.el.div(
            ui.link_button(
                way.action or "", way.path or "", place="activities ticket", variant="gold"
            ),
            class_name="mt-auto shrink-0 max-sm:pt-4 sm:max-lg:mb-auto lg:pt-4",
        ),
        class_name=(
            "on-night flex flex-col gap-x-6 rounded-[2rem] p-5 text-white shadow-lift sm:p-6 "
            f"sm:max-lg:flex-row sm:max-lg:justify-between xl:p-8 {colors}"
        ),
    )


def _songs() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.ACTIVITIES, "songs"),
        rx.el.div(
            rx.el.ol(
                *[_song(song, number) for number, song in enumerate(SONGS[:_SONGS], start=1)],
                class_name="grid list-none gap-x-12 lg:grid-cols-2",
            ),
            rx.el.div(
                ui.page_button(paths.ACTIVITIES, "songs"),
                class_name="mt-7 text-center",
            ),
            class_name=f"{theme.BARRED_CARD} py-3 pe-3 ps-5 sm:p-10",
        ),
        shaded=True,
        id_="songs",
    )


def _disclosure(title: str, icon_name: str, content: rx.Component) -> rx.Component:
    return rx.el.details(
        rx.el.summary(
            ui.icon(icon_name, 20, "text-holly"),
            title,
            ui.icon("chevron_down", 20, "ms-auto text-holly transition group-open:rotate-180"),
            class_name=(
                "flex min-h-12 list-none items-center gap-3 font-extrabold text-ink "
                "[&::-webkit-details-marker]:hidden"
            ),
        ),
        content,
        class_name="group border-t border-ink/15 py-1",
    )


def _steps(craft: CardCraft) -> rx.Component:
    return rx.el.ol(
        *[
            rx.el.li(
                rx.el.span(f"{number}.", class_name="font-extrabold text-holly"),
                rx.el.span(text),
                class_name="grid grid-cols-[1.5rem_1fr] gap-1",
            )
            for number, text in enumerate(craft.steps, start=1)
        ],
        class_name="grid list-none gap-2.5 pb-4 text-ink",
    )


def _craft_card(craft: CardCraft) -> rx.Component:
    heading_id = f"craft-{craft.slug}"
    return rx.el.li(
        ui.h3(
            craft.title,
            id=heading_id,
            class_name="px-4 text-2xl text-pine sm:text-3xl md:px-8",
        ),
        ui.chips(
            ui.chip(_("{minutes} min").format(minutes=craft.duration), "clock"),
            ui.chip(DIFFICULTY_NAMES[craft.difficulty], "scissors"),
            class_name="mt-2 mb-3 px-4 md:mt-4 md:mb-0 md:px-8",
        ),
        ui.fold(
            _("How it's done"),
            rx.el.div(
                rx.el.p(craft.description, class_name="text-ink-soft"),
                rx.el.div(
                    _disclosure(
                        _("What you need"),
                        "shopping_basket",
                        ui.icon_list(
                            craft.materials,
                            ui.icon("scissors", 16, "mt-1 text-pine-400"),
                            item_class="flex gap-2.5",
                            class_name="grid gap-1.5 pb-4 text-ink",
                        ),
                    ),
                    _disclosure(
                        ngettext("{count} step", "{count} steps", len(craft.steps)).format(
                            count=len(craft.steps)
                        ),
                        "list_ordered",
                        _steps(craft),
                    ),
                    class_name="mt-5 border-b border-ink/15",
                ),
                rx.el.div(
                    ui.download_link(
                        _("Template"),
                        craft.template_url,
                        described_by=heading_id,
                        events=[CardCraftState.template],
                        class_name="grow",
                    ),
                    ui.video_link(
                        _("Video"),
                        craft.video_url,
                        about=craft.title,
                        on_click=CardCraftState.video(craft.slug),
                        class_name="grow",
                    ),
                    class_name="mt-auto flex flex-wrap gap-3 pt-6",
                ),
                class_name="flex grow flex-col p-4 pt-2 md:px-8 md:pt-4 md:pb-8",
            ),
            part=craft.slug,
            about=craft.title,
        ),
        id=craft.slug,
        class_name=f"{theme.CARD} striped-edge striped-edge-candy flex flex-col pt-7 sm:pt-11",
    )


def _upload_card() -> rx.Component:
    return rx.el.div(
        ui.icon("camera", 44, "mb-3 text-gold-700 max-sm:hidden"),
        ui.h3(_("Proud of your card?"), class_name="text-3xl text-pine"),
        rx.el.p(
            _("Hang it up, mail it, or give it to someone who needs a smile."),
            class_name="mt-1 text-lg text-ink-soft",
        ),
        ui.button(
            _("Upload Your Card"),
            variant="secondary",
            icon_name="upload",
            on_click=CardCraftState.upload,
            aria_describedby="upload-note",
            class_name="mt-5",
        ),
        rx.el.p(
            ui.icon("shield_check", 18, "mt-0.5 text-pine"),
            crafts.TABLE.upload_note,
            id="upload-note",
            class_name="mt-4 flex max-w-md gap-2 text-start font-semibold text-ink",
        ),
        class_name=(
            "mt-4 flex flex-col items-center rounded-[2rem] border-4 border-double border-gold-700/50 "
            "bg-gold/15 px-6 py-6 text-center sm:mt-8 sm:py-10"
        ),
    )


_DOOR_COLORS = (
    "bg-holly text-white",
    "bg-pine text-white",
    "bg-gold text-night",
    "bg-night-500 text-white",
    "bg-pine-600 text-white",
    "bg-holly-700 text-white",
    "bg-gold-300 text-night",
)
"""Colors of the doors: seven, so that no column of two, three or five has one color."""


def _advent_door(day: int, idea: str) -> rx.Component:
    before, after = SAID["date"].split("{day}")
    # A `details` element opens without any State.
    return rx.el.li(
        rx.el.details(
            rx.el.summary(
                rx.el.span(before, class_name="sr-only"),
                rx.el.span(str(day), class_name=f"{theme.FIGURE} text-3xl leading-none"),
                rx.el.span(after, class_name="sr-only") if after else rx.fragment(),
                class_name=(
                    "relative flex min-h-16 list-none items-center justify-center transition sm:min-h-32 "
                    "hover:brightness-110 group-open:min-h-0 group-open:justify-start group-open:px-4 "
                    "group-open:py-3 sm:after:absolute sm:after:end-4 sm:after:size-3 "
                    "sm:after:rounded-full sm:after:bg-current sm:after:opacity-60 "
                    "[&::-webkit-details-marker]:hidden"
                ),
            ),
            rx.el.p(idea, class_name="m-1.5 rounded-xl bg-white p-4 text-ink"),
            class_name=(
                "group h-full overflow-hidden rounded-2xl shadow-card ring-1 ring-night/5 "
                f"{_DOOR_COLORS[day % len(_DOOR_COLORS)]}"
            ),
        ),
        class_name="max-sm:has-[[open]]:col-span-full "
        + ("sm:max-lg:col-span-3" if day == 25 else ""),
    )


def _promo_cards() -> rx.Component:
    return rx.el.div(
        *map(_promo_card, PAGES[paths.ACTIVITIES].ways, _PROMO_COLORS),
        class_name=f"{theme.CONTAINER} no-print grid gap-4 pb-10 sm:pb-16 lg:grid-cols-3 lg:gap-6",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.hero(
            paths.ACTIVITIES, ui.jump_button(_("Find Something to Do"), "things-to-do", "sparkles")
        ),
        ui.breadcrumbs((PAGE.label, PAGE.path)),
        _contents(),
        _things_to_do(),
        _songs(),
        ui.section(
            ui.part_heading(paths.ACTIVITIES, "coloring"),
            rx.el.ul(
                *[_coloring_page(page, number) for number, page in enumerate(COLORING_PAGES[:8])],
                class_name=(
                    "gap-4 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:px-4 "
                    "max-sm:py-3 sm:grid sm:grid-cols-4 sm:gap-5"
                ),
            ),
            rx.el.div(
                ui.page_button(paths.ACTIVITIES, "coloring"),
                class_name="mt-7 text-center sm:mt-10",
            ),
            id_="coloring",
        ),
        ui.section(
            ui.part_heading(paths.ACTIVITIES, "crafts"),
            rx.el.ul(
                *[_craft_card(craft) for craft in CARD_CRAFTS],
                class_name="grid gap-4 md:grid-cols-2 md:gap-7",
            ),
            _upload_card(),
            shaded=True,
            id_="card-crafts",
        ),
        ui.section(
            ui.part_heading(paths.ACTIVITIES, "advent"),
            rx.el.ol(
                *[_advent_door(day, idea) for day, idea in enumerate(ADVENT_IDEAS, start=1)],
                class_name="grid list-none grid-cols-5 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5",
            ),
            id_="advent",
        ),
        _claims(),
        _promo_cards(),
        ui.banner(paths.ACTIVITIES),
    )


PAGE = ui.Page.at(paths.ACTIVITIES, body=page)
