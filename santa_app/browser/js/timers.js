// Timers that belong to a store and stop with the page that started them.
import { lives } from "./store.js";

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

export function clear({ timers }) {
  timers.forEach((_, id) => clearTimeout(id));
  timers.clear();
}

// For a page that was asleep: its repeating timers run at once.
export function catchUp({ timers }) {
  timers.forEach((callback) => callback && callback());
}
