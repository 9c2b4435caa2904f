const [addEvents] = useContext(EventLoopContext);
useEffect(() => {
  let used = false;
  const connect = ({ type, target }) => {
    if (type === "submit" || target.closest?.("[data-connects]")) used = true;
    if (!used) return;
    ENABLE;
    addEvents([], [], {});
  };
  const names = ["focusin", "pointerdown", "keydown", "submit"];
  for (const name of names) addEventListener(name, connect, true);
  return () => {
    for (const name of names) removeEventListener(name, connect, true);
    if (!used) return;
    DISABLE;
    dispatchEvent(new Event("beforeunload"));
  };
}, []);
