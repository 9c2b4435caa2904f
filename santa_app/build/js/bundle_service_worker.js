// Bundles the service worker with Workbox into one file: node bundle_service_worker.js FOLDER
import { fileURLToPath } from "node:url";
import { build } from "vite";

await build({
  configFile: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: process.argv[2],
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: fileURLToPath(new URL("./service_worker.js", import.meta.url)),
      formats: ["iife"],
      name: "worker",
      fileName: () => "sw.js",
    },
  },
});
