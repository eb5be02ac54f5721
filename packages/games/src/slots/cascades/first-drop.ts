/**
 * Exact value of the first grid of a paid spin, per stake, as it pays without any cascade: the part of such a slot that a closed form
 * reaches. A simulation that finds it within its error has the rules of the grid right.
 */
import { rational, sum, times, type Rational } from '../../rational.ts';
import type { AnywhereDefinition } from './anywhere.ts';
import { clusterCounts } from './cluster-counts.ts';
import type { ClustersDefinition } from './clusters.ts';
import { payForSize } from './columns.ts';
import type { VariedWaysDefinition } from './varied-ways.ts';

const totalOf = (weights: readonly number[]): bigint => weights.reduce((all, weight) => all + BigInt(weight), 0n);

const perStake = (value: Rational, { unit, multipliers }: { unit: number; multipliers: readonly number[] }): Rational =>
  times(value, rational(multipliers[0] ?? 1, unit));

/** Σ over sets of touching cells: the chance that they, and none around them, are the symbol or wild, but not all of them wild. */
export const firstClusters = (definition: ClustersDefinition): Rational => {
  const { grid, symbols, weights, pays } = definition;
  const [all, cells] = [totalOf(weights), grid.columns * grid.rows];
  const wild = BigInt(weights[symbols.indexOf(definition.wild ?? '')] ?? 0);
  const counts = clusterCounts(grid.columns, grid.rows);
  let total = 0n;
  for (const [symbol, name] of symbols.entries()) {
    const row = pays[name];
    if (row === undefined) continue;
    const own = BigInt(weights[symbol] ?? 0) + wild;
    for (const [size, byAround] of counts.entries()) {
      const paid = BigInt(payForSize(row, size));
      if (paid === 0n) continue;
      const chance = own ** BigInt(size) - wild ** BigInt(size);
      for (const [around, sets] of byAround.entries())
        if (sets > 0)
          total += BigInt(sets) * paid * chance * (all - own) ** BigInt(around) * all ** BigInt(cells - size - around);
    }
  }
  return perStake(rational(total, all ** BigInt(cells)), definition);
};

/** Reels are independent: mean cells of the symbol on the first reels, times the chance that the next one has none. */
export const firstVariedWays = (definition: VariedWaysDefinition): Rational => {
  const { heights, symbols, weights, pays } = definition;
  const wild = symbols.indexOf(definition.wild);
  const chanceOf = (reel: number, symbol: number): Rational => {
    const row = weights[reel] ?? [];
    return rational(BigInt((row[symbol] ?? 0) + (row[wild] ?? 0)), totalOf(row));
  };
  /** Over the heights of a reel. */
  const meanOf = (reel: number, value: (height: number) => Rational): Rational => {
    const row = heights.weights[reel] ?? [];
    return row.reduce(
      (mean, weight, more) => sum(mean, times(rational(BigInt(weight), totalOf(row)), value(heights.least + more))),
      rational(0),
    );
  };
  let total = rational(0);
  for (const [symbol, name] of symbols.entries()) {
    const row = pays[name];
    if (row === undefined) continue;
    let ways = rational(1);
    for (let reels = 0; reels <= heights.weights.length; reels += 1) {
      const last = reels === heights.weights.length;
      const { n, d } = last ? rational(0) : chanceOf(reels, symbol);
      const none = last
        ? rational(1)
        : meanOf(reels, (height) => rational((d - n) ** BigInt(height), d ** BigInt(height)));
      total = sum(total, times(times(ways, none), rational(row[reels] ?? 0)));
      if (!last)
        ways = times(
          ways,
          meanOf(reels, (height) => rational(n * BigInt(height), d)),
        );
    }
  }
  return perStake(total, definition);
};

const chooseOf = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let taken = 0; taken < k; taken += 1) ways = (ways * BigInt(n - taken)) / BigInt(taken + 1);
  return ways;
};

/** Σ over the numbers of a symbol and of orbs in view; orbs multiply by their mean each. */
export const firstAnywhere = (definition: AnywhereDefinition): Rational => {
  const { grid, symbols, orbs, weights, pays } = definition;
  const [all, cells] = [totalOf(weights), grid.columns * grid.rows];
  const orbWeights = symbols.map((name, symbol) => (orbs[name] === undefined ? 0 : (weights[symbol] ?? 0)));
  const [orb, orbSum] = [
    totalOf(orbWeights),
    symbols.reduce((added, name, symbol) => added + BigInt((orbs[name] ?? 0) * (weights[symbol] ?? 0)), 0n),
  ];
  let total = rational(0);
  for (const [symbol, name] of symbols.entries()) {
    const [row, own] = [pays[name], BigInt(weights[symbol] ?? 0)];
    if (row === undefined) continue;
    for (let size = 1; size <= cells; size += 1) {
      const paid = BigInt(payForSize(row, size));
      if (paid === 0n) continue;
      for (let seen = 0; seen <= cells - size; seen += 1) {
        if (seen > 0 && orb === 0n) break;
        const rest = BigInt(cells - size - seen);
        const ways =
          chooseOf(cells, size) * chooseOf(cells - size, seen) * own ** BigInt(size) * (all - own - orb) ** rest;
        const multiplied = seen === 0 ? 1n : BigInt(seen) * orbSum * orb ** BigInt(seen - 1);
        total = sum(total, rational(ways * multiplied * paid, all ** BigInt(cells)));
      }
    }
  }
  return perStake(total, definition);
};
