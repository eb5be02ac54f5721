import { describe, expect, it } from 'vitest';
import type { GameJackpot } from '../catalogue-entry.ts';
import { registry } from '../registry.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { deviationWithPools, volatilityOf } from './volatility.ts';

const slots = registry.filter(({ catalogue }) => catalogue.category === 'slots');

it.each(slots)('$name is called in lists what its deviation is', (slot) => {
  expect(slot.catalogue.volatility).toBe(volatilityOf(deviationWithPools(slot)));
});

it('no slot that swings more than another is called by a lesser word', () => {
  const words = ['low', 'medium', 'medium-high', 'high'];
  const byDeviation = slots.toSorted((a, b) => deviationWithPools(a) - deviationWithPools(b));
  const ranks = byDeviation.map(({ catalogue }) => words.indexOf(catalogue.volatility));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(words.length);
});

describe('the deviation of a game with a pool', () => {
  const rounds = 400_000;
  const still = (pool: GameJackpot) => ({ rtpProof: () => ({ sd: 0 }), catalogue: { jackpots: [pool] } });
  /** Of stakes of EUR 1 on a game that pays nothing else. */
  const simulated = (pool: GameJackpot, falls: (inPool: number, drawn: number) => boolean): number => {
    const rng = simulationRng(5);
    let [inPool, sum, squares] = [pool.seedCents, 0, 0];
    let next = rng.below(1_000_000) / 1_000_000;
    for (let round = 0; round < rounds; round += 1) {
      inPool += pool.poolBp / 100;
      if (pool.mustHitByCents === undefined) next = rng.below(1_000_000) / 1_000_000;
      if (!falls(inPool, next)) continue;
      sum += inPool / 100;
      squares += (inPool / 100) ** 2;
      inPool = pool.seedCents;
      next = rng.below(1_000_000) / 1_000_000;
    }
    return Math.sqrt(squares / rounds - (sum / rounds) ** 2);
  };

  it('is that of stakes that outcomes win it with', () => {
    const pool: GameJackpot = {
      ...{ name: 'p', level: 'mini' as const, seedCents: 2_000 },
      ...{ poolBp: 300, reserveBp: 500, stakesPerWinCents: 40_000 },
    };
    expect(deviationWithPools(still(pool)) / simulated(pool, (_, drawn) => drawn < 1 / 400)).toBeCloseTo(1, 1);
  });

  it('is that of stakes of which one takes it to where it must fall', () => {
    const pool: GameJackpot = {
      ...{ name: 'p', level: 'must-hit' as const, seedCents: 1_000 },
      ...{ poolBp: 300, reserveBp: 500, mustHitByCents: 5_000 },
    };
    const played = simulated(pool, (inPool, drawn) => inPool >= 1_000 + drawn * 4_000);
    expect(deviationWithPools(still(pool)) / played).toBeCloseTo(1, 1);
  });
});
