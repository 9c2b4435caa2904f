// Returns, for each part of a page, where what React rendered and what is shown differ.
() => {
  const own = (node, name) => node[Object.keys(node).find((key) => key.startsWith(name))];
  const rendered = (fiber) => {
    const { memoizedProps: props, stateNode } = fiber;
    if (typeof props === "string") return props;
    if (props?.dangerouslySetInnerHTML) return stateNode.textContent;
    if (!fiber.child) return ["string", "number"].includes(typeof props?.children) ? `${props.children}` : "";
    let text = "";
    for (let child = fiber.child; child; child = child.sibling) text += rendered(child);
    return text;
  };
  const find = (fiber, element) => {
    if (fiber.stateNode === element) return fiber;
    for (let child = fiber.child; child; child = child.sibling) {
      const found = find(child, element);
      if (found) return found;
    }
  };
  // Without what was typed into a text area, and what only the prerendered page says.
  const shownIn = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    return ["TEXTAREA", "NOSCRIPT"].includes(node.nodeName) ? "" : [...node.childNodes].map(shownIn).join("");
  };
  const root = own(document, "__reactContainer$").stateNode.current;
  const wrong = [];
  for (const element of document.querySelectorAll("header, main, footer")) {
    const fiber = find(root, element);
    if (!fiber) continue;
    const [said, shown] = [rendered(fiber), shownIn(element)].map((text) => text.toLowerCase());
    if (said === shown) continue;
    let at = 0;
    while (said[at] === shown[at]) at += 1;
    wrong.push([said, shown].map((text) => text.slice(Math.max(0, at - 40), at + 60)));
  }
  return wrong;
}
