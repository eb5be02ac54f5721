import type { OfficeDepositView } from '@carmine/contract/back-office/money/deposits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefundCard } from './refund-card.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const sent = vi.hoisted(() => {
  const bodies: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    bodies.push({ url, body: JSON.parse(init?.body ?? '{}') as unknown });
    return new Response(null, { status: 204 });
  });
  return bodies;
});

const at = '2026-11-20T10:00:00.000Z';
const refund: NonNullable<OfficeDepositView['refund']> = {
  ...{
    amount: '49.00',
    currency: 'EUR',
    status: 'by_hand',
    stranded: false,
    attempt: 3,
    reference: null,
    ...{ way: null, takenBy: null, takenAt: null, bookedBy: null, bookedAt: null, settledBy: null, settledAt: null },
    ...{ gatewayPaidAt: null, twice: false },
    updatedAt: at,
  },
};
const view = { id: 'dep_1', method: 'CARDS', player: { id: 'usr_1', name: 'Ann Example' } } as OfficeDepositView;

beforeEach(() => void sent.splice(0));
afterEach(cleanup);

const show = (shown: typeof refund, mayPay = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundCard view={view} refund={shown} mayPay={mayPay} />
    </QueryClientProvider>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what no gateway can give back is taken before it is sent, with a word for the audit log', async () => {
  show(refund);
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take it to send by bank' }).disabled).toBe(true);
  type('Why (audited)', 'The card is closed');
  press('Take it to send by bank');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/deposits/dep_1/refund/taken');
  expect(sent[0]?.body).toEqual({ reason: 'The card is closed' });
});

test('what was taken is booked with the bank’s reference and a reason, and not without', async () => {
  show({ ...refund, status: 'taken', takenBy: 'Olga Office' });
  expect(screen.getByText('taken by Olga Office')).toBeTruthy();
  const paid = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as paid' });
  type('Bank reference', 'SEPA 4711');
  expect(paid.disabled).toBe(true);
  type('Reason (audited)', 'Sent from the house');
  fireEvent.click(paid);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/deposits/dep_1/refund/paid');
  expect(sent[0]?.body).toEqual({ reference: 'SEPA 4711', reason: 'Sent from the house' });
});

test('what its gateway gave back meanwhile says so before it is sent, and is let go', async () => {
  show({ ...refund, status: 'taken', takenBy: 'Olga Office', gatewayPaidAt: at });
  expect(screen.getByText(/has refunded it after all/)).toBeTruthy();
  type('Why (audited)', 'It came back by card');
  press('Mark as not sent');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/deposits/dep_1/refund/let-go');
});

test.each([
  ['bank', 'Manual bank transfer'],
  ['gateway', 'Back through CARDS'],
] as const)('what went back by the %s says so', (way, said) => {
  show({ ...refund, status: 'paid', reference: 'SEPA 4711', way });
  expect(screen.getByText(said)).toBeTruthy();
});

test('a double refund is shown until it is handled', async () => {
  show({ ...refund, status: 'paid', reference: 'SEPA 4711', takenBy: 'Olga Office', gatewayPaidAt: at, twice: true });
  expect(screen.getByText('refunded twice')).toBeTruthy();
  type('Why (audited)', 'The bank recalled it');
  press('Mark as settled');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/deposits/dep_1/refund/settled');
});

test('a stranded refund shows its order reference, and is taken too', async () => {
  show({ ...refund, status: 'sent', stranded: true, attempt: 2 });
  expect(screen.getByText(/check in its own back office whether it has paid order dep_1_r2/)).toBeTruthy();
  type('Why (audited)', 'Not paid there');
  press('Take it to send by bank');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test.each([
  ['while its gateway has it', { ...refund, status: 'sent' } as const, true],
  ['once it is back', { ...refund, status: 'paid', reference: 'ko_1' } as const, true],
  ['by a role that may only look', refund, false],
])('nothing is said %s', (_when, shown, mayPay) => {
  show(shown, mayPay);
  expect(screen.queryByRole('button')).toBeNull();
});

test('names who took it, who booked it and who settled it, with the time', () => {
  const hands = { takenBy: 'Olga Office', takenAt: at, bookedBy: 'Pia Pays', bookedAt: at } as const;
  show({
    ...refund,
    status: 'paid',
    way: 'bank',
    reference: 'SEPA 4711',
    ...hands,
    settledBy: 'Ada Root',
    settledAt: at,
  });
  for (const said of ['Taken by Olga Office', 'Booked as sent by Pia Pays', 'Settled by Ada Root'])
    expect(screen.getByText(`${said}, 2026-11-20 10:00:00 UTC`)).toBeTruthy();
});
