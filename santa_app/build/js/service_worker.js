// The service worker: after one visit the site opens without a network.
//
// Pages come from the network while there is one, so a new release shows at once. Without a network the
// precache has a page without content, in which the precached modules, all of one release, show the page.
// Letters, events, webhooks and health never pass through here: it answers only GET requests for
// the files named below. build/service_worker.py writes `self.santa` in front of this file.
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";

const NETWORK_TIMEOUT = 5; // seconds before a page is shown from the cache
const MAX_PICTURES = 200;
const MAX_RUNTIME_PAGES = 100; // and as many of their modules

const { release, language, shell, pages, runtimePages, files, notKept, doors } = self.santa;

// Workbox would take the caches of every language for old ones of the worker at the root, whose scope begins
// the names of the others'.
if (language) setCacheNameDetails({ suffix: language });
precache(files);
cleanupOutdatedCaches();
clientsClaim();

const isOurs = (url) => url.origin === self.location.origin;
const home = language ? `/${language}/` : "/";
const pagePath = (url) => (url.pathname === home ? home : url.pathname.replace(/\/$/, ""));

const network = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT });

const PICTURES = "pictures";
const own = (name) => (language ? `${name}-${language}` : name);
const MODULES = own("modules");
const VISITED = own("visited-pages");

// A page asks for modules and fonts with the header Origin, and the worker, when it caches a door,
// without it; the answers are the same.
const ANY_ORIGIN = { ignoreVary: true };

function cacheOf(url) {
  if (url.startsWith("/assets/")) return MODULES;
  return runtimePages.includes(url) ? VISITED : PICTURES;
}

// The precache has the chapters of the Advent calendar, but neither their pictures nor all linked pages.
// These are cached when a door is opened, which requests its picture; each visit in December caches those of
// the door of the day.
async function keepDoor(number) {
  for (const url of doors[number - 1] ?? []) {
    const cache = await caches.open(cacheOf(url));
    if (!(await cache.match(url))) await cache.add(url);
  }
}
const keep = (number) => keepDoor(number).catch(() => {}); // no network

function keepToday() {
  const now = new Date();
  return now.getMonth() === 11 ? keep(now.getDate()) : undefined;
}

// Pages outside the precache need modules of their own release, so those of the last one go.
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([VISITED, MODULES].map((name) => caches.delete(name))).then(keepToday));
});

async function respondWithPage({ event, request, url }) {
  event.waitUntil(keepToday());
  try {
    const answer = await network.handle({ event, request });
    if (answer.status < 500) return answer;
  } catch {
    // no network, or too slow
  }
  return (await matchPrecache(shell)) ?? Response.error();
}

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isOurs(url) && pages.includes(pagePath(url)),
  respondWithPage,
);

const limited = () => [new ExpirationPlugin({ maxEntries: MAX_RUNTIME_PAGES })];

const visited = new NetworkFirst({
  cacheName: VISITED,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  matchOptions: { ignoreSearch: true },
  plugins: limited(),
});

// Every other page of ours; of an address typed in capitals, the page that it means.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isOurs(url),
  async (options) => {
    const path = pagePath(options.url);
    try {
      return await (runtimePages.includes(path) ? visited.handle(options) : fetch(options.request));
    } catch {
      const small = path.toLowerCase();
      if (pages.includes(small)) return Response.redirect(small + options.url.search);
      const headers = { "Content-Type": "text/html; charset=utf-8" };
      return new Response(notKept, { status: 503, headers });
    }
  },
);

// A module's name contains a hash of its content, so a cached module is never out of date.
const modules = new CacheFirst({ cacheName: MODULES, matchOptions: ANY_ORIGIN, plugins: limited() });

registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith("/assets/"),
  async (options) => (await matchPrecache(options.request)) ?? modules.handle(options),
);

const pictures = new StaleWhileRevalidate({
  cacheName: PICTURES,
  matchOptions: ANY_ORIGIN,
  plugins: [new ExpirationPlugin({ maxEntries: MAX_PICTURES })],
});

registerRoute(
  ({ url }) => isOurs(url) && /^\/(art|fonts|icons)\/|^\/coloring\/.*\.svg$/.test(url.pathname),
  async (options) => {
    const door = /^\/art\/advent\/(\d\d)\.svg$/.exec(options.url.pathname);
    if (door) options.event.waitUntil(keep(Number(door[1])));
    return (await matchPrecache(options.request)) ?? pictures.handle(options);
  },
);

// A page of the same release that is the only open one activates this worker at once. While a
// second page is open this worker waits, because that page may need modules of its own release.
self.addEventListener("message", (event) => {
  if (event.data?.release !== release) return;
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((windows) => (windows.length <= 1 ? self.skipWaiting() : undefined)),
  );
});
