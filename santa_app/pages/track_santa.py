"""The Santa tracker: live on December 24, preparations on other days."""

import reflex as rx
from reflex.vars import BooleanVar, ObjectVar

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths, postcards
from santa_app.content import tracker as words
from santa_app.content import workshop_diary as diary
from santa_app.content.cities import CITIES
from santa_app.content.pages import hero_of
from santa_app.i18n import gettext as _
from santa_app.rules.flight import TICK_MS
from santa_app.rules.world_map import MAP_HEIGHT, MAP_WIDTH, dot_path
from santa_app.states.tracker import TrackerState
from santa_app.states.workshop_diary import WorkshopDiaryState

_PANEL = (
    "flex flex-col rounded-3xl border border-white/10 bg-night-700 p-3 sm:justify-center sm:p-6"
)
_BAR = "mt-2 h-3 bg-white/15"
_TWO_LINES = "[&>dd]:min-h-[3.2rem] sm:[&>dd]:min-h-8"


def _panel(
    icon_name: str,
    label: str,
    value: rx.Component | rx.Var | str,
    note: rx.Var | str | None = None,
    class_name: str = "",
) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            ui.icon(icon_name, 20, "text-gold"),
            label,
            class_name="flex items-center gap-2 text-sm font-bold text-ice",
        ),
        rx.el.dd(
            value,
            class_name="mt-2 min-h-8 text-lg leading-snug font-extrabold text-white sm:text-xl",
        ),
        rx.el.dd(
            note,
            class_name="mt-1 text-[0.8125rem] font-bold text-gold-300 max-[22.5rem]:min-h-[2lh] sm:text-sm",
        )
        if note is not None
        else rx.fragment(),
        class_name=f"{_PANEL} {class_name}",
    )


def _where() -> rx.Component:
    # Each value reserves space for the longest one, so that no stop causes a layout shift.
    return rx.el.dl(
        _panel(
            "map_pin",
            _("Current city"),
            TrackerState.city,
            class_name=f"{_TWO_LINES} lg:col-span-2",
        ),
        _panel(
            "globe", _("Country"), TrackerState.country, class_name=f"{_TWO_LINES} lg:col-span-2"
        ),
        _panel(
            "clock",
            _("Local time"),
            rx.el.span(
                rx.cond(TrackerState.ready, TrackerState.time, "\u2013"),
                custom_attrs=ui.AS_WRITTEN,
            ),
            class_name="lg:col-span-2",
        ),
        _panel(
            "gift",
            _("Gifts delivered"),
            TrackerState.gifts_text,
            TrackerState.gifts_note,
            class_name="tabular-nums lg:col-span-3",
        ),
        _panel(
            "navigation",
            _("Next stop"),
            TrackerState.next_stop,
            class_name=f"{_TWO_LINES} col-span-2 lg:col-span-3",
        ),
        class_name="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-6",
    )


_WHOLE_PICTURE = {"aspectRatio": "3 / 2"}
_LINED = {
    "minHeight": "4lh",
    "backgroundImage": "repeating-linear-gradient(#0000 0 calc(1lh - 1px), #23386e40 0 1lh)",
}
"""The ruled lines of a postcard: room for the longest sentence, and natural below a short one."""


def _stops_picture(*, shown: BooleanVar) -> rx.Component:
    """Return the postcard's picture at every other stop; in between it preloads the next one."""
    return rx.el.img(
        src=rx.cond(shown, TrackerState.postcard.image, TrackerState.next_postcard.image),
        alt=rx.cond(shown, TrackerState.postcard.alt, ""),
        style={
            "opacity": rx.cond(shown, 1, 0),
            "transition": rx.cond(shown, "opacity 0.5s", "none"),
        },
        class_name="col-start-1 row-start-1 w-full",
        loading="lazy",
        custom_attrs={"width": 480, "height": 320},
    )


