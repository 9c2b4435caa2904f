useEffect(() => {
  if (!SHOWN) return;
  const part = document.getElementById(PART);
  const shown = performance.now();
  const held = new Set();
  let rest;
  const tell = () => (held.size ? ON_BEGIN : ON_END)();
  const hold = (why) => (held.add(why), tell());
  const free = (why) => held.delete(why) && tell();
  const touched = () => {
    clearTimeout(rest);
    rest = setTimeout(() => free("touch"), REST);
    hold("touch");
  };
  // A mouse that rests where the screen appears does not count, but a moving one does, also one moved by taps.
  const mouse = (work) => ({ pointerType }) => pointerType === "mouse" && work("mouse");
  const ending = new AbortController();
  const on = (target, names, work) =>
    names.split(" ").forEach((name) =>
      target.addEventListener(name, work, { passive: true, signal: ending.signal }));
  on(part, "pointermove", mouse(hold));
  on(part, "pointerleave", mouse(free));
  on(part, "focusin", ({ target }) => target.matches("a, button") && hold("focus"));
  on(part, "focusout", () => free("focus"));
  on(window, "touchstart touchmove wheel", touched);
  // The page scrolls and moves the focus by itself when the part appears, and a double click ends then.
  const later = () => performance.now() - shown > SETTLED && touched();
  on(window, "scroll", later);
  // Some screen readers move the caret of the page while they read.
  if (ANYWHERE) on(document, "focusin selectionchange pointerdown", later);
  on(document, "visibilitychange", () => (document.hidden ? hold : free)("away"));
  return () => {
    ending.abort();
    clearTimeout(rest);
  };
}, [SHOWN]);
