/** How wide a card may be in this box, in pixels. */
import { useCallback, type RefObject } from 'react';
import { useMeasured } from '../../stage/sizes/use-measured.ts';

const [least, most, usual] = [30, 116, 64];

/** `across` and `down`: how many cards' widths the whole takes. */
export const useCardWidth = (box: RefObject<HTMLElement | null>, across: number, down: number): number => {
  const cardIn = useCallback(
    (width: number, height: number) => Math.floor(Math.max(least, Math.min(most, width / across, height / down))),
    [across, down],
  );
  return useMeasured(box, usual, cardIn);
};