def _postcard() -> rx.Component:
    return rx.el.figure(
        rx.el.div(
            _stops_picture(shown=TrackerState.even),
            _stops_picture(shown=~TrackerState.even),
            style=_WHOLE_PICTURE,
            class_name="grid bg-night-500",
        ),
        rx.el.figcaption(
            rx.el.span(postcards.TABLE.stamp, class_name="block text-sm font-bold text-ink-soft"),
            rx.el.span(
                TrackerState.postcard.name,
                class_name=f"{theme.DISPLAY} block text-3xl text-holly",
            ),
            rx.el.span(
                TrackerState.postcard.sentence,
                style=_LINED,
                class_name="mt-2 block",
            ),
            class_name="p-4 sm:p-5",
        ),
        class_name="mx-auto w-full max-w-sm overflow-hidden rounded-2xl bg-snow text-ink shadow-lift",
    )


def _journey() -> rx.Component:
    return rx.el.div(
        rx.el.p(words.SAID["live_message"], class_name="text-lg text-ice"),
        rx.el.p(
            *ui.sentence(
                _("Journey progress: {percent}"),
                percent=rx.el.b(_("{number}%").format(number=words.PROGRESS_PERCENT)),
            ),
            class_name="mt-5",
        ),
        ui.progress_bar(words.PROGRESS_PERCENT, class_name=_BAR),
        rx.el.dl(
            _panel("gauge", _("Speed"), words.WORDS["speed"]),
            _panel("mountain", _("Altitude"), words.WORDS["altitude"]),
            _panel("snowflake", _("Weather"), TrackerState.weather),
            class_name="mt-6 grid grow auto-rows-fr gap-4",
        ),
        class_name="flex h-full flex-col",
    )


def _preparation(label: str, percent: rx.Var, sentence: rx.Var[str]) -> rx.Component:
    working = rx.cond(WorkshopDiaryState.resting, "invisible", "")
    return rx.el.li(
        rx.el.div(
            ui.h3(label, class_name="text-2xl text-gold"),
            rx.el.p(
                diary.SAID["ready"].format(percent=percent),
                class_name=f"text-sm font-bold {working}",
            ),
            class_name="flex flex-wrap items-baseline justify-between gap-x-4",
        ),
        rx.el.p(
            sentence,
            class_name="mt-1 text-ice",
        ),
        rx.el.div(ui.progress_bar(percent, class_name=_BAR), class_name=working),
        class_name=_PANEL,
    )


def _preparations() -> rx.Component:
    stage, ready = WorkshopDiaryState.stage, WorkshopDiaryState.ready_percents
    return rx.el.div(
        rx.el.p(words.SAID["return_message"], class_name="text-lg text-ice"),
        rx.el.ul(
            _preparation(words.WORDS["workshop"], ready[0], stage.workshop),
            _preparation(words.WORDS["reindeer"], ready[1], stage.reindeer),
            _preparation(words.WORDS["sleigh"], ready[2], stage.sleigh),
            class_name="mt-6 grid gap-4",
        ),
    )


def _page_button(label: str, icon_name: str, pages: int, *, last: BooleanVar) -> rx.Component:
    """Return a button of the diary; on the last page it is inert, but keeps its place and the focus."""
    return rx.el.button(
        ui.icon(icon_name, 22),
        rx.el.span(label, class_name="sr-only"),
        type="button",
        aria_disabled=last,
        on_focus=WorkshopDiaryState.use,
        on_click=WorkshopDiaryState.turn(pages),
        style={"opacity": rx.cond(last, 0.3, 1)},
        class_name="grid size-12 place-content-center rounded-full bg-holly text-white",
    )


_ON_THE_PAGE = "absolute end-4 bottom-4 w-[min(11rem,45%)] sm:end-8 sm:bottom-6 sm:w-60"


