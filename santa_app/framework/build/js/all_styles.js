// The first page comes with the style rules that it uses itself (page_styles.js). The whole sheets are loaded
// once the visitor touches the page or has looked at it for a while, and pages that come later wait for them.
const LOOKED = 4000; // milliseconds

const inBrowser = typeof document !== "undefined"; // not while pages are prerendered
let loading;
let isFirst = true;

const enable = (link) =>
  new Promise((done) => {
    link.onload = done;
    // Without a network, a page that lacks rules is better than none; the next page tries again.
    link.onerror = () => {
      link.disabled = true;
      loading = undefined;
      done();
    };
    link.disabled = false;
  });

const load = () => (loading ??= Promise.all(Array.from(document.querySelectorAll("link[disabled]"), enable)));

if (inBrowser) {
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, load, { once: true });
  if (!navigator.connection?.saveData) setTimeout(load, LOOKED);
}

// Called by the module of each page when it is first loaded (slim_runtime.js).
export function allStyles() {
  const mustWait = inBrowser && !isFirst;
  isFirst = false;
  return mustWait ? load() : undefined;
}
