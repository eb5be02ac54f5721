/** Both readings of a slot whose symbols pay anywhere agree: the engine, and the second implementation that checks its rounds. */
import { expect, it } from 'vitest';
import { spinAnywhere } from './anywhere-slot.mjs';
import { createRng } from '../../packages/games/src/rng.ts';
import { anywhereSlot, type AnywhereDefinition } from '../../packages/games/src/slots/cascades/anywhere.ts';
import { playCascades, totalOf } from '../../packages/games/src/slots/cascades/cascade.ts';

const small: AnywhereDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, maxWin: 100_000, multipliers: [1] },
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  ...{ grid: { columns: 3, rows: 3 }, symbols: ['A', 'B', 'C', 'X2', 'X5', 'S'], orbs: { X2: 2, X5: 5 } },
  ...{ weights: [6, 6, 6, 2, 1, 2], pays: { A: [[3, 4]], B: [[4, 10]], C: [[4, 2]] } },
  freeSpins: {
    ...{ scatter: 'S', awards: [0, 0, 2], freeAwards: [0, 0, 0, 1], scatterPays: [0, 0, 1, 3] },
    ...{ multipliers: [1], keeps: true, weights: [5, 5, 5, 3, 2, 1] },
  },
};
const { freeSpins: _none, ...paidOnly } = small;
const kept = small.freeSpins;

it.each<readonly [string, AnywhereDefinition]>([
  ['free spins that keep the sum of their orbs', small],
  [
    'each spin with its own orbs',
    { ...small, ...(kept === undefined ? {} : { freeSpins: { ...kept, keeps: false } }) },
  ],
  ['no free spins', paidOnly],
  ['rising multipliers', { ...small, multipliers: [1, 2, 5] }],
  ['a highest win', { ...small, maxWin: 6 }],
])('%s', (_, definition) => {
  const slot = anywhereSlot(definition);
  let multiplied = 0;
  for (let nonce = 0; nonce < 150; nonce += 1) {
    const rng = createRng('7'.repeat(64), 'second', nonce);
    const events = playCascades(slot, rng);
    const total = totalOf(events);
    multiplied += Number(events.some((event) => event.type === 'ended' && event.orbs > 1));
    let place = -1;
    const below = (n: number): number => {
      const [range, value] = rng.draws[(place += 1)] ?? [0, 0];
      if (n !== range) throw new Error(`Draw ${place + 1} was asked for out of ${n}, not ${range}`);
      return value;
    };
    expect(spinAnywhere({ below, u52: () => 0n, draws: [] }, structuredClone(definition) as never)).toEqual({
      multiplier: (BigInt(total) * 10_000n) / BigInt(definition.unit),
      units: 1n,
      outcome: {
        ...{ values: rng.draws.map(([, value]) => value), pays: total },
        limited: total >= definition.maxWin * definition.unit,
      },
    });
    expect(place + 1).toBe(rng.draws.length);
  }
  expect(multiplied).toBeGreaterThan(10);
});
