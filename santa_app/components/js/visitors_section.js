useEffect(() => {
  const place = document.getElementById(PLACE);
  const region = navigator.languages.map((tag) => tag.split("-").slice(1).find((part) => part.length === 2)).find(Boolean);
  if (!region || region.toLowerCase() === SHOWN) return;
  // React owns the first child; the second one is empty to it.
  const [first, other] = place.children;
  first.hidden = true;
  const copy = document.getElementById(region.toLowerCase())?.cloneNode(true);
  if (!copy) return;
  copy.removeAttribute("id");
  copy.querySelector("details").open = true;
  other.replaceChildren(copy);
}, []);
