(() => {
  const startAnimations = () => {
    if (!document.documentElement.hasAttribute("data-animations-paused")) return;
    for (const shown of document.querySelectorAll(".rise-in")) shown.style.animation = "none";
    document.documentElement.removeAttribute("data-animations-paused");
  };
  const clicked = new Set();
  const recordClick = ({ target }) => {
    const button = target.closest("button");
    clicked.delete(button);
    if (button) clicked.add(button);
  };
  addEventListener("click", recordClick);
  const holdForm = (event) => event.preventDefault();
  addEventListener("submit", holdForm);
  const releaseForms = () => removeEventListener("submit", holdForm);
  addEventListener("santa:hydrated", releaseForms, { once: true });
  const stopRecording = () => removeEventListener("click", recordClick);
  addEventListener("santa:hydrated", stopRecording, { once: true });
  const replayClicks = () => clicked.forEach((button) => button.click());
  addEventListener("santa:input-replayed", () => queueMicrotask(replayClicks), { once: true });
  let started = false;
  let loaded = false;
  let painted = !PerformanceObserver.supportedEntryTypes?.includes("paint");
  const startApp = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel="x-deferred"]'))
      link.rel = "modulepreload";
    const deferred = document.querySelector('script[type="text/x-deferred"]');
    const app = document.createElement("script");
    app.type = "module";
    app.textContent = deferred.textContent;
    app.addEventListener("error", releaseForms);
    setTimeout(releaseForms, 20000);
    document.head.append(app);
    app.remove();
    // Safari has no requestIdleCallback; there they start after React, which they would slow down.
    const idle = window.requestIdleCallback;
    const event = idle ? "santa:app-loaded" : "santa:hydrated";
    addEventListener(event, () => (idle ?? setTimeout)(startAnimations));
    setTimeout(startAnimations, 5000);
  };
  const startWhenReady = () => loaded && painted && startApp();
  addEventListener("load", () => {
    loaded = true;
    startWhenReady();
  });
  if (!painted)
    new PerformanceObserver((entries) => {
      if (!entries.getEntriesByName("first-contentful-paint").length) return;
      painted = true;
      startWhenReady();
    }).observe({ type: "paint", buffered: true });
  for (const name of ["pointerdown", "keydown", "focusin"]) addEventListener(name, startApp, true);
  setTimeout(startApp, 3000);
})();
