// `browser.when_hidden`, a module of its own for the few pages that use it.
import { entries } from "./store.js";

const hiding = new Map();

export function browser_when_hidden(store, callback) {
  if (!hiding.size)
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) hiding.forEach((run, of) => entries.get(of).active && run());
    });
  hiding.set(store, callback);
  return null;
}