def _diary() -> rx.Component:
    """Return the workshop diary, open at the page of the day; all its pages are equally high."""
    page = WorkshopDiaryState.page
    return rx.el.article(
        ui.h2(diary.WORDS["title"], class_name="text-2xl text-pine"),
        rx.el.div(
            ui.h3(WorkshopDiaryState.heading, class_name="text-3xl text-holly sm:text-4xl"),
            rx.el.p(
                WorkshopDiaryState.entry,
                style={"minHeight": "max(5lh, 580px - 100vw)"},
                class_name="mt-3 text-lg leading-relaxed sm:text-2xl",
            ),
            aria_live=rx.cond(WorkshopDiaryState.in_use, "polite", "off"),
            class_name="mt-3",
        ),
        rx.el.p(diary.WORDS["without_javascript"], class_name="hidden text-lg noscript:block"),
        rx.el.div(
            ui.drawing("diary-shut", "w-full", size=(300, 200)),
            class_name=rx.cond(page > 0, "hidden", _ON_THE_PAGE),
        ),
        rx.el.div(
            rx.el.div(
                _page_button(diary.WORDS["before"], "arrow_left", -1, last=page <= 1),
                _page_button(
                    diary.WORDS["after"], "arrow_right", 1, last=page >= WorkshopDiaryState.last
                ),
                class_name=rx.cond(
                    page > 0, "flex flex-wrap gap-3", "invisible flex flex-wrap gap-3"
                ),
            ),
            rx.el.div(
                ui.page_link(
                    rx.el.span(f"{diary.WORDS['door']} {page}"),
                    ui.icon("arrow_right", 18),
                    href=WorkshopDiaryState.door,
                    class_name="inline-flex min-h-12 items-center gap-2 font-extrabold text-holly underline underline-offset-4",
                ),
                class_name=rx.cond(page > 0, "", "invisible"),
            ),
            class_name="mt-auto flex min-h-12 flex-wrap items-center justify-between gap-4 pt-4",
        ),
        style={"overflowWrap": "anywhere"},  # for phones with large letters
        class_name="paper relative flex flex-col rounded-2xl p-5 ps-8 text-ink shadow-lift sm:p-8 sm:ps-16",
        id="workshop-diary",
    )


def _status() -> rx.Component:
    # Both share one grid cell, so that a change of mode causes no layout shift.
    cell, unseen = "col-start-1 row-start-1", "invisible col-start-1 row-start-1"
    return rx.el.div(
        _diary(),
        rx.el.div(
            ui.h2(_("Journey status"), class_name="mb-3 text-3xl"),
            rx.el.div(
                rx.el.div(_journey(), class_name=rx.cond(TrackerState.live, cell, unseen)),
                rx.el.div(_preparations(), class_name=rx.cond(TrackerState.live, unseen, cell)),
                class_name="grid grid-cols-1",
            ),
        ),
        class_name="mt-12 grid gap-8 lg:grid-cols-2 lg:gap-6",
    )


def _live_badge() -> rx.Component:
    look = "inline-flex items-center gap-2 rounded-full px-4 py-1.5 font-extrabold"
    dot = rx.el.span(class_name="size-3 animate-pulse rounded-full bg-white")
    # The keys make React create a new element: a changed width would count as a layout shift.
    return rx.cond(
        TrackerState.live,
        rx.el.p(dot, _("Live"), key="live", class_name=f"{look} bg-holly"),
        rx.el.p(
            ui.icon("snowflake", 16),
            rx.el.span(rx.cond(WorkshopDiaryState.resting, _("Home again"), _("Getting ready"))),
            key=rx.cond(WorkshopDiaryState.resting, "rest", "home"),
            class_name=f"{look} bg-white/15",
        ),
    )


_HEIGHT_PER_WIDTH = MAP_HEIGHT / MAP_WIDTH
_PHONE_ZOOM = 213
"""The width of the world in percent of a phone's map, which is as wide as it is high."""
_POLE = "1.75rem"
"""The distance of a flag above or below its city: half the height of the sleigh."""


def _place(point: ObjectVar, across: str, down: rx.Var[str] | str) -> dict[str, rx.Var]:
    """Return the style that moves an element to a point of the map by a transform.

    A changed `left` or `top` would count as a layout shift with every stop. `cqw` is a percent of
    the map's width; `across` and `down` take part of the element's own size off again.
    """
    x = "clamp(-8px, " + point.x.to_string() + "cqw - " + across + ", 100cqw - 100% + 8px)"
    y = "calc(" + point.y.to_string() + f" * {_HEIGHT_PER_WIDTH}cqw - " + down + ")"
    return {"transform": "translate(" + x + ", " + y + ")"}


