import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { approximate } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { firstVariedWays } from '../slots/cascades/first-drop.ts';
import { variedPaysOf } from '../slots/stage/cascade/varied-paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { everyWay, hugeWin, ways } from './testing/known-draws.ts';
import { definition } from './versions/1.ts';
import counts from './versions/1.counts.json' with { type: 'json' };

const [house] = versions;
gameSuite(house);

/** Draws these values, and then what wins nothing. */
const drawing = ({ draws = [] }: typeof ways) => {
  let place = -1;
  const words = draws.map(([n, value]) => Math.floor(((value + 0.5) * 2 ** 32) / n));
  return rngOver(() => words[(place += 1)] ?? Math.floor(((place % 7) / 7) * 2 ** 32));
};

describe('Foundry Nine', () => {
  it('returns 96.5 % as counted, within three standard errors, and less than its stakes for certain', () => {
    const { method, rtp, se = 0, maxWin } = house.rtpProof();
    expect([method, maxWin]).toEqual(['mc', 20_000]);
    expect(Math.abs(approximate(rtp) - 0.965)).toBeLessThan(3 * se);
    expect(approximate(rtp) + 5 * se).toBeLessThan(1);
  });

  it('its first drop, which is exact, was counted within four standard errors', () => {
    const mean = Number(counts.first) / counts.rounds / definition.unit;
    const square = Number(counts.firstSquares) / counts.rounds / definition.unit ** 2;
    const error = Math.sqrt((square - mean ** 2) / counts.rounds);
    expect(Math.abs(mean - approximate(firstVariedWays(definition)))).toBeLessThan(4 * error);
  });

  it('says the chance of its free spins as it was counted', () => {
    expect(info.paytable.at(-1)).toMatchObject({ chance: `1 in ${Math.round(counts.rounds / counts.opened)}` });
  });

  it('pays each way over its reels, and what drops in then at the next multiplier', () => {
    const { state, events } = house.init({}, drawing(ways));
    expect(house.settle(state).lines.slice(0, 2)).toEqual([
      { name: 'Bell on 4 reels, 4 ways', multiplierE4: 100_000n },
      { name: 'Valve on 4 reels, 2 ways', multiplierE4: 12_000n },
    ]);
    expect(
      events
        .filter(({ type }) => type === 'dropped')
        .map((event) => [event['multiplier'], (event['columns'] as number[][]).map(({ length }) => length).join('')]),
    ).toEqual([
      [1, '352724'],
      [2, '352724'],
      [3, '352724'],
    ]);
  });

  it('has 117,649 ways at most, and ends at its highest win', () => {
    expect(house.settle(house.init({}, drawing(hugeWin)).state).multiplierE4).toBeGreaterThan(2_000_000n);
    const { state } = house.init({}, drawing(everyWay));
    const { multiplierE4, lines } = house.settle(state);
    expect([multiplierE4, lines[0]?.name]).toEqual([200_000_000n, 'Bell on 6 reels, 117649 ways']);
    expect(house.view(state)).toMatchObject({ limited: true });
  });

  it('stores its draws alone: the heights of the reels, then every cell', () => {
    const rng = createRng('5f'.repeat(32), 'house', 3);
    const { state, events } = house.init({}, rng);
    expect(rng.draws.map(([, value]) => value)).toEqual(state.values);
    const [first] = events as readonly { columns?: number[][] }[];
    expect(first?.columns?.map(({ length }) => length)).not.toEqual([7, 7, 7, 7, 7, 7]);
    expect(rng.draws.slice(0, 6).map(([n]) => n)).toEqual([100, 100, 100, 100, 100, 100]);
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of Object.keys(definition.pays)) {
      const said = variedPaysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.startsWith(`${symbolNames[name]} on`));
      expect(row?.pays).toBe(said);
    }
  });
});
