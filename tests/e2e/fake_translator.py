"""A translator in the page, which does to the document what Chrome's does.

Chrome takes each text node out of the document and puts two `font` elements with the translated
text in its place, first on the whole page, then wherever a text is added or changes.
"""

from playwright.sync_api import Page

CAPITALS = "text => text.toUpperCase()"
"""A language in which every text is another one."""
SAME = "text => text"
"""A language in which every text stays as it is, for steps that read texts."""

_TRANSLATOR = """
const SKIPPED = "font, title, script, style, noscript, textarea, [translate=no], .notranslate";

const translate = (text) => {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
  const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
  for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
  inner.textContent = translated(text.data);
  outer.append(inner);
  text.replaceWith(outer);
};

const translateAll = (root) => {
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let one = root; one; one = walker.nextNode())
    if (one.nodeType === Node.TEXT_NODE) texts.push(one);
  texts.forEach(translate);
};

window.startTranslator = () => {
  const seen = (records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "characterData" ? [target] : addedNodes) translateAll(node);
  };
  new MutationObserver(seen).observe(document, { childList: true, characterData: true, subtree: true });
  translateAll(document);
};
"""

WHEN = {
    "while the page is parsed": "startTranslator();",
    "before the page is hydrated": "addEventListener('DOMContentLoaded', startTranslator);",
    "while the page is hydrated": "addEventListener('santa:app-loaded', startTranslator);",
    "after the page is hydrated": (
        "addEventListener('santa:hydrated', () => queueMicrotask(startTranslator));"
    ),
}
"""When a translator starts: a name, and the script that starts it."""


def translate(page: Page, when: str, language: str = CAPITALS) -> None:
    """Translate every page that is opened from now on; `when` is one of `WHEN`."""
    page.add_init_script(
        f"(() => {{ const translated = {language};\n{_TRANSLATOR}\n{WHEN[when]} }})();"
    )
