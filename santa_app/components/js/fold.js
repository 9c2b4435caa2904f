const foldLocation = useLocation();
useEffect(() => {
  const fold = document.getElementById(`${foldLocation.hash.slice(1)}SUFFIX`);
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}, [foldLocation]);
