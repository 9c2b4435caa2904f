// Replaces three modules that Reflex's runtime imports and this site never uses: deep merging of
// styles (jsx_without_emotion.js accepts plain properties only), cookies stored by a State, and
// uploads, which the server refuses. The cookie `backend-enabled` does not need them.
const removed = (what) => () => {
  throw new Error(`${what} is removed from the runtime: see framework/build/js/stubs.js`);
};

export const mergician = (...parts) => Object.assign({}, ...parts);

export const uploadFiles = removed("upload");

export default class Cookies {
  get = removed("rx.Cookie");
  set = removed("rx.Cookie");
  remove = removed("rx.Cookie");
}