def _flag(point: ObjectVar, name: rx.Var[str], color: str, *, up: BooleanVar) -> rx.Component:
    return rx.fragment(
        rx.el.span(
            style={
                **_place(point, "50%", rx.cond(up, _POLE, "0px")),
                "width": "2px",
                "height": _POLE,
            },
            class_name="absolute top-0 left-0 bg-white",
        ),
        rx.el.span(
            name,
            style=_place(point, "50%", rx.cond(up, f"100% - {_POLE}", f"-1 * {_POLE}")),
            class_name=(
                "absolute top-0 left-0 rounded-full px-2 py-0.5 text-xs font-bold "
                f"whitespace-nowrap shadow-card sm:text-sm {color}"
            ),
        ),
    )


def _flags() -> rx.Component:
    """Return the flags of the stop and of the next one, on the sides that face away from each other."""
    north = TrackerState.heads_north
    stop, following = TrackerState.position, TrackerState.next_position
    return rx.fragment(
        _flag(following, following.name, "bg-holly text-white", up=north),
        _flag(stop, TrackerState.stop_name, "bg-gold-300 text-ink", up=~north),
    )


def _glide() -> rx.Var[str]:
    return rx.cond(TrackerState.sleigh.after_edge, "none", f"transform {TICK_MS}ms linear")


def _sleigh() -> rx.Component:
    """Return the sleigh, which glides from point to point; with reduced motion it stands at its stop."""
    west = rx.cond(TrackerState.heads_west, "-1 1", "1")
    where = "absolute top-0 left-0 size-12 sm:size-16"
    return rx.fragment(
        rx.el.span(
            _marker(scale=west),
            style={
                **_place(TrackerState.sleigh, "50%", "50%"),
                "transition": _glide(),
            },
            class_name=f"{where} motion-reduce:hidden",
        ),
        rx.el.span(
            _marker(),
            style=_place(TrackerState.position, "50%", "50%"),
            class_name=f"{where} motion-safe:hidden",
        ),
    )


def _marker(**style: rx.Var[str]) -> rx.Component:
    return rx.el.img(
        src="/art/santa-marker.svg",
        alt="",
        loading="lazy",
        style=style,
        custom_attrs={"width": 64, "height": 64},
    )


def _lights() -> str:
    return "".join(dot_path(city.latitude, city.longitude) for city in CITIES)


def _world_map() -> rx.Component:
    """Return the map, a decoration: the text beside it says the same.

    A phone shows a square part of it, which follows the sleigh.
    """
    x = TrackerState.sleigh.x.to_string()
    still = TrackerState.position.x.to_string()
    follow, stay = (
        f"clamp({100 - _PHONE_ZOOM}cqw, 50cqw - {at} * {_PHONE_ZOOM / 100}cqw, 0cqw)"
        for at in (x, still)
    )
    return rx.el.div(
        ui.PageStyle.create(sheet="tracker"),
        rx.el.div(
            _world(),
            style={
                "--zoom": f"{_PHONE_ZOOM}%",
                "--follow": follow,
                "--stay": stay,
                "transition": _glide(),
            },
            class_name="map-world",
        ),
        class_name="map-window @container",
        aria_hidden="true",
    )


def _world() -> rx.Component:
    return rx.el.div(
        # An inline SVG would be sent twice, in the HTML and in the JavaScript.
        ui.drawing("world-map", "size-full", size=(MAP_WIDTH, MAP_HEIGHT)),
        rx.el.svg(
            rx.el.path(d=_lights(), class_name="map-lights"),
            rx.el.path(d=TrackerState.lit_path, class_name="map-lit"),
            rx.el.path(d=TrackerState.trail_path, class_name="map-trail"),
            rx.el.path(d=TrackerState.next_path, class_name="map-route"),
            rx.el.path(d=TrackerState.dust_path, class_name="map-dust motion-reduce:hidden"),
            view_box=f"0 0 {MAP_WIDTH} {MAP_HEIGHT}",
            class_name="map-lines absolute inset-0 size-full",
        ),
        rx.cond(TrackerState.live, _flags()),
        _sleigh(),
        class_name="@container relative aspect-[1000/470] w-full",
        custom_attrs={"data-near": TrackerState.near},
    )


