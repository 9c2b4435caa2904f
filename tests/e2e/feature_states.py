"""Every state of every feature, and how a visitor reaches it.

The accessibility test checks each state, and `make screenshots` takes a picture of it.
"""

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from playwright.sync_api import Page, expect

from tests.e2e import feature_steps as steps
from tests.e2e.deeds_page import Deeds
from tests.e2e.elf_names_page import Elves
from tests.e2e.nice_list_page import NiceList
from tests.e2e.recipes_page import LIST, RecipeList
from tests.e2e.trivia_page import Quiz
from tests.support.letter_form import LETTER, Letter, LetterPage

ZONE = "Europe/London"
ORDINARY = "2026-12-10 12:00"
LONGEST = "W" * 60
"""The longest name, in the widest letters."""


@dataclass(frozen=True, kw_only=True, slots=True)
class FeatureState:
    """One state: a name for its picture, the page, and what a visitor does there.

    `when` stops the page's clock at that time in London; features that use the server need a
    running clock and leave it out. `widths` names the screens on which the state exists. A
    `fleeting` state ends by itself, so that it is reached anew for each screen.
    """

    name: str
    path: str
    act: Callable[[Page], None]
    when: str | None = None
    widths: tuple[str, ...] = ("wide", "phone")
    fleeting: bool = False

    def open(self, page: Page) -> None:
        """Reach the state in a page of which this device has stored nothing."""
        if self.when:
            moment = dt.datetime.fromisoformat(self.when).replace(tzinfo=ZoneInfo(ZONE))
            page.clock.install(time=moment - dt.timedelta(minutes=5))
        steps.visit(page, self.path)
        if self.when:
            page.clock.pause_at(moment)
        self.act(page)


def _nothing(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _my_christmas(page: Page) -> None:
    got = page.get_by_role("group", name="What I got")
    got.get_by_role("button", name="A teddy bear").click()
    got.get_by_label("Write it here").fill(LONGEST)


def _colored(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text="tap the picture")).to_be_visible()
    page.locator("canvas").click(position={"x": 100, "y": 120})
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("button", name="No, keep it")).to_be_focused()


def _song(page: Page) -> None:
    page.get_by_role("button", name="Play Silent Night").click()
    page.clock.run_for(1000)
    expect(page.locator("[data-lit]")).to_be_visible()


def _dropdown(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        button = page.get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-expanded", "true")

    return act


def _menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("#menu-mobile")).to_be_visible()


def _letter_error(page: Page) -> None:
    letter = LetterPage(page)
    expect(letter.send).to_be_enabled()
    letter.post(Letter(child_name="", parent_email="nobody"))
    expect(letter.name).to_have_attribute("aria-invalid", "true")


def _toast(page: Page) -> None:
    _letter_error(page)
    toast = LetterPage(page).toast("Oops! Something went wrong")
    expect(toast).to_be_visible()
    toast.hover()  # a toast stays while the pointer is on it


def _thanks(page: Page) -> None:
    letter = LetterPage(page)
    expect(letter.send).to_be_enabled()
    letter.post(
        Letter(
            age="7",
            city_country="Example Town",
            parent_email="feature-states@example.com",
            wish_list="a kite",
        )
    )
    expect(letter.thanks).to_be_visible()
    page.get_by_role("button", name="Keep this page open").click()


def _class_error(page: Page) -> None:
    send = page.get_by_role("button", name="Send Our Letter to Santa")
    expect(send).to_be_enabled()
    page.get_by_label("First names").fill("Anna\nevil.test")
    send.click()
    expect(page.get_by_label("Your class")).to_have_attribute("aria-invalid", "true")


def _chosen(page: Page) -> None:
    Quiz(page).choose(1)


def _answered(right: int) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        quiz = Quiz(page)
        quiz.choose(2 if right else 0)
        quiz.submit.click()
        expect(quiz.feedback).not_to_be_empty()

    return act


def _daily_answer(page: Page) -> None:
    Quiz(page).answer_daily(2026, 12, 10, right=False)


