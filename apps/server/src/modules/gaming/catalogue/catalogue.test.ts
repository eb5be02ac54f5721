import { existsSync } from 'node:fs';
import { imagePath } from '@carmine/contract/static-lists';
import {
  decimalText,
  gameById,
  isFairStake,
  registry,
  returnAtStake,
  stakeLimits,
  type AnyGame,
  type BetPayouts,
} from '@carmine/games';
import { currency as currencyOf, currencyCodes, type CurrencyCode } from '@carmine/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../../../platform/repository.ts';
import { betPayouts } from './bet-payouts.ts';
import { rowOf } from './seed-catalogue.ts';
import { stakeRule } from '../play/stakes.ts';
import { maskName } from '../history/winners.ts';

const dice = gameById('dice') as AnyGame;
const subunitsToUnit = (code: CurrencyCode): bigint => 10n ** BigInt(currencyOf(code).decimals);

it('every game of the registry has a picture', () => {
  for (const game of registry) {
    const path = imagePath.game(rowOf(game).imageId).replace('/cdn/', '');
    expect([path, existsSync(inRepository('content', path))]).toEqual([path, true]);
  }
});

describe('stakes', () => {
  const payouts = (...multipliersE4: bigint[]): BetPayouts => ({
    highestE4: multipliersE4.reduce((a, b) => (a > b ? a : b)),
    payouts: multipliersE4.map((multiplierE4) => ({ multiplierE4, weight: 1n })),
    total: BigInt(multipliersE4.length) * 2n,
  });
  const limitsOf = (currency: CurrencyCode, scaled: bigint, bet: BetPayouts, jurisdictionMaxCents?: bigint) =>
    stakeLimits(stakeRule({ currency, rate: { currency, scaled }, jurisdictionMaxCents }), bet);
  const euro = 10n ** 18n;
  const diceLimits = (target: number, direction: 'over' | 'under' = 'under') =>
    limitsOf('EUR', euro, betPayouts(dice, { target, direction }));

  it('follow the chosen bet: EUR 250,000 divided by its multiplier, at most EUR 1,000', () => {
    expect(diceLimits(9_998, 'over')).toEqual({
      min: 10n,
      max: 2_500n,
      initial: 100n,
      levels: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 2_500n],
    });
    expect(diceLimits(5_049, 'over')).toMatchObject({ min: 10n, max: 100_000n });
    // Multiplier of 990.
    expect(diceLimits(10).max).toBe(25_000n);
  });

  it('are fair to the chosen bet: a 98 % chance to win starts at the stake that returns 98.99 % instead of 98.0 %', () => {
    const bet = betPayouts(dice, { target: 9_800, direction: 'under' });
    expect(diceLimits(9_800).min).toBe(100n);
    expect(decimalText(returnAtStake(bet, 10n), 4)).toBe('0.9800');
    expect(decimalText(returnAtStake(bet, 100n), 4)).toBe('0.9898');
  });

  it('are never raised above EUR 1 because of rounding; the return is shown instead', () => {
    // Multiplier of 1.018: EUR 1 pays 1.01.
    const bet = betPayouts(dice, { target: 9_724, direction: 'under' });
    expect(isFairStake(bet, 100n)).toBe(false);
    expect(diceLimits(9_724).min).toBe(100n);
  });

  it('start at the first fair step or at the cap, and never allow a payout above the house’s maximum', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.bigInt({ min: 10n ** 15n, max: 10n ** 24n }),
        fc.array(fc.bigInt({ min: 10_100n, max: 10n ** 11n }), { minLength: 1, maxLength: 3 }),
        (currency, scaled, multipliersE4) => {
          const bet = payouts(...multipliersE4);
          const rule = stakeRule({ currency, rate: { currency, scaled } });
          const { min, max, initial, levels } = stakeLimits(rule, bet);
          expect(max * bet.highestE4 <= rule.highestPayout * 10_000n && max <= rule.highestStake).toBe(true);
          const cents = (stake: bigint) => (stake * scaled * 100n) / (subunitsToUnit(currency) * 10n ** 18n);
          expect(cents(max) <= 100_000n && cents(max * bet.highestE4) <= 25_000_000n * 10_000n).toBe(true);
          expect(min <= initial && initial <= max).toBe(true);
          expect([...levels].sort((a, b) => (a < b ? -1 : 1))).toEqual(levels);
          expect([levels[0], levels.at(-1)]).toEqual([min, max]);
          const step = (stake: bigint) => /^[125]0*$/.test(String(stake));
          if (min < max) expect(step(min)).toBe(true);
          // Unfair only if every step up to the cap is unfair.
          if (!isFairStake(bet, min) && min < max)
            expect(levels.filter((stake) => stake <= rule.fairStakeCap && isFairStake(bet, stake))).toEqual([]);
        },
      ),
    );
  });

  it('obey the jurisdiction’s maximum', () => {
    expect(limitsOf('EUR', euro, payouts(10_000n), 500n).max).toBe(500n);
  });

  it('of a game whose bets all pay alike are sampled from its rounds', () => {
    for (const game of registry.filter(({ payoutsOf }) => payoutsOf === undefined)) {
      const bet = betPayouts(game, game.params.parse({}));
      expect(bet.highestE4).toBe(game.maxMultiplierE4);
      expect(isFairStake(bet, limitsOf('EUR', euro, bet).min)).toBe(true);
    }
  });
});

it('a winner’s name is one letter, whatever it was', () => {
  expect([maskName('Mara'), maskName('élodie'), maskName('  '), maskName(undefined), maskName('李雷')]).toEqual([
    'M•••',
    'É•••',
    '•••',
    '•••',
    '李•••',
  ]);
});
