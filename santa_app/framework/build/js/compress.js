// Replaces Reflex's compress-static.js: node compress-static.js FOLDER FORMAT…
//
// It writes FILE.br and FILE.gz beside every text file, as Reflex's script does. What the last build
// compressed is kept in .web/compressed under the hash of its content, so a build compresses only what
// has changed; each kept file is unpacked and compared before it is used again.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";

const KEPT = join(import.meta.dirname, "compressed");
const IGNORED = ".gitignore"; // Tailwind looks for class names in every file of .web that git does not ignore
const TEXT = /\.(js|css|html|json|svg|xml|txt|map|mjs)$/;
const MIN_BYTES = 256;
const AT_ONCE = 16;

// Pages and their own modules change with every word; in brotli's last but one level they are 2 % larger
// and take a third of the time.
const OWN_OF_A_PAGE = /\.html$|^_.*\.js$/;
const brotliLevel = (file) => (OWN_OF_A_PAGE.test(basename(file)) ? 10 : 11);

const FORMATS = {
  gzip: {
    ending: ".gz",
    level: () => 9,
    pack: (raw, level) => promisify(zlib.gzip)(raw, { level }),
    unpack: promisify(zlib.gunzip),
  },
  brotli: {
    ending: ".br",
    level: brotliLevel,
    pack: (raw, level) =>
      promisify(zlib.brotliCompress)(raw, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: level,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        },
      }),
    unpack: promisify(zlib.brotliDecompress),
  },
};

const used = new Map(); // the compressed bytes of this build, by their names in KEPT

async function readKept(name, raw, unpack) {
  try {
    const packed = await readFile(join(KEPT, name));
    if ((await unpack(packed)).equals(raw)) return packed;
  } catch {
    // not there, or damaged: compress it again
  }
  return null;
}

async function compressAndKeep(name, raw, { pack, unpack }, level) {
  const kept = await readKept(name, raw, unpack);
  if (kept) return kept;
  const packed = await pack(raw, level);
  const file = join(KEPT, name);
  await writeFile(`${file}.new`, packed);
  await rename(`${file}.new`, file);
  return packed;
}

async function compress(file, formats) {
  const raw = await readFile(file);
  if (raw.length < MIN_BYTES && !file.endsWith(".html")) return;
  const hash = createHash("sha256").update(raw).digest("hex");
  await Promise.all(
    formats.map(async (format) => {
      const level = format.level(file);
      const name = `${hash}-${level}-${process.versions.zlib}-${process.versions.brotli}${format.ending}`;
      if (!used.has(name)) used.set(name, compressAndKeep(name, raw, format, level));
      await writeFile(file + format.ending, await used.get(name));
    }),
  );
}

const [folder, ...names] = process.argv.slice(2);
const formats = names.map((name) => {
  if (!FORMATS[name]) throw new Error(`compress.js does not know the format ${name}`);
  return FORMATS[name];
});
await mkdir(KEPT, { recursive: true });
await writeFile(join(KEPT, IGNORED), "*\n");
const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
async function compressNext() {
  for (let file = files.pop(); file; file = files.pop()) await compress(file, formats);
}
await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
for (const name of await readdir(KEPT)) if (!used.has(name) && name !== IGNORED) await rm(join(KEPT, name));
