(() => {
  const show = () => document.documentElement.removeAttribute("data-fonts-pending");
  addEventListener("DOMContentLoaded", () => {
    document.body.getBoundingClientRect();
    document.fonts.ready.then(show, show);
  });
})();
