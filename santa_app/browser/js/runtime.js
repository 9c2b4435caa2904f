// Owns the life of the stores: mounting, leaving, other tabs, a page that comes back.
// It is what pages and compiled States import; the other modules are its parts.
import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { subscribe, useSnapshot } from "valtio";
import { area, load, save } from "./storage.js";
import { lives } from "./store.js";
import { catchUp, clear } from "./timers.js";

export { define } from "./store.js";
export { fx_after, fx_cancel, fx_every } from "./timers.js";

// A page has one path, with or without the slash at its end.
const here = () => location.pathname.replace(/\/+$/, "");

function start(life) {
  life.on = true;
  life.path = here();
  if (life.kept.length) {
    load(life);
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
      if (life.on && life.path === here()) load(life, (where) => where === "query");
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

// ---- other tabs, and a page that comes back from the back/forward cache

if (typeof window !== "undefined") {
  const each = (work) => lives.forEach((life) => life.on && work(life));
  addEventListener("storage", (event) => {
    const same = (where, key) =>
      event.storageArea === area(where) && (event.key === null || event.key === key);
    each((life) => load(life, same));
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    each((life) => {
      load(life);
      catchUp(life);
    });
  });
}
