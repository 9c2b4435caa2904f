// A Vite plugin that takes out of Reflex's runtime what this site never uses: `eval`, which a
// strict Content-Security-Policy forbids and which keeps names from being shortened; the modules
// kept for components that arrive from the server as text; and the websocket library, which only
// pages with a server State load. Where Reflex's text has changed, the build stops and says so.

const NEED_IO = `let io;
const needIo = async () => {
  io ??= (await import("socket.io-client")).default;
};`;

const WARM = `queueMicrotask(async () => {
    if (isBackendDisabled() || Object.keys(app.initialState ?? {}).length <= 1) return;
    try {
      await needIo();
    } catch {
      return; // connecting tries again, and reports
    }`;

const CONNECT = `try {
        await needIo();
      } catch (error) {
        setConnectErrors((errors) => [...errors.slice(-9), error]);
        return;
      }
      // The visitor may have left the page while the library was loading.
      if (!mounted.current || isBackendDisabled()) return;
      // Initialize the websocket connection.
      await connect(`;

const CHANGES = {
  "/utils/state.js": [
    ['import io from "socket.io-client";', NEED_IO, 1],
    ["queueMicrotask(() => {", WARM, 1],
    [/\/\/ Initialize the websocket connection\.\s+await connect\(/g, CONNECT, 1],
    [/\beval(\?\.)?\(/g, "notFromText(", 6],
    [
      "export const refs = {};",
      'export const refs = {};\nconst notFromText = () => {\n  throw new Error("code from text is forbidden");\n};',
      1,
    ],
  ],
  "/app/root.jsx": [
    [/import \* as emotion_react from "@emotion\/react";/g, "", 1],
    [/useEffect\(\(\) => \{\s+\/\/ Make contexts[^]*?window\.__reflex = \{[^]*?\};\s+\}, \[\]\);/g, "", 1],
  ],
};

export default function lean() {
  return {
    name: "santa-lean",
    enforce: "pre",
    transform(code, id) {
      const file = Object.keys(CHANGES).find((end) => id.split("?")[0].endsWith(end));
      if (!file || id.includes("/node_modules/")) return null;
      for (const [old, fresh, times] of CHANGES[file]) {
        const found = code.split(old).length - 1;
        const count = old instanceof RegExp ? [...code.matchAll(old)].length : found;
        if (count !== times)
          this.error(`${file} holds ${old} ${count} times, not ${times}: see release/js/lean.js`);
        code = code.replaceAll(old, () => fresh);
      }
      return { code, map: null };
    },
  };
}
