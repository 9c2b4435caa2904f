// Persistent fields: in localStorage, in sessionStorage and in the query string.
import { snapshot } from "valtio";
import { fit } from "./shape.js";
import { entries } from "./store.js";

export function area(where) {
  try {
    return window[where + "Storage"];
  } catch {
    return null; // storage is forbidden: the state lives in memory
  }
}

// The key of a field that is kept apart for each value of another field, whose key is `per`.
export function placed(key, per) {
  let which = "";
  try {
    which = per ? JSON.parse(read("local", per)) || "" : "";
  } catch {
    // foreign: as if nothing were chosen
  }
  return which ? key + "@" + which : key;
}

function read(where, key) {
  try {
    if (where === "query") return new URLSearchParams(location.search).get(key);
    return area(where).getItem(key);
  } catch {
    return null;
  }
}

function write(where, key, text) {
  try {
    if (where === "query") {
      const url = addressWith(key, text);
      if (url.href !== location.href) history.replaceState(history.state, "", url);
    } else if (text === null) area(where).removeItem(key);
    else area(where).setItem(key, text);
  } catch {
    // full or forbidden: the value stays in memory
  }
}

function addressWith(key, text) {
  const url = new URL(location.href);
  if (text === null) url.searchParams.delete(key);
  else url.searchParams.set(key, text);
  return url;
}

// Adds or leaves the history entry of a query field with `back`; returns whether there was one to add or leave.
// The router does it, because it restores the scroll position of an entry.
function step(navigate, key, before, text) {
  if (before === null) {
    const { pathname, search } = addressWith(key, text);
    navigate(pathname + search, { state: { opened: key }, preventScrollReset: true });
    return true;
  }
  const opened = text === null && history.state?.usr?.opened === key;
  if (opened) navigate(-1);
  return opened;
}

// In the query string, a text is plain and every other value is JSON.
function encode(where, value, shape) {
  if (where === "query" && shape === "s") return String(value);
  try {
    return JSON.stringify(fit(shape, value, true)); // without the properties of dataclasses
  } catch {
    return JSON.stringify(value);
  }
}

function decode(where, text, shape) {
  if (where === "query" && shape === "s") return text;
  try {
    return fit(shape, JSON.parse(text));
  } catch {
    return undefined; // broken, foreign or from an older version
  }
}

// Reads the persistent fields, or those for which `only(where, key, per)` holds, without writing them.
// Returns whether one has changed.
export function load(entry, only) {
  entry.loading = true;
  try {
    return readFields(entry, only);
  } finally {
    entry.loading = false;
  }
}

function readFields(entry, only) {
  let changed = false;
  for (const [field, where, key, shape, , per] of entry.persistent) {
    const place = placed(key, per);
    if (only && !only(where, place, per)) continue;
    if (where !== "query" && !area(where)) continue;
    const text = read(where, place);
    if (text === entry.texts[field]) continue;
    entry.texts[field] = text;
    const value = (text === null ? undefined : decode(where, text, shape)) ?? entry.defaults()[field];
    if (encode(where, value, shape) === encode(where, entry.store[field], shape)) continue;
    entry.store[field] = value;
    changed = true;
  }
  return changed;
}

// Loads the fields of other States that are kept apart for each value of the field under this key.
function follow(entry, key) {
  entries.forEach((other) => {
    if (other !== entry && other.active) load(other, (where, place, per) => per === key);
  });
}

export function save(entry) {
  if (!entry.active || entry.loading) return;
  const now = snapshot(entry.store);
  const fresh = entry.defaults();
  for (const [field, where, key, shape, back, per] of entry.persistent) {
    const text = encode(where, now[field], shape);
    const keep = text === encode(where, fresh[field], shape) ? null : text;
    const before = entry.texts[field];
    if (keep === before) continue;
    entry.texts[field] = keep;
    if (!back || !step(entry.navigate, key, before, keep)) write(where, placed(key, per), keep);
    if (where === "local") follow(entry, key);
  }
}
