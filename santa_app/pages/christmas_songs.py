"""A songbook of carols that a music box plays."""

from typing import Any, Final

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content import songs as words
from santa_app.i18n import current_language, pgettext
from santa_app.i18n import gettext as _
from santa_app.i18n.display_width import display_width
from santa_app.states.music_box import MusicBoxState, play_id, verse_id


def _contents() -> rx.Component:
    return ui.section(
        ui.child_badge(),
        rx.el.nav(
            ui.h2(_("The songbook"), class_name="text-center text-3xl text-pine sm:text-4xl"),
            rx.el.ol(
                *[
                    rx.el.li(
                        ui.anchor_link(
                            rx.el.span(song.title, class_name="font-bold text-ink"),
                            rx.el.span(
                                class_name="mx-2 grow border-b-2 border-dotted border-ink/30",
                                aria_hidden="true",
                            ),
                            rx.el.span(song.duration, class_name="text-ink-soft tabular-nums"),
                            part=song.slug,
                            class_name=(
                                "flex break-inside-avoid items-baseline-last rounded-xl px-1 py-2.5 hover:bg-gold/20 lg:px-3"
                            ),
                        )
                    )
                    for song in words.SONGS
                ],
                class_name="mt-5 gap-x-8 text-[0.9375rem] md:columns-2 lg:text-lg",
            ),
            rx.el.div(
                ui.surprise_choice(
                    "instrument",
                    MusicBoxState.unlocked,
                    MusicBoxState.instrument,
                    MusicBoxState.choose,
                    ui.icon("music", 28, "text-holly"),
                ),
                class_name="mt-6 text-center",
            ),
            class_name=f"{theme.CARD} striped-edge striped-edge-pine mx-auto max-w-4xl px-4 pt-11 pb-8 sm:px-10",
            aria_label=_("The songbook"),
        ),
        id_="songbook",
        class_name="pb-4",
    )


def _other_language(song: words.Song) -> dict[str, Any]:
    """Return the attributes for words that are not in the page's language but in English or Latin."""
    return {} if song.language == current_language().tag else {"lang": song.language, "dir": "ltr"}


def _words(song: words.Song) -> rx.Component:
    """Return all verses; the music box lights the child elements of a verse, one for each line."""
    longest = max(display_width(line) for verse in song.verses for line in verse)
    return rx.el.blockquote(
        ui.icon("music_2", 30, "absolute -top-3 -start-3 text-holly"),
        ui.read_aloud("blockquote", "mb-4"),
        *[
            rx.el.p(*[rx.el.span(line) for line in verse], id=verse_id(song.slug, number))
            for number, verse in enumerate(song.verses)
        ],
        class_name="song-words relative mt-3 rounded-2xl bg-white px-5 pt-5 pb-2 text-ink ring-1 ring-night/5",
        style={"--letters": str(longest), "--columns": "2" if len(song.verses) % 3 else "3"},
        custom_attrs=_other_language(song),
    )


_PLAY: Final = pgettext("music", "Play")
_BUTTON: Final = "max-sm:grow max-sm:px-4"
_ROUND: Final = (
    "grid size-11 place-items-center rounded-full bg-white/10 text-white hover:bg-white/20"
)


def _play_button(song: words.Song) -> rx.Component:
    sounds = MusicBoxState.playing & (MusicBoxState.song == song.slug)
    return rx.el.button(
        rx.cond(sounds, ui.icon("pause"), ui.icon("play")),
        rx.el.span(rx.cond(sounds, _("Pause"), _PLAY)),
        rx.el.span(f" {song.title}", class_name="sr-only"),
        type="button",
        on_click=MusicBoxState.toggle(song.slug),
        id=play_id(song.slug),
        class_name=ui.button_class("primary", "with-scripts no-print min-w-32"),
    )


