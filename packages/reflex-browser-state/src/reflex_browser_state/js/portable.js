// The JavaScript side of portable.py.
export const portable_utf16_codes = (text) => text.split("").map((c) => c.charCodeAt(0));
export const portable_trim = (text) => text.trim();
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
export const portable_escape_html = (text) => text.replace(/[&<>"']/g, (c) => ENTITIES[c]);
export const portable_multiply32 = (a, b) => Math.imul(a, b) >>> 0;

export function portable_hash32(n) {
  let h = n >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export const portable_unit = (seed, n) =>
  portable_hash32((portable_hash32(seed % 4294967296) + Math.imul(n + 1, 0x9e3779b1)) >>> 0) / 4294967296;
