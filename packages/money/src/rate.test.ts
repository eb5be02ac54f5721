import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type CurrencyCode } from './currency.ts';
import { money } from './money.ts';
import { ceilToSignificant, ceilToUnit, formatRate, fromEur, parseRate, toEur } from './rate.ts';

const rate = (currency: CurrencyCode, text: string) => {
  const scaled = parseRate(text);
  if (scaled === undefined) throw new Error(text);
  return { currency, scaled };
};

describe('rates', () => {
  it('measure an amount in EUR cents, rounded once', () => {
    expect(toEur(money('BTC', 100_000_000n), rate('BTC', '90000'), 'floor').subunits).toBe(9_000_000n);
    expect(toEur(money('DOG', 1n), rate('DOG', '0.0712'), 'floor').subunits).toBe(0n);
    expect(toEur(money('DOG', 1n), rate('DOG', '0.0712'), 'ceil').subunits).toBe(1n);
  });

  it('never understate what a minimum in EUR asks for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies.map(({ code }) => code)),
        fc.bigInt({ min: 1n, max: 10n ** 24n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (code, scaled, cents) => {
          const asked = fromEur(money('EUR', cents), { currency: code, scaled }, 'ceil');
          expect(toEur(asked, { currency: code, scaled }, 'floor').subunits).toBeGreaterThanOrEqual(cents);
        },
      ),
    );
  });

  it('keep their text', () => {
    for (const text of ['1', '0.5', '90000', '0.000000000000000001'])
      expect(formatRate(rate('BTC', text).scaled)).toBe(text);
    for (const text of ['', '0', '0.0', '-1', '1e3', 'NaN', '.5']) expect(parseRate(text)).toBeUndefined();
  });

  it('refuse to measure another currency', () => {
    expect(() => toEur(money('ETH', 1n), rate('BTC', '1'), 'floor')).toThrow();
  });
});

describe('quick amounts', () => {
  it('round fiat up to whole units and crypto up to six significant digits', () => {
    expect(ceilToUnit(money('USD', 3_241n)).subunits).toBe(3_300n);
    expect(ceilToUnit(money('USD', 3_200n)).subunits).toBe(3_200n);
    expect(ceilToSignificant(money('ETH', 12_345_678n), 6).subunits).toBe(12_345_700n);
    expect(ceilToSignificant(money('BTC', 33_334n), 6).subunits).toBe(33_334n);
  });
});
