/** How rotor and ball move against each other, to end with the ball in its pocket. In turns. */
import { pocketTurn } from './wheel-art.ts';

/** The ball's way in percent from the middle: on the track, falling over the deflectors, hopping. */
export const radii = [
  { offset: 0, at: 43 },
  { offset: 0.62, at: 42.4 },
  { offset: 0.66, at: 40.5 },
  { offset: 0.72, at: 37.6 },
  { offset: 0.76, at: 38.8 },
  { offset: 0.82, at: 33 },
  { offset: 0.86, at: 35.5 },
  { offset: 0.9, at: 29.6 },
  { offset: 0.95, at: 30.8 },
  { offset: 1, at: 28 },
];

export interface Rest {
  /** Growing: the rotor clockwise, the ball against it. */
  readonly rotor: number;
  readonly ball: number;
}

export const [rotorTurns, ballTurns] = [2, 6];
/** Where the ball comes to rest, from the top: where a phone sees it too. */
export const place = 0.06;

export const restAt = (number: number): Rest => ({ rotor: place - pocketTurn(number), ball: place });

/** Where the rotor ends, forward from where it was. */
export const rotorEnd = (from: number, to: number): number => Math.ceil(from - to) + to + rotorTurns;

/** Fast first, then slower and slower; 1 at 1. */
const travelled = (progress: number): number => 1 - (1 - progress) ** 3;

/** By time alone, for a wheel that many see at once; `from`: the pocket before. */
export const motionAt = (
  from: number | undefined,
  to: number,
  progress: number,
): Rest & { readonly radius: number } => {
  const [start, end] = [restAt(from ?? 0), restAt(to)];
  const way = travelled(Math.min(1, Math.max(0, progress)));
  const index = Math.max(
    1,
    radii.findIndex(({ offset }) => offset >= progress),
  );
  const [before, after] = [radii[index - 1], progress >= 1 ? radii.at(-1) : radii[index]];
  const [low, high] = [before ?? { offset: 0, at: 43 }, after ?? { offset: 1, at: 28 }];
  const part = progress >= 1 ? 1 : Math.max(0, (progress - low.offset) / (high.offset - low.offset || 1));
  return {
    rotor: start.rotor + (rotorEnd(start.rotor, end.rotor) - start.rotor) * way,
    ball: end.ball + ballTurns * (1 - way),
    radius: low.at + (high.at - low.at) * part,
  };
};
