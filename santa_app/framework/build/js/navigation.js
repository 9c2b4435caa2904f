// What makes a tap on a link show the next page soon: links, and pages that come in two steps.
import { createElement, useContext, useState } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigationType } from "react-router";

const HOVER_MS = 100;
let timer;

// Loads and runs the module of a page, so that the page can be shown as soon as the link is clicked.
const load = (router, href) => {
  const route = window.__reactRouterManifest.routes[router.match(href)?.at(-1).route.id];
  if (!route) return;
  for (const file of [route.module, ...(route.imports ?? [])]) {
    if (document.querySelector(`link[href="${file}"]`)) continue;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href: file }));
  }
  // A click imports it again, and React Router reports the failure then.
  import(/* @vite-ignore */ route.module).catch(() => {});
};

// Takes the place of React Router's link, which is rendered again at each change of the router's state,
// twice for a tap, and which loads a page only when the finger has been down for 100 ms.
export function Link({ to, replace, prefetch, reloadDocument, onClick, onFocus, onMouseEnter, ...rest }) {
  const { router, basename } = useContext(RouterContext);
  if (reloadDocument || !to.startsWith("/"))
    return createElement("a", { ...rest, href: to, onClick, onFocus, onMouseEnter });
  // The address of the home page ends as the basename does, with or without a slash.
  const href = /^\/($|[?#])/.test(to) ? basename + to.slice(1) : basename.replace(/\/$/, "") + to;
  const open = (event) => {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button || opensElsewhere || rest.target) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    router.navigate(to, { replace: replace || href === pathname + search + hash });
  };
  const loadSoon = (handler) => (event) => {
    handler?.(event);
    clearTimeout(timer);
    timer = setTimeout(load, HOVER_MS, router, href);
  };
  return createElement("a", {
    ...rest,
    href,
    onClick: open,
    onFocus: loadSoon(onFocus),
    onMouseEnter: loadSoon(onMouseEnter),
    onMouseLeave: () => clearTimeout(timer),
    onPointerDown: () => load(router, href),
  });
}

// What a page has below its heading. After a tap it follows the frame that shows the heading. It is there at
// once in the prerendered HTML, and where the browser is to scroll down to a part or an old place.
export function BelowTheFold({ children }) {
  const isTap = useNavigationType() !== "POP";
  const isTop = useLocation().hash === "";
  const [isShown, setShown] = useState(!(isTap && isTop));
  if (isShown) return children;
  // The footer stays below the screen meanwhile. An observer first reports when the browser has laid out
  // a frame, also where a test has stopped the page's clock and no animation frame is called.
  const ref = (placeholder) => {
    const observer = new IntersectionObserver(() => setShown(true));
    observer.observe(placeholder);
    return () => observer.disconnect();
  };
  return createElement("div", { className: "min-h-screen", ref });
}
