// Python's operators and builtins, for compiled code. The bundler drops what is unused.
// Lists and tuples are arrays, dicts and dataclasses are plain objects, text is counted in code
// points. What raises an error in Python raises one of the same name here.

// bases: the names of further classes whose `except` catches the error.
export function py_error(name, text = "", ...bases) {
  return Object.assign(new Error(text), { name, bases });
}

export const py_is_error = (error, name) => error.name === name || !!error.bases?.includes(name);

export function fail(name, text) {
  throw py_error(name, text);
}

export const isText = (x) => typeof x === "string";
const isNumber = (x) => typeof x === "number" || typeof x === "boolean";
const isDict = (x) => x !== null && typeof x === "object" && !Array.isArray(x);
export const chars = (x) => Array.from(x);
export const number = (x) => (isNumber(x) ? Number(x) : fail("TypeError", "not a number"));

// ---- Truth, equality, order

export function py_truth(x) {
  if (x === null || typeof x !== "object") return Boolean(x);
  return Array.isArray(x) ? x.length > 0 : Object.keys(x).length > 0;
}

export const py_and = (a, b) => (py_truth(a) ? b() : a);
export const py_or = (a, b) => (py_truth(a) ? a : b());

export function py_eq(a, b) {
  if (a === b || (a == null && b == null)) return true;
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  if (a == null || b == null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => has(b, k) && py_eq(a[k], b[k]));
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
  return number(a) - number(b);
}

export const py_lt = (a, b) => compare(a, b) < 0;
export const py_le = (a, b) => compare(a, b) <= 0;
export const py_gt = (a, b) => compare(a, b) > 0;
export const py_ge = (a, b) => compare(a, b) >= 0;

export function py_in(x, box) {
  if (isText(box)) return isText(x) ? box.includes(x) : fail("TypeError", "not text");
  return Array.isArray(box) ? box.some((y) => py_eq(x, y)) : has(box, x);
}

// ---- Arithmetic

export function py_add(a, b) {
  if ((isNumber(a) && isNumber(b)) || (isText(a) && isText(b))) return a + b;
  return Array.isArray(a) && Array.isArray(b) ? a.concat(b) : fail("TypeError", "cannot add");
}

export function py_mul(a, b) {
  if (isText(b) || Array.isArray(b)) [a, b] = [b, a];
  if (isText(a)) return a.repeat(Math.max(0, number(b)));
  if (Array.isArray(a)) return Array(Math.max(0, number(b))).fill(a).flat();
  return number(a) * number(b);
}

const divisor = (b) => number(b) || fail("ZeroDivisionError", "division by zero");

export const py_div = (a, b) => number(a) / divisor(b);

export function py_mod(a, b) {
  const rest = number(a) % divisor(b);
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest === 0 ? 0 : rest;
}

export function py_floordiv(a, b) {
  const exact = (a - py_mod(a, b)) / b;
  const floor = Math.floor(exact);
  return (exact - floor > 0.5 ? floor + 1 : floor) || 0;
}

export function py_pow(a, b) {
  if (number(b) < 0) divisor(a);
  const power = number(a) ** b;
  return Number.isNaN(power) ? fail("ValueError", "not a real number") : power;
}

export const py_divmod = (a, b) => [py_floordiv(a, b), py_mod(a, b)];
export const py_bitand = (a, b) => Number(BigInt(a) & BigInt(b));
export const py_bitor = (a, b) => Number(BigInt(a) | BigInt(b));
export const py_bitxor = (a, b) => Number(BigInt(a) ^ BigInt(b));
export const py_lshift = (a, b) => Number(BigInt(a) << BigInt(b));
export const py_rshift = (a, b) => Number(BigInt(a) >> BigInt(b));
export const py_invert = (a) => -number(a) - 1;
export const py_abs = (a) => Math.abs(number(a));

// A half goes to the even neighbor.
export function py_round(x) {
  const low = Math.floor(number(x));
  const part = x - low;
  return (part < 0.5 || (part === 0.5 && low % 2 === 0) ? low : low + 1) || 0;
}

export function py_int(x) {
  if (isText(x))
    return /^\s*[+-]?\d+(_\d+)*\s*$/.test(x) ? Number(x.replaceAll("_", "")) || 0 : fail("ValueError", x);
  return Number.isFinite(number(x)) ? Math.trunc(x) || 0 : fail("ValueError", "not an integer");
}

