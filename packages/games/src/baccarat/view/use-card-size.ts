/** How wide a card may be on this stage, in pixels. */
import type { RefObject } from 'react';
import { useMeasured } from '../../stage/sizes/use-measured.ts';

const [least, most, usual] = [40, 104, 88];
/** Wider than this, the road stands beside the hands. */
const [withRoad, roadWidth] = [1_000, 330];

const cardIn = (width: number, height: number): number => {
  const room = width > withRoad ? width - roadWidth : width;
  return Math.floor(Math.max(least, Math.min(most, room / 7.7, height / 6.2)));
};

export const useCardSize = (box: RefObject<HTMLElement | null>): number => useMeasured(box, usual, cardIn);
