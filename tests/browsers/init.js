// Runs before the scripts of every page: collects errors in `window.santaErrors`, and moves the clock
// by `localStorage.clockShift` milliseconds, because the driven browsers have no clock to set.
(() => {
  const errors = (window.santaErrors = []);
  const text = (one) => (one instanceof Error ? `${one.message} ${one.stack}` : String(one));
  addEventListener(
    "error",
    ({ message, error, target }) =>
      errors.push(message ? `${message} ${error?.stack}` : `not loaded: ${target.src ?? target.href}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`rejected: ${text(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const kind of ["error", "warn"]) {
    const print = console[kind];
    console[kind] = (...all) => {
      errors.push(`console.${kind}: ${all.map(text).join(" ")}`);
      print.apply(console, all);
    };
  }
  // WebKit does not print while it is driven: webkit_browser.py does, at this message.
  const printer = window.webkit?.messageHandlers?.print;
  if (printer) window.print = () => printer.postMessage("");
  let shift = 0;
  try {
    shift = Number(localStorage.getItem("clockShift"));
  } catch {
    return; // an empty window has no storage
  }
  const { now } = Date;
  const shifted = () => now() + shift;
  if (shift) {
    window.Date = new Proxy(Date, {
      construct: (kind, given, made) =>
        Reflect.construct(kind, given.length ? given : [shifted()], made === window.Date ? kind : made),
      get: (kind, key) => (key === "now" ? shifted : Reflect.get(kind, key)),
    });
  }
})();
