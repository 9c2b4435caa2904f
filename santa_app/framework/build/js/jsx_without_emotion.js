// Replaces @emotion/react: a component's `style` becomes React's own style attribute, so neither
// emotion nor style sheets made at run time are needed.
import { createElement } from "react";

export function jsx(type, props, ...children) {
  if (!props?.css) return createElement(type, props, ...children);
  const { css, ...rest } = props;
  for (const [name, value] of Object.entries(css))
    if (typeof value === "object" && value !== null)
      throw new Error(`style "${name}" is nested: use a CSS class (framework/build/js/jsx_without_emotion.js)`);
  return createElement(type, { ...rest, style: { ...css, ...rest.style } }, ...children);
}
