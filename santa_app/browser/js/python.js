// Python's meaning of operators, builtins and methods, for compiled code. Vite drops what is unused.
// Text is counted in code points, as Python does; dicts are plain objects with text keys.

export function py_error(name, text = "") {
  const error = new Error(text);
  error.name = name;
  return error;
}

function fail(name, text) {
  throw py_error(name, text);
}

const isText = (x) => typeof x === "string";
const isDict = (x) => x !== null && typeof x === "object" && !Array.isArray(x);
const own = (d, k) => Object.hasOwn(d, k);
const chars = (x) => Array.from(x);

// ---- truth, equality, order

export function py_truth(x) {
  if (x === null || typeof x !== "object") return Boolean(x);
  return Array.isArray(x) ? x.length > 0 : Object.keys(x).length > 0;
}

export const py_and = (a, b) => (py_truth(a) ? b() : a);
export const py_or = (a, b) => (py_truth(a) ? a : b());

export function py_eq(a, b) {
  if (a === b || (a == null && b == null)) return true;
  if (a == null || b == null) return false;
  if (typeof a !== "object" || typeof b !== "object")
    return !isText(a) && !isText(b) && typeof a !== "object" && typeof b !== "object" && Number(a) === Number(b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => own(b, k) && py_eq(a[k], b[k]));
}

function compareText(a, b) {
  const [x, y] = [chars(a), chars(b)];
  for (let i = 0; i < Math.min(x.length, y.length); i++)
    if (x[i] !== y[i]) return x[i].codePointAt(0) - y[i].codePointAt(0);
  return x.length - y.length;
}

function compare(a, b) {
  if (isText(a) && isText(b)) return compareText(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    const i = a.findIndex((x, n) => n >= b.length || !py_eq(x, b[n]));
    return i < 0 ? a.length - b.length : i >= b.length ? 1 : compare(a[i], b[i]);
  }
  const simple = (x) => typeof x === "number" || typeof x === "boolean";
  if (!simple(a) || !simple(b)) fail("TypeError", "these cannot be put in order");
  return a - b;
}

export const py_lt = (a, b) => compare(a, b) < 0;
export const py_le = (a, b) => compare(a, b) <= 0;
export const py_gt = (a, b) => compare(a, b) > 0;
export const py_ge = (a, b) => compare(a, b) >= 0;

export function py_in(x, box) {
  if (isText(box)) return isText(x) ? box.includes(x) : fail("TypeError", "text holds only text");
  return Array.isArray(box) ? box.some((y) => py_eq(x, y)) : own(box, x);
}

// ---- arithmetic

export const py_add = (a, b) => (Array.isArray(a) && Array.isArray(b) ? a.concat(b) : a + b);

export function py_mul(a, b) {
  if (isText(b) || Array.isArray(b)) [a, b] = [b, a];
  if (isText(a)) return a.repeat(Math.max(0, b));
  if (Array.isArray(a)) return [].concat(...Array.from({ length: Math.max(0, b) }, () => a));
  return a * b;
}

const divisor = (b) => Number(b) || fail("ZeroDivisionError", "division by zero");

export const py_div = (a, b) => a / divisor(b);

export function py_mod(a, b) {
  if (isText(a)) fail("TypeError", "formatting with % does not run in the browser");
  const rest = a % divisor(b);
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest === 0 ? 0 : rest;
}

export function py_floordiv(a, b) {
  const exact = (a - py_mod(a, b)) / b;
  const floor = Math.floor(exact);
  return (exact - floor > 0.5 ? floor + 1 : floor) || 0;
}

export const py_divmod = (a, b) => [py_floordiv(a, b), py_mod(a, b)];
const bits = (f) => (a, b) => Number(f(BigInt(a), BigInt(b)));
export const py_bitand = bits((a, b) => a & b);
export const py_bitor = bits((a, b) => a | b);
export const py_bitxor = bits((a, b) => a ^ b);
export const py_lshift = bits((a, b) => a << b);
export const py_rshift = bits((a, b) => a >> b);
export const py_invert = (a) => -a - 1;

// Half goes to the even neighbor, as in Python.
export function py_round(x) {
  const low = Math.floor(x);
  const part = x - low;
  return (part < 0.5 || (part === 0.5 && low % 2 === 0) ? low : low + 1) || 0;
}

