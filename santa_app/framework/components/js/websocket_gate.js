useEffect(() => {
  const enable = () => { ENABLE; };
  enable();
  window.addEventListener("focus", enable);
  window.addEventListener("pointerdown", enable);
  window.addEventListener("keydown", enable);
  return () => {
    window.removeEventListener("focus", enable);
    window.removeEventListener("pointerdown", enable);
    window.removeEventListener("keydown", enable);
    DISABLE;
    window.dispatchEvent(new Event("beforeunload"));
  };
}, []);
