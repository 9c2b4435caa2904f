// Runs a compiled State in Node with the package's own runtime, for testing.py. The packages that the runtime
// imports are replaced: what a State needs of valtio is that it copies what is assigned, and of React that
// effects run; there is no page. Clock, timers and random numbers are those of FakeBrowser.
import { readFileSync } from "node:fs";
import { portable_unit } from "./portable.js";

export const { now: start, seed, steps, names } = JSON.parse(readFileSync("run.json", "utf-8"));

// ---- valtio, proxy-compare, React and React Router

const proxies = new WeakSet();

export function proxy(given) {
  if (given === null || typeof given !== "object" || proxies.has(given)) return given;
  const copy = Array.isArray(given) ? [] : Object.create(Object.getPrototypeOf(given));
  const set = (target, key, value) => Reflect.set(target, key, proxy(value));
  const made = new Proxy(copy, { set });
  for (const key of Reflect.ownKeys(given)) made[key] = given[key];
  proxies.add(made);
  return made;
}

const savers = [];
export const subscribe = (_store, save) => savers.push(save);
export const snapshot = (store) => store;
export const useSnapshot = snapshot;
export const getUntracked = snapshot;
export const useEffect = (work) => void work();
export const useLayoutEffect = useEffect;
export const useRef = (current) => ({ current });
export const useLocation = () => location;
export const useNavigate = () => (to) => replaceState(null, "", to);

// ---- The browser

let now = start;
let drawn = 0;
let count = 0;
const timers = new Map();
const timer = (repeats) => (work, ms) => {
  timers.set(++count, { due: now + ms, every: repeats ? ms : 0, work });
  return count;
};
const end = (id) => void timers.delete(id);

function advance(seconds) {
  const until = now + seconds * 1000;
  for (;;) {
    const due = [...timers].filter(([, one]) => one.due <= until);
    const [[id, next] = []] = due.sort(([a, one], [b, other]) => one.due - other.due || a - b);
    if (!next) break;
    now = next.due;
    if (next.every) next.due += next.every;
    else timers.delete(id);
    next.work();
  }
  now = until;
}

function storage() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

const nothing = () => {};
const replaceState = (_state, _title, url) => Object.assign(location, pick(new URL(url, location.href)));
const pick = ({ href, origin, pathname, search, hash }) => ({ href, origin, pathname, search, hash });

Date.now = () => now;
Math.random = () => portable_unit(seed, drawn++);
const four = () => Math.floor(Math.random() * 65536).toString(16).padStart(4, "0");
crypto.randomUUID = () => {
  const t = Array.from({ length: 8 }, four).join("");
  return `${t.slice(0, 8)}-${t.slice(8, 12)}-4${t.slice(13, 16)}-8${t.slice(17, 20)}-${t.slice(20)}`;
};
Object.assign(globalThis, {
  window: globalThis, location: pick(new URL("https://example.test/")), history: { replaceState },
  localStorage: storage(), sessionStorage: storage(), CSS: {},
  document: { getElementById: () => null, addEventListener: nothing },
  matchMedia: () => ({ matches: false }), addEventListener: nothing, alert: nothing, open: () => null,
  setTimeout: timer(false), setInterval: timer(true), clearTimeout: end, clearInterval: end,
  reportError(error) { throw error; },
});

// ---- The run

const attempt = (work) => {
  try {
    return work() ?? null;
  } catch (error) {
    return { raised: error.name };
  }
};

// Mounts the State, makes each step, and returns the fields and properties after each.
export function run(store, mount) {
  return [[mount, store], ...steps].map((step) => {
    const work = typeof step === "number" ? () => advance(step) : () => call(store, step);
    const { raised } = attempt(work) ?? {};
    savers.forEach((save) => save());
    const values = Object.fromEntries(names.map((name) => [name, attempt(() => store[name])]));
    return JSON.parse(JSON.stringify(raised ? { ...values, raised } : values)); // lists change later
  });
}

const call = (store, [method, ...values]) =>
  typeof method === "function" ? method(...values) : store[method](...values);
