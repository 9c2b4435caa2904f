// Finds the areas that the lines of an outline drawing close, and paints them on a canvas.
import { isActive } from "./store.js"; // of reflex_browser_state

const INK = 128; // a darker pixel belongs to a line
const SMALLEST = 5; // units; an area without room for a circle of this radius is part of a line
const FINGER = 12; // CSS pixels around the middle of a small area that count as this area
const FINE = 2; // pixels of the canvas for each unit of the drawing, in each direction
const BAND = 72; // units; areas whose middles lie within such a strip are read from left to right
const SLICE = 8; // milliseconds after which a long calculation lets the page answer its visitor
const OFTEN = 4096; // pixels of an area between two looks at the clock
const NONE = -1;

const drawings = new Map(); // by the id of the canvas

export function find_areas(store, id, picture, done) {
  const image = new Image();
  drawings.set(id, { image });
  const answer = (areas) => {
    if (isActive(store) && drawings.get(id)?.image === image) done(areas);
  };
  image.onerror = () => answer([]);
  image.onload = async () => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const sample = paper2d(width, height);
    sample.drawImage(image, 0, 0, width, height);
    await pause();
    const { data } = sample.getImageData(0, 0, width, height);
    const found = await inSlices(areasIn(data, width, height));
    await pause();
    const fine = paper2d(width * FINE, height * FINE, false);
    fine.drawImage(image, 0, 0, width * FINE, height * FINE);
    if (drawings.get(id)?.image === image)
      drawings.set(id, { image, width, height, lines: fine.canvas, ...found });
    answer(found.areas.map(({ x, y, room }) => ({ x, y, room })));
  };
  image.src = picture;
  return null;
}

// Runs a generator to its end and returns its result; between two yields it may pause.
async function inSlices(work) {
  for (let began = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < SLICE) continue;
    await pause();
    began = performance.now();
  }
}

// A message is handled at once, while browsers delay a timer after many timers.
function pause() {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
}

// A small area in a large one is easy to miss with a finger, so its neighborhood counts, too.
export function area_at(id, across, down) {
  const { width, height, labels, areas } = drawings.get(id);
  const finger = (FINGER * width) / document.getElementById(id).clientWidth;
  const at = [Math.floor(across * width), Math.floor(down * height)];
  const exact = labels[at[1] * width + at[0]] ?? NONE;
  if (exact !== NONE && areas[exact].room < 2 * finger) return exact;
  let found = exact;
  let nearest = Infinity;
  const reach = Math.ceil(finger);
  for (let y = Math.max(at[1] - reach, 0); y <= Math.min(at[1] + reach, height - 1); y++)
    for (let x = Math.max(at[0] - reach, 0); x <= Math.min(at[0] + reach, width - 1); x++) {
      const area = labels[y * width + x];
      if (area === NONE) continue;
      const distance = Math.hypot(x - at[0], y - at[1]);
      const small = areas[area].room < finger && distance <= finger - areas[area].room;
      if ((small || exact === NONE) && distance < nearest) [found, nearest] = [area, distance];
    }
  return nearest <= finger ? found : exact;
}

