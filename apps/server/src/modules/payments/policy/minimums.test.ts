import { currencyCodes, money, parseRate, toEur } from '@carmine/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimumsOf, worthAtLeast } from './minimums.ts';

const rate = (currency: (typeof currencyCodes)[number], text: string) => ({ currency, scaled: parseRate(text) ?? 0n });

test('the minimum deposit is the smallest amount worth €10', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencyCodes), fc.bigInt(10n ** 12n, 10n ** 24n), (currency, scaled) => {
      const measure = { currency, scaled };
      const least = worthAtLeast(1_000n, measure);
      expect(toEur(least, measure, 'floor').subunits).toBeGreaterThanOrEqual(1_000n);
      const less = money(currency, least.subunits - 1n);
      expect(toEur(less, measure, 'floor').subunits).toBeLessThan(1_000n);
    }),
  );
});

test('the promotion’s minimum is what the least offer asks, and never below the minimum deposit', () => {
  const euro = rate('EUR', '1');
  const promotion = (least: bigint | undefined) => minimumsOf(euro, least).minPromotion.subunits;
  expect([1_000n, 2_000n, 500n, undefined].map(promotion)).toEqual([1_000n, 2_000n, 1_000n, 1_000n]);
});

test('minimums are in the requested currency, rounded up', () => {
  expect(minimumsOf(rate('USD', '0.92'), 1_000n).minDeposit).toEqual(money('USD', 1_087n));
  expect(minimumsOf(rate('BTC', '90000'), 2_000n).minPromotion).toEqual(money('BTC', 22_223n));
});
