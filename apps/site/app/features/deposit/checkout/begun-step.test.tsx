import type { Payment } from '@carmine/contract/payments/deposits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currenciesQuery } from '../../../queries/games.ts';
import { sessionQuery } from '../../../queries/session.ts';
import { store } from '../../../state/store.ts';
import { begunDeposit } from '../begun-deposit.ts';
import { DepositFlow } from '../deposit-flow.tsx';

const player = 'usr_1';
const payment: Payment = {
  ...{ id: 'dep_1', direction: 'deposit', method: 'CODES', methodName: 'Teal', currency: 'EUR', amount: '20.00' },
  ...{ fee: '0.00', amountEur: '20.00', status: 'pending' },
  ...{ createdAt: '2026-11-25T12:00:00.000Z', updatedAt: '2026-11-25T12:00:00.000Z' },
  checkout: { presentation: 'address', address: 'MT00 PAY 0001', reference: '4711' },
};
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  begunDeposit.keep(player, payment.id);
  vi.stubGlobal('fetch', (path: string) =>
    path === `/profile-service/api/v1/profile/deposit/${payment.id}`
      ? Promise.resolve(answer())
      : new Promise(() => undefined),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  store().modal.reset();
  vi.unstubAllGlobals();
});

const show = (who = player) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, { id: who } as never);
  client.setQueryData(currenciesQuery().queryKey, [{ currency: 'EUR' }] as never);
  const element = (
    <QueryClientProvider client={client}>
      <DepositFlow
        currency={undefined}
        frame={({ title, children, aside }) => (
          <>
            <h2>{title}</h2>
            {children}
            {aside}
          </>
        )}
      />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

const problem = (status: number, code: string) =>
  Response.json({ status, code, message: code }, { status, headers: { 'content-type': 'application/problem+json' } });

test('a deposit that was begun and can still be paid is shown as it was, with the way to others', async () => {
  answer = () => Response.json(payment);
  show();
  expect(await screen.findByRole('heading', { name: 'Pay with Teal' })).toBeDefined();
  expect((await screen.findAllByRole('status')).map(({ textContent }) => textContent)).toEqual([
    'MT00 PAY 0001',
    '4711',
  ]);
  expect(screen.getByText('Send exactly €20.00 to the address')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Other ways to pay' }));
  expect(screen.getByLabelText('Amount')).toBeDefined();
  expect(begunDeposit.idOf(player)).toBeUndefined();
});

test.each([
  ['over', () => Response.json({ ...payment, status: 'credited', checkout: undefined })],
  ['not known', () => problem(404, 'not_found')],
])('one that is %s is forgotten, and a deposit begins with its amount', async (_what, answers) => {
  answer = answers;
  show();
  expect(await screen.findByLabelText('Amount')).toBeDefined();
  expect(begunDeposit.idOf(player)).toBeUndefined();
});

test('while its state is unknown, a new deposit starts with its amount, and the earlier one is kept', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  show();
  expect(await screen.findByLabelText('Amount')).toBeDefined();
  expect(begunDeposit.idOf(player)).toBe(payment.id);
});

test('it is not shown to another user of the device', async () => {
  answer = () => Response.json(payment);
  show('usr_2');
  await waitFor(() => expect(screen.getByLabelText('Amount')).toBeDefined());
  expect(screen.queryByText('Pay with Teal')).toBeNull();
});
