import { useEffect, useRef } from 'react';

/** Delay after closing before a form is reset, so that the change is not visible. */
const resetAfterMs = 500;

/** Runs `reset` once after each closing: after half a second, or when it is reopened earlier. */
export const useResetAfterClosing = (open: boolean, reset: () => void): void => {
  const latest = useRef(reset);
  useEffect(() => {
    latest.current = reset;
  });
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open) {
      wasOpen.current = true;
      return undefined;
    }
    if (!wasOpen.current) return undefined;
    const run = () => {
      wasOpen.current = false;
      latest.current();
    };
    const timer = setTimeout(run, resetAfterMs);
    return () => {
      clearTimeout(timer);
      if (wasOpen.current) run();
    };
  }, [open]);
};