export function paint_areas(id, colors) {
  const drawing = drawings.get(id);
  const { width, height, grown, areas, lines, painted } = drawing;
  const paper = document.getElementById(id).getContext("2d");
  if (drawing.paper !== paper) {
    Object.assign(paper.canvas, { width: lines.width, height: lines.height });
    paper.drawImage(lines, 0, 0);
    Object.assign(drawing, { paper, layer: paper2d(width, height), painted: [] });
    return paint_areas(id, colors);
  }
  const changed = {};
  let [left, top, right, bottom] = [width, height, 0, 0];
  areas.forEach((area, number) => {
    const color = colors[number] ?? "";
    if (color === (painted[number] ?? "")) return;
    painted[number] = color;
    changed[number] = ramp((color || "#ffffff").split(" "));
    // A pixel more on each side for the part under the lines, and one for smoothed edges.
    [left, top] = [Math.min(left, area.left - 2), Math.min(top, area.top - 2)];
    [right, bottom] = [Math.max(right, area.right + 3), Math.max(bottom, area.bottom + 3)];
  });
  if (right <= left) return null;
  const box = [Math.max(left, 0), Math.max(top, 0)];
  box.push(Math.min(right, width) - box[0], Math.min(bottom, height) - box[1]);
  const image = drawing.layer.getImageData(...box);
  const pixels = new Uint32Array(image.data.buffer);
  for (let at = 0; at < pixels.length; at++) {
    const x = box[0] + (at % box[2]);
    const y = box[1] + Math.floor(at / box[2]);
    const number = grown[y * width + x];
    const steps = changed[number];
    if (steps) pixels[at] = steps.length === 1 ? steps[0] : steps[step(areas[number], x, y, steps.length)];
  }
  drawing.layer.putImageData(image, box[0], box[1]);
  const fine = box.map((value) => value * FINE);
  paper.globalCompositeOperation = "source-over";
  paper.drawImage(drawing.layer.canvas, ...box, ...fine);
  paper.globalCompositeOperation = "multiply";
  paper.drawImage(lines, ...fine, ...fine);
  return null;
}

// Colors that run into each other do so from the top left to the bottom right of the area.
function step({ left, top, right, bottom }, x, y, count) {
  const share = (x - left + y - top) / (right - left + bottom - top + 1);
  return Math.min(Math.max(Math.floor(share * count), 0), count - 1);
}

// Two fingers on a canvas make its sheet wider than the frame around it, and the place between them stays.
export function zoom_by_fingers(store, id, most, done) {
  const sheet = document.getElementById(id).parentElement;
  const frame = sheet.parentElement;
  let start = null;
  const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  frame.addEventListener("touchstart", ({ touches }) => {
    if (touches.length === 2) start = { spread: spread(touches), wide: sheet.offsetWidth };
  });
  const follow = (event) => {
    const { touches } = event;
    if (!start || touches.length !== 2) return;
    event.preventDefault();
    const full = frame.clientWidth;
    const before = sheet.offsetWidth;
    const wide = Math.min(Math.max((start.wide * spread(touches)) / start.spread, full), (most * full) / 100);
    const box = frame.getBoundingClientRect();
    const x = (touches[0].clientX + touches[1].clientX) / 2 - box.left;
    const y = (touches[0].clientY + touches[1].clientY) / 2 - box.top;
    const [left, top] = [frame.scrollLeft + x, frame.scrollTop + y].map((place) => (place * wide) / before);
    sheet.style.width = `${(100 * wide) / full}%`;
    frame.scrollTo(left - x, top - y);
  };
  frame.addEventListener("touchmove", follow, { passive: false });
  frame.addEventListener("touchend", () => {
    if (!start) return;
    start = null;
    if (isActive(store)) done(Math.round((100 * sheet.offsetWidth) / frame.clientWidth));
  });
  return null;
}

// Whether the browser keeps so many characters more for this site.
export function has_room(characters) {
  try {
    localStorage.setItem("room", "x".repeat(characters));
    localStorage.removeItem("room");
    return true;
  } catch {
    return false;
  }
}

export function small_picture(id, width) {
  const large = document.getElementById(id);
  const height = Math.round((width * large.height) / large.width);
  const paper = paper2d(width, height, false);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(large, 0, 0, width, height);
  return paper.canvas.toDataURL("image/webp", 0.8);
}

export const canvas_picture = (id) => document.getElementById(id).toDataURL("image/png");

export function save_canvas(id, name) {
  document.getElementById(id).toBlob((file) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
  return null;
}

// A white canvas; `often` is for one whose pixels are read.
function paper2d(width, height, often = true) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext("2d", { willReadFrequently: often });
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, width, height);
  return paper;
}

