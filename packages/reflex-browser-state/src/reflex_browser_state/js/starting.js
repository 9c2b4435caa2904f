// Whether an on_start runs, and what it asked of the page that must wait until React has rendered. A module of
// its own without imports, because Node loads browser_api.js without React and valtio.
export const starting = { now: false, waiting: [] };
