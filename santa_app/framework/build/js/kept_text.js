// Chrome's translator takes each text node out of the page and puts `<font><font>text</font></font>` in its place.
// While React takes over a page, it compares it with what it renders: where it finds other texts, it makes the whole
// page anew, and what the visitor has typed is gone. So this script remembers what a translator replaces, and puts it
// back whenever React goes on with its work (slim_runtime.js). The translator then translates it once more.
//
// From then on, framework/components/translated_text.py matters.
(() => {
  const changes = [];
  const isFont = (node) => node.nodeName === "FONT";
  const isText = (node) => node.nodeType === Node.TEXT_NODE || isFont(node);
  const keep = (records) => {
    for (const record of records)
      if ([...record.removedNodes].some(isText) || [...record.addedNodes].some(isFont)) changes.push(record);
  };
  const observer = new MutationObserver(keep);
  observer.observe(document, { childList: true, subtree: true });
  window.putBackTexts = () => {
    keep(observer.takeRecords());
    for (const { target, addedNodes, removedNodes, nextSibling } of changes.splice(0).reverse()) {
      for (const node of addedNodes) if (isText(node)) node.remove();
      const next = nextSibling?.parentNode === target ? nextSibling : null;
      for (const node of removedNodes) if (isText(node)) target.insertBefore(node, next);
    }
    observer.takeRecords();
  };
  const stop = () => {
    observer.disconnect();
    delete window.putBackTexts;
  };
  addEventListener("santa:hydrated", stop, { once: true });
})();
