(() => {
  const move = () => {
    if (!document.documentElement.hasAttribute("data-still")) return;
    for (const shown of document.querySelectorAll(".rise-in")) shown.style.animation = "none";
    document.documentElement.removeAttribute("data-still");
  };
  const pressed = new Set();
  const note = ({ target }) => {
    const button = target.closest("button");
    pressed.delete(button);
    if (button) pressed.add(button);
  };
  addEventListener("click", note);
  addEventListener("x-alive", () => removeEventListener("click", note), { once: true });
  const press = () => pressed.forEach((button) => button.click());
  addEventListener("x-taken-over", () => queueMicrotask(press), { once: true });
  let begun = false;
  let loaded = false;
  let painted = !PerformanceObserver.supportedEntryTypes?.includes("paint");
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll('link[rel="x-later"]')) link.rel = "modulepreload";
    const held = document.querySelector('script[type="text/x-later"]');
    const app = document.createElement("script");
    app.type = "module";
    app.textContent = held.textContent;
    document.head.append(app);
    app.remove();
    const idle = window.requestIdleCallback ?? setTimeout;
    addEventListener("x-begun", () => idle(move));
    setTimeout(move, 5000);
  };
  const ready = () => loaded && painted && begin();
  addEventListener("load", () => {
    loaded = true;
    ready();
  });
  if (!painted)
    new PerformanceObserver((seen) => {
      if (!seen.getEntriesByName("first-contentful-paint").length) return;
      painted = true;
      ready();
    }).observe({ type: "paint", buffered: true });
  for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, begin, true);
  setTimeout(begin, 3000);
})();
