import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { OnRamp, OnRampOrder } from '@carmine/contract/payments/onramps';
import type { Minimums } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRampOrdersQuery, onRampsQuery } from './queries.ts';
import { minimumsQuery } from '../../../queries/wallets.ts';
import { store } from '../../../state/store.ts';
import { BuyStep } from './buy-step.tsx';

const onRamp = (id: string, change: Partial<OnRamp>): OnRamp => ({
  ...{ id, name: `Partner ${id}`, feePercent: 5, minutes: 15, verificationAboveEur: '200.00' },
  ...{ defaultAmount: '50.00', minimum: '20.00', maximum: '500.00', ...change },
});
const both = [
  onRamp('one', {}),
  onRamp('two', { feePercent: 4.5, minutes: 20, verificationAboveEur: '100.00', defaultAmount: '35.00' }),
];
const address: CryptoAddress = {
  ...{ id: 'dep_1', currency: 'BTC', address: 'bcrt1q', minDeposit: '0.00011112', confirmations: 2 },
};
const minimums: Minimums = {
  ...{ currency: 'BTC', minDeposit: '0.00011112', minPromotion: '0.0002', minWithdraw: '0.0001', eurRate: '90000' },
  ...{ minWithdrawEur: '10.00', maxWithdrawEur: '400.00' },
};
const order = (status: OnRampOrder['status']): OnRampOrder => ({
  ...{ id: 'onr_1', onRamp: 'one', name: 'Partner one', currency: 'BTC', amount: '50.00', status },
  ...{ depositId: 'dep_1', createdAt: new Date().toISOString() },
});

const asked: unknown[] = [];
let orders: OnRampOrder[] = [];
let refused: object | undefined;
beforeEach(() => {
  asked.length = 0;
  orders = [];
  refused = undefined;
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'POST') return Response.json(path.includes('/orders') ? orders : both);
    asked.push([path, JSON.parse(body ?? '{}')]);
    if (refused !== undefined) return Response.json(refused, { status: 503 });
    return Response.json({ url: '/frame/of/it', order: 'onr_1' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  store().modal.reset();
  vi.unstubAllGlobals();
});

const show = (onRamps: readonly OnRamp[] = both) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(onRampsQuery('BTC').queryKey, [...onRamps]);
  client.setQueryData(minimumsQuery('BTC').queryKey, minimums);
  const onBought = vi.fn();
  const element = (
    <BuyStep
      address={address}
      onBought={onBought}
      frame={({ title, aside, children }) => (
        <section aria-label={title}>
          {children}
          {aside}
        </section>
      )}
    />
  );
  const root = { skin: { tutorialVideos: { cryptoDeposit: null, buyCrypto: 'https://youtu.be/dQw4w9WgXcQ' } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { client, onBought };
};
const pays = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You pay' });
const goOn = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Continue with ${name}` }));

test('each partner has its own default amount until one is typed; fee, coins and the ID check follow the amount', () => {
  show();
  expect(pays().value).toBe('50');
  expect(screen.getByText('−€2.50')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Watch how it works' })).toBeTruthy();
  expect(screen.getAllByText('0.00052777 BTC')).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: /Partner two/ }));
  expect(pays().value).toBe('35');
  expect(screen.getByText('No ID check at this amount')).toBeTruthy();
  fireEvent.input(pays(), { target: { value: '100.01' } });
  expect(screen.getByText('ID check at this amount')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Partner one/ }));
  expect(pays().value).toBe('100.01');
  fireEvent.input(pays(), { target: { value: '500.01' } });
  expect(screen.getByText('Partner one sells for €20.00 to €500.00 at a time.')).toBeTruthy();
  goOn('Partner one');
  expect(asked).toEqual([]);
});

test('its widget opens over the list, with the rights that its page needs; paid there, the address is next', async () => {
  const { client, onBought } = show();
  goOn('Partner one');
  await waitFor(() => expect(store().modal.iframe).toBe(true));
  expect(asked).toEqual([['/profile-service/api/v1/profile/crypto/onramps/one', { currency: 'BTC', amount: '50.00' }]]);
  const { frame } = store().modal.content;
  expect(frame).toMatchObject({ address: '/frame/of/it', purpose: 'onramp', by: 'Partner one' });
  expect(frame?.sandbox).not.toContain('top-navigation');
  client.setQueryData(onRampOrdersQuery('BTC').queryKey, [order('failed')]);
  await screen.findByText('Your purchase with Partner one did not go through. You can try again.');
  expect(onBought).not.toHaveBeenCalled();
  client.setQueryData(onRampOrdersQuery('BTC').queryKey, [order('paid')]);
  await waitFor(() => expect(onBought).toHaveBeenCalled());
  expect(store().modal.iframe).toBe(false);
});

test('a refusal is said where it is seen, and nobody to buy from is said too', async () => {
  refused = {
    ...{ type: 'about:blank', title: 'Unavailable', status: 503 },
    code: 'gateway_unavailable',
    message: 'No.',
  };
  show();
  goOn('Partner one');
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe('No.');
  cleanup();
  show([]);
  expect(screen.getByText(/^No partner sells this cryptocurrency/)).toBeTruthy();
});
