// Makes texts smaller that are too long for their places on a sheet, and returns those that do not
// fit with SMALLEST of their size. A text lies within all boxes around it, a label leaves room to
// write, labels of a drawing do not touch, and a page ends on its paper.
(() => {
  const SMALLEST = 0.8;
  const STEP = 0.04;
  const LABEL = 0.72; // of the width of a line to write on
  const SLACK = 1.5; // pixels

  const hasWords = (node) =>
    [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const words = (element) => element.textContent.trim().replace(/\s+/g, " ");
  const rangeOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  // `above` is by how much the letters' box is higher than a line of them.
  const isOutside = (inner, outer, above) =>
    inner.left < outer.left - SLACK ||
    inner.right > outer.right + SLACK ||
    inner.top < outer.top - SLACK - above ||
    inner.bottom > outer.bottom + SLACK + above;
  const touch = (a, b) => {
    const gap = 0.2 * (a.height + b.height); // above and below the letters
    return a.left < b.right && b.left < a.right && a.top < b.bottom - gap && b.top < a.bottom - gap;
  };

  function isTooLong(element, page) {
    const rect = rangeOf(element);
    if (element instanceof SVGElement) {
      const own = element.getBoundingClientRect();
      const others = [...page.querySelectorAll("svg text")].filter(
        (other) => other !== element && other.checkVisibility(),
      );
      return (
        isOutside(own, element.ownerSVGElement.getBoundingClientRect(), 0) ||
        others.some((other) => touch(own, other.getBoundingClientRect()))
      );
    }
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element.matches(".write") && (rect.width > LABEL * element.clientWidth || rect.height > 1.9 * size)) {
      return true;
    }
    for (let box = element; box !== page; box = box.parentElement) {
      if (getComputedStyle(box).display !== "inline" && isOutside(rect, box.getBoundingClientRect(), 0.4 * size)) return true;
    }
    return false;
  }

  const resize = (element, base, factor) => element.style.setProperty("font-size", `${base * factor}px`);
  const left = [];
  for (const page of document.querySelectorAll(".page")) {
    const elements = [...page.querySelectorAll("*")].filter((element) => hasWords(element) && element.checkVisibility());
    const base = new Map(elements.map((element) => [element, parseFloat(getComputedStyle(element).fontSize)]));
    const live = page.querySelector(".live");
    const isTooHigh = () => live && live.scrollHeight > live.clientHeight + SLACK;
    let all = 1;
    while (isTooHigh() && all > SMALLEST) {
      all -= STEP;
      for (const element of elements) resize(element, base.get(element), all);
    }
    if (isTooHigh()) left.push(`page "${words(page).slice(0, 40)}"`);
    for (const element of elements) {
      let factor = all;
      while (factor > SMALLEST && isTooLong(element, page)) {
        factor -= STEP;
        resize(element, base.get(element), factor);
      }
      if (isTooLong(element, page)) left.push(`"${words(element)}"`);
    }
  }
  return left;
})();
