// `browser.when_hidden` and `browser.before_print`.
import { entries } from "./store.js";

const hiding = new Map();
const printing = new Map();

const run = (callbacks) =>
  callbacks.forEach((callback, store) => entries.get(store).active && callback());

export function browser_when_hidden(store, callback) {
  if (!hiding.size)
    document.addEventListener("visibilitychange", () => document.hidden && run(hiding));
  hiding.set(store, callback);
  return null;
}

export function browser_before_print(store, callback) {
  if (!printing.size) addEventListener("beforeprint", () => run(printing));
  printing.set(store, callback);
  return null;
}