def _facts(song: words.Song) -> rx.Component:
    """Return what each card shows: theme, rating, tags, the first lines and a fun fact."""
    return rx.el.div(
        rx.el.div(
            ui.chips(ui.chip(song.theme, "heart")),
            ui.rating(song.rating),
            rx.el.ul(
                *[rx.el.li(f"#{tag}") for tag in song.tags],
                class_name="flex flex-wrap gap-x-3 text-sm font-bold text-gold-700",
                aria_label=_("Tags of {title}").format(title=song.title),
            ),
            class_name="flex flex-wrap items-center gap-x-4 gap-y-1",
        ),
        rx.el.blockquote(
            *[rx.el.p(line) for line in song.verses[0][:2]],
            class_name="song-lines",
            custom_attrs=_other_language(song),
        ),
        rx.el.p(
            rx.el.b(_("Did you know?"), class_name="text-holly"),
            " ",
            ui.with_language_spans(song.fun_fact, dict(song.phrases)),
            class_name="text-ink max-md:text-sm",
        ),
        class_name="song-facts",
    )


def _details(song: words.Song) -> rx.Component:
    return rx.el.div(
        _words(song),
        rx.el.div(
            rx.el.div(
                rx.el.p(song.artist, class_name="font-bold text-ink-soft"),
                rx.el.p(song.written, class_name="mt-2 mb-4 text-ink-soft"),
                ui.chips(
                    ui.chip(song.location, "map_pin"),
                    ui.chip(words.TABLE.age_group_names[song.age_group], "users"),
                    ui.chip(_("{minutes} min").format(minutes=song.duration), "clock"),
                ),
            ),
            rx.el.div(
                ui.external_link(
                    _("Watch and sing"),
                    song.youtube_url,
                    icon_name="circle_play",
                    class_name=ui.button_class("secondary", _BUTTON),
                ),
                ui.external_link(
                    _("Just listen"),
                    song.spotify_url,
                    icon_name="headphones",
                    class_name=ui.button_class("secondary", _BUTTON),
                ),
                class_name="flex flex-wrap gap-2 self-center sm:gap-3",
            ),
            class_name="mt-6 grid gap-x-12 gap-y-5 md:grid-cols-2",
        ),
    )


def _title_id(song: words.Song) -> str:
    return f"{song.slug}-title"


def _song(song: words.Song, *, mirrored: bool) -> rx.Component:
    """Return one song; a mirrored one has its picture on the right of a wide screen."""
    return rx.el.li(
        rx.el.article(
            ui.picture(
                song.image,
                song.alt,
                "h-auto w-24 rounded-2xl shadow-card md:w-full md:rounded-3xl",
                size=(400, 400),
            ),
            rx.el.div(
                rx.el.div(
                    ui.h3(
                        song.title,
                        id=_title_id(song),
                        class_name="text-2xl leading-tight text-pine sm:text-4xl",
                    ),
                    _play_button(song),
                    class_name="flex flex-wrap items-center justify-between gap-x-6 gap-y-3",
                ),
                # A phone shows it with the words, because it would make the page too long.
                rx.el.p(
                    song.description,
                    class_name=(
                        "mt-3 text-ink max-md:hidden md:text-lg max-md:group-has-[[open]]/song:block"
                    ),
                ),
                class_name="self-center",
            ),
            _facts(song),
            ui.fold(
                _("Words and story"),
                _details(song),
                part=song.slug,
                about=song.title,
                on_phones=False,
            ),
            class_name=f"{theme.CONTAINER} group/song song",
            custom_attrs={"data-mirrored": "true" if mirrored else "false"},
            id=song.slug,
            aria_labelledby=_title_id(song),
        ),
        # A shaded band is higher by the snow at its edges.
        class_name=(
            "snow-both bg-snow-200 pt-7 pb-8 sm:pt-[calc(1.5rem+1.5vw)] sm:pb-[calc(1.5rem+3.5vw)]"
            if mirrored
            else "py-3 sm:py-6"
        ),
    )


def _speed(speed: float, label: str) -> rx.Component:
    return rx.el.button(
        label,
        type="button",
        aria_pressed=MusicBoxState.speed == speed,
        on_click=MusicBoxState.set_pace(speed),
        class_name=(
            "min-h-11 rounded-full px-3 font-bold text-white aria-pressed:bg-gold aria-pressed:text-night sm:px-4"
        ),
    )


