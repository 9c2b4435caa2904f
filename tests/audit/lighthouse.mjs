// Runs Lighthouse on the addresses given, one after the other in one Chromium, with its mobile
// settings, and prints one line of JSON for each: scores, measures, and what was found wanting.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const [flags, ...jobs] = process.argv.slice(2);

const chrome = await launch({ chromeFlags: JSON.parse(flags) });
try {
  for (const job of jobs) {
    const { url, skipAudits } = JSON.parse(job);
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
        error: lhr.runtimeError?.message ?? "",
      }),
    );
  }
} finally {
  chrome.kill();
}
