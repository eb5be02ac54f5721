/** How wide a card may be where the hands lie, in pixels. */
import { useCallback, type RefObject } from 'react';
import { useMeasured } from '../../../stage/sizes/use-measured.ts';
import type { AnteLayout } from './ante-table.ts';

const [least, most, usual] = [30, 118, 84];
/** Of a card's width: from one card to the next, and a row with the words below it. */
export const apart = 1.07;
const [tall, wordsHeight] = [1.4, 26];

export const useCardWidth = (
  box: RefObject<HTMLElement | null>,
  { across, rows }: Pick<AnteLayout, 'across' | 'rows'>,
): number => {
  const cardIn = useCallback(
    (width: number, height: number) => {
      const room = Math.min(width / (across * apart), (height / rows - wordsHeight) / tall);
      return Math.floor(Math.max(least, Math.min(most, room)));
    },
    [across, rows],
  );
  return useMeasured(box, usual, cardIn);
};
