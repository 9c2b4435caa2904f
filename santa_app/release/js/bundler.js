// Loads Vite, React Router and Tailwind while Reflex still compiles the pages, see early_start.py: node --eval, in .web.
//
// A line on the standard input starts what `react-router build` does. When the input ends without one, the build has
// failed or no longer wants this process.
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.env.NODE_ENV ??= "production"; // before React is loaded, as in React Router's own command

const giveUp = () => process.exit(1);
process.stdin.once("end", giveUp);
const asked = once(process.stdin, "data").then(() => process.stdin.off("end", giveUp));
for (const name of ["vite", "@react-router/dev/vite", "@tailwindcss/postcss", "lightningcss", "react-dom/server"])
  await import(name);
await asked;
process.stdin.destroy();
process.argv = [process.execPath, "react-router", "build"];
await import(pathToFileURL(join(process.cwd(), "node_modules/@react-router/dev/bin.cjs")));
