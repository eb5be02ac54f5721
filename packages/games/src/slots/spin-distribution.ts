/** Exact number of occurrences of each pay of one spin, over every combination of stops. */
import { bothWaysDistribution } from './both-ways-distribution.ts';
import { coveredAt, scattersInView, type Compiled, type Reels } from './evaluate.ts';
import type { SpinDistribution, SpinDistributions } from './free-spins.ts';

/** Lines still open at a reel: their number, symbol (wild until another appears) and leading wilds. */
const openLines = (slot: Reels) => ({
  line: new Uint8Array(slot.lineCount),
  symbol: new Uint8Array(slot.lineCount),
  wilds: new Uint8Array(slot.lineCount),
});

/** How many symbols of a kind a stop shows: scatters, coins. */
type InView = (slot: Reels, reel: number, stop: number) => number;

/** From each reel on: number of combinations of the remaining stops per count of symbols in view. */
export const countsInView = (slot: Reels, inView: InView): number[][] => {
  let ways = [1];
  const tables = [ways];
  for (let reel = slot.reels - 1; reel >= 0; reel -= 1) {
    const next: number[] = [];
    for (let stop = 0; stop < (slot.lengths[reel] ?? 0); stop += 1) {
      const seen = inView(slot, reel, stop);
      for (const [count, way] of ways.entries()) next[count + seen] = (next[count + seen] ?? 0) + way;
    }
    tables.unshift((ways = Array.from(next, (way) => way ?? 0)));
  }
  return tables;
};

export const spinDistributions = (slot: Compiled): SpinDistributions => {
  const paid = spinDistribution(slot);
  // Without strips of their own, free spins turn the same reels.
  return { paid, free: slot.definition.freeSpins.strips === undefined ? paid : spinDistribution(slot.free) };
};

export const spinDistribution = (slot: Reels): SpinDistribution =>
  slot.definition.direction === 'both' ? bothWaysDistribution(slot) : fromTheLeft(slot);

/**
 * Every line pay with the number of symbols in view. Reels from the left; once every line has ended, the remaining reels only matter for
 * those symbols, so that only a small part of the cycle is enumerated.
 */
export const walkLines = (
  slot: Reels,
  inView: InView,
  found: (spin: { pays: number; seen: number; ways: number }) => void,
): void => {
  const { wild, scatter, pays, reels, lineCount } = slot;
  const remaining = countsInView(slot, inView);
  const record = (reel: number, paid: number, before: number) => {
    for (const [more, ways] of (remaining[reel] ?? []).entries())
      if (ways > 0) found({ pays: paid, seen: before + more, ways });
  };
  const payOf = (symbol: number, wilds: number, count: number): number =>
    Math.max((pays[symbol] as readonly number[])[count] as number, (pays[wild] as readonly number[])[wilds] as number);
  const tables = Array.from({ length: reels + 1 }, () => openLines(slot));
  const walk = (reel: number, size: number, paid: number, before: number): void => {
    const [now, then] = [tables[reel], tables[reel + 1]] as [
      ReturnType<typeof openLines>,
      ReturnType<typeof openLines>,
    ];
    if (size === 0 || reel === reels) {
      let total = paid;
      for (let open = 0; open < size; open += 1)
        total += payOf(now.symbol[open] as number, now.wilds[open] as number, reel);
      record(reel, total, before);
      return;
    }
    for (let stop = 0; stop < (slot.lengths[reel] as number); stop += 1) {
      let [ended, going] = [paid, 0];
      for (let open = 0; open < size; open += 1) {
        const [line, symbol, wilds] = [now.line[open] as number, now.symbol[open] as number, now.wilds[open] as number];
        const seen = coveredAt(slot, reel, stop, slot.definition.lines[line]?.[reel] as number);
        if (seen !== wild && (seen === scatter || (symbol !== wild && seen !== symbol))) {
          ended += payOf(symbol, wilds, reel);
          continue;
        }
        then.line[going] = line;
        then.symbol[going] = seen === wild ? symbol : seen;
        then.wilds[going] = seen === wild && symbol === wild ? wilds + 1 : wilds;
        going += 1;
      }
      walk(reel + 1, going, ended, before + inView(slot, reel, stop));
    }
  };
  tables[0]?.line.set(Array.from({ length: lineCount }, (_, line) => line));
  tables[0]?.symbol.fill(wild);
  walk(0, lineCount, 0, 0);
};

const fromTheLeft = (slot: Reels): SpinDistribution => {
  const [plain, opening] = [new Map<number, number>(), new Map<number, number>()];
  walkLines(slot, scattersInView, ({ pays, seen, ways }) => {
    const total = pays + (slot.scatterPays[seen] ?? 0);
    const into = (slot.awards[seen] ?? 0) > 0 ? opening : plain;
    into.set(total, (into.get(total) ?? 0) + ways);
  });
  return { cycle: slot.lengths.reduce((product, length) => product * length, 1), plain, opening };
};
