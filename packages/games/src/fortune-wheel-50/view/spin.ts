/** How the wheel moves: from the last round's stop to this one's, by the server's time alone, so that every viewer sees the same. In turns. */
import { stops } from '../versions/1-layout.ts';

const [wholeTurns, swing] = [6, 0.36];

/** 0 … 1, the same for everybody who knows the link. */
const chanceOf = (seed: string): number => Number.parseInt(seed.slice(0, 8) || '80000000', 16) / 2 ** 32;

/** Where the wheel rests so that the pointer stands over this stop: somewhere in its field, never at its edge. */
export const restOf = (stop: number, seed: string): number => (-stop + (chanceOf(seed) * 2 - 1) * swing) / stops.length;

/** Quickly up to speed, then slower and slower. */
const travelled = (progress: number): number => {
  const slowed = 1 - (1 - progress) ** 3.1;
  const started = Math.min(1, progress / 0.09);
  return slowed * started * (2 - started);
};

export interface Spin {
  readonly from: number;
  readonly to: number;
}

/** On the way between two rests, always forward; exactly at its end from a progress of 1 on. */
export const turnAt = ({ from, to }: Spin, progress: number): number => {
  if (progress >= 1) return to;
  const way = wholeTurns + ((((to - from) % 1) + 1) % 1);
  return from + way * travelled(Math.max(0, progress));
};

/** The stop under the pointer. */
export const stopUnder = (turn: number): number =>
  ((Math.round(-turn * stops.length) % stops.length) + stops.length) % stops.length;

/** How far the pegs push the pointer aside, 0 … 1: it climbs with each peg and falls behind it. */
export const pushAt = (turn: number): number => {
  const place = (((turn * stops.length + 0.5) % 1) + 1) % 1;
  return place > 0.5 ? (place - 0.5) * 2 : 0;
};
