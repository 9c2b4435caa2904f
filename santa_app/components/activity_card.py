"""A family activity with its facts and what it takes (SPEC section 3)."""

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon, picture
from santa_app.components.notes import facts_line
from santa_app.content.activities import Activity
from santa_app.content.recipes import minutes_text


def activity_card(activity: Activity) -> rx.Component:
    """Return the card."""
    return rx.el.article(
        rx.el.div(
            picture(
                activity.image,
                activity.alt,
                width=640,
                height=480,
                class_name="aspect-[4/3] w-full object-cover",
            ),
            rx.el.p(
                activity.category,
                class_name="absolute bottom-0 left-5 translate-y-1/2 rounded-full bg-holly px-4 py-1 text-sm font-extrabold text-white",
            ),
            class_name="relative",
        ),
        rx.el.div(
            rx.el.h3(activity.title, class_name=f"{theme.DISPLAY} text-2xl text-pine"),
            rx.el.p(activity.description, class_name="mt-2 text-ink-soft"),
            facts_line(
                ("gauge", activity.difficulty),
                ("clock", minutes_text(activity.duration)),
                ("users", activity.participants),
                class_name="mt-4 text-sm text-ink",
            ),
            rx.el.h4("What you need", class_name="mt-5 font-extrabold text-ink"),
            rx.el.ul(
                *[
                    rx.el.li(icon("check", 16, "mt-1 text-pine-400"), text, class_name="flex gap-2")
                    for text in activity.materials
                ],
                class_name="mt-1.5 grid gap-1 text-ink",
            ),
            class_name="flex grow flex-col p-6 pt-8",
        ),
        class_name=f"{theme.CARD} flex h-full flex-col overflow-hidden",
    )
