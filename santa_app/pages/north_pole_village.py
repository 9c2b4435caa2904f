"""A walk through the North Pole village: its map, six places, its numbers and its day."""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content import village as words
from santa_app.content.village import LOCATIONS, VILLAGE_STATS, DayHour, Location
from santa_app.i18n import gettext as _
from santa_app.states.village import CARD_ID, MAP_ID, TITLE_ID, VillageState, house_id

_HOUR_BACKGROUNDS = (
    "from-night via-night-500 to-ember text-white",
    "from-ice to-snow text-ink",
    "from-gold-300 to-snow text-ink",
    "from-night-500 via-night-700 to-night text-white",
)
"""Background of each hour, in the order of VILLAGE_DAY."""


_GATE = (212, 566)
"""Where the walker stands at first."""


def _house(number: int, place: Location) -> rx.Component:
    """Return a house: a button that opens its door, or a link to the list before the page has started."""
    inside = (
        rx.el.span(class_name="village-leaf", aria_hidden="true"),
        rx.el.span(
            rx.cond(
                VillageState.visited.contains(place.slug),
                rx.fragment(
                    ui.icon("star", 16), rx.el.span(_("Visited:"), " ", class_name="sr-only")
                ),
            ),
            place.name,
            class_name="village-sign",
        ),
    )
    return rx.el.li(
        rx.cond(
            VillageState.ready,
            rx.el.button(
                *inside,
                type="button",
                id=house_id(number),
                on_click=VillageState.open(number),
                aria_expanded=rx.cond(VillageState.stop == number, "true", "false"),
            ),
            ui.anchor_link(*inside, part=place.slug),
        ),
        class_name="village-house",
        style=words.TABLE.map[place.slug].style,
    )


def _walker() -> rx.Component:
    steps = [_GATE, *(words.TABLE.map[place.slug].doorstep for place in LOCATIONS)]
    stop = VillageState.stop
    return rx.el.img(
        src="/art/village-walker.svg",
        alt="",
        class_name="village-walker",
        style={
            "--x": rx.Var.create([x for x, _ in steps])[stop],
            "--y": rx.Var.create([y for _, y in steps])[stop],
        },
        custom_attrs={"width": 66, "height": 118},
        loading="lazy",
    )


def _arrow(
    direction: int, label: str, icon_name: str, away: rx.Var[bool], side: str
) -> rx.Component:
    return rx.el.button(
        ui.icon(icon_name, 26),
        type="button",
        on_click=VillageState.pan(direction),
        class_name=f"village-look with-scripts {side}",
        aria_label=label,
        custom_attrs={"data-away": rx.cond(away, "true", "false")},
    )


def _map() -> rx.Component:
    return rx.el.div(
        ui.KeyArea.create(
            rx.el.div(
                ui.drawing("village-map", "", size=(3200, 640), eager=True),
                _walker(),
                rx.el.ol(
                    *[_house(number, place) for number, place in enumerate(LOCATIONS, start=1)]
                ),
                class_name="village-land",
            ),
            id=MAP_ID,
            class_name="village-map",
            role="region",
            aria_label=words.MAP_LABEL,
            tab_index=0,
            on_scroll=VillageState.update_arrows,
            on_key_down=VillageState.pan_key.for_keys("ArrowLeft", "ArrowRight", "Home", "End"),
        ),
        _arrow(-1, _("Look left"), "chevron_left", VillageState.at_start, "left-3"),
        _arrow(1, _("Look right"), "chevron_right", VillageState.at_end, "right-3"),
        class_name="no-print relative",
    )


def _hero() -> rx.Component:
    return rx.el.div(
        rx.el.section(
            ui.h1(
                _("Welcome to the North Pole Village"),
                class_name="text-[2.4rem] leading-[1.05] sm:text-5xl lg:text-6xl",
            ),
            rx.el.p(
                _(
                    "Watch out for ice, wave to the elves and follow the smell of cinnamon, all the way to the "
                    "northern lights."
                ),
                class_name="mx-auto mt-3 max-w-2xl text-ice sm:text-lg lg:text-xl",
            ),
            class_name=f"{theme.CONTAINER} pt-22 pb-2 text-center sm:pt-26",
        ),
        _map(),
        class_name="on-night bg-linear-to-b from-night via-night-700 to-[#3a548c] text-white",
    )


def _turn(steps: int, word: str, name: rx.Var[str], icon_name: str) -> rx.Component:
    return rx.el.button(
        ui.icon(icon_name, 22),
        type="button",
        on_click=VillageState.walk(steps),
        class_name=f"{theme.SECONDARY} size-12 justify-center px-0!",
        aria_label=f"{word}: {name}",
    )


