// The service worker: what was seen once opens without a network.
//
// Pages come from the network while there is one, so a new release shows at once; without one
// they come from the precache, which holds pages and modules of one release and nothing else.
// Letters, events, webhooks and health never pass through here: only GET requests for the files
// named below are answered. `release`, `pages`, `further` and `files` are put in front by
// release/worker.py.
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";

const PATIENCE = 5; // seconds that a page may take before the copy is shown
const PICTURES = 200;
const READ = 100; // further pages that are kept once they were read, and as many modules of theirs

const { release, pages, further, files } = self.santa;

precache(files);
cleanupOutdatedCaches();
clientsClaim();

const ours = (url) => url.origin === self.location.origin;
const path = (url) => url.pathname.replace(/(.)\/$/, "$1");

const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });

async function page({ event, request, url }) {
  try {
    const answer = await network.handle({ event, request });
    if (answer.status < 500) return answer;
  } catch {
    // no network, or too slow: the copy below
  }
  return (await matchPrecache(path(url))) ?? Response.error();
}

registerRoute(
  ({ request, url }) => request.mode === "navigate" && ours(url) && pages.includes(path(url)),
  page,
);

const few = () => [new ExpirationPlugin({ maxEntries: READ })];

registerRoute(
  ({ request, url }) => request.mode === "navigate" && ours(url) && further.includes(path(url)),
  new NetworkFirst({ cacheName: "read", networkTimeoutSeconds: PATIENCE, plugins: few() }),
);

// The name of a module changes with what is in it: one that was kept is never out of date.
const modules = new CacheFirst({ cacheName: "modules", plugins: few() });

registerRoute(
  ({ url }) => ours(url) && url.pathname.startsWith("/assets/"),
  async (options) => (await matchPrecache(options.request)) ?? modules.handle(options),
);

const pictures = new StaleWhileRevalidate({
  cacheName: "pictures",
  plugins: [new ExpirationPlugin({ maxEntries: PICTURES })],
});

registerRoute(
  ({ url }) => ours(url) && /^\/(art|fonts|icons)\//.test(url.pathname),
  async (options) => (await matchPrecache(options.request)) ?? pictures.handle(options),
);

// A page of this very release, alone in the browser, may hand over to us at once. With an older
// page still open we wait: its modules must not be swept away under it.
self.addEventListener("message", (event) => {
  if (event.data?.release !== release) return;
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((windows) => (windows.length <= 1 ? self.skipWaiting() : undefined)),
  );
});
