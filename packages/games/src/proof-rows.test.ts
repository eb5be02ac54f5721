import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game-module.ts';
import { proofRows, winChanceOf } from './proof-rows.ts';
import { rational } from './rational.ts';
import { gameById } from './registry.ts';
import type { BetPayouts } from './stake-limits.ts';

const chanceOf = (bet: BetPayouts) => winChanceOf({ payoutsOf: () => bet }, {});
const payout = (multiplierE4: bigint, weight: bigint, staked?: bigint) => ({
  ...{ multiplierE4, weight },
  ...(staked === undefined ? {} : { staked }),
});

describe('the chance to win more than the stake', () => {
  it('counts no payout of the stake or less', () => {
    const payouts = [payout(5_000n, 4n), payout(10_000n, 2n), payout(10_001n, 1n)];
    expect(chanceOf({ payouts, total: 10n, highestE4: 10_001n })).toEqual(rational(1, 10));
  });

  it('is measured by all units of a bet, and by what a raise added to them', () => {
    const payouts = [payout(20_000n, 1n), payout(30_000n, 2n), payout(30_000n, 4n, 3n), payout(40_000n, 8n, 3n)];
    expect(chanceOf({ payouts, total: 20n, highestE4: 40_000n, units: 2n })).toEqual(rational(10, 20));
  });

  it('is not known where payouts are a sample, or not listed', () => {
    expect(chanceOf({ payouts: [payout(20_000n, 1n)], total: 2n, highestE4: 20_000n, sampled: true })).toBeUndefined();
    expect(winChanceOf({}, {})).toBeUndefined();
  });

  it('is published with every bet whose payouts are known', () => {
    const rowsOf = (id: string) => proofRows(gameById(id) as AnyGame);
    expect(rowsOf('scratch-meadow').map(({ win = '' }) => win)).not.toContain('');
    // 19 of 37 ways pay, one of them half the stake.
    expect(rowsOf('european-roulette')[1]).toMatchObject({ hit: '19/37', win: '18/37' });
    expect(rowsOf('blackjack-classic')[0]?.win).toBeUndefined();
  });
});
