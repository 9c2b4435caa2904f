"""One walk through each feature in each engine, on a phone, with what it prints."""

import io
import re
from collections.abc import Iterator
from unicodedata import normalize

import pytest
from pypdf import PdfReader

from santa_app.content.daily_questions import DAILY_QUESTIONS
from santa_app.content.trivia import QUESTIONS
from santa_app.rules.trivia import daily_index
from tests.browsers.engine import Engine, keep
from tests.support.fake_sendgrid import FakeSendGrid
from tests.support.running_site import RunningSite

pytestmark = pytest.mark.nightly
KEPT = """caches.keys().then(async names => (await Promise.all(names.map(
  async name => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0))"""


def sheets(page: Engine) -> list[str]:
    """Return the words on each sheet that the page has printed, without blanks."""
    pdf = page.printed()
    keep(f"{page.name}-{len(pdf)}.pdf", pdf)
    printed = PdfReader(io.BytesIO(pdf)).pages
    return ["".join(normalize("NFKC", sheet.extract_text()).split()) for sheet in printed]


@pytest.fixture(autouse=True)
def _ordinary_day(page: Engine) -> None:
    """Begin each walk on 10 December, without what earlier ones have stored."""
    page.goto("about:blank")
    page.open("/about")
    page.evaluate("(localStorage.clear(), sessionStorage.clear())")
    page.at("2026-12-10 12:00")


@pytest.fixture(autouse=True)
def _no_errors(page: Engine, _ordinary_day: None) -> Iterator[None]:
    yield
    page.check()


def link_in_mail(page: Engine, inbox: FakeSendGrid, address: str) -> str:
    page.sees("Thank you")
    (mail,) = inbox.mails_to(address)
    return re.findall(r"/my-letter#\S+", mail.text)[0]


def test_letter_and_reply(page: Engine, inbox: FakeSendGrid) -> None:
    address = f"letter-{page.name.lower()}@example.com"
    page.open("/letters-to-santa")
    page.fill("#child_name", "Maximilian, Alexandrina and Christopher")
    page.fill("#age", "11")
    page.fill("#city_country", "Santiago de Compostela, Spain")
    page.fill("#wish_list", "a remote control car\na kitchen playset\nsomething else")
    page.click("Teddy")
    page.fill("#message_to_santa", "Are you real? How do you visit all the houses in one night?")
    page.click("Send My Letter to Santa")
    page.wait("document.activeElement.id === 'parent_email'")
    page.type(address)
    page.click("Send My Letter to Santa")
    link = link_in_mail(page, inbox, address)
    page.click("Keep this page open")
    page.click("Print my letter")
    (sheet,) = sheets(page)
    assert "somethingelse" in sheet
    page.open(link)
    page.sees("Christopher's letter")
    page.sees("a remote control car")
    page.click("Print Santa's letter")
    (sheet,) = sheets(page)
    assert "WithlovefromtheNorthPole" in sheet
    assert "Deletethisletter" not in sheet
    page.click("Delete this letter")
    page.click("Yes, delete this letter")
    page.sees("The letter is deleted")


def test_class_letter(page: Engine, inbox: FakeSendGrid) -> None:
    address = f"class-{page.name.lower()}@example.com"
    page.open("/for-teachers")
    page.fill("Your class", "Class 2b")
    page.fill("First names", "Anna\nBen\nZoe\nIda\nLeo")
    page.sees("5 names of 40")
    page.fill("Your email", address)
    page.click("Send Our Letter to Santa")
    page.open(link_in_mail(page, inbox, address))
    page.sees("Class 2b's letter")
    page.click("Print the poster")
    (sheet,) = sheets(page)
    assert all(word in sheet for word in ("Anna", "Ben", "Zoe", "Class2b"))
    page.click("Print the little letters")
    first, second = sheets(page)
    assert "DearIda," in first
    assert "DearLeo," in second


def test_nice_list(page: Engine) -> None:
    page.open("/nice-list")
    page.fill("First name", "Testkind")
    page.click("Check the Nice List")
    page.sees("Congratulations, Testkind")
    page.click("Get Your Certificate")
    page.sees("Your certificate")
    page.click("Print Certificate")
    (sheet,) = sheets(page)
    assert "Testkind" in sheet


def test_elf_name(page: Engine) -> None:
    page.open("/games/elf-name-generator")
    page.fill("First name", "Testkind")
    page.choose("#elf-month", "May")
    page.click("Generate My Elf Name")
    page.sees("Your elf name is")
    page.click("Download Certificate")
    (sheet,) = sheets(page)
    assert "Testkind" in sheet


def test_trivia(page: Engine) -> None:
    page.open("/games/christmas-trivia")
    asked = DAILY_QUESTIONS[daily_index(2026, 12, 10)]
    page.click("Open Today's Question")
    page.sees(asked.question)
    page.click(asked.options[asked.correct])
    page.click("Check My Answer")
    page.sees(asked.explanation)
    for question in QUESTIONS:
        page.sees(question.question)
        page.click(question.options[question.correct])
        page.click("Submit Answer")
    page.click("Play Again")
    page.sees("Question 1 of")


def test_good_deeds(page: Engine) -> None:
    page.open("/games/good-deeds-tracker")
    rows = "document.querySelectorAll('[aria-label=\"List of good deeds\"] li').length"
    page.fill("#deed-input", "Fed the test robot\n")
    page.wait(f"{rows} === 1")
    page.click("Remove Fed the test robot")
    page.wait(f"{rows} === 0")
    page.click("Undo")
    page.open("/games/good-deeds-tracker")
    page.wait(f"{rows} === 1")


