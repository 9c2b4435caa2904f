// Measures what the browser States of a page weigh, with the bundler of the site's own build.
//
// The build puts State modules into chunks together with components, so they cannot be weighed
// there. Here the same modules are bundled again: per page, to see which States it uses and which
// its chunks carry, then those States alone, minified, to weigh them.
//
// In: JSON on stdin, {web: folder, pages: {path: route module}}. Out: JSON on stdout.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { text } from "node:stream/consumers";
import { join } from "node:path";

const { web, pages } = JSON.parse(await text(process.stdin));
const { rolldown } = await import(pathToFileURL(createRequire(join(web, "package.json")).resolve("rolldown")));

const BROWSER = join(web, "utils", "browser") + "/";
const ROOT = join(web, "app", "root.jsx");
const OURS = /^(\$\/|@\/|\.|\/|\0|virtual:)/;
const STYLES = /\.css(\?|$)/;
const VALTIO = /^(valtio|proxy-compare)(\/|$)/;

// Packages other than valtio stay outside: they are the framework's weight, not the States'.
async function bundle(input, { outside = () => false, virtual = {}, minify = false } = {}) {
  const build = await rolldown({
    input,
    cwd: web,
    external: (id) => outside(id) || STYLES.test(id) || !(OURS.test(id) || VALTIO.test(id)),
    plugins: [
      {
        name: "own-addresses",
        // An alias cannot be used: its key "$" would mean something else to the bundler.
        resolveId(id, importer) {
          if (id in virtual) return id;
          return id.startsWith("$/") ? this.resolve(join(web, id.slice(2)), importer) : null;
        },
        load: (id) => virtual[id] ?? null,
      },
    ],
    logLevel: "warn",
    onLog(level, log) {
      if (level === "warn" && log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
    },
  });
  const { output } = await build.generate({ minify });
  await build.close();
  return output.filter((part) => part.type === "chunk");
}

// A store is made when its module runs, so the module stays even where nobody reads the store.
const isThere = (module) => module.renderedLength > 0;
const isUsed = (module) => module.renderedExports.length > 0;

const statesOf = (chunks, kept) => {
  const ids = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const states = ids
    .filter(([id, module]) => id.startsWith(BROWSER + "state_") && kept(module))
    .map(([id]) => id.slice((BROWSER + "state_").length, -".js".length));
  return [...new Set(states)].sort();
};

const weigh = (chunks) => gzipSync(chunks.map((chunk) => chunk.code).join(""), { level: 9 }).length;

// A chunk, and all chunks that it imports without import().
function loaded(chunks, names) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !byName.has(name)) return;
    found.add(name);
    byName.get(name).imports.forEach(visit);
  };
  names.forEach(visit);
  return [...found].map((name) => byName.get(name));
}

const weights = new Map();
async function weightOf(states) {
  const key = states.join(",");
  if (!weights.has(key)) {
    const entry = states
      .map((state) => `export { store as ${state} } from "${BROWSER}state_${state}.js";`)
      .join("\n");
    const outside = (id) => id.endsWith("/runtime.js") || id === "./runtime.js";
    const options = { outside, virtual: { "virtual:states": entry }, minify: true };
    weights.set(key, states.length ? weigh(await bundle("virtual:states", options)) : 0);
  }
  return weights.get(key);
}

const route = (file) => join(web, "app", "routes", file);
const together = await bundle([...Object.values(pages).map(route), ROOT]);
const entryOf = (module) => together.find((chunk) => chunk.facadeModuleId === module).fileName;

const result = { runtime: 0, states: {}, pages: {} };
const runtime = { virtual: { "virtual:runtime": `export * from "${BROWSER}runtime.js";` }, minify: true };
result.runtime = weigh(await bundle("virtual:runtime", runtime));

for (const [path, file] of Object.entries(pages)) {
  const used = statesOf(await bundle([route(file), ROOT]), isUsed);
  const carried = statesOf(loaded(together, [route(file), ROOT].map(entryOf)), isThere);
  result.pages[path] = { used, carried, usedBytes: await weightOf(used), carriedBytes: await weightOf(carried) };
}
for (const state of [...new Set(Object.values(result.pages).flatMap((page) => page.used))].sort())
  result.states[state] = await weightOf([state]);
process.stdout.write(JSON.stringify(result));