export function py_float(x) {
  if (!isText(x)) return number(x);
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(x) ? Number(x) : fail("ValueError", x);
}

// ---- Lists, and what can be read like one

export function py_iter(x) {
  if (Array.isArray(x)) return x;
  if (isText(x)) return chars(x);
  return isDict(x) ? Object.keys(x) : fail("TypeError", "not iterable");
}

export const py_len = (x) => py_iter(x).length;
export const py_list = (x = []) => py_iter(x).slice();
export const py_reversed = (x) => py_list(x).reverse();
export const py_enumerate = (x, from = 0) => py_iter(x).map((y, i) => [i + from, y]);
export const py_sum = (x, from = 0) => py_iter(x).reduce((a, b) => a + number(b), number(from));
export const py_any = (x) => py_iter(x).some(py_truth);
export const py_all = (x) => py_iter(x).every(py_truth);

// Comprehensions: f gives an item, or for py_flatmap a list of items.
export const py_map = (x, f) => py_iter(x).map((y) => f(y));
export const py_flatmap = (x, f) => py_iter(x).flatMap((y) => f(y));

// The first result of f that is not false.
export function py_find(x, f) {
  for (const y of py_iter(x)) {
    const found = f(y);
    if (found) return found;
  }
  return false;
}

export function py_next(found, otherwise) {
  return found ? found[0] : otherwise === undefined ? fail("StopIteration") : otherwise;
}

export function py_unpack(x, count) {
  const all = py_iter(x);
  return all.length === count ? all : fail("ValueError", "wrong number of values");
}

export const py_rows = (x, count) => py_iter(x).map((y) => py_unpack(y, count));

export function py_zip(...lists) {
  const all = lists.map(py_iter);
  return Array.from({ length: Math.min(...all.map((x) => x.length)) }, (_, i) => all.map((x) => x[i]));
}

export function py_range(a, b, step = 1) {
  const [from, to] = b === undefined ? [0, a] : [a, b];
  if (step === 0) fail("ValueError", "zero step");
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
}

export function py_sorted(x, key, reverse) {
  const pairs = py_list(x).map((y) => [key ? key(y) : y, y]);
  return pairs.sort((a, b) => (reverse ? -1 : 1) * compare(a[0], b[0])).map((p) => p[1]);
}

function extreme(x, key, otherwise, better) {
  const all = py_iter(x);
  if (!all.length) return otherwise === undefined ? fail("ValueError", "no items") : otherwise;
  const rank = (y) => (key ? key(y) : y);
  return all.reduce((a, b) => (better(compare(rank(b), rank(a))) ? b : a));
}

export const py_min = (x, key, otherwise) => extreme(x, key, otherwise, (c) => c < 0);
export const py_max = (x, key, otherwise) => extreme(x, key, otherwise, (c) => c > 0);

export function py_item(x, i) {
  if (isDict(x)) return has(x, i) ? x[i] : fail("KeyError", String(i));
  const all = py_iter(x);
  const at = number(i) < 0 ? all.length + i : Number(i);
  return at >= 0 && at < all.length ? all[at] : fail("IndexError", String(i));
}

export function py_set(value, x, i) {
  if (Array.isArray(x)) {
    if (number(i) >= x.length || i < -x.length) fail("IndexError", String(i));
    x[i < 0 ? i + x.length : Number(i)] = value;
  } else x[py_key(i)] = value;
}

export function py_slice(x, from, to, step) {
  const all = py_iter(x);
  let part = step === -1 ? all.slice().reverse() : all.slice(from ?? 0, to ?? undefined);
  if (step > 1) part = part.filter((_, i) => i % step === 0);
  return isText(x) ? part.join("") : part;
}

// ---- Dicts, and members of enums

export const has = (d, k) => isText(k) && Object.hasOwn(d, k);

// JavaScript would turn other keys into text.
export function py_key(k) {
  return isText(k) && k !== "__proto__" ? k : fail("TypeError", "not a text key");
}

export const py_dict = (pairs = []) =>
  isDict(pairs) ? { ...pairs } : Object.fromEntries(py_rows(pairs, 2).map(([k, v]) => [py_key(k), v]));

// A member of an enum is its value. Other objects may have fields of these names.
export const py_value = (x) => (isDict(x) ? x.value : x);
export const py_name = (x) => (isDict(x) ? x.name : fail("AttributeError", "name"));
