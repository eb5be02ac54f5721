/** How wide a card may be on this stage, in pixels. */
import type { RefObject } from 'react';
import { useMeasured } from '../../stage/sizes/use-measured.ts';

const [least, most, usual] = [40, 104, 88];
/** Wider than this, the road stands beside the hands, and the cards have the rest of the room. */
const [withRoad, roadWidth, widest, mostBeside] = [1_000, 330, 1_440, 150];

const cardIn = (width: number, height: number): number => {
  const size =
    width > withRoad
      ? Math.min(mostBeside, (Math.min(width, widest) - roadWidth) / 8.1, height / 5)
      : Math.min(most, width / 7.7, height / 6.2);
  return Math.floor(Math.max(least, size));
};

export const useCardSize = (box: RefObject<HTMLElement | null>): number => useMeasured(box, usual, cardIn);
