/** How wide a card may be where the hands lie, in pixels. */
import { useEffect, useState, type RefObject } from 'react';
import type { AnteLayout } from './ante-table.ts';

const [least, most, usual] = [30, 118, 84];
/** Of a card's width: from one card to the next, and a row with the words below it. */
export const apart = 1.07;
const [tall, wordsHeight] = [1.4, 26];

export const useCardWidth = (
  box: RefObject<HTMLElement | null>,
  { across, rows }: Pick<AnteLayout, 'across' | 'rows'>,
): number => {
  const [card, setCard] = useState(usual);
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      if (width === 0) return;
      const room = Math.min(width / (across * apart), (height / rows - wordsHeight) / tall);
      setCard(Math.floor(Math.max(least, Math.min(most, room))));
    };
    measure();
    if (typeof ResizeObserver === 'undefined' || box.current === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box, across, rows]);
  return card;
};
