// Counts what slim_runtime.js replaces: node count_replacements.js FILE, with the file's text as standard input.
import { text } from "node:stream/consumers";
import { BUILD_REPLACEMENTS, REPLACEMENTS, countOf } from "./slim_runtime.js";

const code = await text(process.stdin);
const counted = { ...REPLACEMENTS, ...BUILD_REPLACEMENTS }[process.argv[2]].map(([old, , times]) => ({
  old: String(old),
  times,
  count: countOf(old, code),
}));
process.stdout.write(JSON.stringify(counted));
