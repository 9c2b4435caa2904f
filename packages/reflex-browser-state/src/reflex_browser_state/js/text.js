// Python's text, and the methods of text, lists and dicts, for compiled code. Pages that use
// only python.js do not load this file.
import {
  chars, fail, has, isDict, isText, number, py_delete, py_dict, py_eq, py_item, py_iter, py_keys, py_merge,
  py_pairs, py_set, py_sorted, text, walk, whole,
} from "./python.js";

// White space of str.strip() and str.split() that JavaScript's trim() keeps.
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

export function py_str(x = "") {
  if (isText(x)) return x;
  if (x == null) return "None";
  if (typeof x === "boolean") return x ? "True" : "False";
  if (x instanceof Error) return x.message;
  if (typeof x !== "number") return fail("TypeError", "only text and numbers become text");
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
  if (!fits) fail("ValueError", "wrong format");
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

export function py_round_to(x, digits) {
  if (digits === null) return fixed(number(x), 0) * 1 || 0;
  if (Number.isInteger(number(x)) && whole(digits) >= 0) return Number(x);
  return digits < 0 ? fail("ValueError", "negative digits") : Number(fixed(x, digits)) || 0;
}

export const py_chr = (n) => String.fromCodePoint(n);
export const py_ord = (c) => (chars(c).length === 1 ? c.codePointAt(0) : fail("TypeError", "one character"));

// ---- Methods of text, lists and dicts: method_name(value, ...arguments)

export const method_lower = (s) => s.toLowerCase();
export const method_upper = (s) => s.toUpperCase();
export const method_startswith = (s, x) => (isText(x) ? [x] : x).some((y) => s.startsWith(text(y)));
export const method_endswith = (s, x) => (isText(x) ? [x] : x).some((y) => s.endsWith(text(y)));
export const method_zfill = (s, n) =>
  s.replace(/^[+-]?/, (sign) => sign + "0".repeat(Math.max(0, n - chars(s).length)));
export const method_removeprefix = (s, x) => (s.startsWith(text(x)) ? s.slice(x.length) : s);
export const method_removesuffix = (s, x) => (text(x) && s.endsWith(x) ? s.slice(0, -x.length) : s);
export const method_replace = (s, a, b) => (text(a) ? s.split(a) : ["", ...chars(s), ""]).join(text(b));

export function method_join(s, parts) {
  const all = py_iter(parts);
  return all.every(isText) ? all.join(s) : fail("TypeError", "not text");
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
export const method_find = (s, x) => place(s, s.indexOf(text(x)));
export const method_rfind = (s, x) => place(s, s.lastIndexOf(text(x)));

export function method_split(s, by, most = -1) {
  if (by == null && most >= 0) return splitAtSpace(method_lstrip(s), whole(most));
  if (by == null) return s.split(new RegExp(`[${SPACE}]+`)).filter(Boolean);
  if (!text(by)) fail("ValueError", "empty separator");
  const parts = s.split(by);
  return most < 0 || parts.length <= most ? parts : [...parts.slice(0, most), parts.slice(most).join(by)];
}

function splitAtSpace(s, most) {
  const space = new RegExp(`[${SPACE}]+`).exec(s);
  if (!s) return [];
  if (!most) return [s];
  if (!space) return [s];
  return [s.slice(0, space.index), ...splitAtSpace(s.slice(space.index + space[0].length), most - 1)];
}

export function method_partition(s, by) {
  if (!text(by)) fail("ValueError", "empty separator");
  const at = s.indexOf(by);
  return at < 0 ? [s, "", ""] : [s.slice(0, at), by, s.slice(at + by.length)];
}

export function method_count(x, y) {
  if (isText(x)) return text(y) ? x.split(y).length - 1 : chars(x).length + 1;
  return x.filter((z) => py_eq(z, y)).length;
}

export function method_index(x, y) {
  const at = isText(x) ? method_find(x, y) : x.findIndex((z) => py_eq(z, y));
  return at < 0 ? fail("ValueError", "not found") : at;
}

// These change a list or dict and give None, as in Python.
export const method_append = (x, y) => (x.push(y), null);
export const method_extend = (x, more) => (x.push(...py_iter(more)), null);
export const method_insert = (x, at, y) => (x.splice(whole(at), 0, y), null);
export const method_remove = (x, y) => (x.splice(method_index(x, y), 1), null);
export const method_reverse = (x) => (x.reverse(), null);
export const method_sort = (x, key, reverse) => (x.splice(0, x.length, ...py_sorted(x, key, reverse)), null);
export const method_update = (x, more) => (py_merge(x, py_dict(more)), null);

export function method_clear(x) {
  if (Array.isArray(x)) x.splice(0);
  else for (const key of py_keys(x)) py_delete(x, key);
  return null;
}

export const method_copy = (x) => (Array.isArray(x) ? x.slice() : py_dict(py_pairs(x)));

export function method_pop(x, at, otherwise) {
  if (Array.isArray(x)) {
    const value = py_item(x, at ?? -1);
    x.splice(Number(at ?? -1), 1);
    return value;
  }
  if (!has(x, at)) return otherwise === undefined ? fail("KeyError", String(at)) : otherwise;
  const value = x[at];
  py_delete(x, at);
  return value;
}

export const method_get = (x, key, otherwise = null) => (has(x, key) ? x[key] : otherwise);
const view = (x, each) => (isDict(x) ? walk(x, each) : fail("AttributeError", "not a dict"));
export const method_keys = (x) => view(x, (k) => k);
export const method_values = (x) => view(x, (k, v) => v);
export const method_items = (x) => view(x, (k, v) => [k, v]);

export function method_setdefault(x, key, value = null) {
  if (!has(x, key)) py_set(value, x, key);
  return x[key];
}
