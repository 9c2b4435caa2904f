// Owns the life of the stores: creation, mounting, timers, storage, query string.
// A store is a valtio proxy whose prototype carries the compiled methods and properties.
import { getUntracked } from "proxy-compare"; // valtio's own
import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { proxy, snapshot, subscribe, useSnapshot } from "valtio";
import { fit } from "./shape.js";

const lives = new Map();

// kept: [field, "local" | "session" | "query", key, shape] for each field that outlives the page.
// numeric: the fields whose setters turn the text of an input into a number.
export function define(defaults, methods, getters = {}, kept = [], numeric = []) {
  class Store {}
  const first = defaults();
  for (const name in first)
    Store.prototype["set_" + name] = function (value) {
      this[name] = numeric.includes(name) ? number(value, first[name], this[name]) : value;
      return null;
    };
  Object.assign(Store.prototype, { reset }, methods);
  for (const name in getters)
    Object.defineProperty(Store.prototype, name, { get: property(getters[name]) });
  const store = proxy(Object.assign(new Store(), defaults()));
  lives.set(store, { store, defaults, kept, count: 0, on: false, timers: new Map(), texts: {} });
  return store;
}

// A snapshot never changes, so what is computed from it is kept with it, for all components that
// show it, and for later snapshots in which the fields that were read are the same. Each component
// is told of those fields, so that valtio draws it again when one of them changes.
const snapshots = new WeakMap();

function property(compute) {
  const known = new WeakMap();
  let last;
  const look = (plain) => {
    if (!last || [...last.fields].some((field) => !Object.is(last.plain[field], plain[field]))) {
      const fields = new Set();
      const get = (target, field, receiver) => {
        fields.add(field);
        return Reflect.get(target, field, receiver);
      };
      const recorder = new Proxy(plain, { get });
      snapshots.set(recorder, plain);
      last = { plain, fields, value: compute.call(recorder) };
    }
    return last;
  };
  return function () {
    if (lives.has(this)) return compute.call(this);
    const plain = snapshots.get(this) ?? getUntracked(this) ?? this;
    if (!known.has(plain)) known.set(plain, look(plain));
    const { fields, value } = known.get(plain);
    if (plain !== this) fields.forEach((field) => this[field]);
    return value;
  };
}

function number(value, empty, before) {
  if (typeof value !== "string") return value;
  if (!value.trim()) return empty;
  return Number.isNaN(Number(value)) ? before : Number(value);
}

function reset() {
  const { defaults, kept } = lives.get(this);
  const stay = kept.filter((k) => k[1] !== "query").map((k) => k[0]);
  const fresh = defaults();
  for (const name in fresh) if (!stay.includes(name)) this[name] = fresh[name];
  return null;
}

// ---- what lives outside: localStorage, sessionStorage, the query string

function area(where) {
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

function load(life, only) {
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

function save(life) {
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

function quietly(life, work) {
  life.loading = true;
  try {
    work();
  } finally {
    life.loading = false;
  }
}

// ---- mounting

// A page has one path, with or without the slash at its end.
const here = () => location.pathname.replace(/\/+$/, "");

function start(life) {
  life.on = true;
  life.path = here();
  if (life.kept.length) {
    quietly(life, () => load(life));
    life.stop = subscribe(life.store, () => save(life), true);
  }
  try {
    life.store.on_start?.();
  } catch (error) {
    reportError(error); // the page stays; an error in an effect would take it down
  }
}

function stop(life) {
  clear(life);
  life.stop?.();
  life.on = false;
  life.texts = {};
}

function enter(life) {
  life.count += 1;
  if (!life.on) start(life);
}

// Decided after the commit: React's strict mode and a change of page both leave and enter at once.
function leave(life) {
  life.count -= 1;
  queueMicrotask(() => {
    if (!life.on || (life.count && life.path === here())) return;
    stop(life);
    if (life.count) start(life);
    else life.store.reset();
  });
}

function useMounted(store) {
  const life = lives.get(store);
  // Whether a store has query fields never changes, so the order of hooks does not either.
  if (life.kept.some((k) => k[1] === "query")) {
    const place = useLocation();
    useLayoutEffect(() => {
      if (life.on && life.path === here())
        quietly(life, () => load(life, (where) => where === "query"));
    }, [place]);
  }
  useLayoutEffect(() => {
    enter(life);
    return () => leave(life);
  }, [life]);
}

export function useBrowserState(store) {
  useMounted(store);
  return useSnapshot(store, { sync: true });
}

export const useBrowserEvents = useMounted;

// ---- timers

function timer(store, seconds, callback, repeat) {
  const { timers } = lives.get(store);
  const run = () => {
    if (!repeat) timers.delete(id);
    callback();
  };
  const id = (repeat ? setInterval : setTimeout)(run, seconds * 1000);
  timers.set(id, repeat && callback);
  return id;
}

export const fx_after = (store, seconds, callback) => timer(store, seconds, callback, false);
export const fx_every = (store, seconds, callback) => timer(store, seconds, callback, true);

export function fx_cancel(store, id) {
  clearTimeout(id); // clears intervals too
  lives.get(store).timers.delete(id);
  return null;
}

function clear({ timers }) {
  timers.forEach((_, id) => clearTimeout(id));
  timers.clear();
}

// ---- other tabs, and a page that comes back from the back/forward cache

if (typeof window !== "undefined") {
  const each = (work) => lives.forEach((life) => life.on && work(life));
  addEventListener("storage", (event) => {
    const same = (where, key) =>
      event.storageArea === area(where) && (event.key === null || event.key === key);
    each((life) => quietly(life, () => load(life, same)));
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    each((life) => {
      quietly(life, () => load(life));
      life.timers.forEach((callback) => callback && callback());
    });
  });
}
