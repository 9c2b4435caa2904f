// Stands in for three things that Reflex's runtime imports and this site never calls: deep merging
// of styles (plain_jsx.js takes plain properties only), cookies kept by a State, and uploads, which
// the server refuses. The cookie `backend-enabled` is read and written without this.
const unused = (what) => () => {
  throw new Error(`${what} was taken out of the runtime: see release/js/unused.js`);
};

export const mergician = (...parts) => Object.assign({}, ...parts);

export const uploadFiles = unused("uploading");

export default class Cookies {
  get = unused("rx.Cookie");
  set = unused("rx.Cookie");
  remove = unused("rx.Cookie");
}
