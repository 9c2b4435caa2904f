"""Two story collections, and short stories that open on the same page.

The HTML contains the short stories from the start. The reader shows one of them; without JavaScript
all are visible.
"""

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import paths
from santa_app.content.stories import SHORT_STORIES, STORY_COLLECTIONS, ShortStory, StoryCollection
from santa_app.i18n import gettext as _
from santa_app.rules.story_markup import StoryBlock, parse_story
from santa_app.states.story_reader import READER_ID, StoryReaderState, button_id, title_id


def _collection(one: StoryCollection) -> rx.Component:
    square = "reindeer" in one.image
    return rx.el.li(
        ui.page_link(
            ui.picture(
                one.image,
                one.alt,
                (
                    "aspect-[4/3] w-full object-cover sm:aspect-auto sm:h-full sm:w-2/5 "
                    f"{'object-[82%_30%]' if square else ''}"
                ),
                size=(480 if square else 640, 480),
            ),
            rx.el.div(
                ui.chips(
                    ui.chip(_("{count} stories").format(count=one.stories), "book_open"),
                    ui.chip(_("{minutes} min read").format(minutes=one.read_time), "clock"),
                ),
                ui.h3(one.title, class_name="mt-4 text-3xl text-pine"),
                rx.el.p(one.description, class_name="mt-2 text-ink-soft"),
                ui.card_action(_("Open the collection"), "mt-auto pt-5"),
                class_name="flex flex-col p-6 sm:w-3/5",
            ),
            href=one.link,
            class_name=f"{theme.CARD} {theme.CARD_LINK} flex h-full flex-col overflow-hidden sm:flex-row",
        )
    )


def _short(story: ShortStory, number: int) -> rx.Component:
    lean = ("lg:-rotate-1", "lg:translate-y-6", "lg:rotate-1")[number % 3]
    return rx.el.li(
        ui.picture(story.image, story.alt, "aspect-[4/3] w-full rounded-2xl object-cover"),
        rx.el.div(
            ui.h3(story.title, class_name="text-3xl text-pine"),
            rx.el.p(story.summary, class_name="mt-2 text-ink-soft"),
            ui.chips(
                ui.chip(_("{minutes} min read").format(minutes=story.read_time), "clock"),
                ui.chip(story.age_group, "users"),
                class_name="mt-4",
            ),
            rx.el.button(
                ui.icon("book_open"),
                _("Read Story"),
                rx.el.span(f" {story.title}", class_name="sr-only"),
                type="button",
                id=button_id(story.slug),
                on_click=StoryReaderState.read(story.slug),
                class_name=f"{theme.PRIMARY} mt-6 w-full noscript:hidden",
            ),
            class_name="flex grow flex-col px-3 pt-5 pb-3 [&>button]:mt-auto [&>ul]:mb-6",
        ),
        class_name=f"{theme.CARD} flex flex-col p-3 transition {lean}",
    )


def _list() -> rx.Component:
    return rx.el.div(
        ui.section(
            ui.part_heading(paths.STORIES, "collections"),
            rx.el.ul(
                *[_collection(one) for one in STORY_COLLECTIONS],
                class_name="grid gap-7 lg:grid-cols-2",
            ),
            class_name="pt-8!",
        ),
        ui.section(
            ui.part_heading(paths.STORIES, "short_stories"),
            rx.el.ul(
                *[_short(story, number) for number, story in enumerate(SHORT_STORIES)],
                class_name="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-7 lg:pb-6",
            ),
            shaded=True,
        ),
        class_name=rx.cond(StoryReaderState.story == "", "", "hidden"),
    )


def _block(block: StoryBlock, story: ShortStory, *, first: bool) -> rx.Component:
    if block.kind == "heading" and first:
        return ui.h2(
            block.text,
            id=title_id(story.slug),
            class_name="text-center text-4xl text-holly outline-none sm:text-5xl print:text-2xl",
            tab_index=-1,
        )
    if block.kind == "heading":
        return ui.h3(
            block.text, class_name="pt-4 text-center text-3xl text-pine print:pt-1 print:text-xl"
        )
    if block.kind == "moral":
        return rx.el.p(
            rx.el.em(block.text),
            class_name="note mt-6 rounded-2xl bg-gold/25 px-6 py-5 text-center text-xl font-bold text-ink print:mt-3 print:p-2 print:text-[11pt]",
        )
    if block.kind == "break":
        return rx.el.div(class_name="h-5 print:h-2", aria_hidden="true")
    return rx.el.p(block.text)


def _back() -> rx.Component:
    return ui.button(
        _("Back to Stories"),
        variant="secondary",
        icon_name="arrow_left",
        on_click=StoryReaderState.back,
        class_name="no-print noscript:hidden",
    )


def _reader(story: ShortStory) -> rx.Component:
    return rx.el.article(
        _back(),
        ui.picture(
            story.image,
            story.alt,
            (
                "mx-auto mt-6 h-auto w-full rounded-3xl shadow-card print:mt-0 print:max-w-[60mm] "
                f"print:rounded-none print:shadow-none {'' if story.for_little_ones else 'max-w-lg'}"
            ),
        ),
        ui.read_aloud("article", "mt-6 text-center"),
        rx.el.div(
            *[
                _block(block, story, first=place == 0)
                for place, block in enumerate(parse_story(story.content))
            ],
            class_name=(
                "mt-8 leading-relaxed text-ink print:mt-4 print:text-[11pt] print:leading-snug "
                + (
                    "text-xl max-sm:[&>p]:ps-6 max-sm:[&>p]:-indent-6 sm:text-center sm:text-3xl"
                    if story.for_little_ones
                    else "text-xl sm:text-[1.35rem]"
                )
            ),
        ),
        rx.el.p(story.credit, class_name="mt-6 text-center text-ink-soft print:text-[11pt]")
        if story.credit
        else rx.fragment(),
        rx.el.div(_back(), class_name="mt-10 text-center"),
        class_name=rx.cond(
            StoryReaderState.story == story.slug,
            "mx-auto max-w-3xl",
            "mx-auto mt-16 hidden max-w-3xl noscript:block",
        ),
        aria_labelledby=title_id(story.slug),
    )


def _readers() -> rx.Component:
    open_ = StoryReaderState.story != ""
    return rx.el.div(
        rx.el.div(
            *[_reader(story) for story in SHORT_STORIES],
            class_name="card mx-auto w-full max-w-4xl bg-white px-5 py-8 shadow-card sm:rounded-[2rem] sm:px-12 sm:py-12 print:p-0 print:shadow-none",
        ),
        rx.window_event_listener(on_key_down=StoryReaderState.handle_key),
        id=READER_ID,
        class_name=rx.cond(
            # Opened, it goes so far up that the top bar covers all of the breadcrumbs.
            open_,
            "-scroll-mt-4 pb-16 sm:px-6 print:p-0",
            "hidden pt-16 pb-16 sm:px-6 noscript:block",
        ),
    )


def page() -> rx.Component:
    return rx.fragment(
        rx.el.div(
            ui.hero(paths.STORIES),
            class_name=rx.cond(StoryReaderState.story == "", "", "print:hidden"),
        ),
        ui.breadcrumbs(ui.ALL_STORIES),
        _list(),
        _readers(),
        ui.banner(paths.STORIES),
    )


PAGE = ui.Page.at(paths.STORIES, body=page)
