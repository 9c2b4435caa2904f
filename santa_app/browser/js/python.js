// Python's operators, builtins and methods, for compiled code. The bundler drops what is unused.
// Lists and tuples are arrays, dicts and dataclasses are plain objects, text is counted in code
// points. What raises an error in Python raises one of the same name here.

export function py_error(name, text = "") {
  const error = new Error(text);
  error.name = name;
  return error;
}

function fail(name, text) {
  throw py_error(name, text);
}

const isText = (x) => typeof x === "string";
const isNumber = (x) => typeof x === "number" || typeof x === "boolean";
const isDict = (x) => x !== null && typeof x === "object" && !Array.isArray(x);
const chars = (x) => Array.from(x);
const number = (x) => (isNumber(x) ? Number(x) : fail("TypeError", "not a number"));

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
  if (isText(box)) return isText(x) ? box.includes(x) : fail("TypeError", "text holds only text");
  return Array.isArray(box) ? box.some((y) => py_eq(x, y)) : has(box, x);
}

// ---- Arithmetic

export function py_add(a, b) {
  if ((isNumber(a) && isNumber(b)) || (isText(a) && isText(b))) return a + b;
  return Array.isArray(a) && Array.isArray(b) ? a.concat(b) : fail("TypeError", "these cannot be added");
}

export function py_mul(a, b) {
  if (isText(b) || Array.isArray(b)) [a, b] = [b, a];
  if (isText(a)) return a.repeat(Math.max(0, number(b)));
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, number(b)) }, () => a).flat();
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
  return Number.isNaN(power) ? fail("ValueError", "this power is not a real number") : power;
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
  return Number.isFinite(number(x)) ? Math.trunc(x) || 0 : fail("ValueError", "not a whole number");
}

export function py_float(x) {
  if (!isText(x)) return number(x);
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(x) ? Number(x) : fail("ValueError", x);
}

// ---- Lists, and what can be read like one

export function py_iter(x) {
  if (Array.isArray(x)) return x;
  if (isText(x)) return chars(x);
  return isDict(x) ? Object.keys(x) : fail("TypeError", "this cannot be iterated over");
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
  return all.length === count ? all : fail("ValueError", `expected ${count} values, got ${all.length}`);
}

export const py_rows = (x, count) => py_iter(x).map((y) => py_unpack(y, count));

export function py_zip(...lists) {
  const all = lists.map(py_iter);
  return Array.from({ length: Math.min(...all.map((x) => x.length)) }, (_, i) => all.map((x) => x[i]));
}

export function py_range(a, b, step = 1) {
  const [from, to] = b === undefined ? [0, a] : [a, b];
  if (step === 0) fail("ValueError", "the step of a range is zero");
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
}

export function py_sorted(x, key, reverse) {
  const pairs = py_list(x).map((y) => [key ? key(y) : y, y]);
  return pairs.sort((a, b) => (reverse ? -1 : 1) * compare(a[0], b[0])).map((p) => p[1]);
}

