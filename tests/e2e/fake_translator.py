"""A translator in the page, which does to the document what Chrome's does.

Chrome takes each text node out of the document and puts two `font` elements with the translated
text in its place, first on the whole page, then wherever a text is added or changes. Where words of
a sentence change places across elements, copies of these elements stand in the place of one of its
texts, and the elements themselves are empty.
"""

from playwright.sync_api import Page

CAPITALS = "text => text.toUpperCase()"
"""A language in which every text is another one."""
SAME = "text => text"
"""A language in which every text stays as it is, for steps that read texts."""

_TRANSLATOR = """
const SKIPPED = "font, title, script, style, noscript, textarea, [translate=no], .notranslate";
const INLINE = "a, b, bdi, em, i, small, span, strong, time";

const font = (...children) => {
  const made = document.createElement("font");
  made.style.verticalAlign = "inherit";
  made.append(...children);
  return made;
};

const isPart = (node) =>
  node.nodeType === Node.TEXT_NODE ||
  (node.matches?.(INLINE) && !node.matches(SKIPPED) && !node.querySelector(`:not(${INLINE}), ${SKIPPED}`));

const textsIn = (root) => {
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let one = root; one; one = walker.nextNode())
    if (one.nodeType === Node.TEXT_NODE) texts.push(one);
  return texts;
};

const copyOf = (text, parent) => {
  let copy = font(translated(text.data));
  for (let element = text.parentElement; element !== parent; element = element.parentElement) {
    const outer = element.cloneNode();
    outer.append(copy);
    copy = outer;
  }
  return copy;
};

const translate = (first) => {
  const parent = first.parentElement;
  if (!parent || !first.data.trim() || !first.isConnected || parent.closest(SKIPPED)) return;
  const sentence = [];
  for (let next = first; next && isPart(next); next = next.nextSibling) sentence.push(next);
  const texts = sentence.flatMap(textsIn);
  const whole = font(...texts.map((text) => copyOf(text, parent)));
  for (const text of texts) text.replaceWith(text === first ? whole : font());
};

const translateAll = (root) => textsIn(root).forEach(translate);

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


_RENDERED = """() => {
  const own = (node, name) => node[Object.keys(node).find((key) => key.startsWith(name))];
  const rendered = (fiber) => {
    const { memoizedProps: props, stateNode } = fiber;
    if (typeof props === "string") return props;
    if (props?.dangerouslySetInnerHTML) return stateNode.textContent;
    if (!fiber.child) return ["string", "number"].includes(typeof props?.children) ? `${props.children}` : "";
    let text = "";
    for (let child = fiber.child; child; child = child.sibling) text += rendered(child);
    return text;
  };
  const find = (fiber, element) => {
    if (fiber.stateNode === element) return fiber;
    for (let child = fiber.child; child; child = child.sibling) {
      const found = find(child, element);
      if (found) return found;
    }
  };
  // Without what was typed into a text area, and what only the prerendered page says.
  const shownIn = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return ["TEXTAREA", "NOSCRIPT"].includes(node.nodeName) ? "" : [...node.childNodes].map(shownIn).join("");
  };
  const root = own(document, "__reactContainer$").stateNode.current;
  const wrong = [];
  for (const element of document.querySelectorAll("header, main, footer")) {
    const fiber = find(root, element);
    if (!fiber) continue;
    const [said, shown] = [rendered(fiber), shownIn(element)].map((text) => text.toLowerCase());
    if (said === shown) continue;
    let at = 0;
    while (said[at] === shown[at]) at += 1;
    wrong.push([said, shown].map((text) => text.slice(Math.max(0, at - 40), at + 60)));
  }
  return wrong;
}"""


def shows_what_react_rendered(page: Page) -> None:
    """Check that no text of a translated page is missing, doubled or the one of before.

    A translation must leave the letters and their order as they are, as `CAPITALS` and `SAME` do.
    """
    wrong = page.evaluate(_RENDERED)
    assert wrong == [], wrong
