// A page of the same release asks a waiting worker to take over; the worker decides.
const startWorker = async () => {
  if (!import.meta.env.PROD || !navigator.serviceWorker || navigator.connection?.saveData) return;
  try {
    const registration = await navigator.serviceWorker.register("WORKER");
    const handOver = () =>
      registration?.waiting?.postMessage({ release: RELEASE });
    handOver();
    registration?.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", handOver));
  } catch (error) {
    console.info("The site will not open offline:", error.message);
  }
};
