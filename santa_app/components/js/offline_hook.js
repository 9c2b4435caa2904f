useEffect(() => {
  const mark = () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine);
  mark();
  window.addEventListener("online", mark);
  window.addEventListener("offline", mark);
  let timer;
  const start = () => { timer = setTimeout(startWorker, WAIT); };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener("load", start);
    window.removeEventListener("online", mark);
    window.removeEventListener("offline", mark);
  };
}, []);
