// Checks a stored value against the type of its field. A value that does not fit throws an error.
// s, n, i, b, z: str, float, int, bool, None. ["l", x] list, ["t", x, y] fixed tuple,
// ["d", x] dict, ["o", {field: x}, make] dataclass, ["=", a, b] literal, ["|", x, y] union.
const plain = {
  s: (v) => typeof v === "string",
  n: (v) => typeof v === "number",
  i: Number.isInteger,
  b: (v) => typeof v === "boolean",
  z: (v) => v === null,
};

function misfit() {
  throw new TypeError("stored value has another shape");
}

const list = (v) => (Array.isArray(v) ? v : misfit());
const table = (v) => (v && typeof v === "object" && !Array.isArray(v) ? v : misfit());
const each = (v, f) => Object.fromEntries(Object.keys(v).map((k) => [k, f(k)]));

// bare: leave dataclasses without their computed properties, as they are stored.
export function fit(shape, v, bare = false) {
  if (typeof shape === "string") return plain[shape](v) ? v : misfit();
  const [kind, a, b] = shape;
  if (kind === "l") return list(v).map((x) => fit(a, x, bare));
  if (kind === "d") return each(table(v), (k) => fit(a, v[k], bare));
  if (kind === "o") {
    const made = each(a, (k) => fit(a[k], table(v)[k], bare));
    return b && !bare ? b(made) : made;
  }
  if (kind === "=") return shape.indexOf(v) > 0 ? v : misfit();
  if (kind === "t")
    return list(v).length === shape.length - 1 ? v.map((x, i) => fit(shape[i + 1], x, bare)) : misfit();
  for (const option of shape.slice(1)) {
    try {
      return fit(option, v, bare);
    } catch {
      continue;
    }
  }
  return misfit();
}
