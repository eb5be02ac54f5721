/** How wide a card may be in this box, in pixels. */
import { useEffect, useState, type RefObject } from 'react';

const [least, most, usual] = [30, 116, 64];

/** `across` and `down`: how many cards' widths the whole takes. */
export const useCardWidth = (box: RefObject<HTMLElement | null>, across: number, down: number): number => {
  const [card, setCard] = useState(usual);
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width > 0) setCard(Math.floor(Math.max(least, Math.min(most, width / across, height / down))));
    };
    measure();
    if (typeof ResizeObserver === 'undefined' || box.current === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box, across, down]);
  return card;
};
