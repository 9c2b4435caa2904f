// node page_styles.js CLIENT PAGE…: writes into each built page those rules of its style sheets that it can use.
//
// The page then waits for no sheet, and a first visit gets less than half of the rules. The sheets stay in the
// page as disabled links, which a browser does not load; all_styles.js enables them.
//
// A rule can be used when all of its classes occur as words in the page or in a module that the page loads.
// Tailwind finds classes in the same way. What is not told by classes alone (elements, attributes) always stays.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss from "postcss";

const LINK = /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/assets\/[^"]+)"[^>]*>/g;
const MODULE = /"\/assets\/([^"]+\.js)"/g;
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const MANIFEST = /^manifest-/; // names the modules of all pages

const VARIABLE = /--[\w-]+/g;
const BETWEEN_WORDS = /[\s"'`\\<>{}$;]+/;
const FUNCTION = /:(?:not|is|where|has)\([^()]*\)/g; // a page can lack the class and yet match
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/g;

const found = (text, pattern) => Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
const wordsOf = (text) => new Set([...text.split(BETWEEN_WORDS), ...found(text, VARIABLE)]);

function classesOf(selector) {
  let outside = selector;
  for (let before; before !== outside; ) outside = (before = outside).replace(FUNCTION, "");
  const unescaped = (name) =>
    name.replace(ESCAPE, (_, code, character) => character ?? String.fromCodePoint(parseInt(code, 16)));
  return found(outside, CLASS).map(unescaped);
}

// A sheet as a tree that can be written for many pages. Each node has `name`, what must be used for it to stay, or
// undefined; `text` with the names that it uses, or `head` and `nodes`; a rule has its selectors with their classes.
class Sheet {
  #classes = new Set();
  #optional = new Set(); // the variables and animations that can be left out
  #written = new Map();

  constructor(css) {
    this.root = this.#read(postcss.parse(css), false);
    this.#each(this.root, (node) => (node.uses = node.uses?.filter((name) => this.#optional.has(name))));
    this.names = [...this.#classes, ...this.#optional];
  }

  #each(node, visit) {
    visit(node);
    node.nodes?.forEach((one) => this.#each(one, visit));
  }

  #add(names, name) {
    names.add(name);
    return name;
  }

  #read(node, isOptional) {
    if (node.type === "decl") {
      const text = `${node};`;
      const uses = [...new Set(text.split(/[^\w-]+/))];
      return { text, uses, name: isOptional && node.prop.startsWith("--") ? this.#add(this.#optional, node.prop) : undefined };
    }
    const isLayer = node.name === "layer" && /^(theme|properties)$/.test(node.params);
    const isFrames = node.name?.endsWith("keyframes");
    const nodes = node.nodes
      ?.filter((one) => one.type !== "comment")
      .map((one) => this.#read(one, isOptional || isLayer));
    if (node.type === "root") return { head: "", nodes };
    if (node.type === "rule") {
      const isFrame = node.parent.name?.endsWith("keyframes");
      const needs = node.selectors.map((text) => [text, isFrame ? [] : classesOf(text).map((name) => this.#add(this.#classes, name))]);
      return { needs, nodes };
    }
    const head = `@${node.name}${node.params && ` ${node.params}`}`;
    const name = isFrames || node.name === "property" ? this.#add(this.#optional, node.params) : undefined;
    return nodes ? { head, nodes, name } : { text: `${head};`, uses: [] };
  }

  for(words) {
    const used = new Set();
    for (const name of this.names)
      if (BETWEEN_WORDS.test(name) || words.some((some) => some.has(name))) used.add(name);
    const key = [...used].join(" ");
    if (!this.#written.has(key)) this.#written.set(key, this.#writeAll(used));
    return this.#written.get(key);
  }

  #writeAll(used) {
    // What stays may use variables and animations that no module names, and they others.
    let css;
    for (let before = -1; before !== used.size; ) {
      before = used.size;
      css = this.#write(this.root, used);
    }
    return css;
  }

  #write(node, used) {
    if (node.name && !used.has(node.name)) return "";
    if (node.text) {
      for (const name of node.uses) used.add(name);
      return node.text;
    }
    let { head } = node;
    if (node.needs) {
      head = node.needs.filter(([, classes]) => classes.every((name) => used.has(name))).map(([text]) => text);
      if (!head.length) return "";
    }
    const content = node.nodes.map((one) => this.#write(one, used)).join("");
    if (head === "") return content;
    return content && `${head}{${content.replace(/;$/, "")}}`;
  }
}

class Build {
  #folder;
  #sheets = new Map();
  #modules = new Map();

  constructor(folder) {
    this.#folder = folder;
  }

  async #once(known, address, make) {
    if (!known.has(address)) known.set(address, make(await readFile(join(this.#folder, address), "utf8")));
    return known.get(address);
  }

  async #words(html) {
    const words = [wordsOf(html.replaceAll("&amp;", "&"))];
    const seen = new Set();
    const waiting = found(html, MODULE);
    while (waiting.length) {
      const name = waiting.pop();
      if (seen.has(name) || MANIFEST.test(name)) continue;
      seen.add(name);
      const module = await this.#once(this.#modules, `assets/${name}`, (text) => ({
        words: wordsOf(text),
        imports: found(text, IMPORT),
      }));
      words.push(module.words);
      waiting.push(...module.imports);
    }
    return words;
  }

  async write(page) {
    let html = await readFile(page, "utf8");
    const words = await this.#words(html);
    const links = [...html.matchAll(LINK)];
    if (!links.length) throw new Error(`${page} has no style sheet`);
    for (const [link, address] of links) {
      const sheet = await this.#once(this.#sheets, address, (css) => new Sheet(css));
      const css = sheet.for(words);
      if (css.includes("</")) throw new Error(`${address} cannot be written into a page`);
      html = html.replace(link, () => `<style>${css}</style>${link.replace("<link ", '<link disabled="" ')}`);
    }
    await writeFile(page, html);
  }
}

const [client, ...pages] = process.argv.slice(2);
const build = new Build(client);
for (const page of pages) await build.write(page);
