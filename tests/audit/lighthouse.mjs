// Runs Lighthouse on an address with its mobile settings, and prints one line of JSON: scores,
// measures, and what was found wanting. node lighthouse.mjs FLAGS JOB, both JSON.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const [chromeFlags, { url, skipAudits }] = process.argv.slice(2).map((text) => JSON.parse(text));

const chrome = await launch({ chromeFlags });
try {
  const { lhr } = await lighthouse(
    url,
    { port: chrome.port, output: "json", logLevel: "error" },
    { extends: "lighthouse:default", settings: { onlyCategories: CATEGORIES, skipAudits } },
  );
  const value = (name) => lhr.audits[name]?.numericValue ?? 0;
  const wanting = CATEGORIES.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * (lhr.categories[name].score ?? 0))]),
  );
  console.log(
    JSON.stringify({
      url, scores, wanting,
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      error: lhr.runtimeError?.message ?? "",
    }),
  );
} finally {
  chrome.kill();
}
