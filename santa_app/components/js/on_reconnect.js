const connection = useRef({ failures: connectFailures, wasHydrated: false, isNew: false });
useEffect(() => {
  const known = connection.current;
  if (connectFailures !== known.failures) known.isNew = connectFailures.length === 0 && known.wasHydrated;
  known.failures = connectFailures;
  known.wasHydrated ||= HYDRATED;
  // The server answers a connection with a State that is not hydrated yet. React may render both at once, so
  // the call waits until it is.
  if (!known.isNew || !HYDRATED) return;
  known.isNew = false;
  (ON_RECONNECT)();
}, [connectFailures, HYDRATED]);
