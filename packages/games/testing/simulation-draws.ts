/**
 * Draws for rounds by the thousand million: the generator of simulations without a record of what was drawn, and with a table for each set
 * of weights. The chances are those of the games' own mappings.
 */
import { simulationWords } from './simulation-rng.ts';
import { acceptWord } from '../src/rng.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';

const words = 2 ** 32;
/** Weights that add up to more are looked for one by one. */
const largest = 65_536;

const tableOf = (weights: readonly number[]): Uint8Array => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total > largest) throw new Error(`Weights of ${total} are too many for a table`);
  const table = new Uint8Array(total);
  let from = 0;
  for (const [index, weight] of weights.entries()) {
    table.fill(index, from, from + weight);
    from += weight;
  }
  return table;
};

export const simulationDraws = (seed: number): Draws => {
  const next = simulationWords(seed);
  const tables = new WeakMap<readonly number[], Uint8Array>();
  let lastWeights: readonly number[] = [];
  let lastTable: Uint8Array = new Uint8Array(0);
  /** `acceptWord`, with the only remainder that it seldom needs: a rest of at least `n` is never redrawn. */
  const belowLargest = (n: number): number => {
    for (;;) {
      const word = next();
      const rest = Math.imul(word, n) >>> 0;
      if (rest >= n || rest >= words % n) return ((word * n) / words) | 0;
    }
  };
  const below = (n: number): number => {
    if (n <= largest) return belowLargest(n);
    let value = acceptWord(next(), n);
    while (value === undefined) value = acceptWord(next(), n);
    return value;
  };
  const look = (weights: readonly number[]): void => {
    lastTable = tables.get(weights) ?? tableOf(weights);
    lastWeights = weights;
    tables.set(weights, lastTable);
  };
  return {
    below,
    weighted: (weights) => {
      if (weights !== lastWeights) look(weights);
      return lastTable[belowLargest(lastTable.length)] as number;
    },
  };
};
