(() => {
  const root = document.documentElement;
  const state = "data-first-paint";
  const [visit] = performance.getEntriesByType("navigation");
  // The browser scrolls to a fragment, or to where the visitor was before, only if the page has its full height.
  const atTop = visit?.type === "navigate" && !visit.name.includes("#");
  root.setAttribute(state, atTop ? "skipped" : "hidden");
  const showAll = () => root.removeAttribute(state);
  const show = () => {
    if (root.getAttribute(state) !== "skipped") return showAll();
    root.setAttribute(state, "above");
    requestAnimationFrame(() => requestAnimationFrame(showAll));
  };
  setTimeout(show, 1000);
  addEventListener("DOMContentLoaded", () => {
    (document.querySelector("h1") ?? document.body).getBoundingClientRect();
    document.fonts.ready.then(show, show);
  });
})();
