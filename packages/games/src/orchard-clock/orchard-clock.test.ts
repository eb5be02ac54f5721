import { describe, expect, it } from 'vitest';
import { approximate, rational, rationalText } from '../rational.ts';
import { faultsOf } from '../slots/definition.ts';
import { compile, lineWinsOf } from '../slots/evaluate.ts';
import { prove } from '../slots/proof.ts';
import { spinDistribution } from '../slots/spin-distribution.ts';
import { definition } from './versions/1.ts';

const slot = compile(definition);

/** Pay of three symbols on a line, in line bets, from the paytable alone. */
const payOf = (line: readonly string[]): number => {
  const named = line.filter((symbol) => symbol !== 'CL');
  const [one = 'CL'] = named;
  if (named.every((symbol) => symbol === one)) return definition.linePays[one]?.[3] ?? 0;
  const pair = line.slice(0, 2).filter((symbol) => symbol !== 'CL');
  return pair.length > 0 && pair.every((symbol) => symbol === 'CH') ? 2 : 0;
};

describe('Orchard Clock', () => {
  it('returns 95.50 % exactly, and its highest win takes nothing off', () => {
    expect(faultsOf(definition)).toEqual([]);
    const proof = prove(slot);
    expect(rationalText(proof.rtp)).toBe(definition.declared.unlimited);
    expect(approximate(proof.rtp)).toBeCloseTo(0.955, 4);
    expect(approximate(proof.hit)).toBeCloseTo(0.438, 3);
    expect(proof.sd).toBeCloseTo(4.98, 2);
    expect(proof.maxWinChance).toEqual(rational(1, 47 * 54 * 54));
  });

  it('pays over all stops what a count from strips and paytable alone says', () => {
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
    expect(Object.fromEntries(spinDistribution(slot).plain)).toEqual(Object.fromEntries(counted));
  });

  it('a clock in every cell pays 500 times the stake, and two cherries pay without a third', () => {
    expect(lineWinsOf(slot, [0, 0, 0]).map(({ pays }) => pays)).toEqual([500, 500, 500, 500, 500]);
    expect(payOf(['CH', 'CL', 'LE'])).toBe(2);
  });
});
