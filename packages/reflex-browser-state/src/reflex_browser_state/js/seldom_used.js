// The members of `browser` that few pages use. Every page loads browser_api.js.
import { py_error } from "./python.js";

const zones = {};

export function browser_zoned_time(ms, zone) {
  try {
    zones[zone] ??= new Intl.DateTimeFormat("en-US", {
      timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric",
      hour: "numeric", minute: "numeric", second: "numeric",
    });
  } catch {
    throw py_error("BrowserError", "unknown time zone " + zone);
  }
  const t = {};
  for (const { type, value } of zones[zone].formatToParts(ms)) t[type] = Number(value);
  const { year, month, day, hour, minute, second } = t;
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return { year, month, day, hour, minute, second, weekday };
}

export function browser_print_window(html, delay, close) {
  try {
    const paper = window.open("", "_blank");
    if (!paper) return false;
    paper.document.open();
    paper.document.write(html);
    paper.document.close();
    setTimeout(() => {
      if (paper.closed) return;
      // On iPhones, print() returns before the sheet is done.
      if (close) paper.addEventListener("afterprint", () => paper.close());
      paper.focus();
      paper.print();
    }, delay * 1000);
    return true;
  } catch (error) {
    throw py_error("BrowserError", String(error));
  }
}

export const browser_preferred_languages = () => [...navigator.languages];
export const browser_prefers_reduced_motion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
