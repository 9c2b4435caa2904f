"""One page for each recipe of `content.recipes`, on the screen and on paper.

Screen and paper share one list of ingredients and one of steps. Printing hides the decoration and
shows a plain header with all times.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import reflex as rx

from santa_app import components as ui
from santa_app import theme
from santa_app.content import pages, paths
from santa_app.content.checks import DIFFICULTY_NAMES
from santa_app.content.pages import Hero
from santa_app.content.printables import PRINTABLES
from santa_app.content.quantities import unbroken
from santa_app.content.recipes import COURSE_NAMES, RECIPES, Recipe, Step, minutes_text, tag_name
from santa_app.i18n import gettext as _
from santa_app.rules.structured_data import recipe_data, step_anchor
from santa_app.states.recipe_book import SavedRecipesState

SECOND_PATHS: Final[dict[str, str]] = {"gingerbread-cookies": "/recipes/gingerbread-cookies"}
"""Second paths of recipes, by slug; `/recipe/<slug>` stays the canonical one."""

OTHERS_SHOWN = 3

SOCIAL_FOLDER: Final = Path(__file__).parents[2] / "assets" / "social"


def _save_button(recipe: Recipe) -> rx.Component:
    saved = SavedRecipesState.saved.contains(recipe.slug)
    return rx.el.button(
        rx.cond(
            saved,
            rx.fragment(
                ui.icon("heart", 20, "fill-current text-gold"),
                rx.el.span(_("Saved"), class_name="sm:hidden", aria_hidden="true"),
                rx.el.span(_("Remove from Saved"), class_name="max-sm:sr-only"),
            ),
            rx.fragment(ui.icon("heart"), rx.el.span(_("Save Recipe"))),
        ),
        type="button",
        on_click=SavedRecipesState.toggle_saved(recipe.slug),
        class_name=f"{theme.GHOST} max-sm:px-2!",
    )


_SHORT_LIST: Final = 9
"""A card with up to this many ingredients fits a laptop's window."""


def _times(recipe: Recipe) -> tuple[tuple[str, str, str], ...]:
    return (
        ("timer", _("Prep"), minutes_text(recipe.prep_time)),
        ("flame", _("Cook"), minutes_text(recipe.cook_time)),
        ("clock", _("Total"), minutes_text(recipe.total_time)),
        ("utensils", recipe.serves_label, str(recipe.servings)),
        ("chef_hat", _("Difficulty"), DIFFICULTY_NAMES[recipe.difficulty]),
    )


def _hero(recipe: Recipe) -> rx.Component:
    return rx.el.div(
        ui.photo_hero(
            Hero(
                kind="photo",
                title=recipe.title,
                lead=recipe.description,
                scene=f"recipes/{recipe.slug}",
                eyebrow=COURSE_NAMES[recipe.course],
                icon="cooking_pot",
                room="kitchen",
            ),
            rx.el.div(
                ui.button(
                    _("Print Recipe"),
                    variant="gold",
                    icon_name="printer",
                    on_click=SavedRecipesState.print_recipe,
                    class_name="max-sm:px-2!",
                ),
                _save_button(recipe),
                class_name="grid w-full gap-3 min-[20rem]:grid-cols-2 sm:flex",
            ),
            alt=recipe.alt,
            facts=rx.el.dl(
                *[
                    rx.el.div(
                        rx.el.dt(
                            ui.icon(icon_name, 18),
                            label,
                            class_name="flex items-center gap-1.5 text-sm text-ice",
                        ),
                        rx.el.dd(value, class_name="text-lg font-extrabold text-gold-300"),
                    )
                    for icon_name, label, value in _times(recipe)
                ],
                class_name="grid gap-3 min-[20rem]:grid-cols-2 min-[22rem]:grid-cols-[repeat(3,auto)] sm:flex sm:flex-wrap sm:justify-between sm:gap-x-8 xl:justify-start",
            ),
        ),
        class_name="no-print",
    )


