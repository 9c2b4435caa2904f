// Runs Lighthouse on an address with its mobile settings, and prints one line of JSON: scores,
// measures, and failed audits. node lighthouse.mjs FLAGS JOB, both JSON.
import { launch } from "chrome-launcher";
import lighthouse, { defaultConfig } from "lighthouse";

const [chromeFlags, { url, categories, skipAudits }] = process.argv.slice(2).map((text) => JSON.parse(text));

// Performance alone needs no audits that do not count; they take most of Lighthouse's time.
const UNCOUNTED = defaultConfig.categories.performance.auditRefs
  .filter(({ id, weight }) => !weight && id !== "total-byte-weight")
  .map(({ id }) => id);
if (categories.length === 1) skipAudits.push(...UNCOUNTED);

// The share of the time in the main thread's tasks in which no core ran it. Each task has its wall time (dur)
// and its processor time (tdur).
function waitingShare({ traceEvents }) {
  const { pid, tid } = traceEvents.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith(url),
  );
  const tasks = traceEvents.filter((e) => e.name === "RunTask" && e.pid === pid && e.tid === tid);
  const sum = (field) => tasks.reduce((total, task) => total + (task[field] ?? 0), 0);
  return 1 - sum("tdur") / sum("dur");
}

const chrome = await launch({ chromeFlags });
try {
  const { lhr, artifacts } = await lighthouse(
    url,
    { port: chrome.port, output: "json", logLevel: "error" },
    { extends: "lighthouse:default", settings: { onlyCategories: categories, skipAudits } },
  );
  const value = (name) => lhr.audits[name]?.numericValue ?? 0;
  const wanting = categories.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(100 * (lhr.categories[name].score ?? 0))]),
  );
  console.log(
    JSON.stringify({
      url, scores, wanting,
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      waiting: lhr.runtimeError ? 0 : waitingShare(artifacts.Trace),
      error: lhr.runtimeError?.message ?? "",
    }),
  );
} finally {
  chrome.kill();
}
