import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, maximumRequestSubunits, parseAmount, readAmount } from './amount-text.ts';
import { currencies, parseCurrencyCode } from './currency.ts';
import { money } from './money.ts';

const anyCurrency = fc.constantFrom(...currencies);

describe('amounts as text', () => {
  it('come back as the same integer, for every currency and size', () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 0n, max: 10n ** 18n }), ({ code }, subunits) => {
        const text = formatAmount(money(code, subunits));
        expect(parseAmount(code, text)).toEqual({ ok: true, money: money(code, subunits) });
      }),
    );
  });

  it('keep their sign in answers', () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), ({ code }, subunits) => {
        expect(readAmount(code, formatAmount(money(code, subunits))).subunits).toBe(subunits);
      }),
    );
  });

  it('always carry all of the decimals of their currency', () => {
    expect(formatAmount(money('EUR', 1n))).toBe('0.01');
    expect(formatAmount(money('EUR', -105n))).toBe('-1.05');
    expect(formatAmount(money('ETH', 1_500_000_000n))).toBe('1.500000000');
    expect(formatAmount(money('USDT', 1_000_000n))).toBe('1.000000');
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '1.',
    '.5',
    '01',
    '1e3',
    '1,5',
    '0x10',
    'NaN',
    'Infinity',
    '1.005',
    '１',
    '1\n',
  ])('refuse %j', (text) => {
    expect(parseAmount('EUR', text)).toEqual({ ok: false, reason: 'amount_invalid' });
  });

  it('refuse more than 2⁶² subunits with a reason of their own', () => {
    const limit = formatAmount(money('ETH', maximumRequestSubunits));
    expect(parseAmount('ETH', limit).ok).toBe(true);
    expect(parseAmount('ETH', formatAmount(money('ETH', maximumRequestSubunits + 1n)))).toEqual({
      ok: false,
      reason: 'amount_too_large',
    });
  });
});

describe('currency codes', () => {
  it('take DOGE for DOG and nothing that is merely similar', () => {
    expect(parseCurrencyCode('DOGE')).toBe('DOG');
    expect(parseCurrencyCode('DOG')).toBe('DOG');
    for (const text of ['eur', 'EURO', '', '__proto__', 'constructor', ' EUR'])
      expect(parseCurrencyCode(text)).toBeUndefined();
  });

  it('fit 64 bits: no currency has more than nine decimals', () => {
    for (const { decimals, subunitsToUnit } of currencies) {
      expect(decimals).toBeLessThanOrEqual(9);
      expect(subunitsToUnit).toBe(10n ** BigInt(decimals));
    }
  });
});
