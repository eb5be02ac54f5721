/** What a slot with ways shows: the cells that won, and nothing that did not. */
import { expect, it } from 'vitest';
import { simulationRng } from '../../../../testing/simulation-rng.ts';
import { smallWays } from '../../../../testing/small-slots.ts';
import { playWays, compileWays } from '../../ways/rules.ts';
import { symbolIn, type ShownSpin } from './kind.ts';
import { waysKind } from './ways.ts';

const texts = { ways: (reels: number, ways: number) => `${reels} ${ways}`, symbols: (count: number) => `${count}` };
const kind = waysKind({ definition: smallWays, texts, names: { A: 'Acorn' } });
const slot = compileWays(smallWays);
const played = Array.from({ length: 300 }, (_, seed) => {
  const rng = simulationRng(seed);
  const events = playWays(slot, rng);
  return { events, view: { values: rng.draws.map(([, value]) => value) } };
});
const spins: readonly ShownSpin[] = played.flatMap((round) => kind.spinsOf(round));

it('a round that is shown again from its draws is the one that was played', () => {
  for (const round of played) expect(kind.spinsOf({ ...round, events: [] })).toEqual(kind.spinsOf(round));
});

it('lights on every reel of a win all cells of its symbol and the wilds, in free spins on their own strips', () => {
  const won = spins.filter(({ wins }) => wins.length > 0);
  expect(new Set(won.map(({ free }) => free))).toEqual(new Set([true, false]));
  for (const { stops, free, wins } of won)
    for (const { cells, said, pays } of wins) {
      const [reels, ways] = said.text.split(' ').map(Number);
      const products = Array.from({ length: reels ?? 0 }, (_, reel) =>
        cells
          .filter(([on]) => on === reel)
          .reduce((sum, cell) => sum + (smallWays.wilds[symbolIn(kind.strips(free), stops, cell)] ?? 1), 0),
      );
      expect(products.reduce((product, weight) => product * weight, 1)).toBe(ways);
      expect(cells.every(([reel]) => reel < (reels ?? 0))).toBe(true);
      expect(pays).toBeGreaterThan(0);
    }
});

it('strands join each cell with each one of the next reel', () => {
  for (const { wins } of spins)
    for (const { cells, paths } of wins) {
      const on = (reel: number) => cells.filter(([own]) => own === reel).length;
      const reels = Math.max(...cells.map(([reel]) => reel));
      const pairs = Array.from({ length: reels }, (_, reel) => on(reel) * on(reel + 1));
      expect(paths).toHaveLength(pairs.reduce((sum, count) => sum + count, 0));
      expect(paths.every(({ strand, cells: [from, to] }) => strand && (to?.[0] ?? 0) - (from?.[0] ?? 0) === 1)).toBe(
        true,
      );
    }
});
