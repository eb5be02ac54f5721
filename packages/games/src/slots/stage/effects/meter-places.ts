/** Where the meter of free spins that collect stands, and the notes in it. */
import type { ShownLevel } from '../kinds/kind.ts';
import type { Layout } from '../layout.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Over the frame, as wide as the reels. */
export const meterPlace = ({ window: w, beam, lift, board, weight }: Layout): Place => {
  const width = w.width * 0.96;
  const height = board * 0.98;
  return { x: w.x + (w.width - width) / 2, y: w.y - beam - lift - height + 9 * weight, width, height };
};

/** Of the notes of this level: the first one that counts for the next, and how many it takes. */
export const stepOf = (levels: readonly ShownLevel[], level: number): { from: number; takes: number } => {
  const from = levels[level]?.needs ?? 0;
  return { from, takes: (levels[level + 1]?.needs ?? from) - from };
};

/** Where the notches of one level are: between its multiplier and that of the next. */
export const notchesOf = (place: Place, takes: number) => {
  const [from, to] = [place.x + place.height * 1.5, place.x + place.width - place.height * 1.5];
  const step = (to - from) / Math.max(1, takes);
  const size = Math.min(place.height * 0.74, step * 0.96);
  return Array.from({ length: takes }, (_, at) => ({
    x: from + (at + 0.5) * step,
    y: place.y + place.height / 2,
    size,
  }));
};
