// Activates a store while components use it: storage, timers, other tabs, the back/forward cache.
// Pages and compiled States import this file only.
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { subscribe, useSnapshot } from "valtio";
import { area, load, save } from "./storage.js";
import { starting } from "./starting.js";
import { entries } from "./store.js";

export { define } from "./store.js";

// The path of a page may end with a slash or not.
const here = () => location.pathname.replace(/\/+$/, "");

function start(entry) {
  entry.active = true;
  entry.path = here();
  if (entry.persistent.length) {
    load(entry);
    entry.stop = subscribe(entry.store, () => save(entry), true);
  }
  starting.now = true;
  try {
    entry.store.on_start?.();
  } catch (error) {
    reportError(error); // the page stays; an error in an effect would take it down
  } finally {
    starting.now = false;
  }
}

// Components subscribe in their effects, learn there what has changed since they were mounted, and React
// then renders them at once.
function mounted() {
  starting.mounting = false;
  starting.waiting.splice(0).forEach((wait) => wait());
}

function stop(entry) {
  entry.timers.forEach((_, id) => clearTimeout(id));
  entry.timers.clear();
  entry.silence?.(); // its tones (sound.js)
  entry.stop?.();
  entry.active = false;
  entry.texts = {};
}

function enter(entry) {
  entry.users += 1;
  if (!entry.active) start(entry);
}

// Waits for React's commit: in strict mode and on a change of page, components leave and enter at once.
function leave(entry) {
  entry.users -= 1;
  queueMicrotask(() => {
    if (!entry.active || (entry.users && entry.path === here())) return;
    stop(entry);
    if (entry.users) start(entry);
    else entry.store.reset();
  });
}

function useMounted(store) {
  const entry = entries.get(store);
  // Whether a store has query fields never changes, so the order of hooks does not either.
  if (entry.persistent.some((k) => k[1] === "query")) {
    const place = useLocation();
    entry.navigate = useNavigate();
    useLayoutEffect(() => {
      if (!entry.active || entry.path !== here()) return;
      if (load(entry, (where) => where === "query")) entry.store.on_query?.();
    }, [place]);
  }
  const subscribed = useRef(false); // stays true while Suspense hides the component
  useLayoutEffect(() => {
    if (!subscribed.current) starting.mounting = true;
    enter(entry);
    return () => leave(entry);
  }, [entry]);
  useEffect(() => {
    subscribed.current = true;
    mounted();
  });
}

export function useBrowserState(store) {
  useMounted(store);
  return useSnapshot(store, { sync: true });
}

export const useBrowserEvents = useMounted;

// ---- Timers. They belong to a store and stop when no component uses it any more.

function timer(store, seconds, callback, repeat) {
  const { timers } = entries.get(store);
  const run = () => {
    if (!repeat) timers.delete(id);
    callback();
  };
  const id = (repeat ? setInterval : setTimeout)(run, seconds * 1000);
  timers.set(id, repeat && callback);
  return id;
}

export const browser_after = (store, seconds, callback) => timer(store, seconds, callback, false);
export const browser_every = (store, seconds, callback) => timer(store, seconds, callback, true);

export function browser_cancel(store, id) {
  clearTimeout(id); // clears intervals too
  entries.get(store).timers.delete(id);
  return null;
}

// ---- Other tabs, and a page that comes back from the back/forward cache

if (typeof window !== "undefined") {
  const each = (work) => entries.forEach((entry) => entry.active && work(entry));
  addEventListener("storage", (event) => {
    const changed = (where, key, per) =>
      event.storageArea === area(where) && (event.key === null || [key, per].includes(event.key));
    each((entry) => load(entry, changed));
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    each((entry) => {
      load(entry);
      // The store's repeating timers did not run meanwhile, so they run now.
      entry.timers.forEach((callback) => callback && callback());
    });
  });
}