def test_pairs(page: Engine) -> None:
    page.open("/games/christmas-pairs")
    cards = page.evaluate("[...document.querySelectorAll('.pairs-card img')].map(one => one.src)")
    assert len(cards) == 12
    for picture in sorted(set(cards)):
        for place in [at for at, one in enumerate(cards, start=1) if one == picture]:
            page.click(f"Card {place},")
    page.sees("You found all 6 pairs in 6 turns!")


def test_presents(page: Engine) -> None:
    page.open("/games/drop-the-presents")
    page.click("No hurry")
    page.click("Take off")
    columns = page.evaluate(
        "[...document.querySelectorAll('.presents-house')].map(h => +h.dataset.column)"
    )
    for stop in range(27 + columns[9] + 1):
        page.click("Next")
        house, place = divmod(stop, 3)
        if place == columns[house]:
            page.sees("The sleigh is over a chimney.")
            page.click("Drop a present")
            page.sees(f"Presents: {house + 1} of 10")
    page.sees("10 of 10 chimneys")


def test_coloring(page: Engine) -> None:
    page.open("/coloring-pages/color-online?page=rudolph")
    page.sees("Pick a color, then tap the picture.")
    page.click("#main canvas", at=(395 / 768, 580 / 1024))
    page.sees("Now it's red. 1 of")
    pixel = """(canvas => [...canvas.getContext('2d').getImageData(
      canvas.width * 395 / 768, canvas.height * 580 / 1024, 1, 1).data].slice(0, 3))"""
    page.wait(f"{pixel}(document.querySelector('canvas')).join() === '215,38,61'")
    page.click("Print")
    assert len(sheets(page)) == 1
    page.click("Start over")
    page.click("Yes, start over")
    page.sees("All white again.")


def test_songs(page: Engine) -> None:
    page.open("/christmas-songs")
    page.click("Play Silent Night")
    page.wait("document.querySelector('[data-lit]') !== null")
    page.wait("CSS.highlights.get('lit-word')?.size > 0")
    page.click("Play Jingle Bells")
    page.wait(
        "document.querySelector('[aria-label=\"Music box\"]').innerText.includes('Jingle Bells')"
    )
    page.click("Stop")
    page.wait("document.querySelector('[data-lit]') === null")


def test_advent(page: Engine) -> None:
    page.open("/advent")
    page.click("Door 15,")
    page.sees("Door 15 opens in 5 days.")
    page.click("Door 10,")
    page.wait("location.search === '?door=10'")
    page.click("Previous Chapter")
    page.wait("location.search === '?door=9'")
    page.wait("document.querySelector('article img').naturalWidth > 0")


def test_tracker(page: Engine) -> None:
    page.open("/track-santa")
    page.sees("Gifts delivered")
    page.at("2026-12-24 18:00")
    page.open("/track-santa")
    page.sees("Journey progress: 65%")
    clock = "document.querySelector('#santa-now').innerText"
    before = page.evaluate(clock)
    page.wait(f"{clock} !== {before!r}")


def test_village(page: Engine) -> None:
    page.open("/stories/north-pole-village")
    page.click("Start the Walk")
    page.sees("Stop 1 of")
    page.click("Next:")
    page.sees("Stop 2 of")
    page.click("Close the door")


def test_recipes(page: Engine) -> None:
    shown = "[...document.querySelectorAll('article')].filter(one => one.checkVisibility()).length"
    page.open("/christmas-recipes")
    page.wait(f"{shown} > 10")
    page.click("Save Christmas Pudding")
    page.click("Filter")
    page.click("Only saved")
    page.wait(f"{shown} === 1")
    page.click("Only saved")
    page.wait(f"{shown} > 10")
    page.open("/recipe/eggnog")
    page.click("#main input[type=checkbox]")
    page.click("Print Recipe")
    printed = sheets(page)
    assert all(printed), "a sheet is empty"
    words = " ".join(printed)
    assert "FamilyEggnog" in words
    assert "Printedon" in words
    assert "Backtoallrecipes" not in words


def test_menu_and_checklist(page: Engine) -> None:
    page.open("/")
    page.click("Menu")
    page.click("#menu-mobile a[href='/for-teachers']")
    page.wait("location.pathname === '/for-teachers'")
    page.open("/resources/christmas-planning")
    page.click("#main input[type=checkbox]")
    page.click("Print the checklist")
    assert all(sheets(page)), "a sheet is empty"
    page.open("/resources/christmas-planning")
    page.wait("document.querySelector('#main input[type=checkbox]').checked")


def test_offline(page: Engine, site: RunningSite) -> None:
    """The server is stopped after the first visit; what is kept works."""
    page.open("/")
    page.wait(
        "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
    )
    page.wait(f"{KEPT}.then(count => count > 80)")
    site.stop()
    try:
        for path in (
            "/games/christmas-pairs",
            "/christmas-stories",
            "/recipe/eggnog",
            "/track-santa",
        ):
            page.open(path)
        page.open("/games/elf-name-generator")
        page.fill("First name", "Testkind")
        page.choose("#elf-month", "May")
        page.click("Generate My Elf Name")
        page.sees("Your elf name is")
        page.goto(site.url + "/my-letter")
        page.sees("No network right now")
    finally:
        site.start()
        page.errors()
