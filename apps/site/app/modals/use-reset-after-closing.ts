import { useEffect, useRef } from 'react';

/** So long after closing a form is as it was at first: nobody sees it change. */
const resetAfterMs = 500;

/** Runs `reset` once after each closing: after half a second, or at once where somebody opens again before. */
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
