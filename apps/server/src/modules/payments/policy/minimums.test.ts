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

test('the offer on the first deposit needs €10, on the second to fifth €20, later only the minimum deposit', () => {
  const euro = rate('EUR', '1');
  const promotion = (past: number) => minimumsOf(euro, past).minPromotion.subunits;
  expect([0, 1, 2, 3, 4, 5, 9].map(promotion)).toEqual([1_000n, 2_000n, 2_000n, 2_000n, 2_000n, 1_000n, 1_000n]);
});

test('minimums are in the requested currency, rounded up', () => {
  expect(minimumsOf(rate('USD', '0.92'), 0).minDeposit).toEqual(money('USD', 1_087n));
  expect(minimumsOf(rate('BTC', '90000'), 1).minPromotion).toEqual(money('BTC', 22_223n));
});