// The steps of one color, or of several that run into each other, as pixels (opaque, ABGR).
function ramp(colors) {
  const parts = colors.map((color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)));
  const count = parts.length === 1 ? 1 : 256;
  return Uint32Array.from({ length: count }, (_, step) => {
    const place = (step / count) * (parts.length - 1);
    const from = Math.floor(place);
    const [red, green, blue] = parts[from].map((value, at) =>
      Math.round(value + (place - from) * ((parts[from + 1] ?? parts[from])[at] - value)),
    );
    return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
  });
}

// labels: the number of the area of each pixel, or NONE. grown: the labels when each area reaches a pixel
// under its lines, so that no white shows beside them. A generator for `inSlices`, as are those below.
function* areasIn(data, width, height) {
  const open = new Uint8Array(width * height);
  for (let at = 0; at < open.length; at++) open[at] = data[at * 4] >= INK ? 1 : 0;
  yield;
  const { labels, count } = yield* labelled(open, width, height);
  const found = yield* measured(labels, count, width, height);
  const areas = found
    .filter(({ room, left, top, right, bottom }) =>
      room >= SMALLEST && left > 0 && top > 0 && right < width - 1 && bottom < height - 1)
    .sort((one, other) => Math.floor(one.y / BAND) - Math.floor(other.y / BAND) || one.x - other.x);
  const numbers = new Int16Array(count).fill(NONE);
  areas.forEach(({ label }, number) => (numbers[label] = number));
  for (let at = 0; at < labels.length; at++) if (labels[at] !== NONE) labels[at] = numbers[labels[at]];
  yield;
  const grown = labels.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (open[at]) continue;
      for (const beside of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1])
        if (labels[at + beside] !== NONE) {
          grown[at] = labels[at + beside];
          break;
        }
    }
    yield;
  }
  return { labels, grown, areas };
}

// Numbers the connected white pixels.
function* labelled(open, width, height) {
  const labels = new Int16Array(width * height).fill(NONE);
  const waiting = new Int32Array(width * height);
  let count = 0;
  for (let first = 0; first < labels.length; first++) {
    if (!open[first] || labels[first] !== NONE) continue;
    let size = 1;
    waiting[0] = first;
    labels[first] = count;
    const visit = (at) => {
      if (!open[at] || labels[at] !== NONE) return;
      labels[at] = count;
      waiting[size++] = at;
    };
    let visited = 0;
    while (size) {
      if (visited++ % OFTEN === 0) yield;
      const at = waiting[--size];
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < labels.length - width) visit(at + width);
    }
    count += 1;
  }
  return { labels, count };
}

// The box of each area, and the point farthest from its lines with its distance from them (`room`).
function* measured(labels, count, width, height) {
  const found = Array.from({ length: count }, (_, label) => (
    { label, x: 0, y: 0, room: 0, left: width, top: height, right: 0, bottom: 0 }
  ));
  const away = new Int16Array(labels.length); // in thirds of a pixel, straight 3 and diagonal 4
  const other = (at, by) => labels[at + by] !== labels[at];
  const near = (at, by, cost) => (other(at, by) ? cost : away[at + by] + cost);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      away[at] = Math.min(
        near(at, -1, 3), near(at, -width, 3), near(at, -width - 1, 4), near(at, 1 - width, 4),
      );
    }
    yield;
  }
  for (let y = height - 2; y > 0; y--) {
    for (let x = width - 2; x > 0; x--) {
      const at = y * width + x;
      away[at] = Math.min(
        away[at], near(at, 1, 3), near(at, width, 3), near(at, width + 1, 4), near(at, width - 1, 4),
      );
    }
    yield;
  }
  for (let at = 0; at < labels.length; at++) {
    const x = at % width;
    if (x === 0) yield;
    const area = found[labels[at]];
    if (!area) continue;
    const y = Math.floor(at / width);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
    if (away[at] / 3 > area.room) Object.assign(area, { x, y, room: away[at] / 3 });
  }
  return found;
}
