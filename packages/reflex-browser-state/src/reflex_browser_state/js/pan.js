// Scrolls an element sideways; it glides, or jumps for visitors who prefer reduced motion.
import { scrollBehavior } from "./browser_api.js";

export function browser_pan_by(id, widths) {
  const element = document.getElementById(id);
  element?.scrollBy({ left: widths * element.clientWidth, behavior: scrollBehavior() });
  return null;
}

export function browser_pan_to(id, target) {
  const element = document.getElementById(id);
  const part = document.getElementById(target)?.getBoundingClientRect();
  if (!element || !part) return null;
  const frame = element.getBoundingClientRect();
  const left = part.left + part.width / 2 - (frame.left + frame.width / 2);
  element.scrollBy({ left, behavior: scrollBehavior() });
  return null;
}

export function browser_panned(id) {
  const element = document.getElementById(id);
  const room = element ? element.scrollWidth - element.clientWidth : 0;
  return room > 0 ? element.scrollLeft / room : 0;
}
