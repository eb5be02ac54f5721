import { existsSync } from 'node:fs';
import { imagePath } from '@carmine/contract';
import { gameById, registry, type AnyGame } from '@carmine/games';
import { currencyCodes, type CurrencyCode } from '@carmine/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../../platform/repository.ts';
import { catalogueEntries } from './catalogue-entries.ts';
import { leastFairStake } from './fair-stake.ts';
import { rowOf } from './seed-catalogue.ts';
import { exposure, stakeLimits } from './stakes.ts';
import { maskName } from './winners.ts';

const dice = gameById('dice') as AnyGame;

it('the catalogue names every game of the registry and no other, each with a picture', () => {
  expect(Object.keys(catalogueEntries).sort()).toEqual(registry.map(({ id }) => id).sort());
  for (const game of registry) {
    const path = imagePath.game(rowOf(game).imageId).replace('/cdn/', '');
    expect([path, existsSync(inRepository('content', path))]).toEqual([path, true]);
  }
});

describe('stakes', () => {
  const limitsOf = (currency: CurrencyCode, scaled: bigint, maxMultiplierE4: bigint, jurisdictionMaxCents?: bigint) =>
    stakeLimits({ currency, rate: { currency, scaled }, maxMultiplierE4, leastFairStake: 1n, jurisdictionMaxCents });
  const euro = 10n ** 18n;

  it('of dice in EUR run from 0.10 to what 250,000 pays at 9,900 times', () => {
    expect(limitsOf('EUR', euro, dice.maxMultiplierE4)).toEqual({
      min: 10n,
      max: 2_500n,
      initial: 100n,
      levels: [10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 2_500n],
    });
  });

  it('never let a round pay more than the house can, in any currency at any rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.bigInt({ min: 10n ** 15n, max: 10n ** 24n }),
        fc.bigInt({ min: 10_100n, max: 10n ** 11n }),
        (currency, scaled, maxMultiplierE4) => {
          const { min, max, initial, levels } = limitsOf(currency, scaled, maxMultiplierE4);
          const subunits = {
            EUR: 100n,
            USD: 100n,
            CAD: 100n,
            BTC: 10n ** 8n,
            LTC: 10n ** 8n,
            DOG: 10n ** 8n,
            ETH: 10n ** 9n,
            USDT: 10n ** 6n,
          }[currency];
          expect(max * maxMultiplierE4 * scaled <= exposure.highestPayoutCents * 10_000n * subunits * 10n ** 16n).toBe(
            true,
          );
          expect(min <= initial && initial <= max).toBe(true);
          expect([...levels].sort((a, b) => (a < b ? -1 : 1))).toEqual(levels);
          expect([levels[0], levels.at(-1)]).toEqual([min, max]);
        },
      ),
    );
  });

  it('obey the jurisdiction’s maximum', () => {
    expect(limitsOf('EUR', euro, 10_000n, 500n).max).toBe(500n);
  });

  it('are no smaller than where cutting payouts costs a thousandth of the return', () => {
    // A game that always pays 1.019 times: 0.01 is cut from a stake of 1, nothing from a stake of 1,000.
    const odd = {
      ...dice,
      init: () => ({ state: {}, events: [], done: true }),
      settle: () => ({ multiplierE4: 10_190n, lines: [] }),
    } as AnyGame;
    const least = leastFairStake(odd);
    const cut = (stake: bigint) => Number((stake * 10_190n) % 10_000n) / Number(stake * 10_190n);
    expect(cut(least)).toBeLessThan(0.001);
    expect(cut(least / 2n)).toBeGreaterThanOrEqual(0.001);
    expect(leastFairStake(dice)).toBe(1n);
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
