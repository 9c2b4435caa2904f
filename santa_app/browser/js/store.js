// Makes stores: valtio proxies whose prototype carries the compiled methods and properties.
import { getUntracked } from "proxy-compare"; // valtio's own
import { proxy } from "valtio";

// What the runtime knows of each store: `kept` fields (see define), `count` of the components that
// use it, whether it is `on`, its `timers` by id (with the callback of a repeating one), and the
// `texts` of kept fields as last read or written.
export const lives = new Map();

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