function extreme(x, key, otherwise, better) {
  const all = py_iter(x);
  if (!all.length) return otherwise === undefined ? fail("ValueError", "there are no items") : otherwise;
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

const has = (d, k) => isText(k) && Object.hasOwn(d, k);

// JavaScript would turn other keys into text.
export function py_key(k) {
  return isText(k) && k !== "__proto__" ? k : fail("TypeError", "the keys of a dict are text");
}

export const py_dict = (pairs = []) =>
  isDict(pairs) ? { ...pairs } : Object.fromEntries(py_rows(pairs, 2).map(([k, v]) => [py_key(k), v]));

// A member of an enum is its value. Other objects may have fields of these names.
export const py_value = (x) => (isDict(x) ? x.value : x);
export const py_name = (x) => (isDict(x) ? x.name : fail("AttributeError", "name"));

// ---- Text

// What str.strip() and str.split() take for white space, which JavaScript's trim() does not.
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

export function py_str(x = "") {
  if (isText(x)) return x;
  if (x == null) return "None";
  if (typeof x === "boolean") return x ? "True" : "False";
  if (x instanceof Error) return x.message;
  if (typeof x !== "number") return fail("TypeError", "lists and objects have no text in the browser");
  if (Number.isFinite(x)) {
    if (Number.isInteger(x)) return BigInt(x).toString();
    return Math.abs(x) < 1e-4 ? x.toExponential().replace(/e-(\d)$/, "e-0$1") : String(x);
  }
  return Number.isNaN(x) ? "nan" : x > 0 ? "inf" : "-inf";
}

// A half goes to the even digit, while toFixed() would round it up.
function fixed(x, digits) {
  if (x < 0) return "-" + fixed(-x, digits);
  const scaled = x * 10 ** digits;
  const half = Number.isInteger(x * 2 ** (digits + 1)) && scaled % 1 === 0.5;
  return (half && Math.floor(scaled) % 2 === 0 ? Math.floor(scaled) / 10 ** digits : x).toFixed(digits);
}

// The compiler lets these formats through: [[fill]align][0][width][,][.digits][d f s %].
export function py_format(x, spec) {
  const [, fill, align, zero, width, comma, digits, type] =
    /^(?:(.)?([<>^]))?(0)?(\d+)?(,)?(?:\.(\d+))?([dfs%])?$/u.exec(spec);
  const fits = isText(x) ? !type || type === "s"
    : type === "d" ? Number.isInteger(number(x)) && digits === undefined
    : type !== "s" && (type || digits === undefined);
  if (!fits) fail("ValueError", `the format ${spec} does not fit this value`);
  let text = type === "%" ? fixed(number(x) * 100, Number(digits ?? 6)) + "%"
    : type === "f" ? fixed(number(x), Number(digits ?? 6))
    : isText(x) ? chars(x).slice(0, digits).join("") : py_str(number(x));
  if (comma) text = text.replace(/\d+/, (n) => n.replace(/\B(?=(\d{3})+$)/g, ","));
  const gap = Math.max(0, Number(width ?? 0) - chars(text).length);
  if (zero && !align && !isText(x)) return text.replace(/^-?/, (sign) => sign + "0".repeat(gap));
  const side = align ?? (isText(x) ? "<" : ">");
  const left = side === "<" ? 0 : side === ">" ? gap : Math.floor(gap / 2);
  const pad = fill ?? (zero ? "0" : " ");
  return pad.repeat(left) + text + pad.repeat(gap - left);
}

export const py_chr = (n) => String.fromCodePoint(n);
export const py_ord = (c) => (chars(c).length === 1 ? c.codePointAt(0) : fail("TypeError", "one character"));

// ---- Methods of text, lists and dicts: method_name(value, ...arguments)

export const method_lower = (s) => s.toLowerCase();
export const method_upper = (s) => s.toUpperCase();
export const method_startswith = (s, x) => (isText(x) ? [x] : x).some((y) => s.startsWith(y));
export const method_endswith = (s, x) => (isText(x) ? [x] : x).some((y) => s.endsWith(y));
export const method_zfill = (s, n) =>
  s.replace(/^[+-]?/, (sign) => sign + "0".repeat(Math.max(0, n - chars(s).length)));
export const method_removeprefix = (s, x) => (s.startsWith(x) ? s.slice(x.length) : s);
export const method_removesuffix = (s, x) => (x && s.endsWith(x) ? s.slice(0, -x.length) : s);
export const method_replace = (s, a, b) => (a ? s.split(a) : ["", ...chars(s), ""]).join(b);

export function method_join(s, parts) {
  const all = py_iter(parts);
  return all.every(isText) ? all.join(s) : fail("TypeError", "only text can be joined");
}

function strip(s, set, start, end) {
  if (set === "") return s;
  const any = new RegExp(set == null ? `[${SPACE}]` : `[${set.replace(/[\\\]^-]/g, "\\$&")}]`, "u");
  const all = chars(s);
  const from = start ? all.findIndex((c) => !any.test(c)) : 0;
  return from < 0 ? "" : all.slice(from, end ? all.findLastIndex((c) => !any.test(c)) + 1 : undefined).join("");
}
export const method_strip = (s, set) => strip(s, set, true, true);
export const method_lstrip = (s, set) => strip(s, set, true, false);
export const method_rstrip = (s, set) => strip(s, set, false, true);

const place = (s, at) => (at < 0 ? -1 : chars(s.slice(0, at)).length);
export const method_find = (s, x) => place(s, s.indexOf(x));
export const method_rfind = (s, x) => place(s, s.lastIndexOf(x));

export function method_split(s, by, most = -1) {
  if (by == null && most >= 0) fail("TypeError", "a limit needs a separator");
  if (by == null) return s.split(new RegExp(`[${SPACE}]+`)).filter(Boolean);
  if (!by) fail("ValueError", "empty separator");
  const parts = s.split(by);
  return most < 0 || parts.length <= most ? parts : [...parts.slice(0, most), parts.slice(most).join(by)];
}

export function method_partition(s, by) {
  const at = s.indexOf(by);
  return at < 0 ? [s, "", ""] : [s.slice(0, at), by, s.slice(at + by.length)];
}

export function method_count(x, y) {
  if (isText(x)) return y ? x.split(y).length - 1 : chars(x).length + 1;
  return x.filter((z) => py_eq(z, y)).length;
}

export function method_index(x, y) {
  const at = isText(x) ? method_find(x, y) : x.findIndex((z) => py_eq(z, y));
  return at < 0 ? fail("ValueError", "not found") : at;
}

// These change a list or dict and give None, as in Python.
export const method_append = (x, y) => (x.push(y), null);
export const method_extend = (x, more) => (x.push(...py_iter(more)), null);
export const method_insert = (x, at, y) => (x.splice(at, 0, y), null);
export const method_remove = (x, y) => (x.splice(method_index(x, y), 1), null);
export const method_reverse = (x) => (x.reverse(), null);
export const method_sort = (x, key, reverse) => (x.splice(0, x.length, ...py_sorted(x, key, reverse)), null);
export const method_update = (x, more) => (Object.assign(x, py_dict(more)), null);

export function method_clear(x) {
  if (Array.isArray(x)) x.splice(0);
  else for (const key of Object.keys(x)) delete x[key];
  return null;
}

export const method_copy = (x) => (Array.isArray(x) ? x.slice() : { ...x });

export function method_pop(x, at, otherwise) {
  if (Array.isArray(x)) {
    const value = py_item(x, at ?? -1);
    x.splice(at ?? -1, 1);
    return value;
  }
  if (!has(x, at)) return otherwise === undefined ? fail("KeyError", String(at)) : otherwise;
  const value = x[at];
  delete x[at];
  return value;
}

export const method_get = (x, key, otherwise = null) => (has(x, key) ? x[key] : otherwise);
export const method_keys = (x) => Object.keys(x);
export const method_values = (x) => Object.values(x);
export const method_items = (x) => Object.entries(x);

export function method_setdefault(x, key, value = null) {
  if (!has(x, key)) x[py_key(key)] = value;
  return x[key];
}
