(() => {
  let begun = false;
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
  };
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(begin)));
  for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, begin, true);
  setTimeout(begin, 3000);
})();
