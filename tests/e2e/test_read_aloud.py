"""Reading aloud, with a speech engine that is played: no browser here has a voice."""

import pytest
from playwright.sync_api import Page, expect

from santa_app.content.stories import SHORT_STORIES
from santa_app.rules.story_markup import parse_story
from tests.support.visit import visit

_SPEECH = """
globalThis.spoken = [];
globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(globalThis, "speechSynthesis", { value: {
  getVoices: () => VOICES,
  speak: (one) => { globalThis.spoken.push(one); globalThis.now = one; },
  cancel: () => { const one = globalThis.now; globalThis.now = undefined; one?.onend(); },
} });
globalThis.spokenToTheEnd = () => { const one = globalThis.now; globalThis.now = undefined; one.onend(); };
"""
_LOCAL = "[{ lang: 'de-DE', localService: true }, { lang: 'en_GB', localService: true }]"
_MARKED = "[...CSS.highlights.get('reading')].map(String).join()"
STORY = SHORT_STORIES[0]


def _opened(page: Page, voices: str) -> None:
    page.add_init_script(_SPEECH.replace("VOICES", voices))
    visit(page, "/christmas-stories")
    page.get_by_role("button", name=f"Read Story {STORY.title}").click()
    page.get_by_role("button", name="Read to me").press("Enter")


def _spoken(page: Page, count: int) -> list[str]:
    page.wait_for_function(f"spoken.length === {count}")
    return page.evaluate("spoken.map(one => one.text)")


def test_a_story_is_read_sentence_by_sentence(page: Page) -> None:
    _opened(page, _LOCAL)
    assert _spoken(page, 1) == [STORY.title]
    assert page.evaluate("now.voice.lang") == "en_GB"
    assert page.evaluate(_MARKED) == STORY.title
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.evaluate("spokenToTheEnd()")
    second = _spoken(page, 2)[1]
    assert second in STORY.content
    assert page.evaluate(_MARKED) == second
    page.get_by_role("button", name="Pause").press("Enter")
    page.get_by_role("button", name="Slower").click()
    assert len(_spoken(page, 2)) == 2
    page.get_by_role("button", name="Go on").click()
    assert _spoken(page, 3)[2] == second
    assert page.evaluate("spoken.map(one => one.rate)") == [1, 1, 0.85]
    page.get_by_role("button", name="Stop", exact=True).press("Enter")
    expect(page.get_by_role("button", name="Read to me")).to_be_focused()
    assert page.evaluate("[globalThis.now, CSS.highlights.has('reading')]") == [None, False]


def test_all_of_a_story_is_read_once(page: Page) -> None:
    _opened(page, _LOCAL)
    _spoken(page, 1)
    while page.evaluate("Boolean(globalThis.now)"):
        page.evaluate("spokenToTheEnd()")
    read = "".join(page.evaluate("spoken.map(one => one.text)")).replace(" ", "")
    story = "".join(block.text for block in parse_story(STORY.content)).replace(" ", "")
    assert read == story + (STORY.credit or "").replace(" ", "")
    expect(page.get_by_role("button", name="Read to me")).to_be_visible()


@pytest.mark.parametrize(
    "voices",
    ["[]", "[{ lang: 'en-US', localService: false }]", "[{ lang: 'fr', localService: true }]"],
)
def test_nothing_is_sent_to_a_voice_of_the_network(page: Page, voices: str) -> None:
    _opened(page, voices)
    expect(page.get_by_text("This device has no voice of its own")).to_be_visible()
    assert page.evaluate("spoken") == []


def test_another_page_ends_the_reading(page: Page) -> None:
    _opened(page, _LOCAL)
    _spoken(page, 1)
    page.get_by_role("button", name="Back to Stories").first.click()
    page.get_by_role("link", name="Activities").first.click()
    page.wait_for_function("globalThis.now === undefined")
