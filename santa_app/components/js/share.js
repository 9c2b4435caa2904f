useEffect(() => {
  const button = document.getElementById(BUTTON);
  if (!button || !navigator.share) return;
  button.hidden = false;
  // A visitor who closes the dialog rejects the promise.
  const share = () => navigator.share({ title: TITLE, url: location.origin + HOME }).catch(() => {});
  button.addEventListener("click", share);
  return () => button.removeEventListener("click", share);
}, []);
