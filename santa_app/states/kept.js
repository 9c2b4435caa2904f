// Reads what other pages keep on this device for the child who plays, without their States.
import { placed } from "./storage.js"; // of reflex_browser_state

// The numbers in a stored list or dict: those of its entries' field `name`, else the entries themselves; 1 for
// an entry that is no number.
export function kept_numbers(key, name) {
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem(placed(key, "child")));
  } catch {
    return []; // storage is forbidden, or something else wrote there
  }
  if (typeof kept === "number") return [kept];
  return Object.values(typeof kept === "object" && kept !== null ? kept : {}).map((entry) => {
    const value = name && entry !== null ? entry?.[name] : entry;
    return typeof value === "number" ? value : 1;
  });
}
