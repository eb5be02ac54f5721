/** What a slot with cascades shows: every grid of a round as it was played, and what won in it. */
import { expect, it, vi } from 'vitest';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { playCascades, totalOf } from '../../cascades/cascade.ts';
import { clustersSlot, type ClustersDefinition } from '../../cascades/clusters.ts';
import { smallVariedWays } from '../../../../testing/small-slots.ts';
import { variedWaysSlot } from '../../cascades/varied-ways.ts';
import { clustersKind } from './clusters.ts';
import { waysOn } from './kind.ts';
import { variedWaysKind } from './varied-ways.ts';

const small: ClustersDefinition = {
  ...{ game: 'small', version: '1', stream: 'PF-1', unit: 10, maxWin: 1_000, multipliers: [1, 2, 5] },
  draw: 'each cell = weighted(its weights); columns from the left, new cells of a column from the lowest up',
  ...{ grid: { columns: 4, rows: 3 }, symbols: ['W', 'A', 'B', 'S'], wild: 'W', weights: [1, 5, 5, 2] },
  pays: { A: [[3, 4]], B: [[3, 10]] },
  freeSpins: {
    ...{ scatter: 'S', awards: [0, 0, 0, 2], freeAwards: [0], scatterPays: [0, 0, 0, 1] },
    ...{ multipliers: [2, 3], keeps: true },
  },
};
const texts = { cluster: (size: number) => `${size}`, clusters: (count: number) => `${count}` };
const kind = clustersKind({ definition: small, texts, names: { A: 'Acorn', B: 'Beech' } });
const slot = clustersSlot(small);
const played = Array.from({ length: 60 }, (_, seed) => {
  const rng = simulationRng(seed);
  const events = playCascades(slot, rng);
  return { events, view: { values: rng.draws.map(([, value]) => value) } };
});
const spins = played.flatMap((round) => kind.spinsOf(round));

it('a round that is shown again from its draws is the one that was played', () => {
  for (const round of played) expect(kind.spinsOf({ ...round, events: [] })).toEqual(kind.spinsOf(round));
});

it('the grids of a spin pay what the spin pays, but for its scatters, and the last one wins nothing', () => {
  expect(spins.some(({ free }) => free)).toBe(true);
  for (const { drops = [], pays, scatterPays } of spins) {
    expect(drops.reduce((sum, drop) => sum + drop.pays, 0) + scatterPays).toBe(pays);
    expect(drops.at(-1)?.wins).toEqual([]);
    for (const drop of drops)
      expect(drop.pays).toBe(drop.wins.reduce((sum, win) => sum + win.pays, 0) * drop.multiplier);
  }
  for (const { events, view } of played) expect(kind.spinsOf({ events, view }).at(-1)?.total).toBe(totalOf(events));
});

it('what wins is of one symbol and wilds, and nothing falls through what stands', () => {
  for (const { drops = [] } of spins)
    for (const [index, { columns, wins }] of drops.entries()) {
      const gone = new Set<string>();
      for (const { cells, said } of wins) {
        const names = new Set(cells.map(([column, row]) => columns[column]?.[row]));
        names.delete('W');
        expect([...names]).toEqual([said.text === 'Acorn' ? 'A' : 'B']);
        expect(said.title).toBe(String(cells.length));
        for (const [column, row] of cells) gone.add(`${column} ${row}`);
      }
      const next = drops[index + 1];
      if (next === undefined) continue;
      for (const [column, names] of columns.entries()) {
        const kept = names.filter((_, row) => !gone.has(`${column} ${row}`));
        expect(next.columns[column]?.slice(names.length - kept.length)).toEqual(kept);
      }
    }
});

it('reels of changing height keep theirs through a spin, and every win has its cells on reels from the left', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const named = { ways: (ways: string) => ways, symbols: String };
  const tall = variedWaysKind({ definition: smallVariedWays, texts: named, names: {} });
  const rules = variedWaysSlot(smallVariedWays);
  const shown = Array.from({ length: 60 }, (_, seed) =>
    tall.spinsOf({ events: playCascades(rules, simulationRng(seed)), view: {} }),
  ).flat();
  vi.unstubAllGlobals();
  const heights = new Set<string>();
  for (const { drops = [] } of shown) {
    expect(new Set(drops.map(({ columns }) => columns.map(({ length }) => length).join())).size).toBe(1);
    for (const { columns, wins } of drops) {
      heights.add(columns.map(({ length }) => length).join());
      expect(waysOn(tall, columns)).toBe(columns.reduce((ways, { length }) => ways * length, 1));
      for (const { cells, said } of wins) {
        const reels = [...new Set(cells.map(([reel]) => reel))];
        expect(reels).toEqual(reels.map((_, reel) => reel));
        const byReel = reels.map((reel) => cells.filter(([on]) => on === reel).length);
        expect(said.text).toBe(String(byReel.reduce((ways, count) => ways * count, 1)));
        for (const [reel, row] of cells) expect([said.title, 'W']).toContain(columns[reel]?.[row]);
      }
    }
  }
  expect(heights.size).toBeGreaterThan(10);
});
