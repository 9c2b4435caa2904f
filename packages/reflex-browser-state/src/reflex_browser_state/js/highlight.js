// Highlights one line of a text, and one word of it where the browser can (CSS Custom Highlight API).
import { scrollBehavior } from "./browser_api.js";

let highlighted;

export function browser_highlight(id, line, word) {
  const element = document.getElementById(id)?.children[line];
  if (highlighted && highlighted !== element) highlighted.removeAttribute("data-highlighted");
  CSS.highlights?.delete("highlighted-word");
  if (element && element !== highlighted) {
    const followed = !highlighted?.isConnected || inSight(highlighted);
    const fold = element.closest("details");
    if (fold) fold.open = true;
    element.setAttribute("data-highlighted", "");
    if (followed && !inSight(element))
      element.scrollIntoView({ block: "center", behavior: scrollBehavior() });
  }
  highlighted = element;
  if (highlighted && word >= 0) highlightWord(word);
  return null;
}

function highlightWord(number) {
  const text = highlighted.firstChild;
  // In a page that the browser has translated, the words differ and have elements of their own.
  if (text.nodeType !== Node.TEXT_NODE || !CSS.highlights) return;
  const found = [...text.data.matchAll(/\S+/g)][number];
  if (!found) return;
  const range = new Range();
  range.setStart(text, found.index);
  range.setEnd(text, found.index + found[0].length);
  CSS.highlights.set("highlighted-word", new Highlight(range));
}

// Bars at the top and at the bottom of the window may cover a line there.
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 90 && bottom < innerHeight - 120;
}
