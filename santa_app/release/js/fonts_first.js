(() => {
  const show = () => document.documentElement.removeAttribute("data-fonts-pending");
  const letters = document.title.replace(/[^\p{L}\p{N}]/gu, "") + "0";
  Promise.all(FACES.map((face) => document.fonts.load(face, letters))).then(show, show);
})();
