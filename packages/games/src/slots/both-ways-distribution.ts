/**
 * Every pay of one spin whose lines pay from both sides, with the number of its combinations. Every win crosses the middle reel, so that
 * for each of its stops the two sides are looked at alone: only where one of them goes on with it does the other side matter.
 */
import { coveredAt, linePayOf, scattersInView, type Reels } from './evaluate.ts';
import { everyStop } from './every-stop.ts';
import type { SpinDistribution } from './free-spins.ts';

/** Stops of the reels on one side of the middle, in their order. */
interface Side {
  readonly stops: readonly number[];
  readonly scatters: number;
  /** Whether any line goes on from its outer reel to the middle. */
  readonly alive: boolean;
}

/** Whether the cells of these reels, in these rows, can be one symbol. */
const agrees = (slot: Reels, reels: readonly number[], stopOf: (reel: number) => number, line: readonly number[]) => {
  let symbol = slot.wild;
  for (const reel of reels) {
    const seen = coveredAt(slot, reel, stopOf(reel), line[reel] as number);
    if (seen === slot.scatter) return false;
    if (seen === slot.wild) continue;
    if (symbol !== slot.wild && seen !== symbol) return false;
    symbol = seen;
  }
  return true;
};

/** The combinations of one side, beside a stop of the middle reel. */
const sideOf = (slot: Reels, reels: readonly number[], middle: { reel: number; stop: number }): Side[] =>
  everyStop(reels.map((reel) => slot.lengths[reel] as number)).map((stops) => ({
    stops,
    scatters: stops.reduce((count, stop, place) => count + scattersInView(slot, reels[place] as number, stop), 0),
    alive: slot.definition.lines.some((line) =>
      agrees(
        slot,
        [...reels, middle.reel],
        (reel) => (reel === middle.reel ? middle.stop : (stops[reels.indexOf(reel)] as number)),
        line,
      ),
    ),
  }));

/** Number of sides that end before the middle, by their scatters. */
const deadByScatters = (sides: readonly Side[]): number[] => {
  const counts: number[] = [];
  for (const { alive, scatters } of sides) if (!alive) counts[scatters] = (counts[scatters] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
};

export const bothWaysDistribution = (slot: Reels): SpinDistribution => {
  const [plain, opening] = [new Map<number, number>(), new Map<number, number>()];
  const add = (linePays: number, scatters: number, ways: number) => {
    const pays = linePays + (slot.scatterPays[scatters] ?? 0);
    const into = (slot.awards[scatters] ?? 0) > 0 ? opening : plain;
    if (ways > 0) into.set(pays, (into.get(pays) ?? 0) + ways);
  };
  const reel = (slot.reels - 1) / 2;
  const all = slot.lengths.map((_, index) => index);
  for (let stop = 0; stop < (slot.lengths[reel] as number); stop += 1) {
    const inMiddle = scattersInView(slot, reel, stop);
    const left = sideOf(slot, all.slice(0, reel), { reel, stop });
    const right = sideOf(slot, all.slice(reel + 1), { reel, stop });
    const rightDead = deadByScatters(right);
    for (const [some, ways] of deadByScatters(left).entries())
      for (const [more, times] of rightDead.entries()) add(0, some + inMiddle + more, ways * times);
    for (const one of left)
      for (const other of right)
        if (one.alive || other.alive)
          add(linePayOf(slot, [...one.stops, stop, ...other.stops]), one.scatters + inMiddle + other.scatters, 1);
  }
  return { cycle: slot.lengths.reduce((product, length) => product * length, 1), plain, opening };
};
