// `now`: whether an on_start runs. `mounting`: whether components were mounted that have not subscribed to their
// stores yet; React does that in a later task. `waiting`: functions to call once they have, and have rendered. A module
// of its own without imports, because Node loads browser_api.js without React and valtio.
export const starting = { now: false, mounting: false, waiting: [] };
