"""The parts of a recipe's own page, on the screen and on paper (SPEC section 2, Recipes).

One list of ingredients and one of steps serve both: the screen's ornaments go when the page is
printed, and a plain head with every time comes in.
"""

import reflex as rx

from santa_app import theme
from santa_app.components.icons import icon, picture
from santa_app.components.notes import chip, chips
from santa_app.components.rating import rating
from santa_app.components.recipe_card import PICTURE
from santa_app.components.sections import SKIES, badge, horizon
from santa_app.content.recipes import Recipe, Step, minutes_text
from santa_app.rules.structured_data import step_anchor

STICKY_INGREDIENTS = 9
"""Up to this many, the card fits a laptop's window and stays beside the steps."""


def times(recipe: Recipe) -> tuple[tuple[str, str, str], ...]:
    """Return sign, label and value of everything a cook asks first."""
    return (
        ("timer", "Prep", minutes_text(recipe.prep_time)),
        ("flame", "Cook", minutes_text(recipe.cook_time) if recipe.cook_time else "No cooking"),
        ("clock", "Total", minutes_text(recipe.total_time)),
        ("utensils", "Serves", str(recipe.servings)),
        ("chef_hat", "Difficulty", recipe.difficulty),
    )


def recipe_hero(recipe: Recipe, *actions: rx.Component) -> rx.Component:
    """Return the opening of the page: name, what it is, total time, servings, difficulty, buttons."""
    facts = [fact for fact in times(recipe) if fact[1] in {"Total", "Serves", "Difficulty"}]
    return rx.el.section(
        horizon(),
        rx.el.div(
            rx.el.div(
                badge(recipe.course, "cooking_pot"),
                rx.el.h1(
                    recipe.title,
                    class_name=f"{theme.DISPLAY} mt-5 text-[2.75rem] leading-[1.05] sm:text-5xl lg:text-6xl",
                ),
                rx.el.p(recipe.description, class_name="mt-4 max-w-xl text-lg text-ice"),
                rx.el.dl(
                    *[
                        rx.el.div(
                            rx.el.dt(
                                icon(sign, 18),
                                label,
                                class_name="flex items-center gap-1.5 text-sm text-ice",
                            ),
                            rx.el.dd(value, class_name="text-lg font-extrabold text-gold-300"),
                            class_name="px-4 first:pl-0 sm:px-6",
                        )
                        for sign, label, value in facts
                    ],
                    class_name="mt-6 flex divide-x divide-white/20",
                ),
                rx.el.div(*actions, class_name="mt-7 flex flex-wrap gap-3"),
                class_name="rise-in",
            ),
            picture(
                recipe.image,
                recipe.alt,
                **PICTURE,
                eager=True,
                class_name="mx-auto h-auto w-full max-w-md rounded-[2rem] border-4 border-gold/70 shadow-lift lg:max-w-none",
            ),
            class_name=f"{theme.WRAP} relative grid items-center gap-8 pt-26 pb-20 sm:pt-32 sm:pb-24 md:grid-cols-[1.1fr_1fr] lg:gap-14",
        ),
        class_name=f"on-night no-print stars snow-bank {SKIES['plum']} text-white",
    )


def print_head(recipe: Recipe) -> rx.Component:
    """Return the head of the printed page: name, prep, cook, total, serves and difficulty."""
    return rx.el.div(
        rx.el.p(recipe.title, class_name=f"{theme.DISPLAY} text-4xl"),
        rx.el.p(recipe.description, class_name="mt-1 text-[12.5px] leading-snug"),
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(f"{label}:", class_name="inline font-extrabold"),
                    " ",
                    rx.el.dd(value, class_name="inline"),
                )
                for _, label, value in times(recipe)
            ],
            class_name="mt-3 flex flex-wrap gap-x-6 border-y border-ink/40 py-1.5 text-sm",
        ),
        class_name="print-only",
    )


def _ingredient(text: str, number: int) -> rx.Component:
    name = f"ingredient-{number}"
    return rx.el.li(
        rx.el.input(
            type="checkbox",
            id=name,
            class_name="mt-1.5 size-5 shrink-0 accent-pine print:mt-1 print:size-3",
        ),
        rx.el.label(text, html_for=name, class_name="grow cursor-pointer py-0.5"),
        class_name=(
            "flex min-h-11 gap-3 border-b border-sky-900/15 py-2 last:border-b-0 has-checked:text-ink-soft "
            "has-checked:line-through print:min-h-0 print:break-inside-avoid print:border-0 print:py-0"
        ),
    )


