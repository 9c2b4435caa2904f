// Stands in for @emotion/react: a component's `style` becomes React's own style, so that neither
// a style sheet made at run time nor the library that makes it is needed.
import { createElement } from "react";

export function jsx(type, props, ...children) {
  if (!props?.css) return createElement(type, props, ...children);
  const { css, ...rest } = props;
  for (const [name, value] of Object.entries(css))
    if (typeof value === "object" && value !== null)
      throw new Error(`style "${name}" needs a class: only plain properties are taken (plain_jsx.js)`);
  return createElement(type, { ...rest, style: { ...css, ...rest.style } }, ...children);
}
