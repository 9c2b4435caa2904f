// Python's text formatting and the methods of text, lists and dicts, for compiled code.
import { py_eq, py_error, py_item, py_iter, py_sorted } from "./python.js";

function fail(name, text) {
  throw py_error(name, text);
}

const isText = (x) => typeof x === "string";
const chars = (x) => Array.from(x);
// What Python's str.strip() and str.split() take for white space; JavaScript's trim() differs.
const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

// ---- numbers as text

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

// Exactly half way goes to the even digit; toFixed() would go up.
function fixed(x, digits) {
  if (x < 0) return "-" + fixed(-x, digits);
  const scaled = x * 10 ** digits;
  const half = Number.isInteger(x * 2 ** (digits + 1)) && scaled % 1 === 0.5;
  return (half && Math.floor(scaled) % 2 === 0 ? Math.floor(scaled) / 10 ** digits : x).toFixed(digits);
}

// [[fill]align][0][width][,][.digits][d f %]: the part of the mini-language that compile time lets through.
export function py_format(x, spec) {
  const [, fill, align, zero, width, comma, digits, type] =
    /^(?:(.)?([<>^]))?(0)?(\d+)?(,)?(?:\.(\d+))?([dfs%])?$/u.exec(spec);
  let text = type === "%" ? fixed(x * 100, Number(digits ?? 6)) + "%"
    : type === "f" || digits !== undefined && !isText(x) ? fixed(x, Number(digits ?? 6))
    : isText(x) && digits !== undefined ? chars(x).slice(0, digits).join("") : py_str(x);
  if (comma) text = text.replace(/\d+/, (n) => n.replace(/\B(?=(\d{3})+$)/g, ","));
  const gap = Math.max(0, Number(width ?? 0) - chars(text).length);
  if (zero && !align) return text.replace(/^-?/, (sign) => sign + "0".repeat(gap));
  const side = align ?? (isText(x) ? "<" : ">");
  const left = side === "<" ? 0 : side === ">" ? gap : Math.floor(gap / 2);
  return (fill ?? " ").repeat(left) + text + (fill ?? " ").repeat(gap - left);
}

export const py_join = (...parts) => parts.join("");
export const py_chr = (n) => String.fromCodePoint(n);
export const py_ord = (c) => (chars(c).length === 1 ? c.codePointAt(0) : fail("TypeError", "one character"));

// ---- methods: m_name(value, ...arguments)

export const m_lower = (s) => s.toLowerCase();
export const m_upper = (s) => s.toUpperCase();
export const m_join = (s, parts) => py_iter(parts).join(s);
export const m_startswith = (s, x) => (isText(x) ? [x] : x).some((y) => s.startsWith(y));
export const m_endswith = (s, x) => (isText(x) ? [x] : x).some((y) => s.endsWith(y));
export const m_zfill = (s, n) => s.replace(/^[+-]?/, (sign) => sign + "0".repeat(Math.max(0, n - chars(s).length)));
export const m_removeprefix = (s, x) => (s.startsWith(x) ? s.slice(x.length) : s);
export const m_removesuffix = (s, x) => (x && s.endsWith(x) ? s.slice(0, -x.length) : s);
export const m_replace = (s, a, b) => (a ? s.split(a) : ["", ...chars(s), ""]).join(b);
const ends = (s, set, start, end) => {
  const any = set == null ? `[${SPACE}]` : `[${set.replace(/[\\\]^-]/g, "\\$&")}]`;
  if (set === "") return s;
  if (start) s = s.replace(new RegExp(`^${any}+`, "u"), "");
  return end ? chars(s).slice(0, tail(s, new RegExp(any, "u"))).join("") : s;
};
const tail = (s, any) => chars(s).findLastIndex((c) => !any.test(c)) + 1;
export const m_strip = (s, set) => ends(s, set, true, true);
export const m_lstrip = (s, set) => ends(s, set, true, false);
export const m_rstrip = (s, set) => ends(s, set, false, true);
const place = (s, at) => (at < 0 ? -1 : chars(s.slice(0, at)).length);
export const m_find = (s, x) => place(s, s.indexOf(x));
export const m_rfind = (s, x) => place(s, s.lastIndexOf(x));

export function m_split(s, by, most = -1) {
  if (by == null) return s.split(new RegExp(`[${SPACE}]+`)).filter(Boolean);
  if (!by) fail("ValueError", "empty separator");
  const parts = s.split(by);
  return most < 0 || parts.length <= most ? parts : [...parts.slice(0, most), parts.slice(most).join(by)];
}

export function m_partition(s, by) {
  const at = s.indexOf(by);
  return at < 0 ? [s, "", ""] : [s.slice(0, at), by, s.slice(at + by.length)];
}

export function m_count(x, y) {
  if (isText(x)) return y ? x.split(y).length - 1 : chars(x).length + 1;
  return x.filter((z) => py_eq(z, y)).length;
}

export function m_index(x, y) {
  const at = isText(x) ? m_find(x, y) : x.findIndex((z) => py_eq(z, y));
  return at < 0 ? fail("ValueError", "not found") : at;
}

const nothing = (work) => (...values) => (work(...values), null);
export const m_append = nothing((x, y) => x.push(y));
export const m_extend = nothing((x, more) => x.push(...py_iter(more)));
export const m_insert = nothing((x, at, y) => x.splice(at, 0, y));
export const m_remove = nothing((x, y) => x.splice(m_index(x, y), 1));
export const m_reverse = nothing((x) => x.reverse());
export const m_sort = nothing((x, key, reverse) => x.splice(0, x.length, ...py_sorted(x, key, reverse)));
export const m_update = nothing((x, more) => Object.assign(x, more));
export const m_copy = (x) => (Array.isArray(x) ? x.slice() : { ...x });

export const m_clear = nothing((x) => {
  if (Array.isArray(x)) x.splice(0);
  else for (const key of Object.keys(x)) delete x[key];
});

export function m_pop(x, at, otherwise) {
  if (Array.isArray(x)) {
    const value = py_item(x, at ?? -1);
    x.splice(at ?? -1, 1);
    return value;
  }
  const value = m_get(x, at, otherwise);
  if (!Object.hasOwn(x, at) && otherwise === undefined) fail("KeyError", at);
  delete x[at];
  return value;
}

export const m_get = (x, key, otherwise = null) => (Object.hasOwn(x, key) ? x[key] : otherwise);
export const m_keys = (x) => Object.keys(x);
export const m_values = (x) => Object.values(x);
export const m_items = (x) => Object.entries(x);

export function m_setdefault(x, key, value = null) {
  if (!Object.hasOwn(x, key)) x[key] = value;
  return x[key];
}
