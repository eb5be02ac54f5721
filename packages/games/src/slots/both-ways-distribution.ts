/**
 * Every pay of one spin whose lines pay from both sides, with the number of its combinations. Every win crosses the middle reel, so that
 * for each of its stops the two sides are looked at alone: only where one of them goes on with it does the other side matter.
 */
import { coveredAt, scattersInView, type Reels } from './evaluate.ts';
import { everyStop } from './every-stop.ts';
import type { SpinDistribution } from './free-spins.ts';

/** Stops of the reels on one side of the middle, in their order. */
interface Side {
  readonly stops: readonly number[];
  readonly scatters: number;
  /** Lines that go on from its outer reel to the middle. */
  readonly alive: readonly number[];
}

/** Pay of a line from one side; where it goes over all reels, −1 − pay. No object is made: it is asked for millions of times. */
const fromOneSide = (slot: Reels, stops: readonly number[], line: readonly number[], right: boolean) => {
  const { reels, wild, scatter, pays } = slot;
  let symbol = wild;
  let [wilds, count] = [0, 0];
  for (; count < reels; count += 1) {
    const reel = right ? reels - 1 - count : count;
    const seen = coveredAt(slot, reel, stops[reel] as number, line[reel] as number);
    if (seen === scatter || (seen !== wild && symbol !== wild && seen !== symbol)) break;
    if (seen !== wild) symbol = seen;
    else if (symbol === wild) wilds += 1;
  }
  const paid = Math.max(
    (pays[symbol] as readonly number[])[count] as number,
    (pays[wild] as readonly number[])[wilds] as number,
  );
  return count === reels ? -paid - 1 : paid;
};

/** What lines pay, besides some of them; one over all reels pays once. */
const payOf = (
  slot: Reels,
  stops: readonly number[],
  lines: readonly number[],
  besides?: readonly number[],
): number => {
  let total = 0;
  for (const index of lines) {
    if (besides?.includes(index) === true) continue;
    const line = slot.definition.lines[index] as readonly number[];
    const [left, right] = [fromOneSide(slot, stops, line, false), fromOneSide(slot, stops, line, true)];
    // Below zero: over all reels, from either side.
    total += left < 0 ? Math.max(-left, -right) - 1 : left + right;
  }
  return total;
};

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
    alive: slot.definition.lines.flatMap((line, index) =>
      agrees(
        slot,
        [...reels, middle.reel],
        (reel) => (reel === middle.reel ? middle.stop : (stops[reels.indexOf(reel)] as number)),
        line,
      )
        ? [index]
        : [],
    ),
  }));

/** Number of sides that end before the middle, by their scatters. */
const deadByScatters = (sides: readonly Side[]): number[] => {
  const counts: number[] = [];
  for (const { alive, scatters } of sides) if (alive.length === 0) counts[scatters] = (counts[scatters] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
};

/** Both sides of each stop of the middle reel. */
const sidesOf = (slot: Reels, stop: number) => {
  const middle = (slot.reels - 1) / 2;
  const all = slot.lengths.map((_, index) => index);
  return {
    inMiddle: scattersInView(slot, middle, stop),
    left: sideOf(slot, all.slice(0, middle), { reel: middle, stop }),
    right: sideOf(slot, all.slice(middle + 1), { reel: middle, stop }),
  };
};

/**
 * Combinations of stops that pay nothing, at once: those where no line goes on to the middle from either side. Of slots whose every symbol
 * pays for reaching it.
 */
export const missesOf = (slot: Reels): number => {
  const middle = (slot.reels - 1) / 2;
  const short = slot.pays.some((row, symbol) => symbol !== slot.scatter && (row[middle + 1] ?? 0) === 0);
  if (short) throw new Error('A line that reaches the middle may pay nothing');
  let misses = 0;
  for (let stop = 0; stop < (slot.lengths[middle] as number); stop += 1) {
    const { inMiddle, left, right } = sidesOf(slot, stop);
    const rightDead = deadByScatters(right);
    for (const [some, ways] of deadByScatters(left).entries())
      for (const [more, times] of rightDead.entries())
        if ((slot.scatterPays[some + inMiddle + more] ?? 0) === 0) misses += ways * times;
  }
  return misses;
};

export const bothWaysDistribution = (slot: Reels): SpinDistribution => {
  const [plain, opening] = [new Map<number, number>(), new Map<number, number>()];
  const add = (linePays: number, scatters: number, ways: number) => {
    const pays = linePays + (slot.scatterPays[scatters] ?? 0);
    const into = (slot.awards[scatters] ?? 0) > 0 ? opening : plain;
    if (ways > 0) into.set(pays, (into.get(pays) ?? 0) + ways);
  };
  const middle = (slot.reels - 1) / 2;
  /** Of the spin that is looked at. */
  const stops = slot.lengths.map(() => 0);
  for (let stop = 0; stop < (slot.lengths[middle] as number); stop += 1) {
    stops[middle] = stop;
    const { inMiddle, left, right } = sidesOf(slot, stop);
    const rightDead = deadByScatters(right);
    for (const [some, ways] of deadByScatters(left).entries())
      for (const [more, times] of rightDead.entries()) add(0, some + inMiddle + more, ways * times);
    for (const one of left) {
      for (const [place, at] of one.stops.entries()) stops[place] = at;
      for (const other of right) {
        if (one.alive.length === 0 && other.alive.length === 0) continue;
        for (const [place, at] of other.stops.entries()) stops[middle + 1 + place] = at;
        const pays = payOf(slot, stops, one.alive) + payOf(slot, stops, other.alive, one.alive);
        add(pays, one.scatters + inMiddle + other.scatters, 1);
      }
    }
  }
  return { cycle: slot.lengths.reduce((product, length) => product * length, 1), plain, opening };
};
