import type { OfficeCashOutView } from '@carmine/contract/back-office/money/cash-outs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Legs } from './legs.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const sent = vi.hoisted(() => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return new Response(null, { status: 204 });
  });
  return urls;
});

type Leg = OfficeCashOutView['legs'][number];
const at = '2026-11-20T10:00:00.000Z';
const leg = (change: Partial<Leg>): Leg => ({
  ...{ leg: 1, method: 'CARDS', amount: '20.13', status: 'failed', reference: null, payable: false, stranded: false },
  ...{ replaces: null, takeable: false, keptBy: null, calledOff: false, takenBy: null, takenAt: null, paidLate: null },
  ...change,
});
const byHand = (change: Partial<Leg>): Leg =>
  leg({ leg: 2, method: 'MANUAL', status: 'waiting', replaces: 1, payable: true, ...change });
type Late = NonNullable<Leg['paidLate']>;
const late = (change: Partial<Late>): Late => ({
  ...{ at, way: 'player', owed: '0.00', open: true, settledBy: null, settledAt: null },
  ...change,
});

beforeEach(() => void sent.splice(0));
afterEach(cleanup);

const show = (legs: Leg[], mayPay = true) => {
  const view = { id: 'wdr_1', currency: 'EUR', player: { id: 'usr_1', name: 'Ann Example' }, legs };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Legs view={view as OfficeCashOutView} mayPay={mayPay} />
    </QueryClientProvider>,
  );
};
const say = async (button: string, path: string) => {
  fireEvent.change(screen.getByLabelText('Why (audited)'), { target: { value: 'Asked the bank' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain(`/cash-outs/wdr_1/legs/${path}`);
};

test('the sum that a card refused is taken before it can be booked', async () => {
  show([leg({}), byHand({ takeable: true })]);
  expect(screen.getByText(/A card declined part 1/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  await say('Take it to send by bank', '2/taken');
});

test('a taken leg is booked, or released as unsent; a late card payment is shown', async () => {
  show([leg({ paidLate: late({ way: null }) }), byHand({ takenBy: 'Olga' })]);
  expect(screen.getByText(/do not send it and say so there/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeTruthy();
  await say('Mark as not sent', '2/let-go');
});

test('a double payment is shown with its debt until it is settled', async () => {
  show([leg({ status: 'paid', paidLate: late({ owed: '15.26' }) }), byHand({ status: 'paid', payable: false })]);
  expect(screen.getByText(/15\.26 EUR became a debt of the player/)).toBeTruthy();
  await say('Mark as settled', '1/settled');
});

test('nothing is asked where it is settled, called off, or by a role that may only look', () => {
  show([
    leg({ status: 'paid', paidLate: late({ way: 'held', open: false }) }),
    byHand({ calledOff: true, payable: false }),
  ]);
  expect(screen.getByText('The card was paid after all: do not pay this.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show([leg({}), byHand({ takeable: true })], false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a leg planned for an operator is taken before it is booked too', async () => {
  show([byHand({ replaces: null, takeable: true })]);
  expect(screen.getByText(/Before you send it by bank transfer, take it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  await say('Take it to send by bank', '2/taken');
});

test.each([
  ['stopped', /Withdrawals are stopped/],
  ['debt', /was reversed/],
  ['player_restricted', /locked or closed the account/],
  ['risk_review', /the risk team is holding/],
  ['factor_removed', /second factor was removed/],
] as const)('what is kept (%s) says so and offers nothing', (keptBy, text) => {
  show([leg({}), byHand({ keptBy, payable: false })]);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('held')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
