useEffect(() => {
  for (const field of document.querySelectorAll("#main input, #main textarea, #main select")) {
    const props = field[Object.keys(field).find((key) => key.startsWith("__reactProps$"))];
    if (!props) continue;
    const ticked = field.type === "checkbox" || field.type === "radio";
    const shown = String(ticked ? field.checked : field.value);
    const known = String((ticked ? props.checked : props.value) ?? shown);
    if (shown === known || (field.type === "radio" && !field.checked)) continue;
    field._valueTracker?.setValue(known);
    const name = ticked ? "click" : field.tagName === "SELECT" ? "change" : "input";
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  dispatchEvent(new Event("santa:input-replayed"));
}, []);