export function py_int(x) {
  if (!isText(x)) return Number.isFinite(Number(x)) ? Math.trunc(Number(x)) || 0 : fail("ValueError", "no whole number");
  return /^\s*[+-]?\d+(_\d+)*\s*$/.test(x) ? Number(x.replaceAll("_", "")) || 0 : fail("ValueError", x);
}

export function py_float(x) {
  if (!isText(x)) return Number(x);
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(x) ? Number(x) : fail("ValueError", x);
}

// ---- sequences

export function py_iter(x) {
  if (Array.isArray(x)) return x;
  if (isText(x)) return chars(x);
  return isDict(x) ? Object.keys(x) : fail("TypeError", "this cannot be iterated over");
}

export const py_len = (x) => py_iter(x).length;
export const py_list = (x = []) => py_iter(x).slice();
export const py_reversed = (x) => py_list(x).reverse();
export const py_enumerate = (x, from = 0) => py_iter(x).map((y, i) => [i + from, y]);
export const py_sum = (x, from = 0) => py_iter(x).reduce((a, b) => a + Number(b), from);
export const py_any = (x) => py_iter(x).some(py_truth);
export const py_all = (x) => py_iter(x).every(py_truth);
export const py_map = (x, f) => py_iter(x).map((y) => f(y));
export const py_mapn = (x, f) => py_iter(x).map((y) => f(...py_iter(y)));
export const py_keep = (x, f) => py_iter(x).filter((y) => f(y));
export const py_keepn = (x, f) => py_iter(x).filter((y) => f(...py_iter(y)));
export const py_flat = (lists) => [].concat(...lists);

export function py_zip(...lists) {
  const all = lists.map(py_iter);
  return Array.from({ length: Math.min(...all.map((x) => x.length)) }, (_, i) => all.map((x) => x[i]));
}

export function py_range(a, b, step = 1) {
  const [from, to] = b === undefined ? [0, a] : [a, b];
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
}

export function py_next(x, otherwise) {
  const all = py_iter(x);
  return all.length ? all[0] : otherwise === undefined ? fail("StopIteration") : otherwise;
}

export function py_sorted(x, key, reverse) {
  const pairs = py_list(x).map((y) => [key ? key(y) : y, y]);
  return pairs.sort((a, b) => (reverse ? -1 : 1) * compare(a[0], b[0])).map((p) => p[1]);
}

function extreme(x, key, otherwise, better) {
  const all = py_iter(x);
  if (!all.length) return otherwise === undefined ? fail("ValueError", "nothing to choose from") : otherwise;
  const rank = (y) => (key ? key(y) : y);
  return all.reduce((a, b) => (better(compare(rank(b), rank(a))) ? b : a));
}

export const py_min = (x, key, otherwise) => extreme(x, key, otherwise, (c) => c < 0);
export const py_max = (x, key, otherwise) => extreme(x, key, otherwise, (c) => c > 0);

export function py_item(x, i) {
  if (isDict(x)) return own(x, i) ? x[i] : fail("KeyError", i);
  const all = py_iter(x);
  const at = i < 0 ? all.length + i : Number(i);
  return at >= 0 && at < all.length ? all[at] : fail("IndexError", String(i));
}

export function py_set(x, i, value) {
  if (Array.isArray(x)) {
    if (i >= x.length || i < -x.length) fail("IndexError", String(i));
    if (i < 0) i += x.length;
  }
  x[i] = value;
  return null;
}

export function py_slice(x, from, to, step) {
  const all = py_iter(x);
  let part = step === -1 ? all.slice().reverse() : all.slice(from ?? 0, to ?? undefined);
  if (step > 1) part = part.filter((_, i) => i % step === 0);
  return isText(x) ? part.join("") : part;
}

export const py_dict = (pairs = []) => (isDict(pairs) ? { ...pairs } : Object.fromEntries(pairs));
export const py_merge = (...dicts) => Object.assign({}, ...dicts);
export const py_value = (x) => (isDict(x) ? x.value : x);
export const py_bound = (self, name) => (...values) => self[name](...values);
export const py_abs = Math.abs;

export function py_unpack(x, count) {
  const all = py_iter(x);
  return all.length === count ? all : fail("ValueError", "another number of values to unpack");
}
