import type { Jackpot } from '@carmine/contract/games/jackpots';
import { parseRate } from '@carmine/money';
import { expect, test } from 'vitest';
import { shownPools } from './shown-pools.ts';

const jackpot = (id: string, amount: string, rest: Partial<Jackpot> = {}): Jackpot =>
  ({ id, amount, level: 'grand', seed: '500.00', currency: 'EUR', ...rest }) as Jackpot;
const grand = jackpot('grand', '10000.01');
const parcel = jackpot('parcel', '1000.00', { level: 'must-hit', mustHitBy: '2500.00' });
const euros = { currency: 'EUR', eurRate: undefined } as const;

test('a game shows its own pools, in the currency of the launch, never more than is in them', () => {
  expect(shownPools([grand, parcel], ['grand'], euros)).toEqual([{ id: 'grand', level: 'grand', amount: 1_000_001n }]);
  const [shown] = shownPools([grand], ['grand'], { currency: 'USDT', eurRate: parseRate('0.93') });
  // 10,000.01 / 0.93 = 10,752.69892…, without the digits below a cent.
  expect(shown?.amount).toBe(10_752_690_000n);
});

test('without a rate nothing is shown: an amount of euros would be read as one of the currency', () => {
  expect(shownPools([grand], ['grand'], { currency: 'BTC', eurRate: undefined })).toEqual([]);
});

test('a pool that must be hit shows by when, and how far it has come since its seed', () => {
  const reached = (amount: string) => shownPools([{ ...parcel, amount }], ['parcel'], euros)[0]?.reached;
  expect(shownPools([parcel], ['parcel'], euros)).toMatchObject([{ mustHitBy: 250_000n, reached: 0.25 }]);
  // One that began below its seed has come nowhere yet.
  expect([reached('12.00'), reached('500.00'), reached('2500.00')]).toEqual([0, 0, 1]);
});
