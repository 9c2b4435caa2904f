const routeLocation = useLocation();
const shownPath = useRef(routeLocation.pathname);
useEffect(() => {
  if (shownPath.current === routeLocation.pathname) return;
  shownPath.current = routeLocation.pathname;
  const part = document.getElementById(routeLocation.hash.slice(1));
  const target = part ?? document.querySelector("main h1");
  if (target) {
    // Makes a heading focusable, and leaves a link or an input in the order of the Tab key.
    if (target.tabIndex < 0) target.tabIndex = -1;
    // React Router has scrolled already: to the top, to the part, or back to the old place.
    target.focus({ preventScroll: true });
  }
  // The live region is missing while the error boundary shows its message.
  const announcer = document.getElementById("ANNOUNCER");
  if (announcer) announcer.textContent = document.title;
}, [routeLocation]);
