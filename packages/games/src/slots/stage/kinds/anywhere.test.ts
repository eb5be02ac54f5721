/** What a slot with orbs shows: the wins of each grid before them, and the sum that multiplies the spin. */
import { expect, it } from 'vitest';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { anywhereSlot, type AnywhereDefinition } from '../../cascades/anywhere.ts';
import { playCascades } from '../../cascades/cascade.ts';
import { anywhereKind } from './anywhere.ts';

const small: AnywhereDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, maxWin: 100_000, multipliers: [1] },
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  ...{ grid: { columns: 3, rows: 3 }, symbols: ['A', 'B', 'C', 'X2', 'X5', 'S'], orbs: { X2: 2, X5: 5 } },
  ...{ weights: [6, 6, 6, 2, 1, 2], pays: { A: [[3, 4]], B: [[4, 10]], C: [[4, 2]] } },
  freeSpins: {
    ...{ scatter: 'S', awards: [0, 0, 2], freeAwards: [0, 0, 0, 1], scatterPays: [0, 0, 1, 3] },
    ...{ multipliers: [1], keeps: true },
  },
};
const texts = { ofAKind: (size: number) => `${size}`, wins: (count: number) => `${count}` };
const kind = anywhereKind({ definition: small, texts, names: { A: 'Acorn' } });
const rounds = Array.from({ length: 300 }, (_, seed) => {
  const rng = simulationRng(seed);
  const events = playCascades(anywhereSlot(small), rng);
  return kind.spinsOf({ events, view: {} });
});

it('a spin pays what its grids do, times its orbs, and its scatters', () => {
  for (const spin of rounds.flat())
    expect((spin.drops ?? []).reduce((sum, { pays }) => sum + pays, 0) * (spin.orbs ?? 1) + spin.scatterPays).toBe(
      spin.pays,
    );
});

it('orbs in view and what was kept of earlier free spins are the sum that multiplies, and paid spins keep nothing', () => {
  let added = 0;
  for (const spin of rounds.flat()) {
    if (!spin.free) expect(spin.orbsBefore).toBeUndefined();
    if ((spin.orbs ?? 1) < 2) continue;
    const seen = (spin.columns ?? []).flat().reduce((sum, name) => sum + (kind.cascade?.orbs?.[name] ?? 0), 0);
    expect((spin.orbsBefore ?? 0) + seen).toBe(spin.orbs);
    added += Number((spin.orbsBefore ?? 0) > 0);
  }
  expect(added).toBeGreaterThan(5);
});
