import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { missOf } from '../../testing/strips/search.ts';
import { percentText, wholeReturn } from '../proof-rows.ts';
import { approximate, rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { poolFaults, poolFigures } from '../slots/jackpots/shares.ts';
import { paysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { design } from './testing/design.ts';
import { drawn, everyBeacon, threeStars } from './testing/known-stops.ts';
import { definition, linked } from './versions/1.ts';

const [ridge] = versions;
gameSuite(ridge);

const plain = [0, 14, 17, 20, 23];
const play = (won: readonly string[], microEuros?: number, ...spins: readonly (readonly number[])[]) =>
  ridge.init({ microEuros }, rngOfDraws(drawn(won, ...(spins.length === 0 ? [plain] : spins)).draws ?? []));

describe('Signal Ridge', () => {
  it('returns 94.5 % by its reels and 1.5 % by its jackpots in the mean of a cycle, together less than is staked', () => {
    const proof = ridge.rtpProof();
    expect(percentText(proof.rtp, 2)).toBe('94.49');
    expect(Math.round(approximate(proof.rtp) * 10_000)).toBe(9_450);
    const figures = poolFigures(ridge.catalogue.jackpots);
    expect(figures.map(({ share }) => share)).toEqual([45, 50, 55].map((bp) => rational(bp, 10_000)));
    expect(figures.map(({ meanWin }) => meanWin)).toEqual([36, 1_250, 27_500].map((eur) => rational(eur * 1_000_000)));
    expect(approximate(wholeReturn(ridge, proof))).toBeLessThan(0.961);
    expect(poolFaults(ridge.catalogue.jackpots)).toEqual([]);
  });

  it('is what was asked for by its exact figures, each within its tolerance', () => {
    const { sd, hit } = ridge.rtpProof();
    expect(missOf({ ...design.slot.quick(definition), hit: approximate(hit), sd }, design.targets)).toBeLessThan(1);
  });

  it('wins a level with the chance of what the stake is worth, and the ledger is told the whole pool', () => {
    expect(linked.levels).toEqual(
      ridge.catalogue.jackpots.map(({ name, stakesPerWinCents }) => ({ name, stakesPerWinCents })),
    );
    const [{ name } = { name: '' }] = linked.levels;
    expect(play([name], 1_000_000).jackpots).toEqual([{ name, winBp: 10_000 }]);
    expect(play([name]).jackpots).toBeUndefined();
    expect(play([], 1_000_000_000).jackpots).toBeUndefined();
    // One euro of 8,000: a draw just below an 8,000th of 2^52 wins, and at it none does.
    const at = Number(2n ** 52n / 8_000n);
    for (const [value, won] of [
      [at - 1, 1],
      [at, 0],
    ] as const) {
      const draws = drawn([], plain).draws?.map(([n, was], index) => [n, index === 0 ? value : was] as const) ?? [];
      expect(ridge.init({ microEuros: 1_000_000 }, rngOfDraws(draws)).jackpots?.length ?? 0).toBe(won);
    }
  });

  it('takes the stake in euros from the house, draws the levels before the reels, and says so in the proof of a round', () => {
    expect(ridge.stakeInEuros?.({ microEuros: 5 }, 1_800_000n)).toEqual({ microEuros: 1_800_000 });
    const rng = createRng('5f'.repeat(32), 'ridge', 3);
    const { state } = ridge.init({ microEuros: 1_000_000 }, rng);
    expect(rng.draws.map(([n]) => n).slice(0, 4)).toEqual([2 ** 52, 2 ** 52, 2 ** 52, 32]);
    expect(state.linked.draws).toEqual(rng.draws.slice(0, 3).map(([, value]) => value));
    const [first] = ridge.explain(play(['signal-ridge-mini'], 1_000_000).state);
    expect(first).toEqual({
      label: 'Jackpot Mini',
      value: 'won',
      how: 'u52() = 0, won below 562949953421',
    });
  });

  it('free spins turn strips of their own, pay three times, and end where the highest win is reached', () => {
    const { events, state } = play([], 0, threeStars, everyBeacon);
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({ free: true, multiplier: 3, left: 0, total: 125_000 });
    expect(ridge.settle(state).multiplierE4).toBe(50_000_000n);
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols) {
      const said = paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) => title.split(/,? /).includes(symbolNames[name] ?? ''));
      expect(row?.pays.startsWith(said)).toBe(true);
    }
  });
});
