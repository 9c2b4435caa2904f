// The members of `browser`, one function for each method in browser_api.py. Those that need the State
// are in runtime.js; files of their own have those that few pages use.
import { starting } from "./starting.js";

export const browser_now = () => Date.now();

export function browser_local_time(ms) {
  const d = new Date(ms);
  return {
    year: d.getFullYear(), month: d.getMonth() + 1, day: d.getDate(),
    hour: d.getHours(), minute: d.getMinutes(), second: d.getSeconds(),
    weekday: (d.getDay() + 6) % 7,
  };
}

export const browser_local_midnight = (year, month, day) => new Date(year, month - 1, day).getTime();
const pageLanguage = () => document.documentElement.lang || undefined;
export const browser_local_date_string = (ms) => new Date(ms).toLocaleDateString(pageLanguage());
export const browser_locale_number = (n) => n.toLocaleString(pageLanguage());
export const browser_random = () => Math.random();
export const browser_random_int = (low, high) => low + Math.floor(Math.random() * (high - low + 1));
export const browser_path = () => location.pathname;
// decodeURIComponent throws for a link that was cut off inside an escape sequence.
export const browser_take_fragment = () => {
  const text = location.hash.slice(1);
  // The router keeps its position in the state.
  if (text) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
export const browser_origin = () => location.origin;
export const browser_field_value = (id) => document.getElementById(id)?.value ?? "";

// randomUUID exists only on secure origins, and a phone may open a development server by http.
export const browser_unique_id = () =>
  crypto.randomUUID?.() ??
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) =>
    (c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (c / 4)))).toString(16),
  );

export function browser_log_error(text) {
  console.error(text);
  return null;
}

export function browser_emit(event, detail) {
  window.dispatchEvent(new CustomEvent(event, { detail }));
  return null;
}

export function browser_alert(text) {
  window.alert(text);
  return null;
}

// Waits until the page shows what a method has just changed: React renders in a microtask, except
// where a component has not subscribed yet.
function rendered(work) {
  const wait = () => Promise.resolve().then(() => {}).then(work);
  if (starting.mounting) starting.waiting.push(wait);
  else wait();
  return null;
}

export const browser_print_page = () => rendered(() => window.print());
export const browser_focus = (id, scroll = true) =>
  rendered(() => document.getElementById(id)?.focus({ preventScroll: !scroll }));

// Returns how to scroll: at once for visitors who prefer reduced motion.
export const scrollBehavior = (smooth = true) =>
  smooth && !matchMedia("(prefers-reduced-motion: reduce)").matches ? "smooth" : "instant";

// From on_start it leaves a visitor who has come back at the place that the router has restored.
export function browser_scroll_to(id, smooth = true) {
  const behavior = scrollBehavior(smooth);
  const begins = starting.now;
  return rendered(() => begins && scrollY || document.getElementById(id)?.scrollIntoView({ behavior }));
}

export const browser_scroll_position = () => window.scrollY;
export const browser_restore_scroll = (top) =>
  rendered(() => window.scrollTo({ top, behavior: "instant" }));

export function browser_open(url) {
  window.open(url, "_blank", "noopener");
  return null;
}

export function browser_track(event, params) {
  (window.dataLayer ??= []).push({ event, ...params });
  return null;
}
