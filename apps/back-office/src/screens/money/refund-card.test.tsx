import type { OfficeDepositView } from '@carmine/contract/back-office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RefundCard } from './refund-card.tsx';

/** The calls keep the fetch that was there when they were loaded, so it has to be this one. */
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
    updatedAt: at,
  },
};
const view = { id: 'dep_1', method: 'KLUWP', player: { id: 'usr_1', name: 'Ann Example' } } as OfficeDepositView;

beforeEach(() => void sent.splice(0));
afterEach(cleanup);

const show = (shown: typeof refund, mayPay = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundCard view={view} refund={shown} mayPay={mayPay} />
    </QueryClientProvider>,
  );

test('what no gateway can give back is booked with the bank’s reference and a reason, and not without', async () => {
  show(refund);
  const paid = screen.getByRole<HTMLButtonElement>('button', { name: 'It is paid' });
  fireEvent.change(screen.getByLabelText('Reference of the bank'), { target: { value: 'SEPA 4711' } });
  expect(paid.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Reason (audited)'), { target: { value: 'Sent from the house' } });
  fireEvent.click(paid);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('/deposits/dep_1/refund/paid');
  expect(sent[0]?.body).toEqual({ reference: 'SEPA 4711', reason: 'Sent from the house' });
});

test('what waits at a gateway that nobody can ask any more says under which order to look there, and is booked too', async () => {
  show({ ...refund, status: 'sent', stranded: true, attempt: 2 });
  expect(screen.getByText(/Look at its own desk whether it has paid order dep_1_r2/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reference of the bank'), { target: { value: 'ko_17' } });
  fireEvent.change(screen.getByLabelText('Reason (audited)'), { target: { value: 'Paid there in May' } });
  fireEvent.click(screen.getByRole('button', { name: 'It is paid' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test.each([
  ['while its gateway has it', { ...refund, status: 'sent' } as const, true],
  ['once it is back', { ...refund, status: 'paid', reference: 'ko_1' } as const, true],
  ['by a role that may only look', refund, false],
])('nothing is booked %s', (_when, shown, mayPay) => {
  show(shown, mayPay);
  expect(screen.queryByRole('button')).toBeNull();
});
