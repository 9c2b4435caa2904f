"""A card craft as a work sheet, and the frame for a photo of what became of it (SPEC section 2)."""

import reflex as rx

from santa_app import theme
from santa_app.components.downloads import download_link
from santa_app.components.icons import icon
from santa_app.components.notes import chip, chips
from santa_app.components.video_link import video_link
from santa_app.content.crafts import UPLOAD_NOTE, CardCraft
from santa_app.states.alerts import CardCraftState


def _unfold(title: str, sign: str, content: rx.Component) -> rx.Component:
    return rx.el.details(
        rx.el.summary(
            icon(sign, 20, "text-holly"),
            title,
            icon("chevron_down", 20, "ml-auto text-holly transition group-open:rotate-180"),
            class_name=(
                "flex min-h-12 list-none items-center gap-3 font-extrabold text-ink "
                "[&::-webkit-details-marker]:hidden"
            ),
        ),
        content,
        class_name="group border-t border-ink/15 py-1",
    )


def _materials(craft: CardCraft) -> rx.Component:
    return rx.el.ul(
        *[
            rx.el.li(icon("scissors", 16, "mt-1 text-pine-400"), text, class_name="flex gap-2.5")
            for text in craft.materials
        ],
        class_name="grid gap-1.5 pb-4 text-ink",
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


def craft_card(craft: CardCraft) -> rx.Component:
    """Return the sheet of one craft with its Template and Video buttons."""
    heading_id = f"craft-{craft.slug}"
    return rx.el.li(
        rx.el.h3(
            craft.title, id=heading_id, class_name=f"{theme.DISPLAY} text-2xl text-pine sm:text-3xl"
        ),
        rx.el.p(craft.description, class_name="mt-2 text-ink-soft"),
        chips(
            chip(f"{craft.duration} min", "clock"),
            chip(craft.difficulty, "scissors"),
            class_name="mt-4",
        ),
        rx.el.div(
            _unfold("What you need", "shopping_basket", _materials(craft)),
            _unfold(f"{len(craft.steps)} steps", "list_ordered", _steps(craft)),
            class_name="mt-5 border-b border-ink/15",
        ),
        rx.el.div(
            download_link(
                "Template",
                craft.template_url,
                described_by=heading_id,
                events=[CardCraftState.template],
                class_name="grow",
            ),
            video_link(
                "Video",
                craft.video_url,
                about=craft.title,
                on_click=CardCraftState.video(craft.slug),
                class_name="grow",
            ),
            class_name="mt-auto flex flex-wrap gap-3 pt-6",
        ),
        id=craft.slug,
        class_name=f"{theme.CARD} seam seam-candy flex flex-col p-6 pt-10 sm:p-8 sm:pt-11",
    )


def upload_card() -> rx.Component:
    """Return the empty picture frame with the upload button and the note for parents."""
    return rx.el.div(
        icon("camera", 44, "text-gold-700"),
        rx.el.h3("Proud of your card?", class_name=f"{theme.DISPLAY} mt-3 text-3xl text-pine"),
        rx.el.p(
            "Show it to other families and see what they have made.",
            class_name="mt-1 text-lg text-ink-soft",
        ),
        rx.el.button(
            icon("upload"),
            "Upload Your Card",
            type="button",
            on_click=CardCraftState.upload,
            class_name=f"{theme.QUIET} mt-5",
            custom_attrs={"aria-describedby": "upload-note"},
        ),
        rx.el.p(
            icon("shield_check", 18, "mt-0.5 text-pine"),
            UPLOAD_NOTE,
            id="upload-note",
            class_name="mt-4 flex max-w-md gap-2 text-left font-semibold text-ink",
        ),
        class_name=(
            "mt-8 flex flex-col items-center rounded-[2rem] border-4 border-double border-gold-700/50 "
            "bg-gold/15 px-6 py-10 text-center"
        ),
    )
