/** How wide a card may be on this stage, in pixels. */
import { useEffect, useState, type RefObject } from 'react';

const [least, most, usual] = [40, 104, 88];
/** Wider than this, the road stands beside the hands. */
const [withRoad, roadWidth] = [1_000, 330];

export const useCardSize = (box: RefObject<HTMLElement | null>): number => {
  const [card, setCard] = useState(usual);
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width === 0) return;
      const room = width > withRoad ? width - roadWidth : width;
      setCard(Math.floor(Math.max(least, Math.min(most, room / 7.7, height / 6.2))));
    };
    measure();
    if (typeof ResizeObserver === 'undefined' || box.current === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return card;
};
