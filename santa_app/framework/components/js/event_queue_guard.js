if (typeof window !== "undefined" && !app.eventQueueGuarded) {
  app.eventQueueGuarded = true;
  const onLoad = app.onLoadInternalEvent;
  app.onLoadInternalEvent = (...given) => (isBackendDisabled() ? [] : onLoad(...given));
  let reports = app.exception_state_name;
  Object.defineProperty(app, "exception_state_name", {
    get: () => (isBackendDisabled() ? undefined : reports),
    set: (name) => { reports = name; },
  });
}
