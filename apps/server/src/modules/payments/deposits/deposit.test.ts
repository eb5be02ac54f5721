import { depositStates } from '@carmine/contract/payments/deposits';
import { money } from '@carmine/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { decide, moves, type Deposit, type DepositId, type DepositState } from './deposit.ts';
import type { PaymentReport, ReportedStatus } from '../ports.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

const ours = { paymentRef: 'dep_1', playerRef: 'usr_1' };
const deposit = (state: DepositState): Deposit => ({
  id: 1n as DepositId,
  playerId: 1n as PlayerId,
  gateway: theGateway.code,
  currency: 'EUR',
  amount: 5_000n,
  eurCents: 5_000n,
  eurRate: 10n ** 18n,
  country: 'MT',
  state,
  reason: undefined,
  providerReference: 'kp_1',
  checkout: undefined,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  expiresAt: new Date(0),
  creditedAt: undefined,
  queries: 0,
  paid: undefined,
  creditedAmount: undefined,
});
const report = (status: ReportedStatus, change: Partial<PaymentReport> = {}): PaymentReport => ({
  reference: 'kp_1',
  ...ours,
  status,
  paid: status === 'paid' ? money('EUR', 5_000n) : undefined,
  expiresAt: new Date(0),
  ...change,
});

test('no path of states returns to an earlier state', () => {
  const reach = (from: DepositState): DepositState[] => moves[from].flatMap((to) => [to, ...reach(to)]);
  for (const state of depositStates) expect(reach(state)).not.toContain(state);
});

test('received money is credited from any earlier state, but never twice', () => {
  for (const state of ['created', 'pending', 'failed', 'expired', 'cancelled'] as const) {
    expect(decide(deposit(state), report('paid'), ours)?.to).toBe('credited');
  }
  for (const state of ['credited', 'refunded', 'charged_back'] as const) {
    expect(decide(deposit(state), report('paid'), ours)).toBeUndefined();
  }
});

test('outdated reports change nothing', () => {
  for (const status of ['pending', 'failed', 'expired', 'cancelled'] as const) {
    expect(decide(deposit('credited'), report(status), ours)).toBeUndefined();
  }
  expect(decide(deposit('expired'), report('pending'), ours)).toBeUndefined();
});

test('money returned before it was credited is never credited, whoever reversed it', () => {
  for (const status of ['refunded', 'charged_back'] as const) {
    for (const state of ['created', 'pending', 'review'] as const) {
      expect(decide(deposit(state), report(status), ours)).toEqual({ to: 'refunded', reason: 'refunded_by_gateway' });
    }
    expect(decide(deposit('credited'), report(status), ours)?.to).toBe(status);
    expect(decide(deposit('refunded'), report(status), ours)).toBeUndefined();
  }
});

test('anything but exactly this payment goes to review', () => {
  const to = (change: Partial<PaymentReport>) => decide(deposit('pending'), report('paid', change), ours);
  expect(to({ paid: money('EUR', 4_999n) })).toEqual({ to: 'review', reason: 'amount_differs' });
  expect(to({ paid: money('EUR', 5_001n) })).toEqual({ to: 'review', reason: 'amount_differs' });
  expect(to({ paid: money('USD', 5_000n) })).toEqual({ to: 'review', reason: 'currency_differs' });
  expect(to({ paid: undefined })).toEqual({ to: 'review', reason: 'currency_differs' });
  expect(to({ playerRef: 'usr_2' })).toEqual({ to: 'review', reason: 'reference_differs' });
  expect(to({ paymentRef: 'dep_2' })).toEqual({ to: 'review', reason: 'reference_differs' });
});

test('any number of reports in any order credits at most once, and a paid one is never lost', () => {
  const statuses: ReportedStatus[] = ['pending', 'paid', 'failed', 'expired', 'cancelled'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 12 }), (reports) => {
      let state: DepositState = 'created';
      let credits = 0;
      for (const status of reports) {
        const move = decide(deposit(state), report(status), ours);
        if (move === undefined) continue;
        state = move.to;
        if (state === 'credited') credits += 1;
      }
      expect(credits).toBe(reports.includes('paid') ? 1 : 0);
      expect(state === 'credited').toBe(reports.includes('paid'));
    }),
  );
});
