import type { Payment } from '@carmine/contract/payments/deposits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../platform/toasts/notify.ts';
import { lastGame } from '../../../platform/kept/last-game.ts';
import { depositQuery } from '../../../queries/deposits.ts';
import { sessionQuery } from '../../../queries/session.ts';
import { DepositProgress } from './deposit-progress.tsx';

vi.mock('../../../platform/toasts/notify.ts', () => ({ notify: vi.fn() }));

const at = '2026-11-20T10:00:00.000Z';
const refused: Payment = {
  ...{ id: 'dep_1', direction: 'deposit', method: 'CARDS', currency: 'EUR', amount: '50.00', fee: '0.00' },
  ...{ amountEur: '50.00', status: 'refunded', reason: 'amount_not_as_asked', createdAt: at, updatedAt: at },
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (payment: Payment) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, null);
  client.setQueryData(depositQuery('dep_1').queryKey, payment);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DepositProgress id="dep_1" />
      </MemoryRouter>
    </QueryClientProvider>,
  ).container.textContent;
};

const onward = () => document.querySelector('.progress-actions a')?.getAttribute('href');

const leg = (status: string, method = 'CARDS') => ({ method, currency: 'EUR', amount: '49.00', status }) as const;

test('what is not paid yet shows how it is paid, after a reload and on another device', async () => {
  show({ ...refused, status: 'pending', checkout: { presentation: 'address', address: 'MT84 MALT' } });
  expect(await screen.findByText('MT84 MALT')).toBeDefined();
});

test('a refund is shown with amount and reason, and is followed until it is back', () => {
  const shown = show({ ...refused, legs: [leg('sent')] });
  expect(shown).toContain('Refund in progress');
  expect(shown).toContain('The amount that arrived is not the one you requested.');
  expect(shown).toContain('€49.00 arrived and is being refunded in full.');
  expect(shown).toContain('This page updates automatically.');
});

test('a refund that no gateway can pay is announced as a bank transfer', () => {
  expect(show({ ...refused, legs: [leg('waiting', 'MANUAL')] })).toContain('so we will send it by bank transfer');
});

test('once it is back that is shown, and polling ends', () => {
  const shown = show({ ...refused, legs: [leg('paid')] });
  expect(shown).toContain('It has been refunded to the payment method you used.');
  expect(shown).not.toContain('This page updates automatically.');
});

test('a coin’s amount shows its value when it was paid, whatever the current rate', () => {
  const coins: Payment = { ...refused, method: 'ETH', currency: 'ETH', amount: '0.050000000', amountEur: '137.50' };
  expect(show({ ...coins, status: 'credited' })).toContain('≈ €137.50');
});

test('a step that cannot happen is not shown as pending, and a credit is shown by the page only', () => {
  const [failed, credited] = (['failed', 'credited'] as const).map((status) => {
    show({ ...refused, status });
    const marks = [...document.querySelectorAll('.step')].map(({ className }) => className.replace(/^step step-/, ''));
    cleanup();
    return marks;
  });
  expect(failed).toEqual(['done', 'failed', 'never']);
  expect(credited).toEqual(['done', 'done', 'done']);
  expect(notify).not.toHaveBeenCalled();
});

test('after a deposit the player returns to the game that was left for it, otherwise to the lobby', () => {
  show({ ...refused, status: 'credited' });
  expect(onward()).toBe('/');
  cleanup();
  lastGame.keep('/game/Lantern%20Harbour');
  show({ ...refused, status: 'credited' });
  expect(onward()).toBe('/game/Lantern%20Harbour');
  cleanup();
  sessionStorage.setItem('last-game', 'https://elsewhere.example/');
  show({ ...refused, status: 'credited' });
  expect(onward()).toBe('/');
});