def _quiz_results(page: Page) -> None:
    Quiz(page).play(6)
    expect(page.get_by_role("button", name="Play Again")).to_be_visible()


def _checking(page: Page) -> None:
    nice = NiceList(page)
    nice.name.fill("Testkind")
    nice.submit.click()
    page.clock.run_for(1_500)
    expect(nice.submit).to_be_hidden()


def _nice_result(page: Page) -> None:
    NiceList(page).check(LONGEST)


def _certificate(page: Page) -> None:
    NiceList(page).certificate(LONGEST)


def _elf(page: Page) -> None:
    Elves(page).generate(LONGEST, "May")


def _deeds(page: Page) -> None:
    deeds = Deeds(page)
    deeds.input.fill(2 * LONGEST)
    deeds.submit.click()
    for index in range(6):
        deeds.suggestions.nth(index).click()
        page.clock.run_for(10)
    deeds.rows.nth(0).get_by_role("button").click()
    expect(deeds.undo).to_be_visible()


def _pairs(page: Page) -> None:
    page.get_by_role("button", name="12 pairs").click()
    cards = page.get_by_role("group", name="Cards").get_by_role("button")
    expect(cards).to_have_count(24)
    cards.nth(0).click()
    cards.nth(1).click()
    expect(page.get_by_text("Turns: 1")).to_be_visible()


def _presents(page: Page) -> None:
    page.get_by_role("button", name="No hurry").click()
    page.get_by_role("button", name="Take off").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Drop a present").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def _story(page: Page) -> None:
    page.get_by_role("button", name="Read Story The Littlest Star").click()
    expect(page.get_by_role("article", name="The Littlest Star")).to_be_visible()


def _house(page: Page) -> None:
    page.get_by_role("button", name="Start the Walk").click()
    expect(page.get_by_role("article", name="Santa's Workshop")).to_be_visible()


def _later_door(page: Page) -> None:
    page.get_by_role("button", name="Door 15,").click()
    expect(page.get_by_text("Door 15 opens in 5 days.")).to_be_visible()


def _recipe_filters(page: Page) -> None:
    book = RecipeList(page)
    book.filter.click()
    book.difficulty.get_by_role("button", name="Easy").click()


def _no_recipe(page: Page) -> None:
    book = RecipeList(page)
    book.search.fill("pineapple pizza")
    book.expect()


def _saved_recipe(page: Page) -> None:
    RecipeList(page).heart("Christmas Pudding").click()


def _hung(page: Page) -> None:
    _colored(page)
    page.get_by_role("button", name="Keep in my gallery").click()
    expect(page.get_by_role("region", name="My gallery").get_by_role("listitem")).to_have_count(1)


