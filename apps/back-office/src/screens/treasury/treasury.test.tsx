import type { TreasuryAnswer, TreasuryCoin } from '@carmine/contract/back-office/money/treasury';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Coin, GatewayAccount } from './treasury.tsx';
import { TreasuryForms } from './treasury-forms.tsx';
import { TreasuryLists } from './treasury-lists.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = '0.000000000';
const coin: TreasuryCoin = {
  ...{ code: 'ETH', currency: 'ETH', network: 'ETH', hot: '4.000000000', unswept: nothing, fuel: null },
  ...{ booked: '4.000000000', unbooked: nothing, difference: nothing, promised: '1.500000000', inFlight: nothing },
  ...{ drainable: '2.500000000', cold: '-7.000000000', level: { low: '5.000000000', high: null }, troubles: ['low'] },
};
const treasury: TreasuryAnswer = {
  coins: [coin, { ...coin, code: 'BTC', currency: 'BTC', network: 'BTC', troubles: [] }],
  gateways: [],
  coldAddresses: [{ network: 'ETH', address: '0xc01d', label: 'Vault', inSigner: false }],
  drains: [
    {
      ...{ id: 'drn_1', asset: 'ETH', currency: 'ETH', address: '0xc01d', amount: '2.000000000' },
      ...{ state: 'failed', reason: 'not_cold', txid: null, at: '2026-11-20T10:00:00.000Z' },
    },
  ],
  topUps: [],
  unexplained: [
    {
      ...{ asset: 'ETH', currency: 'ETH', amount: '3.000000000', txid: '0xstrange', from: '0xsomebody' },
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
};

const shown = (node: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>);

test('a coin below its level says so, beside what it holds, what the ledger say and what withdrawals were promised', () => {
  shown(<Coin coin={coin} />);
  expect(screen.getByRole('alert').textContent).toContain('Below its lower level');
  for (const name of ['In the hot wallet', 'According to the ledger', 'Promised to withdrawals', 'Can be drained now'])
    expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText('at least 5.000000000')).toBeTruthy();
});

test('a gateway that cannot be asked shows what the ledger say, and a negative balance with its sign', () => {
  const gateway = {
    code: 'LANTERN',
    name: 'Lantern',
    currency: 'EUR',
    booked: '-12.00',
    said: null,
    saidAt: null,
  } as const;
  shown(<GatewayAccount gateway={{ ...gateway, level: null, troubles: [] }} />);
  expect(screen.getByText('cannot be asked')).toBeTruthy();
  expect(screen.getByText('none set')).toBeTruthy();
});

test('an address that the signer does not know, a drain that was not sent and coins of nobody are named', () => {
  shown(<TreasuryLists treasury={treasury} permissions={[]} />);
  expect(screen.getByText('not in the signer’s settings')).toBeTruthy();
  expect(screen.getByText('The signer’s settings do not have this address.')).toBeTruthy();
  expect(screen.getByText('from 0xsomebody')).toBeTruthy();
  // Who may neither pay nor change settings, only reads.
  expect(screen.queryByRole('button')).toBeNull();
});

test('a drain is asked for with a listed address of the coin’s network, an amount and a reason', async () => {
  const sent = vi.fn(
    async () => new Response('{"id":"apr_1"}', { status: 202, headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', sent);
  shown(<TreasuryForms treasury={treasury} permissions={['payments.approve']} />);
  // Levels and addresses are for those who may change settings.
  const choice = within(screen.getByLabelText('What to do'));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Drain to cold storage',
    'Announce a top-up',
    'Book a gateway transfer',
  ]);
  fireEvent.change(screen.getByLabelText('Coin'), { target: { value: 'BTC' } });
  expect(screen.getByText('No cold address is listed for this coin. Add one first.')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Coin'), { target: { value: 'ETH' } });
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('Reason (audited)'), { target: { value: 'above the level' } });
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(await screen.findByText(/Another operator has to approve it/)).toBeTruthy();
  const [, options] = sent.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(options.body as string)).toEqual({
    ...{ asset: 'ETH', address: '0xc01d', amount: '2', reason: 'above the level' },
  });
});
