import { termCodes } from '@carmine/contract/promotions/terms';
import { readAmount, type CurrencyCode } from '@carmine/money';
import { expect, test } from 'vitest';
import { previewOf } from './offer-math.ts';
import { termParams } from './terms/term-params.ts';
import { termTexts } from '@carmine/contract/promotions/term-texts';

const tiers = [
  { fromEur: '10.00', toEur: '16.00', matchPercent: 50, freeSpins: 100 },
  { fromEur: '16.00', toEur: '50.00', matchPercent: 125, freeSpins: 125 },
  { fromEur: '50.00', toEur: null, matchPercent: 200, freeSpins: 150 },
];

test.each<[CurrencyCode, string, string, string | undefined, string | undefined, number]>([
  ['EUR', '1', '9.99', undefined, undefined, 0],
  ['EUR', '1', '10.00', undefined, '5.00', 100],
  ['EUR', '1', '15.99', undefined, '7.99', 100],
  ['EUR', '1', '16.00', undefined, '20.00', 125],
  ['EUR', '1', '50.00', undefined, '100.00', 150],
  ['EUR', '1', '50.00', '30.00', '30.00', 150],
  ['BTC', '90000', '0.00055556', undefined, '0.00111112', 150],
])('%s at %s: %s with %s left gives %s and %i spins', (currency, eurRate, amount, leftEur, bonus, spins) => {
  const offer = { tiers, wagering: 35, ...(leftEur === undefined ? {} : { leftEur }) };
  const preview = previewOf(offer, readAmount(currency, amount), { currency, eurRate });
  expect(preview?.bonus).toEqual(bonus === undefined ? undefined : readAmount(currency, bonus));
  expect(preview?.freeSpins ?? 0).toBe(spins);
  expect(preview?.wagering.subunits).toBe(preview && preview.bonus.subunits * 35n);
});

test('every term code has a sentence, whatever its parameters', () => {
  const p = termParams({}, (id) => id);
  const codes = termCodes.filter((code) => !['starts_at', 'ends_at'].includes(code));
  for (const code of codes) expect(termTexts[code](p)).toMatch(/\.$/);
  expect(Object.keys(termTexts).toSorted()).toEqual(termCodes.toSorted());
});
