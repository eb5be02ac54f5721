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

const coinMean = (slot: CompiledHold): Rational =>
  rational(
    slot.definition.hold.values.reduce((total, { pays, weight }) => total + pays * weight, 0),
    slot.weights.reduce((total, weight) => total + weight, 0),
  );

/** What so many coins come to in the end, in line bets. */
const worthFrom = (slot: CompiledHold, start: number): Rational => {
  const ends = endsFrom(slot, start);
  const coin = coinMean(slot);
  const mean = ends.reduce((total, end, count) => sum(total, times(end, times(coin, rational(count)))), rational(0));
  return sum(mean, times(ends.at(-1) as Rational, rational(slot.definition.hold.full.pays)));
};

export const expectedHold = (slot: CompiledHold): ExpectedHold => {
  const { hold } = slot.definition;
  const inView = countsInView(slot.lines, coinsInView(slot))[0] ?? [];
  const cycle = slot.lines.lengths.reduce((product, length) => product * BigInt(length), 1n);
  let [opened, paid] = [rational(0), rational(0)];
  for (const [coins, ways] of inView.entries()) {
    if (coins < hold.opens || ways === 0) continue;
    const chance = rational(BigInt(ways), cycle);
    opened = sum(opened, chance);
    paid = sum(paid, times(chance, worthFrom(slot, coins)));
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

/** Adds up what a round can pay. Pays are cut at the highest win, so that it costs exactly what is not paid. */
const tallyUpTo = (most: number) => {
  let [first, second, reached] = [0, 0, 0];
  return {
    add: (pays: number, chance: number) => {
      const paid = Math.min(most, pays);
      first += chance * paid;
      second += chance * paid ** 2;
      if (paid === most) reached += chance;
    },
    /** `mean`: exact, in stakes, without a highest win. `staked`: line bets that a round begins with. */
    proof: ({ mean, hit, staked }: { mean: Rational; hit: Rational; staked: number }): RtpProof => {
      // What the highest win takes off is rounded in the player's favour.
      const cost = Math.ceil(Math.max(0, approximate(mean) - first / staked) * billion);
      return {
        method: 'exact',
        rtp: sum(mean, rational(-cost, billion)),
        sd: Math.sqrt(second / staked ** 2 - (first / staked) ** 2),
        hit,
        maxWin: most / staked,
        maxWinChance: reached > 0 ? rational(1, Math.round(1 / reached)) : rational(0),
      };
    },
  };
};

/** Every figure of a round. */
export const proveHold = (slot: CompiledHold): RtpProof => {
  const staked = slot.lines.lineCount;
  const most = slot.definition.maxWin * staked;
  const cycle = slot.lines.lengths.reduce((product, length) => product * length, 1);
  const tally = tallyUpTo(most);
  let hits = 0;
  for (const [coins, lines] of linesByCoins(slot)) {
    const feature = coins === 0 ? new Map([[0, 1]]) : featurePays(slot, coins, most);
    for (const [pays, ways] of lines) {
      if (pays > 0 || coins > 0) hits += ways;
      for (const [more, share] of feature) tally.add(pays + more, (share * ways) / cycle);
    }
  }
  return tally.proof({ mean: expectedHold(slot).round, hit: rational(hits, cycle), staked });
};

/** Every figure of a round of bought respins, per what they cost. Throws where they are not for sale. */
export const proveBought = (slot: CompiledHold): RtpProof => {
  const { definition, lines } = slot;
  const { buy } = definition.hold;
  if (buy === undefined) throw new Error(`${definition.game} sells no respins`);
  const staked = buy.price * lines.lineCount;
  const most = definition.maxWin * lines.lineCount;
  const tally = tallyUpTo(most);
  for (const [pays, chance] of featurePays(slot, buy.coins, most)) tally.add(pays, chance);
  const mean = times(worthFrom(slot, buy.coins), rational(1, staked));
  // Every coin is worth something.
  return tally.proof({ mean, hit: rational(1), staked });
};
