// A Vite plugin that removes from Reflex's runtime what this site never uses: `eval`, which a
// strict Content-Security-Policy forbids and which keeps names from being shortened; the modules
// that components sent by the server as text would use; and the websocket library, which only
// pages with a server State load.
//
// It also spares React Router's plugin most of its work, see PAGE, and builds each language for one folder.
//
// The build stops when a text that is to be replaced, or a file with such texts, is not found.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

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

// A click or a key makes React hydrate at once, from the start; kept_text.js puts back translated texts before.
const HYDRATE = `const hydrate = (app) => {
  const Start = () => {
    globalThis.putBackTexts?.();
    return app;
  };
  hydrateRoot(document, createElement(Start));
};
startTransition(() => {`;

// Per file: what is replaced, by what, and how often it must occur.
export const REPLACEMENTS = {
  "/utils/state.js": [
    ['import io from "socket.io-client";', LOAD_IO, 1],
    ["queueMicrotask(() => {", WARM_UP, 1],
    [/\/\/ Initialize the websocket connection\.\s+await connect\(/g, CONNECT, 1],
    [/\beval(\?\.)?\(/g, "forbiddenEval(", 6],
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
};

// React Router parses each route's module with Babel, goes through it several times and prints it again,
// to wrap its default export: half of what a page costs Vite. So a route's module only imports its
// page.
const ROUTE = /\/app\/routes\/[^/]+\.jsx$/;
const PAGE = "?page";

// Reflex writes the time of the build there, which would change the name of every module at each build. The
// runtime reads only the version.
const BUILD_TIME = /\/reflex\.json$/;

// Reflex's links are those of React Router; navigation.js has lighter ones.
const LINK = /\bLink as ReactRouterLink\b,?/;
const OUR_LINK = 'import {Link as ReactRouterLink} from "$/santa/navigation.js";\n';

// Modules that Reflex imports, and our file that is bundled in their place.
const STAND_INS = {
  "@emotion/react": "jsx_without_emotion.js",
  mergician: "stubs.js",
  "universal-cookie": "stubs.js",
  "$/utils/helpers/upload": "stubs.js",
};

export const countOf = (old, code) =>
  old instanceof RegExp ? [...code.matchAll(old)].length : code.split(old).length - 1;

// The oldest browsers that get the whole site (docs/product.md): this Safari knows no ranges in media queries. The
// syntax of our scripts is older.
const TARGETS = ["chrome111", "firefox121", "safari15.4"];

const HERE = "see framework/build/js/slim_runtime.js";

export default function slimRuntime() {
  let isBuild = false;
  let replacements = REPLACEMENTS;
  const met = new Set(); // of what is expected below, in the build of the client
  const meet = ({ environment }, ...names) => {
    if (environment?.name === "client") for (const name of names) met.add(name);
  };
  return {
    name: "slim-runtime",
    enforce: "pre",
    // The pages of another language are below a prefix, which Reflex makes Vite's base. Modules and pictures stay at
    // the root of the site, where all languages share them; the pictures come with the English build.
    config: ({ base = "/" }) => ({
      base: "/",
      build: { copyPublicDir: base === "/", cssTarget: TARGETS },
      resolve: {
        alias: Object.entries(STAND_INS).map(([find, file]) => ({
          find,
          replacement: fileURLToPath(new URL(file, import.meta.url)),
        })),
      },
    }),
    // Of the server build nothing is kept but what it renders.
    configEnvironment: (name) => (name === "ssr" ? { build: { copyPublicDir: false } } : null),
    configResolved({ command }) {
      isBuild = command === "build";
      if (isBuild) replacements = { ...REPLACEMENTS, ...BUILD_REPLACEMENTS };
    },
    async load(id) {
      if (isBuild && ROUTE.test(id)) {
        meet(this, ROUTE);
        const code = `import { createElement } from "react";
import Page, { handle } from ${JSON.stringify(id + PAGE)};
const page = createElement(Page);
export { handle };
export default () => page;
`;
        return { code, map: null };
      }
      if (isBuild && BUILD_TIME.test(id)) {
        meet(this, BUILD_TIME);
        const { version } = JSON.parse(await readFile(id, "utf8"));
        return { code: JSON.stringify({ version }), map: null };
      }
      const file = id.endsWith(PAGE) && id.slice(0, -PAGE.length);
      return file && ROUTE.test(file) ? { code: await readFile(file, "utf8"), map: null } : null;
    },
    transform(code, id) {
      const file = Object.keys(replacements).find((end) => id.split("?")[0].endsWith(end));
      if (!file && id.includes("/node_modules/")) return null;
      meet(this, ...Object.keys(STAND_INS).filter((name) => code.includes(`from "${name}"`)));
      if (LINK.test(code)) {
        meet(this, LINK);
        return { code: OUR_LINK + code.replace(LINK, ""), map: null };
      }
      if (!file) return null;
      meet(this, file);
      for (const [old, replacement, times] of replacements[file]) {
        const count = countOf(old, code);
        if (count !== times) this.error(`${file} has ${old} ${count} times, not ${times}: ${HERE}`);
        code = code.replaceAll(old, () => replacement);
      }
      return { code, map: null };
    },
    buildEnd(error) {
      if (error || !isBuild || this.environment.name !== "client") return;
      const expected = [...Object.keys({ ...replacements, ...STAND_INS }), ROUTE, BUILD_TIME, LINK];
      const missing = expected.filter((one) => !met.has(one));
      if (missing.length) this.error(`the build has met no ${missing.join(", no ")}: ${HERE}`);
    },
  };
}
