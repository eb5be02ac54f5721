import { money } from '@carmine/money';
import { expect, test } from 'vitest';
import { readFees } from '../../policy/index.ts';
import type { StatementLine } from '../../ports.ts';
import { compareDay } from '../compare.ts';
import { dayAfter, startOf, type BookedMovement } from '../movement.ts';
import { feesApart, feesToBook } from './agreed-fees.ts';

const day = '2026-03-10';
const noon = new Date(startOf(day).getTime() + 12 * 3_600_000);
const here: BookedMovement = {
  ...{
    kind: 'deposit',
    ourRef: 'dep_1',
    booking: 'b1',
    currency: 'EUR',
    amount: 5_000n,
    booked: 5_000n,
    state: 'done',
  },
  ...{ at: noon, bookedAt: noon },
};
const there = (fee: bigint): StatementLine => ({
  ...{ kind: 'deposit', line: 'l1', ourRef: 'dep_1', amount: money('EUR', 5_000n), fee: money('EUR', fee) },
  ...{ state: 'done', at: noon },
});
const agreed = readFees('deposit 2.99% + 0.25, payout 1%') ?? [];

test.each([
  // 2.99 % of 50.00 is 1.495.
  ['rounded down', 174n, {}, true],
  ['rounded up', 175n, {}, true],
  ['a subunit less', 173n, {}, false],
  ['a subunit more', 176n, {}, false],
  ['none', 0n, {}, false],
  ['of a deposit that the books have with another amount', 174n, { amount: 4_999n }, false],
  ['of a deposit that failed here', 174n, { state: 'failed', booked: 0n, bookedAt: undefined }, false],
] as const)('a fee %s is booked only as agreed', (_what, fee, change, isBooked) => {
  const line = there(fee);
  const fees = feesToBook([{ ...here, ...change }], [line], agreed, new Set());
  expect(fees.map(({ amount }) => amount)).toEqual(isBooked ? [fee] : []);
  expect(feesToBook([here], [line], agreed, new Set(['deposit l1']))).toEqual([]);
});

test('a booked fee agrees on whichever day it is booked, both columns add up, and one that changes later is a difference', () => {
  const booked = (at: Date): BookedMovement => ({
    ...{ kind: 'gateway-fee', ourRef: 'dep_1', line: 'deposit l1', booking: 'f1', currency: 'EUR', amount: 174n },
    ...{ booked: -174n, state: 'done', at: noon, bookedAt: at },
  });
  const known = new Set(['deposit l1']);
  const late = new Date(startOf(dayAfter(day, 5)).getTime() + 7_200_000);
  const compare = (of: string, at: Date, fee = 174n) =>
    compareDay(of, [here, booked(at)], feesApart([there(fee)], known));
  expect(compare(day, noon)).toMatchObject([
    { kind: 'deposit', standing: 'agrees', here: 5_000n, there: 5_000n },
    { kind: 'gateway-fee', standing: 'kept', here: -174n, there: -174n },
  ]);
  expect(compare(day, late)).toMatchObject([{}, { standing: 'kept', here: 0n, there: -174n }]);
  expect(compare(dayAfter(day, 5), late)).toMatchObject([{ standing: 'kept', here: -174n, there: 0n }]);
  // Beyond what the list is asked for, the line is not there any more.
  expect(compareDay(dayAfter(day, 5), [booked(late)], [])).toMatchObject([{ standing: 'kept', here: -174n }]);
  expect(compare(day, late, 175n)).toMatchObject([{}, { standing: 'differs', problem: 'fee', gap: -1n }]);
  // Taken off the list again.
  expect(compareDay(day, [here, booked(late)], feesApart([{ ...there(0n), fee: undefined }], known))).toMatchObject([
    { standing: 'agrees' },
    { standing: 'differs', problem: 'missing_there' },
  ]);
});

test('the house’s own transfers have moved on both sides, though no list has them', () => {
  const transfer: BookedMovement = { ...here, kind: 'transfer', ourRef: 'transfer_1', booked: -5_000n };
  expect(compareDay(day, [transfer], [])).toMatchObject([
    { standing: 'corrected', here: -5_000n, there: -5_000n, gap: 0n },
  ]);
});
