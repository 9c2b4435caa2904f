// Python's operators and builtins, for compiled code. The bundler drops what is unused.
// Lists and tuples are arrays, dicts and dataclasses are plain objects, text is counted in code
// points. Errors have the names of Python's errors.

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
export const isDict = (x) => x != null && typeof x === "object" && !x[Symbol.iterator];
export const chars = (x) => Array.from(x);
export const number = (x) => (isNumber(x) ? Number(x) : fail("TypeError", "not a number"));
export const whole = (x) => (Number.isInteger(number(x)) ? Number(x) : fail("TypeError", "not an integer"));
export const text = (x) => (isText(x) ? x : fail("TypeError", "not text"));

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
  return keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && py_eq(a[k], b[k]));
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
  return isDict(box) ? has(box, x) : py_iter(box).some((y) => py_eq(x, y));
}

// ---- Arithmetic

export function py_add(a, b) {
  if ((isNumber(a) && isNumber(b)) || (isText(a) && isText(b))) return a + b;
  return Array.isArray(a) && Array.isArray(b) ? a.concat(b) : fail("TypeError", "cannot add");
}

export const py_sub = (a, b) => number(a) - number(b);
export const py_neg = (a) => -number(a);
export const py_pos = (a) => number(a);

export function py_mul(a, b) {
  if (isText(b) || Array.isArray(b)) [a, b] = [b, a];
  if (isText(a)) return a.repeat(Math.max(0, whole(b)));
  if (Array.isArray(a)) return Array(Math.max(0, whole(b))).fill(a).flat();
  return number(a) * number(b);
}

// a += b and a |= b. A list or dict changes in place. The compiler says if it knows that a is a list: a
// tuple, which is an array here too, would not change.
export function py_grow(a, b, isList) {
  if (!Array.isArray(a)) return py_add(a, b);
  if (!isList) fail("TypeError", "+= of a list or tuple: use extend(), or x = x + y");
  a.push(...py_iter(b));
  return a;
}

export function py_merge(a, b) {
  if (!isDict(a)) return py_bitor(a, b);
  for (const [k, v] of py_pairs(b)) py_set(v, a, k);
  return a;
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
  return real(number(a) ** b, a, b);
}

function real(result, ...given) {
  if (Number.isFinite(result) || !given.every(Number.isFinite)) return result || 0;
  return Number.isNaN(result) ? fail("ValueError", "not a real number") : fail("OverflowError", "too large");
}

export const py_math = (name, ...given) => real(Math[name](...given.map(number)), ...given.map(Number));

export const py_divmod = (a, b) => [py_floordiv(a, b), py_mod(a, b)];
const bits = (work) => (a, b) => {
  const result = work(BigInt(whole(a)), BigInt(whole(b)));
  return typeof a === "boolean" && typeof b === "boolean" ? result === 1n : Number(result);
};
export const py_bitand = bits((a, b) => a & b);
const either = bits((a, b) => a | b);
export const py_bitor = (a, b) =>
  isDict(a) && isDict(b) ? py_dict([...py_pairs(a), ...py_pairs(b)]) : either(a, b);
export const py_bitxor = bits((a, b) => a ^ b);
const places = (n) => (whole(n) < 0 ? fail("ValueError", "negative shift count") : n);
export function py_lshift(a, b) {
  const shifted = whole(a) * 2 ** places(b) || 0;
  return Number.isSafeInteger(shifted) ? shifted : fail("OverflowError", "beyond 2**53");
}
export const py_rshift = (a, b) => Number(BigInt(whole(a)) >> BigInt(places(b)));
export const py_invert = (a) => -whole(a) - 1;
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
  if (Number.isFinite(number(x))) return Math.trunc(x) || 0;
  return fail(Number.isNaN(x) ? "ValueError" : "OverflowError", "not an integer");
}

export function py_float(x) {
  if (!isText(x)) return number(x);
  const named = /^\s*([+-]?)(?:inf(?:inity)?|(nan))\s*$/i.exec(x);
  if (named) return named[2] ? NaN : Number(named[1] + "Infinity");
  const digits = /^\s*[+-]?(\d+(_\d+)*\.?(\d+(_\d+)*)?|\.\d+(_\d+)*)(e[+-]?\d+(_\d+)*)?\s*$/i;
  return digits.test(x) ? Number(x.replaceAll("_", "")) : fail("ValueError", x);
}

// ---- Lists, and what can be read like one

export function py_iter(x) {
  if (Array.isArray(x)) return x;
  if (isText(x)) return chars(x);
  if (isDict(x)) return py_keys(x);
  return x?.[Symbol.iterator] ? [...x] : fail("TypeError", "not iterable");
}

// Items for a loop. As in Python, a loop over a dict or a generator sees changes during the loop.
export const py_loop = (x) => (isDict(x) ? walk(x, (k) => k) : x?.next ? x : py_iter(x));