def ingredients(recipe: Recipe) -> rx.Component:
    """Return the ingredients on a ruled index card, each to be ticked off."""
    return rx.el.section(
        rx.el.h2(
            "Ingredients",
            class_name=f"{theme.DISPLAY} text-3xl text-holly print:text-xl print:text-ink",
        ),
        rx.el.p(
            f"Makes {recipe.makes}.",
            class_name="mt-1 font-semibold text-ink-soft print:text-[12.5px] print:leading-snug",
        ),
        rx.el.ul(
            *[_ingredient(text, number) for number, text in enumerate(recipe.ingredients, start=1)],
            class_name="mt-3 border-t-2 border-holly/60 pt-1 print:mt-0.5 print:columns-2 print:gap-8 print:border-0 print:text-[12.5px] print:leading-snug",
        ),
        class_name=(
            f"{theme.CARD} p-6 sm:p-8 print:static print:p-0 print:shadow-none print:ring-0 "
            + ("lg:sticky lg:top-24" if len(recipe.ingredients) <= STICKY_INGREDIENTS else "")
        ),
    )


def _step(step: Step, number: int) -> rx.Component:
    minutes = [
        text
        for text in (
            f"{minutes_text(step.prep)} to prepare" if step.prep else "",
            f"{minutes_text(step.cook)} to cook" if step.cook else "",
        )
        if text
    ]
    return rx.el.li(
        rx.el.span(
            str(number),
            class_name=(
                f"{theme.FIGURE} grid size-12 shrink-0 place-items-center rounded-full bg-pine text-2xl "
                "text-white print:block print:size-auto print:w-6 print:bg-white print:text-base print:text-ink"
            ),
            custom_attrs={"aria-hidden": "true"},
        ),
        rx.el.div(
            rx.el.p(step.text, class_name="text-lg print:text-[12.5px] print:leading-snug"),
            rx.el.p(
                icon("timer", 15),
                ", ".join(minutes),
                class_name="no-print mt-1.5 flex items-center gap-1.5 text-sm font-bold text-ink-soft",
            )
            if minutes
            else rx.fragment(),
            class_name="pt-1.5 print:pt-0",
        ),
        id=step_anchor(number),
        class_name="flex gap-4 scroll-mt-28 print:break-inside-avoid print:gap-1",
    )


def instructions(recipe: Recipe) -> rx.Component:
    """Return the numbered steps with the minutes of each."""
    return rx.el.section(
        rx.el.h2(
            "Instructions",
            class_name=f"{theme.DISPLAY} text-3xl text-pine print:mt-3 print:text-xl print:text-ink",
        ),
        rx.el.p(
            recipe.time_note,
            class_name="mt-1 font-semibold text-ink-soft print:text-[12.5px] print:leading-snug",
        )
        if recipe.time_note
        else rx.fragment(),
        rx.el.ol(
            *[_step(step, number) for number, step in enumerate(recipe.instructions, start=1)],
            class_name="mt-6 grid list-none gap-7 print:mt-2 print:gap-1",
        ),
    )


def _note(sign: str, title: str, text: str, tint: str) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            icon(sign, 20, "print:hidden"),
            title,
            class_name=(
                "flex items-center gap-2 font-extrabold text-ink print:mr-1.5 print:inline "
                "print:after:content-[':']"
            ),
        ),
        rx.el.dd(text, class_name="mt-1 text-ink print:inline"),
        class_name=f"rounded-2xl p-5 {tint} print:break-inside-avoid print:bg-white print:p-0 print:text-[12.5px] print:leading-snug",
    )


def notes(recipe: Recipe) -> rx.Component:
    """Return what helps beside the steps: allergens, work for children, keeping."""
    return rx.el.dl(
        _note("shield_alert", "Allergies", recipe.allergy_note, "bg-holly/8"),
        _note("hand_heart", "For small hands", recipe.for_children, "bg-gold/25"),
        _note("refrigerator", "Keeping", recipe.storage, "bg-pine/8"),
        class_name="mt-10 grid gap-4 print:mt-2 print:gap-0.5",
    )


def tags(recipe: Recipe, printed_on: rx.Var[str]) -> rx.Component:
    """Return the tags; beside them our rating on the screen, and the date on paper."""
    return rx.el.div(
        rx.el.h2("Tags", class_name="font-extrabold text-ink"),
        chips(*[chip(tag, "tag") for tag in recipe.tags], class_name="print:gap-0"),
        rx.el.div(rating(recipe.rating, "text-ink"), class_name="no-print sm:ml-auto"),
        rx.el.p("Printed on ", printed_on, class_name="print-only ml-auto"),
        class_name=(
            "mt-8 flex flex-wrap items-center gap-3 border-t border-ink/15 pt-6 print:mt-2 print:pt-1 "
            "print:text-[12.5px]"
        ),
    )
