/** Whether a stage is higher than wide, as on a phone: for compositions that no style sheet can turn by itself. */
import { useEffect, useState, type RefObject } from 'react';

const phoneWidth = 760;

export const useIsUpright = (box: RefObject<HTMLElement | null>): boolean => {
  const [upright, setUpright] = useState(
    () => typeof innerWidth === 'number' && innerWidth <= phoneWidth && innerHeight > innerWidth,
  );
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width > 0) setUpright(width <= phoneWidth && height > width * 0.7);
    };
    measure();
    if (typeof ResizeObserver === 'undefined' || box.current === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return upright;
};