def _print_header(recipe: Recipe) -> rx.Component:
    return rx.el.div(
        # The page's first picture once more: it is printed only where it is loaded.
        ui.picture(f"/art/recipes/{recipe.slug}.svg", "", "float-end ms-6 w-[44mm]", eager=True),
        rx.el.p(recipe.title, class_name=f"{theme.DISPLAY} text-4xl"),
        rx.el.p(recipe.description, class_name="mt-1 text-[11pt] leading-tight"),
        rx.el.dl(
            *[
                rx.el.div(
                    rx.el.dt(f"{label}:", class_name="inline font-extrabold"),
                    " ",
                    rx.el.dd(value, class_name="inline"),
                )
                for _, label, value in _times(recipe)
            ],
            class_name="mt-3 clear-both flex flex-wrap gap-x-6 border-y border-ink/40 py-1.5 text-[11pt]",
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
        rx.el.label(unbroken(text), html_for=name, class_name="grow cursor-pointer py-0.5"),
        class_name=(
            "flex min-h-11 gap-3 border-b border-sky-900/15 py-2 last:border-b-0 has-checked:text-ink-soft "
            "has-checked:line-through print:min-h-0 print:break-inside-avoid print:border-0 print:py-0"
        ),
    )


def _ingredients(recipe: Recipe) -> rx.Component:
    numbers = count(1)
    return rx.el.section(
        ui.h2(_("Ingredients"), class_name="text-3xl text-holly print:text-xl print:text-ink"),
        rx.el.p(
            unbroken(_("Makes {makes}.").format(makes=recipe.makes)),
            class_name="mt-1 font-semibold text-ink-soft print:text-[11pt] print:leading-tight",
        ),
        rx.el.div(
            *[
                rx.el.div(
                    rx.el.h3(
                        one.title,
                        class_name="mt-4 font-extrabold text-ink print:mt-1 print:break-after-avoid",
                    )
                    if one.title
                    else rx.fragment(),
                    rx.el.ul(*[_ingredient(text, next(numbers)) for text in one.ingredients]),
                )
                for one in recipe.ingredient_lists
            ],
            class_name="mt-3 border-t-2 border-holly/60 pt-1 print:mt-0.5 print:columns-2 print:gap-8 print:border-0 print:text-[11pt] print:leading-tight",
        ),
        class_name=(
            f"{theme.CARD} p-6 sm:p-8 print:static print:p-0 print:shadow-none print:ring-0 "
            "lg:sticky "
            # A longer card scrolls until its end shows.
            + ("lg:top-24" if len(recipe.ingredients) <= _SHORT_LIST else "lg:bottom-6 lg:self-end")
        ),
    )


def _step(step: Step, number: int) -> rx.Component:
    minutes = [
        text
        for text in (
            _("{time} to prepare").format(time=minutes_text(step.prep)) if step.prep else "",
            _("{time} to cook").format(time=minutes_text(step.cook)) if step.cook else "",
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
            aria_hidden="true",
        ),
        rx.el.div(
            rx.el.p(
                unbroken(step.text), class_name="text-lg print:text-[11pt] print:leading-tight"
            ),
            rx.el.p(
                ui.icon("timer", 15),
                unbroken(", ".join(minutes)),
                class_name="no-print mt-1.5 flex items-center gap-1.5 text-sm font-bold text-ink-soft",
            )
            if minutes
            else rx.fragment(),
            class_name="pt-1.5 print:pt-0",
        ),
        id=step_anchor(number),
        class_name="flex gap-4 scroll-mt-28 print:break-inside-avoid print:gap-1",
    )


def _instructions(recipe: Recipe) -> rx.Component:
    return rx.el.section(
        ui.h2(
            _("Instructions"),
            class_name="text-3xl text-pine print:mt-3 print:text-xl print:text-ink",
        ),
        rx.el.p(
            unbroken(recipe.time_note),
            class_name="mt-1 font-semibold text-ink-soft print:text-[11pt] print:leading-tight",
        )
        if recipe.time_note
        else rx.fragment(),
        ui.read_aloud("section", "mt-4"),
        rx.el.ol(
            *[_step(step, number) for number, step in enumerate(recipe.instructions, start=1)],
            class_name="mt-6 grid list-none gap-7 print:mt-2 print:gap-1",
        ),
    )


def _note(icon_name: str, title: str, text: str, tint: str) -> rx.Component:
    return rx.el.div(
        rx.el.dt(
            ui.icon(icon_name, 20, "print:hidden"),
            title,
            class_name=(
                "flex items-center gap-2 font-extrabold text-ink print:me-1.5 print:inline "
                "print:after:content-[':']"
            ),
        ),
        rx.el.dd(unbroken(text), class_name="mt-1 text-ink print:inline"),
        class_name=f"note rounded-2xl p-5 {tint} print:break-inside-avoid print:bg-white print:p-0 print:text-[11pt] print:leading-tight",
    )


def _template(slug: str) -> rx.Component:
    template = next(one for one in PRINTABLES if one.slug == slug)
    return rx.el.div(
        ui.picture(
            template.preview_image,
            "",
            "h-auto w-20 shrink-0 -rotate-2 rounded-sm shadow-card ring-1 ring-night/10",
            size=(320, 452),
        ),
        rx.el.div(
            ui.h2(_("Build something bigger"), class_name="text-2xl text-pine"),
            rx.el.p(unbroken(template.description), class_name="mt-1 text-lg"),
            ui.page_link(
                ui.icon("printer", 18),
                _("Print the template: {name}").format(name=template.name),
                href=f"{paths.PRINTABLES}#template-{slug}",
                class_name="inline-flex min-h-11 items-center gap-2 font-extrabold text-holly hover:underline",
            ),
        ),
        class_name="no-print mt-10 flex items-center gap-5 sm:gap-7",
    )


def _notes(*notes: rx.Component, class_name: str) -> rx.Component:
    return rx.el.dl(*notes, class_name=f"grid gap-4 print:my-2 print:gap-0.5 {class_name}")


def _tags(recipe: Recipe) -> rx.Component:
    return rx.el.div(
        rx.el.h2(_("Tags"), class_name="font-extrabold text-ink"),
        ui.chips(*[ui.chip(tag_name(tag), "tag") for tag in recipe.tags], class_name="print:gap-0"),
        rx.el.div(ui.rating(recipe.rating, labelled=True), class_name="no-print sm:ms-auto"),
        rx.el.p(
            _("Printed on {date}").format(date=SavedRecipesState.printed_on),
            class_name="print-only ms-auto",
        ),
        class_name=(
            "mt-8 flex flex-wrap items-center gap-3 border-t border-ink/15 pt-6 print:mt-2 print:pt-1 "
            "print:text-[11pt]"
        ),
    )


def _recipe(recipe: Recipe) -> rx.Component:
    return rx.el.article(
        _print_header(recipe),
        rx.el.div(
            _ingredients(recipe),
            rx.el.div(
                _notes(
                    _note("shield_alert", _("Allergies"), recipe.allergy_note, "bg-holly/8"),
                    _note("triangle_alert", _("Safety"), recipe.safety, "bg-ember/15"),
                    class_name="mb-10",
                ),
                _instructions(recipe),
                _template(recipe.template) if recipe.template else rx.fragment(),
                _notes(
                    _note("hand_heart", _("For small hands"), recipe.for_children, "bg-gold/25"),
                    _note("refrigerator", _("How to keep it"), recipe.storage, "bg-pine/8"),
                    class_name="mt-10",
                ),
                _tags(recipe),
            ),
            class_name="mt-4 grid items-start gap-10 lg:grid-cols-[23rem_1fr] lg:gap-14 print:mt-3 print:block",
        ),
        class_name=f"{theme.CONTAINER} pt-4 pb-16 print:p-0",
        aria_label=recipe.title,
    )


def _others(recipe: Recipe) -> rx.Component:
    """Return links to the next recipes in order; the first follows the last."""
    place = RECIPES.index(recipe)
    following = [RECIPES[(place + step) % len(RECIPES)] for step in range(1, OTHERS_SHOWN + 1)]
    return ui.section(
        ui.heading(_("More from Santa's kitchen")),
        rx.el.ul(
            *[rx.el.li(ui.recipe_card(other)) for other in following], class_name=ui.RECIPE_GRID
        ),
        rx.el.p(
            rx.el.a(
                _("All {count} Christmas recipes").format(count=len(RECIPES)),
                ui.icon("arrow_right", 18),
                href=paths.RECIPES,
                class_name="inline-flex min-h-11 items-center gap-2 text-lg font-extrabold text-holly hover:underline",
            ),
            class_name="mt-8 text-center",
        ),
        class_name="no-print",
        shaded=True,
    )


def _social(recipe: Recipe) -> str:
    own = f"recipe--{recipe.slug}"
    return own if (SOCIAL_FOLDER / f"{own}.jpg").is_file() else "christmas-recipes"


def _body(recipe: Recipe) -> Callable[[], rx.Component]:
    def page() -> rx.Component:
        return rx.fragment(
            _hero(recipe),
            ui.breadcrumbs(ui.ALL_RECIPES, (recipe.title, recipe.path)),
            rx.el.div(
                ui.page_link(
                    ui.icon("arrow_left", 18),
                    _("Back to all recipes"),
                    href=paths.RECIPES,
                    class_name="no-print inline-flex min-h-11 items-center gap-2 font-extrabold text-holly hover:underline",
                ),
                class_name=f"{theme.CONTAINER} no-print pt-2",
            ),
            _recipe(recipe),
            _others(recipe),
            ui.banner(pages.TABLE.recipe_banner),
            ui.json_ld(
                recipe_data(recipe, ui.publisher(), pictures=(f"/social/{_social(recipe)}.jpg",))
            ),
        )

    return page


def _page(recipe: Recipe, path: str = "") -> ui.Page:
    """Return the page of a recipe, or with `path` its copy at a second path."""
    again = bool(path)
    return ui.Page(
        path=path or recipe.path,
        label=recipe.title,
        title=(
            _("{dish} – Santa's Christmas Kitchen")
            if again
            else _("{dish} Recipe – Santa's Christmas Kitchen")
        ).format(dish=recipe.title),
        description=_("Recipe: {text}").format(text=recipe.meta_description)
        if again
        else recipe.meta_description,
        keywords=", ".join(
            (
                _("Christmas recipe"),
                recipe.title,
                COURSE_NAMES[recipe.course],
                *map(tag_name, recipe.tags),
            )
        ),
        body=_body(recipe),
        reading=True,
        canonical=recipe.path if again else "",
        social=_social(recipe),
    )


PAGES: tuple[ui.Page, ...] = (
    *[_page(recipe) for recipe in RECIPES],
    *[
        _page(recipe, SECOND_PATHS[recipe.slug])
        for recipe in RECIPES
        if recipe.slug in SECOND_PATHS
    ],
)
