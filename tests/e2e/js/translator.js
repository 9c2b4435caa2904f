// Starts with `startTranslator()`; `translated` gives the translation of a text.
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
