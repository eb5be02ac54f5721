/** Runs when the page has painted and is idle; returns a function that cancels it. */
export const whenIdle = (run: () => void, timeoutMs = 2000): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, Math.min(timeoutMs, 300));
  return () => clearTimeout(handle);
};
