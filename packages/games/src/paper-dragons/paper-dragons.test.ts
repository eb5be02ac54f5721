import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { approximate } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { firstAnywhere } from '../slots/cascades/first-drop.ts';
import { anywherePaysOf } from '../slots/stage/orbs/anywhere-paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { bigWin, highestWin, orbs } from './testing/known-draws.ts';
import { definition } from './versions/1.ts';
import counts from './versions/1.counts.json' with { type: 'json' };

const [house] = versions;
gameSuite(house);

/** Draws these values, and then what wins nothing. */
const drawing = ({ draws = [] }: typeof orbs) => {
  let place = -1;
  const words = draws.map(([n, value]) => Math.floor(((value + 0.5) * 2 ** 32) / n));
  return rngOver(() => words[(place += 1)] ?? Math.floor(((place % 8) / 8.6) * 2 ** 32));
};

describe('Paper Dragons', () => {
  it('returns 96.5 % as counted, within three standard errors', () => {
    const { method, rtp, se, maxWin } = house.rtpProof();
    expect([method, maxWin]).toEqual(['mc', 15_000]);
    expect(Math.abs(approximate(rtp) - 0.965)).toBeLessThan(3 * (se ?? 0));
  });

  it('its first drop, which is exact, was counted within four standard errors', () => {
    const mean = Number(counts.first) / counts.rounds / definition.unit;
    const square = Number(counts.firstSquares) / counts.rounds / definition.unit ** 2;
    const error = Math.sqrt((square - mean ** 2) / counts.rounds);
    expect(Math.abs(mean - approximate(firstAnywhere(definition)))).toBeLessThan(4 * error);
  });

  it('says the chance of its free spins as it was counted', () => {
    expect(info.paytable.at(-1)).toMatchObject({ chance: `1 in ${Math.round(counts.rounds / counts.opened)}` });
  });

  it('everything that a spin wins is multiplied by the sum of its orbs', () => {
    const { state, events } = house.init({}, drawing(orbs));
    const { lines } = house.settle(state);
    expect(lines.map(({ name }) => name)).toEqual(['12 × Dragon', '8 × Lotus']);
    const ended = events.find(({ type }) => type === 'ended');
    expect(ended).toMatchObject({ orbs: 15, free: false });
    const won = lines.reduce((sum, { multiplierE4 }) => sum + multiplierE4, 0n);
    expect(house.settle(state).multiplierE4).toBe(15n * won);
  });

  it('reaches its highest win by one spin alone, and ends there', () => {
    expect(house.settle(house.init({}, drawing(bigWin)).state).multiplierE4).toBeGreaterThan(2_000_000n);
    const { state } = house.init({}, drawing(highestWin));
    expect(house.settle(state).multiplierE4).toBe(150_000_000n);
    expect(house.view(state)).toMatchObject({ limited: true });
  });

  it('stores its draws alone, and every cell is one of them', () => {
    const rng = createRng('5f'.repeat(32), 'house', 3);
    const { state } = house.init({}, rng);
    expect(rng.draws.map(([, value]) => value)).toEqual(state.values);
    expect(state.values.length).toBeGreaterThanOrEqual(30);
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of Object.keys(definition.pays)) {
      const said = anywherePaysOf(definition, name)
        .toReversed()
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.startsWith(`${symbolNames[name]},`));
      expect(row?.pays).toBe(said);
    }
  });
});
