import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { percentText } from '../proof-rows.ts';
import { rational, rationalText } from '../rational.ts';
import { createRng } from '../rng.ts';
import { compile, lineWinsOf } from '../slots/evaluate.ts';
import { spinDistribution } from '../slots/spin-distribution.ts';
import { paysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { definition } from './versions/1.ts';

const [orchard] = versions;
gameSuite(orchard);

const slot = compile(definition);

/** Pay of three symbols on a line, in line bets, from the paytable alone. */
const payOf = (line: readonly string[]): number => {
  const named = line.filter((symbol) => symbol !== 'CL');
  const [one = 'CL'] = named;
  if (named.every((symbol) => symbol === one)) return definition.linePays[one]?.[3] ?? 0;
  const pair = line.slice(0, 2).filter((symbol) => symbol !== 'CL');
  return pair.length > 0 && pair.every((symbol) => symbol === 'CH') ? 2 : 0;
};

/** Every stop counted from strips and paytable, with none of the engine’s code. */
const countStops = (): ReadonlyMap<number, number> => {
  const strips = definition.strips.map((strip) => strip.split(' '));
  const [first = [], second = [], third = []] = strips.map((strip) =>
    strip.map((_, stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? '')),
  );
  const counted = new Map<number, number>();
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        let pays = 0;
        for (const [x = 0, y = 0, z = 0] of definition.lines) pays += payOf([a[x] ?? '', b[y] ?? '', c[z] ?? '']);
        counted.set(pays, (counted.get(pays) ?? 0) + 1);
      }
  return counted;
};

describe('Orchard Clock', () => {
  it('returns 95.50 % exactly, and its highest win takes nothing off', () => {
    const proof = orchard.rtpProof();
    expect(rationalText(proof.rtp)).toBe('32722/34263');
    expect(percentText(proof.rtp, 2)).toBe('95.50');
    expect(rationalText(proof.hit)).toBe('29981/68526');
    expect(proof.sd).toBeCloseTo(4.99, 2);
    expect(proof.maxWinChance).toEqual(rational(1, 47 * 54 * 54));
  });

  it('pays over all stops what a count from strips and paytable alone says, and publishes just that', () => {
    const counted = countStops();
    expect(Object.fromEntries(spinDistribution(slot).plain)).toEqual(Object.fromEntries(counted));
    const published = orchard.payoutsOf?.({});
    expect(published?.highestE4).toBe(5_000_000n);
    expect(published?.total).toBe(47n * 54n * 54n);
    expect(
      Object.fromEntries((published?.payouts ?? []).map((one) => [one.multiplierE4 / 2_000n, Number(one.weight)])),
    ).toEqual(Object.fromEntries([...counted].filter(([pays]) => pays > 0)));
    const more = [...counted].reduce((sum, [pays, count]) => (pays > 5 ? sum + count : sum), 0);
    expect((100 * more) / (47 * 54 * 54)).toBeCloseTo(18.88, 2);
  });

  it('draws three stops and nothing else, and its events say what the stops pay', () => {
    const rng = createRng('5f'.repeat(32), 'orchard', 3);
    const { state, events } = orchard.init({}, rng);
    expect(rng.draws.map(([n]) => n)).toEqual([47, 54, 54]);
    expect(rng.draws.map(([, value]) => value)).toEqual(state.stops[0]);
    expect(events).toHaveLength(1);
    expect(orchard.parts?.(state)).toBe(1);
  });

  it('a clock in every cell pays 500 times the stake, and two cherries pay without a third', () => {
    expect(lineWinsOf(slot, [0, 0, 0]).map(({ pays }) => pays)).toEqual([500, 500, 500, 500, 500]);
    expect(payOf(['CH', 'CL', 'LE'])).toBe(2);
  });

  it('the rules say what the drawn pay table pays', () => {
    const said = (name: string) =>
      paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
    for (const name of definition.symbols) {
      const word = symbolNames[name]?.toLowerCase().slice(0, 4) ?? '';
      const row = info.paytable.findLast(({ name: title }) => title.toLowerCase().includes(word));
      expect(row?.pays).toBe(said(name));
    }
  });
});