def _music_box() -> rx.Component:
    """Return the bar with the music box's controls, at the foot of the window while a song is on."""
    return rx.cond(
        MusicBoxState.song == "",
        rx.fragment(),
        rx.el.section(
            rx.el.p(
                ui.icon("music", 20, "me-2 inline text-gold"),
                rx.el.span(MusicBoxState.title),
                class_name="grow font-extrabold max-sm:w-full max-sm:text-center",
            ),
            rx.cond(
                MusicBoxState.failed,
                rx.el.p(words.TABLE.no_sound, class_name="w-full"),
                rx.el.p(
                    _("No sound? Check the volume and the phone's silent switch."),
                    class_name="w-full text-center text-sm text-ice",
                ),
            ),
            rx.el.button(
                rx.cond(MusicBoxState.playing, ui.icon("pause"), ui.icon("play")),
                rx.el.span(rx.cond(MusicBoxState.playing, _("Pause"), _PLAY), class_name="sr-only"),
                type="button",
                on_click=MusicBoxState.toggle(MusicBoxState.song),
                class_name=_ROUND,
            ),
            rx.el.button(
                ui.icon("square"),
                rx.el.span(_("Stop"), class_name="sr-only"),
                type="button",
                on_click=MusicBoxState.end,
                class_name=_ROUND,
            ),
            rx.el.div(
                *[_speed(speed, label) for speed, label in words.SPEEDS],
                role="group",
                aria_label=_("Speed"),
                class_name="flex rounded-full bg-white/10",
            ),
            aria_label=_("Music box"),
            class_name=(
                "music-bar on-night no-print sticky bottom-2 z-10 mx-auto flex w-fit max-w-[calc(100%-1rem)] flex-wrap items-center "
                "justify-center gap-x-2 gap-y-1 rounded-3xl bg-night px-3 py-2 text-white shadow-lift sm:gap-x-3 sm:rounded-full sm:px-6"
            ),
        ),
    )


def _resource(link: words.ExternalLink | words.Playlist, icon_name: str) -> rx.Component:
    return rx.el.li(
        ui.icon(icon_name, 28, "mt-1 text-gold"),
        rx.el.div(
            ui.h3(link.title, class_name="text-2xl"),
            rx.el.p(link.description, class_name="mt-1 text-ice"),
            ui.external_link(
                _("Open: {title}").format(title=link.title),
                link.url,
                class_name=(
                    "mt-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-gold "
                    "underline underline-offset-4"
                ),
            ),
        ),
        class_name="flex gap-4",
    )


def _tips() -> rx.Component:
    return ui.section(
        rx.el.div(
            ui.tip_list(_("Singing with children"), words.TABLE.singing_tips, icon_name="mic"),
            rx.el.div(
                ui.heading(_("After the last verse"), center=False),
                rx.el.div(
                    ui.page_button(paths.SONGS, "coloring"),
                    ui.page_button(paths.SONGS, "activities"),
                    class_name="-mt-4 flex flex-wrap gap-3",
                ),
            ),
            class_name="grid items-center gap-10 lg:grid-cols-2",
        )
    )


def page() -> rx.Component:
    return rx.fragment(
        ui.PageStyle.create(sheet="songs"),
        ui.hero(paths.SONGS, ui.jump_button(_("Open the songbook"), "songbook", "book_open")),
        _contents(),
        rx.el.div(
            rx.el.ol(
                *[_song(song, mirrored=number % 2 == 1) for number, song in enumerate(words.SONGS)]
            ),
            _music_box(),
        ),
        ui.night_section(
            ui.h2(_("More to hear and read"), class_name="text-3xl sm:text-4xl"),
            rx.el.ul(
                _resource(words.TABLE.playlists[0], "list_music"),
                _resource(words.TABLE.playlists[1], "headphones"),
                _resource(words.TABLE.encyclopedia, "book_open"),
                class_name="mt-8 grid gap-8 lg:grid-cols-3",
            ),
        ),
        _tips(),
        ui.banner(paths.SONGS),
    )


PAGE = ui.Page.at(paths.SONGS, body=page)
