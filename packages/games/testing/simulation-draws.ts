/**
 * Draws for rounds by the thousand million: the generator of simulations without a record of what was drawn, and with a table for each set
 * of weights. The chances are those of the games' own mappings.
 */
import { simulationWords } from './simulation-rng.ts';
import { acceptWord } from '../src/rng.ts';
import type { Draws } from '../src/slots/cascades/columns.ts';

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
  const below = (n: number): number => {
    let value = acceptWord(next(), n);
    while (value === undefined) value = acceptWord(next(), n);
    return value;
  };
  return {
    below,
    weighted: (weights) => {
      const table = tables.get(weights) ?? tableOf(weights);
      tables.set(weights, table);
      return table[below(table.length)] as number;
    },
  };
};
