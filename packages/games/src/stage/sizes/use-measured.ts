/** What follows from the size of a box on the stage, whenever that changes: for compositions that no style sheet can make by itself. */
import { useEffect, useState, type RefObject } from 'react';

/** `measure` gets pixels, and keeps one identity; until there is a box it is `usual`. */
export const useMeasured = <T>(
  box: RefObject<HTMLElement | null>,
  usual: T | (() => T),
  measure: (width: number, height: number) => T,
): T => {
  const [measured, setMeasured] = useState(usual);
  useEffect(() => {
    const look = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width > 0) setMeasured(measure(width, height));
    };
    look();
    if (typeof ResizeObserver === 'undefined' || box.current === null) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box, measure]);
  return measured;
};
