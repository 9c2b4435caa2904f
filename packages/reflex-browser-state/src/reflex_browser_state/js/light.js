// Lights one line of a text, and one word of it where the browser can (CSS Custom Highlight API).
import { scrollBehavior } from "./browser_api.js";

let lit;

export function browser_light(id, line, word) {
  const element = document.getElementById(id)?.children[line];
  if (lit && lit !== element) lit.removeAttribute("data-lit");
  CSS.highlights?.delete("lit-word");
  if (element && element !== lit) {
    const followed = !lit?.isConnected || inSight(lit);
    const fold = element.closest("details");
    if (fold) fold.open = true;
    element.setAttribute("data-lit", "");
    if (followed && !inSight(element))
      element.scrollIntoView({ block: "center", behavior: scrollBehavior() });
  }
  lit = element;
  if (lit && word >= 0) lightWord(word);
  return null;
}

function lightWord(number) {
  const text = lit.firstChild;
  // Not in a page that the browser has translated: its words are others, in elements of their own.
  if (text.nodeType !== Node.TEXT_NODE || !CSS.highlights) return;
  const found = [...text.data.matchAll(/[^ ]+/g)][number];
  if (!found) return;
  const range = new Range();
  range.setStart(text, found.index);
  range.setEnd(text, found.index + found[0].length);
  CSS.highlights.set("lit-word", new Highlight(range));
}

// Bars at the top and at the bottom of the window may cover a line there.
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 90 && bottom < innerHeight - 120;
}
