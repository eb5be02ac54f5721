import type { Payment } from '@carmine/contract/payments/deposits';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depositHistoryQuery, methodsQuery } from '../../../queries/deposits.ts';
import { sessionQuery } from '../../../queries/session.ts';
import { cards, eWallet, otherCards } from '../../../testing/payment-methods.ts';
import { FallOver } from './fall-over.tsx';

const at = new Date().toISOString();
const failed: Payment = {
  ...{ id: 'dep_1', direction: 'deposit', method: cards.code, currency: 'EUR', amount: '50.00', fee: '0.00' },
  ...{ amountEur: '50.00', status: 'failed', createdAt: at, updatedAt: at },
};
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  document.cookie = 'payment_config=; Max-Age=0; Path=/';
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string }) => {
    if (init.method !== 'POST') return Response.json(emptyProfile);
    asked.push({ path, body: JSON.parse(init.body ?? '{}') });
    const shown = { presentation: 'address', address: 'MT00 PAY 0002' };
    return Response.json({ id: 'dep_2', status: 'pending', ...shown }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (methods: readonly PaymentMethod[], items: readonly Payment[] = [failed]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(methodsQuery('EUR').queryKey, [...methods]);
  client.setQueryData(depositHistoryQuery(0).queryKey, { items: [...items], page: 0, size: 20, total: items.length });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1' } as never);
  const router = createMemoryRouter([{ path: '*', element: <FallOver payment={failed} onward={() => null} /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

const remember = (depositAmount: string, promotionCoupon: string) => {
  const kept = { tier: cards.code, depositAmount, currency: 'EUR', promotionCoupon };
  document.cookie = `payment_config=${encodeURIComponent(JSON.stringify(kept))}; Path=/`;
};

test.each([
  ['50', 'SPRING', { amount: '50.00', currency: 'EUR', language: 'en', promotionCoupon: 'SPRING' }],
  ['75', 'SPRING', { amount: '50.00', currency: 'EUR', language: 'en' }],
])('one press pays the same sum by the next tier; a coupon typed for %s goes along if it was this', async (...row) => {
  const [typed, coupon, body] = row;
  remember(typed, coupon);
  const router = show([cards, otherCards, eWallet]);
  fireEvent.click(screen.getByRole('button', { name: 'Pay €50.00 with Platinum' }));
  await expect.poll(() => router.state.location.search).toBe('?deposit=dep_2');
  expect(asked).toEqual([{ path: `/profile-service/api/v1/profile/${otherCards.path}/deposit`, body }]);
  expect(decodeURIComponent(document.cookie)).toContain(`"tier":"${otherCards.code}"`);
});

test.each([
  ['no other tier is listed', [cards, eWallet], [failed]],
  ['the other tier failed lately too', [cards, otherCards], [failed, { ...failed, method: otherCards.code }]],
  ['it was paid by something else', [otherCards, eWallet], [failed]],
  ['the sum is not one for it', [cards, { ...otherCards, minDeposit: '60.00' }], [failed]],
])('where %s, none is offered', (_what, methods, items) => {
  show(methods, items);
  expect(screen.queryByRole('button')).toBeNull();
});
