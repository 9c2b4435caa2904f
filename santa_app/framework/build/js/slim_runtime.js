// A Vite plugin that removes from Reflex's runtime what this site never uses: `eval`, which a
// strict Content-Security-Policy forbids and which keeps names from being shortened; the modules
// that components sent by the server as text would use; and the websocket library, which only
// pages with a server State load. The build fails when Reflex's source has changed.
//
// It also spares React Router's plugin most of its work, see PAGE.
import { readFile } from "node:fs/promises";

const LOAD_IO = `let io;
const loadIo = async () => {
  io ??= (await import("socket.io-client")).default;
};`;

const WARM_UP = `queueMicrotask(async () => {
    if (isBackendDisabled() || Object.keys(app.initialState ?? {}).length <= 1) return;
    try {
      await loadIo();
    } catch {
      return; // connecting tries again, and reports
    }`;

const CONNECT = `try {
        await loadIo();
      } catch (error) {
        setConnectErrors((errors) => [...errors.slice(-9), error]);
        return;
      }
      // The visitor may have left the page while the library was loading.
      if (!mounted.current || isBackendDisabled()) return;
      // Initialize the websocket connection.
      await connect(`;

// React listens to the document for every kind of event. While anything listens for `animationiteration`,
// Chromium wakes the main thread at each iteration of each snowflake's animation and computes the styles of all
// fifty; otherwise the compositor moves them without it. No component of this site uses the event.
//
// A click or a key makes React hydrate at once, from the start; kept_text.js puts back translated texts before.
const HYDRATE = `const hydrate = (app) => {
  const listen = document.addEventListener;
  document.addEventListener = (type, ...rest) => {
    if (type !== "animationiteration") listen.call(document, type, ...rest);
  };
  const Start = () => {
    globalThis.putBackTexts?.();
    return app;
  };
  hydrateRoot(document, createElement(Start));
  delete document.addEventListener;
};
startTransition(() => {`;

// Per file: what is replaced, by what, and how often it must occur.
export const REPLACEMENTS = {
  "/utils/state.js": [
    ['import io from "socket.io-client";', LOAD_IO, 1],
    ["queueMicrotask(() => {", WARM_UP, 1],
    [/\/\/ Initialize the websocket connection\.\s+await connect\(/g, CONNECT, 1],
    [/\beval(\?\.)?\(/g, "forbiddenEval(", 6],
    // For https://localhost:8443, the websocket would go to a port that the policy forbids.
    [/endpoint\.port = "";.*/g, "", 1],
    [
      "export const refs = {};",
      'export const refs = {};\nconst forbiddenEval = () => {\n  throw new Error("eval is removed from the runtime");\n};',
      1,
    ],
  ],
  "/app/entry.client.js": [
    // A transition renders the next page in slices, with a wait after each: a tap shows nothing for
    // longer, and there is nothing else on the page that must stay responsive.
    [
      "hydrateRoot(document, createElement(HydratedRouter));",
      "hydrate(createElement(HydratedRouter, { useTransitions: false }));",
      1,
    ],
    ["startTransition(() => {", HYDRATE, 1],
  ],
  "/app/root.jsx": [
    [/import \* as emotion_react from "@emotion\/react";/g, "", 1],
    [/useEffect\(\(\) => \{\s+\/\/ Make contexts[^]*?window\.__reflex = \{[^]*?\};\s+\}, \[\]\);/g, "", 1],
  ],
};

// What only a build has.
export const BUILD_REPLACEMENTS = {
  // React renders in slices of a few milliseconds, and a translator can come in between. Before each slice,
  // kept_text.js puts back the texts that React is about to compare.
  "/scheduler/cjs/scheduler.production.js": [
    [
      "function performWorkUntilDeadline() {",
      "function performWorkUntilDeadline() {\n  globalThis.putBackTexts?.();",
      1,
    ],
  ],
  "/app/_document.js": [
    // Not every page needs it, see page_styles.js.
    ['jsx("link",{as:"style",href:reflexGlobalStyles,rel:"preload"},),', "", 1],
  ],
};

// React Router parses each route's module with Babel, goes through it several times and prints it again,
// to wrap its default export: half of what a page costs Vite. So a route's module only imports its
// page, and waits for the style sheets where it is not the first (all_styles.js).
const ROUTE = /\/app\/routes\/[^/]+\.jsx$/;
const PAGE = "?page";

// Reflex writes the time of the build there, which would change the name of every module at each build. The
// runtime reads only the version.
const BUILD_TIME = /\/reflex\.json$/;

// Reflex's links are those of React Router; navigation.js has lighter ones.
const LINK = /\bLink as ReactRouterLink\b,?/;
const OUR_LINK = 'import {Link as ReactRouterLink} from "$/santa/navigation.js";\n';

export const countOf = (old, code) =>
  old instanceof RegExp ? [...code.matchAll(old)].length : code.split(old).length - 1;

export default function slimRuntime() {
  let isBuild = false;
  let replacements = REPLACEMENTS;
  return {
    name: "slim-runtime",
    enforce: "pre",
    // Of the server build nothing is kept but what it renders.
    configEnvironment: (name) => (name === "ssr" ? { build: { copyPublicDir: false } } : null),
    configResolved({ command }) {
      isBuild = command === "build";
      if (isBuild) replacements = { ...REPLACEMENTS, ...BUILD_REPLACEMENTS };
    },
    async load(id) {
      if (isBuild && ROUTE.test(id)) {
        const code = `import { createElement } from "react";
import Page, { handle } from ${JSON.stringify(id + PAGE)};
import { allStyles } from "$/santa/all_styles.js";
await allStyles();
const page = createElement(Page);
export { handle };
export default () => page;
`;
        return { code, map: null };
      }
      if (isBuild && BUILD_TIME.test(id)) {
        const { version } = JSON.parse(await readFile(id, "utf8"));
        return { code: JSON.stringify({ version }), map: null };
      }
      const file = id.endsWith(PAGE) && id.slice(0, -PAGE.length);
      return file && ROUTE.test(file) ? { code: await readFile(file, "utf8"), map: null } : null;
    },
    transform(code, id) {
      const file = Object.keys(replacements).find((end) => id.split("?")[0].endsWith(end));
      if (!file && id.includes("/node_modules/")) return null;
      if (LINK.test(code)) return { code: OUR_LINK + code.replace(LINK, ""), map: null };
      if (!file) return null;
      for (const [old, replacement, times] of replacements[file]) {
        const count = countOf(old, code);
        if (count !== times)
          this.error(`${file} has ${old} ${count} times, not ${times}: see framework/build/js/slim_runtime.js`);
        code = code.replaceAll(old, () => replacement);
      }
      return { code, map: null };
    },
  };
}
