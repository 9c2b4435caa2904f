// What only a browser has, as plain functions; the names follow browser_api.py.
import { py_error } from "./python.js";

export const fx_now = () => Date.now();

export function fx_local_time(ms) {
  const d = new Date(ms);
  return {
    year: d.getFullYear(), month: d.getMonth() + 1, day: d.getDate(),
    hour: d.getHours(), minute: d.getMinutes(), second: d.getSeconds(),
    weekday: (d.getDay() + 6) % 7,
  };
}

const zones = {};

export function fx_zoned_time(ms, zone) {
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

export const fx_local_midnight = (year, month, day) => new Date(year, month - 1, day).getTime();
export const fx_local_date_string = (ms) => new Date(ms).toLocaleDateString();
export const fx_locale_number = (n) => n.toLocaleString();
export const fx_random = () => Math.random();
export const fx_random_int = (low, high) => low + Math.floor(Math.random() * (high - low + 1));
export const fx_path = () => location.pathname;
// A link cut off within an escape is no address for decodeURIComponent, but still a text.
export const fx_fragment = () => {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
export const fx_origin = () => location.origin;
export const fx_field_value = (id) => document.getElementById(id)?.value ?? "";

// randomUUID exists on secure origins only; a phone in the living room may ask by plain http.
export const fx_unique_id = () =>
  crypto.randomUUID?.() ??
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) =>
    (c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (c / 4)))).toString(16),
  );

export function fx_log_error(text) {
  console.error(text);
  return null;
}

export function fx_emit(event, detail) {
  window.dispatchEvent(new CustomEvent(event, { detail }));
  return null;
}

export function fx_alert(text) {
  window.alert(text);
  return null;
}

// What a method has just changed must be on the page first: React renders in a microtask.
function rendered(work) {
  Promise.resolve().then(() => {}).then(work);
  return null;
}

export const fx_print_page = () => rendered(() => window.print());
export const fx_focus = (id) => rendered(() => document.getElementById(id)?.focus());

export function fx_scroll_to(id) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = still ? "auto" : "smooth";
  return rendered(() => document.getElementById(id)?.scrollIntoView({ behavior }));
}

export const fx_scroll_position = () => window.scrollY;
export const fx_restore_scroll = (top) =>
  rendered(() => window.scrollTo({ top, behavior: "instant" }));

export function fx_open(url) {
  window.open(url, "_blank", "noopener");
  return null;
}

export function fx_print_window(html, delay, close) {
  try {
    const paper = window.open("", "_blank");
    if (!paper) return false;
    paper.document.open();
    paper.document.write(html);
    paper.document.close();
    setTimeout(() => {
      if (paper.closed) return;
      paper.focus();
      paper.print();
      if (close) paper.close();
    }, delay * 1000);
    return true;
  } catch (error) {
    throw py_error("BrowserError", String(error));
  }
}

export function fx_track(event, params) {
  (window.dataLayer ??= []).push({ event, ...params });
  return null;
}