def _card() -> rx.Component:
    place = VillageState.place
    return rx.el.article(
        rx.el.div(
            _turn(-1, _("Back"), VillageState.before, "arrow_left"),
            _turn(1, _("Next"), VillageState.after, "arrow_right"),
            rx.el.p(VillageState.number, class_name="flex-1 font-extrabold text-accent"),
            rx.el.button(
                ui.icon("x", 24),
                type="button",
                on_click=VillageState.close,
                class_name="grid size-12 place-items-center rounded-full text-ink-soft hover:bg-tint",
                aria_label=_("Close the door"),
            ),
            class_name="village-steps flex flex-wrap items-center gap-2",
        ),
        rx.el.div(
            rx.el.img(
                src=place.image,
                alt=place.alt,
                class_name="h-auto w-full",
                custom_attrs={"width": 640, "height": 480},
            ),
            rx.el.span(aria_hidden="true"),
            rx.el.span(aria_hidden="true"),
            key=place.slug,  # another house's door opens anew
            class_name="village-doorway",
        ),
        rx.el.div(
            ui.h2(
                place.name,
                id=TITLE_ID,
                class_name="text-3xl text-pine outline-none sm:text-4xl",
                tab_index=-1,
            ),
            rx.el.p(place.description, class_name="mt-2 text-lg text-ink-soft"),
            rx.el.ul(
                rx.foreach(
                    place.details,
                    lambda detail: rx.el.li(
                        ui.icon("check", 18, "mt-1 text-accent"),
                        rx.el.span(detail),
                        class_name="flex gap-2.5 font-semibold",
                    ),
                ),
                class_name="mt-3 grid gap-x-6 gap-y-2 lg:grid-cols-2",
            ),
            rx.el.p(
                ui.icon("star", 20, "fill-gold text-gold-700"),
                rx.el.span(VillageState.progress),
                class_name="mt-3 flex items-center gap-2 font-bold text-ink",
            ),
        ),
        class_name="accented village-inside p-4 sm:p-5",
        style={"--color": place.color, "--pale": place.bg_color},
        aria_labelledby=TITLE_ID,
    )


def _invitation() -> rx.Component:
    return rx.el.div(
        rx.el.p(
            words.MAP_WITHOUT_JAVASCRIPT,
            class_name="hidden text-center font-bold noscript:block",
        ),
        rx.el.div(
            rx.el.p(
                VillageState.progress,
                class_name=f"{theme.DISPLAY} text-2xl text-pine sm:text-3xl",
            ),
            ui.button(
                words.START,
                icon_name="footprints",
                on_click=VillageState.open(1),
            ),
            class_name="with-scripts flex flex-wrap items-center justify-center gap-x-8 gap-y-3 text-center",
        ),
        class_name="p-4 sm:p-6",
    )


def _pictures() -> rx.Component:
    """Return the pictures behind the doors, hidden, so that a door opens without waiting."""
    return rx.cond(
        VillageState.ready,
        rx.el.div(
            *[rx.el.img(src=place.image, alt="") for place in LOCATIONS],
            class_name="hidden",
        ),
    )


def _desk() -> rx.Component:
    """Return the part below the map: the card of the open house, or how to begin."""
    return rx.el.section(
        ui.PageStyle.create(sheet="village"),
        rx.el.div(
            rx.el.div(
                rx.cond(VillageState.stop > 0, _card(), _invitation()),
                id=CARD_ID,
                class_name=f"{theme.CARD} village-card mx-auto max-w-5xl",
            ),
            _pictures(),
            class_name=f"{theme.CONTAINER} pt-5 pb-2",
        ),
        rx.window_event_listener(on_key_down=VillageState.handle_key),
        class_name="bg-linear-to-b from-[#b9cdec] to-snow",
        aria_label=_("The open house"),
    )


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
                _("Stop {number}").format(number=number),
                class_name=(
                    "inline-flex items-center gap-2 rounded-full bg-tint px-4 py-1.5 font-extrabold "
                    "text-accent"
                ),
            ),
            ui.h3(place.name, class_name="mt-3 text-3xl text-pine sm:text-4xl"),
            rx.el.p(place.description, class_name="mt-3 text-lg text-ink-soft"),
            ui.icon_list(
                place.details,
                ui.icon("check", 18, "mt-1 text-accent"),
                item_class="flex gap-2.5 font-semibold",
                class_name="mt-5 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2",
            ),
        ),
        id=place.slug,
        class_name=f"accented relative grid items-center gap-7 lg:grid-cols-2 lg:gap-16 {swap}",
        style={"--color": place.color, "--pale": place.bg_color},
    )


def _walk() -> rx.Component:
    return ui.section(
        ui.part_heading(paths.VILLAGE, "walk"),
        rx.el.div(
            rx.el.div(
                class_name="absolute inset-y-10 left-1/2 hidden border-s-4 border-dotted border-gold lg:block",
                aria_hidden="true",
            ),
            rx.el.ol(
                *[_stop(number, place) for number, place in enumerate(LOCATIONS, start=1)],
                class_name="relative grid gap-16 lg:gap-20",
            ),
            class_name="relative",
        ),
    )


def _numbers() -> rx.Component:
    return ui.night_section(
        ui.h2(
            _("The village by the numbers"), class_name="text-center text-3xl text-gold sm:text-4xl"
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
        _hero(),
        _desk(),
        ui.breadcrumbs(ui.ALL_STORIES, (PAGE.label, PAGE.path)),
        _walk(),
        _numbers(),
        ui.section(
            ui.part_heading(paths.VILLAGE, "day"),
            rx.el.ol(
                *[
                    _hour(hour, background)
                    for hour, background in zip(words.TABLE.day, _HOUR_BACKGROUNDS, strict=True)
                ],
                class_name="grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
            ),
            shaded=True,
        ),
        ui.banner(paths.VILLAGE),
    )


PAGE = ui.Page.at(paths.VILLAGE, body=page)
