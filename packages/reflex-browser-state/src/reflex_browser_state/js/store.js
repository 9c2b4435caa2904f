// Makes stores: valtio proxies whose prototype carries the compiled methods and properties.
import { getUntracked } from "proxy-compare"; // valtio's own
import { proxy } from "valtio";

// The runtime's data of each store: its `persistent` fields (see define), the number of `users`
// (components that are mounted), whether it is `active`, its `timers` by id (with the callback of a
// repeating one), and the `texts` of persistent fields as last read or written.
export const entries = new Map();

// Whether components use a store now.
export const isActive = (store) => entries.get(store).active;

// persistent: [field, "local" | "session" | "query", key, shape, back, per] for each field that outlives the
// page. numeric: the fields whose setters turn the text of an input into a number.
export function define(defaults, methods, getters = {}, persistent = [], numeric = []) {
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
  const timers = new Map();
  entries.set(store, { store, defaults, persistent, users: 0, active: false, timers, texts: {} });
  return store;
}

// A computed value is cached for a snapshot, which never changes, and reused for later snapshots in
// which the fields that it read are the same. Each component reads those fields again, so that
// valtio renders it again when one of them changes.
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
    if (entries.has(this)) return compute.call(this);
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
  const { defaults, persistent } = entries.get(this);
  const stored = persistent.filter((k) => k[1] !== "query").map((k) => k[0]);
  const fresh = defaults();
  for (const name in fresh) if (!stored.includes(name)) this[name] = fresh[name];
  return null;
}
