import { useEffect, useState } from 'react';

/** The time, renewed at every full second. */
export const useSeconds = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setNow(Date.now());
      },
      1_000 - (now % 1_000),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [now]);
  return now;
};
