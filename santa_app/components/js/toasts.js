const toastPaths = TOAST_PATHS;
const toastsLabel = TOASTS_LABEL;

const Toasts = () => {
  const { pathname } = useLocation();
  const [library, setLibrary] = useState(null);
  const load = useCallback(async () => {
    const found = await import("sonner");
    setLibrary(found);
    return found;
  }, []);
  useEffect(() => {
    if (toastPaths.includes(pathname.replace(/(.)\/$/, "$1"))) load().catch(() => {});
  }, [pathname]);
  useEffect(() => {
    const show = async ({ detail }) => {
      try {
        (await load()).toast[detail.kind](detail.title, { description: detail.description });
      } catch {
        alert(`${detail.title}\n${detail.description}`); // the library could not be fetched
      }
    };
    window.addEventListener("toast", show);
    return () => window.removeEventListener("toast", show);
  }, []);
  return (
    library &&
    jsx(library.Toaster, {
      closeButton: true,
      containerAriaLabel: toastsLabel,
      richColors: true,
      theme: "light",
      mobileOffset: 8,
    })
  );
};