def _board() -> rx.Component:
    return ui.night_section(
        rx.el.div(
            ui.h2(_("Where is Santa now?"), class_name="text-3xl sm:text-4xl"),
            _live_badge(),
            class_name="mb-5 flex flex-wrap items-center justify-between gap-3 sm:mb-10",
        ),
        rx.el.div(
            _world_map(),
            class_name=(
                "-mx-4 overflow-hidden border-y-2 border-gold/40 "
                "bg-[radial-gradient(ellipse_at_50%_30%,#2c5a94,#1b3a72_55%,#12234d)] py-2 "
                "shadow-lift sm:mx-0 sm:rounded-[2rem] sm:border-2 sm:px-6 sm:pt-12 sm:pb-10"
            ),
        ),
        rx.el.div(
            _postcard(),
            _where(),
            class_name="mt-8 grid gap-4 md:grid-cols-[18rem_1fr] lg:grid-cols-[23rem_1fr]",
        ),
        _status(),
        rx.el.p(TrackerState.announcement, role="status", class_name="sr-only"),
        id="santa-now",
    )


def _facts() -> rx.Component:
    return ui.section(
        ui.heading(_("One night, the whole world")),
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(fact.label, class_name="order-3 text-ink-soft"),
                    rx.el.dd(
                        fact.value,
                        class_name=f"{theme.FIGURE} order-2 text-2xl text-holly sm:mt-1 sm:text-3xl",
                    ),
                    ui.icon(fact.icon, 30, "order-1 text-gold-700"),
                    class_name=(
                        "flex flex-wrap items-center gap-x-3 sm:col-span-2 sm:flex-col sm:text-center "
                        "sm:max-lg:nth-4:col-start-2 lg:col-span-1"
                    ),
                )
                for fact in words.TABLE.journey_facts
            ],
            class_name="mx-auto grid w-fit gap-x-4 gap-y-4 sm:w-auto sm:grid-cols-6 sm:gap-y-8 lg:grid-cols-5",
        ),
    )


def _gallery_card(card: ObjectVar[postcards.Postcard]) -> rx.Component:
    return rx.el.li(
        rx.el.img(
            src=card.image,
            alt=card.alt,
            loading="lazy",
            style=_WHOLE_PICTURE,
            class_name="w-full",
            custom_attrs={"width": 480, "height": 320},
        ),
        rx.el.div(
            ui.h3(card.name, class_name="text-xl text-holly sm:text-2xl"),
            rx.el.p(card.sentence, class_name="mt-1 text-sm text-ink sm:text-base"),
            class_name="p-3 sm:p-4",
        ),
        class_name="overflow-hidden rounded-2xl bg-white shadow-card",
    )


def _gallery() -> rx.Component:
    return ui.section(
        ui.heading(postcards.TABLE.title, postcards.TABLE.lead),
        ui.fold(
            postcards.TABLE.all,
            rx.el.ul(
                rx.foreach(TrackerState.all_postcards, _gallery_card),
                class_name="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5",
            ),
            part="postcards",
        ),
        id_="postcards",
    )


def _lead() -> rx.Component:
    """Return the hero's lead of each mode; all share one grid cell, so that no change shifts the page."""
    cell = "col-start-1 row-start-1"
    flying, resting = TrackerState.live, WorkshopDiaryState.resting
    leads = (
        (flying, TrackerState.home_note),
        (resting, words.SAID["resting"]),
        (~flying & ~resting, hero_of(paths.TRACKER).lead),
    )
    return rx.el.span(
        *[
            rx.el.span(text, class_name=rx.cond(shown, cell, f"invisible {cell}"))
            for shown, text in leads
        ],
        class_name="grid",
    )


def _bedtime() -> rx.Component:
    """Return the veil that dims the page on Christmas Eve after the visitor's bedtime."""
    return rx.el.div(
        style={"opacity": rx.cond(TrackerState.bedtime, 0.35, 0), "transition": "opacity 3s"},
        class_name="pointer-events-none fixed inset-0 z-30 bg-night",
        aria_hidden="true",
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.task_hero(
            hero_of(paths.TRACKER),
            ui.jump_button(_("See Where Santa Is"), "santa-now", "map_pin"),
            lead=_lead(),
        ),
        _board(),
        ui.section(ui.countdown(ui.heading(_("Time until Christmas")))),
        _gallery(),
        _facts(),
        ui.banner(paths.TRACKER),
        _bedtime(),
    )


PAGE = ui.Page.at(paths.TRACKER, body=page)
