/** Exact number of occurrences of each pay of one spin, over every combination of stops. */
import { symbolAt, type Compiled } from './evaluate.ts';

export interface SpinDistribution {
  /** Combinations of stops. */
  readonly cycle: number;
  /** Pay in line bets → combinations, without and with free spins opened. */
  readonly plain: ReadonlyMap<number, number>;
  readonly opening: ReadonlyMap<number, number>;
}

/** Lines still open at a reel: their number, symbol (wild until another appears) and leading wilds. */
const openLines = (slot: Compiled) => ({
  line: new Uint8Array(slot.lineCount),
  symbol: new Uint8Array(slot.lineCount),
  wilds: new Uint8Array(slot.lineCount),
});

const inView = (slot: Compiled, reel: number, stop: number): number => {
  for (let row = 0; row < slot.rows; row += 1) if (symbolAt(slot, reel, stop, row) === slot.scatter) return 1;
  return 0;
};

/** From each reel on: number of combinations of the remaining stops per count of scatters. */
const remainingScatters = (slot: Compiled): number[][] => {
  let ways = [1];
  const tables = [ways];
  for (let reel = slot.reels - 1; reel >= 0; reel -= 1) {
    const length = slot.lengths[reel] ?? 0;
    const windows = Array.from({ length }, (_, stop) => inView(slot, reel, stop)).filter(Boolean).length;
    const next = [...ways.map((way) => way * (length - windows)), 0];
    for (const [count, way] of ways.entries()) next[count + 1] = (next[count + 1] ?? 0) + way * windows;
    tables.unshift((ways = next));
  }
  return tables;
};

/**
 * Reels from the left; once every line has ended, the remaining reels only matter for scatters, so that only a small part of the cycle
 * is enumerated.
 */
export const spinDistribution = (slot: Compiled): SpinDistribution => {
  const { wild, scatter, pays, reels, lineCount } = slot;
  const [plain, opening] = [new Map<number, number>(), new Map<number, number>()];
  const remaining = remainingScatters(slot);
  const record = (reel: number, paid: number, scatters: number) => {
    for (const [more, ways] of (remaining[reel] ?? []).entries()) {
      if (ways === 0) continue;
      const total = paid + (slot.scatterPays[scatters + more] ?? 0);
      const into = (slot.awards[scatters + more] ?? 0) > 0 ? opening : plain;
      into.set(total, (into.get(total) ?? 0) + ways);
    }
  };
  const payOf = (symbol: number, wilds: number, count: number): number =>
    Math.max((pays[symbol] as readonly number[])[count] as number, (pays[wild] as readonly number[])[wilds] as number);
  const tables = Array.from({ length: reels + 1 }, () => openLines(slot));
  const walk = (reel: number, size: number, paid: number, scatters: number): void => {
    const [now, then] = [tables[reel], tables[reel + 1]] as [
      ReturnType<typeof openLines>,
      ReturnType<typeof openLines>,
    ];
    if (size === 0 || reel === reels) {
      let total = paid;
      for (let open = 0; open < size; open += 1)
        total += payOf(now.symbol[open] as number, now.wilds[open] as number, reel);
      record(reel, total, scatters);
      return;
    }
    for (let stop = 0; stop < (slot.lengths[reel] as number); stop += 1) {
      let [ended, going] = [paid, 0];
      for (let open = 0; open < size; open += 1) {
        const [line, symbol, wilds] = [now.line[open] as number, now.symbol[open] as number, now.wilds[open] as number];
        const seen = symbolAt(slot, reel, stop, slot.definition.lines[line]?.[reel] as number);
        if (seen !== wild && (seen === scatter || (symbol !== wild && seen !== symbol))) {
          ended += payOf(symbol, wilds, reel);
          continue;
        }
        then.line[going] = line;
        then.symbol[going] = seen === wild ? symbol : seen;
        then.wilds[going] = seen === wild && symbol === wild ? wilds + 1 : wilds;
        going += 1;
      }
      walk(reel + 1, going, ended, scatters + inView(slot, reel, stop));
    }
  };
  tables[0]?.line.set(Array.from({ length: lineCount }, (_, line) => line));
  tables[0]?.symbol.fill(wild);
  walk(0, lineCount, 0, 0);
  return { cycle: slot.lengths.reduce((product, length) => product * length, 1), plain, opening };
};
