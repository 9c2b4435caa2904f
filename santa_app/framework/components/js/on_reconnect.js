const failures = useContext(EventLoopContext)[1];
const connection = useRef({ failures, wasHydrated: false, isNew: false });
useEffect(() => {
  const known = connection.current;
  if (failures !== known.failures) known.isNew = failures.length === 0 && known.wasHydrated;
  known.failures = failures;
  known.wasHydrated ||= HYDRATED;
  // The server answers a connection with a State that is not hydrated yet. React may render both at once, so
  // the call waits until it is.
  if (!known.isNew || !HYDRATED) return;
  known.isNew = false;
  (ON_RECONNECT)();
}, [failures, HYDRATED]);
