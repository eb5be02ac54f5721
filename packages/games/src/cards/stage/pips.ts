/** Pips: one path per suit, and their positions on a card of 250 × 350. The lower half is rotated. */
import type { Suit } from '../card-text.ts';

export const suitPaths: Readonly<Record<Suit, string>> = {
  h: 'M0 40C-14 24-44 6-44-18-44-34-32-43-20-43-10-43-3-37 0-29 3-37 10-43 20-43 32-43 44-34 44-18 44 6 14 24 0 40Z',
  s: 'M0-46C14-27 43-9 43 14 43 28 33 36 22 36 13 36 7 32 4 27 5 36 9 42 17 46H-17C-9 42-5 36-4 27-7 32-13 36-22 36-33 36-43 28-43 14-43-9-14-27 0-46Z',
  d: 'M0-47C9-28 22-12 35 0 22 12 9 28 0 47-9 28-22 12-35 0-22-12-9-28 0-47Z',
  c: 'M0-45A20.5 20.5 0 0 1 16-12A20.5 20.5 0 1 1 5 23C6 34 10 41 17 46H-17C-10 41-6 34-5 23A20.5 20.5 0 1 1-16-12A20.5 20.5 0 0 1 0-45Z',
};

export const isRed = (suit: Suit): boolean => suit === 'h' || suit === 'd';

export const pip = (suit: Suit, x: number, y: number, scale: number, fill: string, turned = false): string =>
  `<path d="${suitPaths[suit]}" fill="${fill}" transform="translate(${x} ${y}) scale(${turned ? -scale : scale})"/>`;

const [left, centre, right] = [80, 125, 170];
const rows = [74, 107.7, 141.3, 175, 208.7, 242.3, 276];
const row = (index: number): number => rows[index] ?? 0;
const between = (a: number, b: number): number => (row(a) + row(b)) / 2;

type Place = readonly [number, number];
const pairs = (...indexes: number[]): Place[] =>
  indexes.flatMap((index): Place[] => [
    [left, row(index)],
    [right, row(index)],
  ]);
const middle = (...heights: number[]): Place[] => heights.map((height): Place => [centre, height]);

const places: Readonly<Record<string, readonly Place[]>> = {
  2: middle(row(0), row(6)),
  3: middle(row(0), row(3), row(6)),
  4: pairs(0, 6),
  5: [...pairs(0, 6), ...middle(row(3))],
  6: pairs(0, 3, 6),
  7: [...pairs(0, 3, 6), ...middle(between(0, 3))],
  8: [...pairs(0, 3, 6), ...middle(between(0, 3), between(3, 6))],
  9: [...pairs(0, 2, 4, 6), ...middle(row(3))],
  10: [...pairs(0, 2, 4, 6), ...middle(between(0, 2), between(4, 6))],
};

/** Empty for an ace or a court card. */
export const pipsArt = (rank: string, suit: Suit, ink: string): string =>
  (places[rank] ?? []).map(([x, y]) => pip(suit, x, y, 0.55, ink, y > row(3) + 0.5)).join('');