export function* walk(d, each) {
  const keys = py_keys(d);
  const check = () => Object.keys(d).length === keys.length || fail("RuntimeError", "dictionary changed size");
  for (const k of keys) {
    check();
    yield each(k, d[k]);
  }
  check();
}

export const py_len = (x) => py_iter(x).length;
export const py_list = (x = []) => py_iter(x).slice();
export function* py_reversed(x) {
  const all = py_iter(x);
  for (let i = all.length - 1; i >= 0 && i < all.length; i--) yield all[i];
}
export function* py_enumerate(x, from = 0) {
  for (const y of py_loop(x)) yield [from++, y];
}
export const py_sum = (x, from = 0) => py_iter(x).reduce(py_add, isText(from) ? number(from) : from);
export const py_any = (x) => py_iter(x).some(py_truth);
export const py_all = (x) => py_iter(x).every(py_truth);

// Comprehensions: f gives an item, or for py_flatmap a list of items.
export function py_map(x, f) {
  const made = [];
  for (const y of py_loop(x)) made.push(f(y));
  return made;
}
export const py_flatmap = (x, f) => py_map(x, f).flat();

// The first result of f that is not false.
export function py_find(x, f) {
  for (const y of py_loop(x)) {
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

export function* py_rows(x, count) {
  for (const y of py_loop(x)) yield py_unpack(y, count);
}

export function* py_zip(...lists) {
  const all = lists.map((x) => py_loop(x)[Symbol.iterator]());
  while (all.length) {
    const row = [];
    for (const one of all) {
      const { done, value } = one.next();
      if (done) return;
      row.push(value);
    }
    yield row;
  }
}

export function py_range(a, b, step = 1) {
  const [from, to] = b === undefined ? [0, whole(a)] : [whole(a), whole(b)];
  if (whole(step) === 0) fail("ValueError", "zero step");
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
  const at = whole(i) < 0 ? all.length + i : Number(i);
  return at >= 0 && at < all.length ? all[at] : fail("IndexError", String(i));
}

export function py_set(value, x, i) {
  if (Array.isArray(x)) {
    if (whole(i) >= x.length || i < -x.length) fail("IndexError", String(i));
    x[i < 0 ? i + x.length : Number(i)] = value;
    return;
  }
  if (!isDict(x)) fail("TypeError", "items cannot be assigned");
  const key = py_key(i);
  if (!Object.hasOwn(x, key)) {
    if (x[ORDER]) x[ORDER].push(key);
    else if (isNumeral(key) && Object.keys(x).length) x[ORDER] = [...Object.keys(x), key];
  }
  x[key] = value;
}

export function py_delete(x, i) {
  py_item(x, i); // which must exist
  if (isText(x)) fail("TypeError", "text does not change");
  if (Array.isArray(x)) x.splice(i, 1);
  else {
    delete x[i];
    if (x[ORDER]) x[ORDER] = x[ORDER].filter((key) => key !== i);
  }
}

export function py_slice(x, from, to, step) {
  if (isDict(x)) fail("KeyError", "slice");
  const all = py_iter(x);
  for (const bound of [from, to]) if (bound != null) whole(bound);
  let part = step === -1 ? all.slice().reverse() : all.slice(from ?? 0, to ?? undefined);
  if (step > 1) part = part.filter((_, i) => i % step === 0);
  return isText(x) ? part.join("") : part;
}

// ---- Dicts, and members of enums

// JavaScript puts keys that are numerals first. A dict that has such a key keeps the order of its keys here.
const ORDER = Symbol("order");
const isNumeral = (k) => /^\d+$/.test(k);
export const py_keys = (d) => (d[ORDER] ? [...d[ORDER]] : Object.keys(d));
export const py_pairs = (d) => (isDict(d) ? py_keys(d).map((k) => [k, d[k]]) : fail("TypeError", "not a dict"));

export const has = (d, k) => {
  if (!isDict(d)) fail("TypeError", "not a dict");
  return isText(k) && Object.hasOwn(d, k);
};

// JavaScript would turn other keys into text.
export function py_key(k) {
  return isText(k) && k !== "__proto__" ? k : fail("TypeError", "not a text key");
}

export function py_dict(pairs = []) {
  const made = {};
  for (const [k, v] of isDict(pairs) ? py_pairs(pairs) : py_rows(pairs, 2)) py_set(v, made, k);
  return made;
}

// Reads or sets an attribute of a dataclass, where the compiler does not know the class.
const owns = (x, name) => (isDict(x) && Object.hasOwn(x, name) ? x : fail("AttributeError", name));
export const py_attribute = (x, name) => owns(x, name)[name];
export const py_member = (x, name, method) =>
  isText(x) || Array.isArray(x) || (isDict(x) && !Object.hasOwn(x, name)) ? method(x) : py_attribute(x, name);
export function py_set_attribute(value, x, name) {
  owns(x, name)[name] = value;
}

// A member of an enum is its value. Other objects may have fields of these names.
export const py_value = (x) => (isText(x) || isNumber(x) ? x : py_attribute(x, "value"));
export const py_name = (x) => py_attribute(x, "name");
