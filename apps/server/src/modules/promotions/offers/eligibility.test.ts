import { promotionShape } from '@carmine/contract/promotions/rules';
import { expect, test } from 'vitest';
import { whyIneligible, type Situation } from './eligibility.ts';
import { countedFrom, ever, openWindow, weekOf } from './window.ts';

const rules = (rest: object = {}) =>
  promotionShape.parse({
    ...{ kind: 'deposit', audience: {}, startsAt: '2026-01-01T00:00:00.000Z', perPlayer: { most: 1, each: 'ever' } },
    ...{ couponOnly: false, texts: { en: { title: 'A', summary: 'B' } } },
    reward: { kind: 'deposit', tiers: [{ fromEur: '20', matchPercent: 50, freeSpins: 0 }] },
    ...rest,
  });

/** A Thursday. */
const now = new Date('2026-11-26T12:00:00Z');
const situation: Situation = {
  ...{ now, pastDeposits: 5, country: 'MT', currency: 'EUR', skin: undefined, level: 1, granted: 0 },
  ...{ budgetLeft: undefined, welcomeLeft: 800_000n, isProtected: false, isConfirmed: true, isRateStale: false },
  hasCoupon: false,
};
const gift = { kind: 'coupon', reward: { kind: 'gift', spins: 10 } };

test.each([
  [undefined, {}, {}],
  ['protected', {}, { isProtected: true }],
  ['not_started', { startsAt: '2026-11-26T12:00:00.001Z' }, {}],
  [undefined, { startsAt: '2026-11-26T12:00:00.000Z' }, {}],
  ['ended', { endsAt: '2026-11-26T12:00:00.000Z' }, {}],
  ['not_started', { weekly: { weekday: 5, fromHour: 0, hours: 72 } }, {}],
  [undefined, { weekly: { weekday: 4, fromHour: 12, hours: 1 } }, {}],
  ['audience', { audience: { pastDeposits: { from: 6 } } }, {}],
  ['audience', { audience: { pastDeposits: { from: 0, to: 4 } } }, {}],
  [undefined, { audience: { pastDeposits: { from: 5, to: 5 } } }, {}],
  ['audience', { audience: { countries: ['DE'] } }, {}],
  ['audience', { audience: { exceptCountries: ['MT'] } }, {}],
  ['audience', { audience: { currencies: ['BTC'] } }, {}],
  ['audience', { audience: { skins: ['other'] } }, { skin: 'carmine' }],
  [undefined, { audience: { skins: ['other', 'carmine'] } }, { skin: 'carmine' }],
  // Where the brand is not known, nothing that is for one brand alone is given away.
  ['audience', { audience: { skins: ['carmine'] } }, { skin: undefined }],
  ['audience', { audience: { level: 2 } }, {}],
  [undefined, { audience: { level: 2 } }, { level: 2 }],
  ['used', {}, { granted: 1 }],
  [undefined, { perPlayer: { most: 2, each: 'window' } }, { granted: 1 }],
  ['budget_spent', {}, { budgetLeft: 0n }],
  [undefined, {}, { budgetLeft: 1n }],
  ['cap_reached', { kind: 'welcome' }, { welcomeLeft: 0n }],
  [undefined, {}, { welcomeLeft: 0n }],
  ['coupon_needed', { couponOnly: true }, {}],
  [undefined, { couponOnly: true }, { hasCoupon: true }],
  ['confirm_email', gift, { isConfirmed: false }],
  [undefined, {}, { isConfirmed: false }],
  ['rate_stale', {}, { isRateStale: true }],
  // Protection comes before everything else, and says nothing about the rest.
  ['protected', { endsAt: '2026-11-26T12:00:00.000Z', couponOnly: true }, { isProtected: true, granted: 1 }],
] as const)('%s: %o with %o', (reason, change, facts) => {
  expect(whyIneligible(rules(change), { ...situation, ...facts })).toBe(reason);
});

test('a weekly window opens and closes to the minute, across the turn of the week', () => {
  const weekend = { weekday: 7, fromHour: 12, hours: 24 };
  const at = (text: string) => openWindow(weekend, new Date(text))?.from.toISOString();
  expect(at('2026-11-29T11:59:59.999Z')).toBeUndefined();
  expect(at('2026-11-29T12:00:00Z')).toBe('2026-11-29T12:00:00.000Z');
  expect(at('2026-11-30T11:59:59.999Z')).toBe('2026-11-29T12:00:00.000Z');
  expect(at('2026-11-30T12:00:00Z')).toBeUndefined();
  expect(weekOf(new Date('2026-11-29T23:59:59Z')).from.toISOString()).toBe('2026-11-23T00:00:00.000Z');
});

test('grants count over the whole time, or in the window that is open', () => {
  const weekly = { weekday: 4, fromHour: 0, hours: 24 };
  const window = { weekly, perPlayer: { most: 1, each: 'window' } };
  expect(countedFrom(rules(), now)).toEqual(ever);
  expect(countedFrom(rules(window), now).toISOString()).toBe('2026-11-26T00:00:00.000Z');
  expect(countedFrom(rules({ perPlayer: { most: 1, each: 'window' } }), now).toISOString()).toBe(
    '2026-11-23T00:00:00.000Z',
  );
});