def _press(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        button = page.get_by_role("main").get_by_role("button", name=name, exact=True).first
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    return act


def _unfolded(page: Page) -> None:
    folded = page.locator("main details:not([open]) > summary")
    assert folded.count() > 1
    folded.evaluate_all("all => all.forEach(one => one.click())")
    expect(folded).to_have_count(0)


def _ticked(page: Page) -> None:
    for box in page.get_by_role("main").get_by_role("checkbox").all()[:3]:
        box.check()


STATES: tuple[FeatureState, ...] = (
    FeatureState(
        name="dropdown-activities", path="/", act=_dropdown("Activities"), widths=("wide",)
    ),
    FeatureState(
        name="dropdown-resources", path=LIST, act=_dropdown("Resources"), widths=("wide",)
    ),
    FeatureState(name="home-holiday", path="/", act=_nothing, when="2027-07-15 12:00"),
    FeatureState(name="home-look-back", path="/", act=_nothing, when="2027-01-03 12:00"),
    FeatureState(
        name="my-christmas", path="/my-christmas", act=_my_christmas, when="2027-01-03 12:00"
    ),
    FeatureState(name="menu", path="/", act=_menu, widths=("phone",)),
    FeatureState(name="letter-error", path=LETTER, act=_letter_error),
    FeatureState(name="letter-toast", path=LETTER, act=_toast, fleeting=True),
    FeatureState(name="letter-thanks", path=LETTER, act=_thanks),
    FeatureState(name="class-error", path="/for-teachers", act=_class_error),
    FeatureState(name="quiz-chosen", path=steps.TRIVIA, act=_chosen, when=ORDINARY),
    FeatureState(name="quiz-right", path=steps.TRIVIA, act=_answered(1), when=ORDINARY),
    FeatureState(name="quiz-wrong", path=steps.TRIVIA, act=_answered(0), when=ORDINARY),
    FeatureState(name="quiz-daily", path=steps.TRIVIA, act=_daily_answer, when=ORDINARY),
    FeatureState(name="quiz-results", path=steps.TRIVIA, act=_quiz_results, when=ORDINARY),
    FeatureState(name="nice-checking", path=steps.NICE_LIST, act=_checking, when=ORDINARY),
    FeatureState(name="nice-result", path=steps.NICE_LIST, act=_nice_result, when=ORDINARY),
    FeatureState(name="nice-certificate", path=steps.NICE_LIST, act=_certificate, when=ORDINARY),
    FeatureState(name="elf-result", path=steps.ELF_NAMES, act=_elf, when=ORDINARY),
    FeatureState(name="deeds-none", path=steps.GOOD_DEEDS, act=_nothing, when=ORDINARY),
    FeatureState(name="deeds-some", path=steps.GOOD_DEEDS, act=_deeds, when=ORDINARY),
    FeatureState(name="coloring-colored", path=steps.COLOR_ONLINE, act=_colored),
    FeatureState(name="coloring-hung", path=steps.COLOR_ONLINE, act=_hung),
    FeatureState(name="games-children", path="/christmas-games", act=steps.add_children),
    FeatureState(name="pairs-turned", path=steps.PAIRS, act=_pairs),
    FeatureState(name="presents-ready", path=steps.PRESENTS, act=_nothing),
    FeatureState(name="presents-flying", path=steps.PRESENTS, act=_presents),
    FeatureState(name="story-open", path="/christmas-stories", act=_story),
    FeatureState(name="village-house", path="/stories/north-pole-village", act=_house),
    FeatureState(name="songs-playing", path="/christmas-songs", act=_song, when=ORDINARY),
    FeatureState(name="advent-doors", path="/advent", act=_later_door, when=ORDINARY),
    FeatureState(name="advent-chapter", path="/advent?door=4", act=_nothing, when=ORDINARY),
    FeatureState(name="recipes-filter", path=LIST, act=_recipe_filters),
    FeatureState(name="recipes-none", path=LIST, act=_no_recipe),
    FeatureState(name="recipes-saved", path=LIST, act=_saved_recipe),
    FeatureState(name="recipe-ticked", path="/recipe/eggnog", act=_ticked),
    FeatureState(name="movies-filter", path="/christmas-movies", act=_press("Romantic")),
    FeatureState(name="gifts-filter", path="/resources/gift-ideas", act=_press("Teens 13+")),
    FeatureState(name="activities-filter", path="/activities", act=_press("Music")),
    FeatureState(name="crafts-unfolded", path="/activities", act=_unfolded),
    FeatureState(name="address-unfolded", path="/santas-address", act=_unfolded),
    FeatureState(name="checklist-ticked", path="/resources/christmas-planning", act=_ticked),
    FeatureState(name="tracker-eve", path=steps.TRACKER, act=_nothing, when="2026-12-24 18:00"),
    FeatureState(name="tracker-day", path=steps.TRACKER, act=_nothing, when="2026-12-23 18:00"),
    FeatureState(name="home-christmas", path="/", act=_nothing, when="2026-12-25 09:00"),
    FeatureState(name="home-longest", path="/", act=_nothing, when="2026-12-26 00:00"),
    FeatureState(name="tracker-longest", path=steps.TRACKER, act=_nothing, when="2026-12-26 00:00"),
)
