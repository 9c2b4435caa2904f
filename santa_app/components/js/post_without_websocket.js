const online = useRef(false);
const posts = useRef(false);
online.current = HYDRATED && connectFailures.length === 0;
useEffect(() => {
  const call = REQUEST;
  if (call?.id === undefined) return;
  const post = async () => {
    if (online.current) return;
    try {
      const answer = await fetch(PATH, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(call),
      });
      const result = await answer.json();
      posts.current = true;
      (ON_ANSWER)(result);
    } catch {
      // No answer: the State's own time limit ends the wait.
    }
  };
  const timer = setTimeout(post, posts.current ? 0 : PATIENCE);
  return () => clearTimeout(timer);
}, [REQUEST?.id]);
