// Fields that outlive the page: in localStorage, in sessionStorage, in the query string.
import { snapshot } from "valtio";
import { fit } from "./shape.js";

export function area(where) {
  try {
    return window[where + "Storage"];
  } catch {
    return null; // storage is forbidden: the state lives in memory
  }
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
      const url = new URL(location.href);
      if (text === null) url.searchParams.delete(key);
      else url.searchParams.set(key, text);
      if (url.href !== location.href) history.replaceState(history.state, "", url);
    } else if (text === null) area(where).removeItem(key);
    else area(where).setItem(key, text);
  } catch {
    // full or forbidden: the value stays in memory
  }
}

// Query values are plain text in the address, so a text field needs no quotes there.
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

// Reads the kept fields, or those for which `only(where, key)` holds; the changes are not written.
export function load(life, only) {
  life.loading = true;
  try {
    readKept(life, only);
  } finally {
    life.loading = false;
  }
}

function readKept(life, only) {
  for (const [field, where, key, shape] of life.kept) {
    if (only && !only(where, key)) continue;
    if (where !== "query" && !area(where)) continue;
    const text = read(where, key);
    if (text === life.texts[field]) continue;
    life.texts[field] = text;
    const value = (text === null ? undefined : decode(where, text, shape)) ?? life.defaults()[field];
    if (encode(where, value, shape) !== encode(where, life.store[field], shape)) life.store[field] = value;
  }
}

export function save(life) {
  if (!life.on || life.loading) return;
  const now = snapshot(life.store);
  const fresh = life.defaults();
  for (const [field, where, key, shape] of life.kept) {
    const text = encode(where, now[field], shape);
    const keep = text === encode(where, fresh[field], shape) ? null : text;
    if (keep === life.texts[field]) continue;
    life.texts[field] = keep;
    write(where, key, keep);
  }
}
