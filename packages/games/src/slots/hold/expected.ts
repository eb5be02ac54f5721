/**
 * Exact value of hold and win. How many coins there are at the end depends only on how many there were: a chain that only grows. What they
 * show is independent of it, so that the mean is theirs times that of a coin.
 */
import type { RtpProof } from '../../game-module.ts';
import { approximate, rational, sum, times, type Rational } from '../../rational.ts';
import { timesInView, type Reels } from '../evaluate.ts';
import { expectedLines } from '../expected.ts';
import { countsInView, walkLines } from '../spin-distribution.ts';
import type { CompiledHold } from './rules.ts';

const powerOf = ({ n, d }: Rational, exponent: number): Rational =>
  rational(n ** BigInt(exponent), d ** BigInt(exponent));

const chooseOf = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let taken = 0; taken < k; taken += 1) ways = (ways * BigInt(n - taken)) / BigInt(taken + 1);
  return ways;
};

/** `ends[coins]`: the chance of this many at the end, with so many at the start. */
export const endsFrom = (slot: CompiledHold, start: number): readonly Rational[] => {
  const { respins, lands } = slot.definition.hold;
  const [nothing, coin] = lands;
  const all = nothing + coin;
  const reached = Array.from({ length: slot.cells + 1 }, (_, coins) => rational(coins === start ? 1 : 0));
  const ends = reached.map(() => rational(0));
  for (let coins = start; coins <= slot.cells; coins += 1) {
    const here = reached[coins] as Rational;
    const empty = slot.cells - coins;
    // All empty cells stay empty, once.
    const none = rational(BigInt(nothing) ** BigInt(empty), BigInt(all) ** BigInt(empty));
    ends[coins] = empty === 0 ? here : times(here, powerOf(none, respins));
    // Respins before the one that lands coins.
    const tries = Array.from({ length: respins }, (_, before) => powerOf(none, before)).reduce((a, b) => sum(a, b));
    for (let landed = 1; landed <= empty; landed += 1) {
      const ways = chooseOf(empty, landed) * BigInt(coin) ** BigInt(landed) * BigInt(nothing) ** BigInt(empty - landed);
      const chance = times(tries, rational(ways, BigInt(all) ** BigInt(empty)));
      reached[coins + landed] = sum(reached[coins + landed] as Rational, times(here, chance));
    }
  }
  return ends;
};

const coinsInView =
  ({ coin }: CompiledHold) =>
  (lines: Reels, reel: number, stop: number): number =>
    timesInView(lines, coin, reel, stop);

export interface ExpectedHold {
  /** Lines of a paid spin, per stake. */
  readonly spin: Rational;
  /** Chance that the respins open. */
  readonly opened: Rational;
  /** What they pay when they do, per stake. */
  readonly feature: Rational;
  /** The whole round without a highest win. */
  readonly round: Rational;
}

export const expectedHold = (slot: CompiledHold): ExpectedHold => {
  const { hold } = slot.definition;
  const inView = countsInView(slot.lines, coinsInView(slot))[0] ?? [];
  const cycle = slot.lines.lengths.reduce((product, length) => product * BigInt(length), 1n);
  const weights = slot.weights.reduce((total, weight) => total + weight, 0);
  const coin = rational(
    hold.values.reduce((total, { pays, weight }) => total + pays * weight, 0),
    weights,
  );
  let [opened, paid] = [rational(0), rational(0)];
  for (const [coins, ways] of inView.entries()) {
    if (coins < hold.opens || ways === 0) continue;
    const chance = rational(BigInt(ways), cycle);
    const ends = endsFrom(slot, coins);
    const mean = ends.reduce((total, end, count) => sum(total, times(end, times(coin, rational(count)))), rational(0));
    const full = times(ends.at(-1) as Rational, rational(hold.full.pays));
    opened = sum(opened, chance);
    paid = sum(paid, times(chance, sum(mean, full)));
  }
  const perStake = times(paid, rational(1, slot.lines.lineCount));
  const spin = expectedLines(slot.lines);
  const feature = opened.n === 0n ? rational(0) : times(perStake, rational(opened.d, opened.n));
  return { spin, opened, feature, round: sum(spin, perStake) };
};

/** What the coins pay by their number at the start: chances by line bets, those at or above the highest win together. */
const featurePays = (slot: CompiledHold, start: number, most: number) => {
  const { hold } = slot.definition;
  const ends = endsFrom(slot, start).map(approximate);
  const weights = slot.weights.reduce((total, weight) => total + weight, 0);
  const all = new Map<number, number>();
  let coins = new Map([[0, 1]]);
  for (let count = 1; count <= slot.cells; count += 1) {
    const next = new Map<number, number>();
    for (const [pays, chance] of coins)
      for (const { pays: more, weight } of hold.values) {
        const together = Math.min(most, pays + more);
        next.set(together, (next.get(together) ?? 0) + (chance * weight) / weights);
      }
    coins = next;
    const extra = count === slot.cells ? hold.full.pays : 0;
    const end = ends[count] ?? 0;
    if (end > 0) for (const [pays, chance] of coins) all.set(pays + extra, (all.get(pays + extra) ?? 0) + chance * end);
  }
  return all;
};

/** Line pays by coins in view; below the opening number they are all the same. */
const linesByCoins = (slot: CompiledHold): Map<number, Map<number, number>> => {
  const found = new Map<number, Map<number, number>>();
  walkLines(slot.lines, coinsInView(slot), ({ pays, seen, ways }) => {
    const coins = seen < slot.definition.hold.opens ? 0 : seen;
    const into = found.get(coins) ?? new Map<number, number>();
    into.set(pays, (into.get(pays) ?? 0) + ways);
    found.set(coins, into);
  });
  return found;
};

const billion = 1_000_000_000;

/** Every figure of a round. Pays are cut at the highest win, so that it costs exactly what is not paid. */
export const proveHold = (slot: CompiledHold): RtpProof => {
  const { maxWin } = slot.definition;
  const unit = slot.lines.lineCount;
  const most = maxWin * unit;
  const cycle = slot.lines.lengths.reduce((product, length) => product * length, 1);
  let [first, second, reached, hits] = [0, 0, 0, 0];
  for (const [coins, lines] of linesByCoins(slot)) {
    const feature = coins === 0 ? new Map([[0, 1]]) : featurePays(slot, coins, most);
    for (const [pays, ways] of lines) {
      if (pays > 0 || coins > 0) hits += ways;
      for (const [more, share] of feature) {
        const [paid, chance] = [Math.min(most, pays + more), (share * ways) / cycle];
        first += chance * paid;
        second += chance * paid ** 2;
        if (paid === most) reached += chance;
      }
    }
  }
  const { round } = expectedHold(slot);
  // The mean is exact; what the highest win takes off is rounded in the player's favour.
  const cost = Math.ceil(Math.max(0, approximate(round) - first / unit) * billion);
  return {
    method: 'exact',
    rtp: sum(round, rational(-cost, billion)),
    sd: Math.sqrt(second / unit ** 2 - (first / unit) ** 2),
    hit: rational(hits, cycle),
    maxWin,
    maxWinChance: reached > 0 ? rational(1, Math.round(1 / reached)) : rational(0),
  };
};
