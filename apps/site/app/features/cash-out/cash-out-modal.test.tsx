import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { displayMoment } from '../../amounts/moment.ts';
import { notify } from '../../platform/toasts/notify.ts';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { sessionQuery } from '../../queries/session.ts';
import { CashOutModal } from './cash-out-modal.tsx';
import { etherQuote, etherWallet, euroWallet, quoteOfLegs } from './testing/wallets.ts';

vi.mock('../../platform/toasts/notify.ts', () => ({ notify: vi.fn() }));

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const mara: SessionSummary = { id: 'usr_1', name: 'Mara', email: 'm@example.com' };
let verified = true;
let payable: boolean | undefined;
let heldUntil: string | undefined;
let leaves = { paused: false, barred: false, ETH: '0.100000000' };
let currenciesFail = false;
let reason: string | undefined;
let answers: { status: number; body?: unknown }[] = [];
const sent: { key: string | null; body: unknown }[] = [];
const reply = (status: number, body?: unknown) =>
  Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
let wallets: object[] = [];
let quoted = quoteOfLegs;
const reads: Readonly<Record<string, () => unknown>> = {
  '/profile-service/api/v1/profile/preferences': () => ({ showEur: true }),
  '/game-service/api/v1/currency': () => [{ currency: 'EUR' }, { currency: 'ETH' }],
  '/profile-service/api/v1/profile/currency': () => wallets,
  '/profile-service/api/v1/profile/id-verification': () => ({ status: verified ? 'verified' : 'none', verified }),
  '/profile-service/api/v1/profile/bill-verification': () => ({ status: verified ? 'verified' : 'none', verified }),
  '/profile-service/api/v1/rate/limit/ETH': () => ({ currency: 'ETH', minWithdraw: '0.005000000', eurRate: '2000' }),
  '/profile-service/api/v1/profile/bank-account': () => ({ holder: 'Mara Musterfrau', account: null, needed: false }),
  '/profile-service/api/v1/rate/limit/EUR': () => ({ currency: 'EUR', minWithdraw: '10.00', eurRate: '1' }),
  '/profile-service/api/v1/profile/withdrawable': () => ({
    currency: 'ETH',
    withdrawable: leaves.ETH,
    ...{ paused: leaves.paused, barred: leaves.barred },
    perCurrency: [
      { currency: 'ETH', withdrawable: leaves.ETH, reason },
      { currency: 'EUR', withdrawable: '60.00' },
    ],
  }),
  '/profile-service/api/v1/profile/cashout-checklist': () => ({
    currency: 'ETH',
    payable: payable ?? (verified && !leaves.paused),
    items: [
      { code: 'minimum', done: false, message: 'x', unjudged: true, amounts: ['0.005000000'] },
      ...(leaves.paused ? [{ code: 'paused', done: false, message: 'x' }] : []),
      { code: 'identity', done: verified, message: 'x', link: '/profile/verification' },
      ...(heldUntil === undefined ? [] : [{ code: 'hold', done: false, message: 'x', until: heldUntil }]),
    ],
  }),
  '/profile-service/api/v1/profile/crypto/withdraw/quote': () => etherQuote,
};

beforeEach(() => {
  verified = true;
  payable = undefined;
  currenciesFail = false;
  reason = undefined;
  heldUntil = undefined;
  leaves = { paused: false, barred: false, ETH: '0.100000000' };
  wallets = [etherWallet];
  quoted = quoteOfLegs;
  answers = [];
  sent.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (currenciesFail && pathname.endsWith('/currency') && pathname.startsWith('/game-service'))
      return Promise.resolve(new Response('<html>Bad Gateway</html>', { status: 502 }));
    if (init.method === 'GET') return reply(200, reads[pathname]?.());
    if (pathname.endsWith('/step-up')) return reply(204);
    if (pathname.endsWith('/fiat/withdraw/quote')) return reply(200, quoted);
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(init.body as string) });
    const { status, body } = answers.shift() ?? { status: 201, body: { id: 'wdr_1' } };
    return reply(status, body);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const onClose = vi.fn();

const open = (at = '/') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, mara);
  const element = (
    <QueryClientProvider client={client}>
      <CashOutModal open onClose={onClose} content={{}} />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
};
const show = async (held = '0.100000000 ETH', at = '/') => {
  const router = open(at);
  await screen.findByLabelText('Amount');
  await screen.findByText(held);
  return router;
};

const enter = async (amount: string, to: string) => {
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: amount } });
  fireEvent.input(screen.getByLabelText(/address$/), { target: { value: to } });
  await act(async () => undefined);
};

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Cashout' }));

test('the limit’s message is exact', async () => {
  await show();
  expect(screen.getByText('min 10.00 EUR, max 400.00 EUR')).toBeDefined();
});

test('a hold that ends by itself is named with its end, by the player’s own clock', async () => {
  heldUntil = '2026-11-24T15:04:00.000Z';
  await show();
  expect(
    await screen.findByText(
      `Your second factor was removed: withdrawals wait until ${displayMoment(heldUntil)}, then continue automatically`,
    ),
  ).toBeDefined();
});

test('below the minimum the button cannot be pressed', async () => {
  await show();
  await enter('0.004', address);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cashout' }).disabled).toBe(true);
});

test('a player who may not play is told that everything can be withdrawn, and Max fills that in', async () => {
  wallets = [{ ...etherWallet, balance: '0.001000000' }];
  leaves = { paused: false, barred: true, ETH: '0.001000000' };
  await show('0.001000000 ETH');
  expect(await screen.findByText(/you can withdraw your full balance, 0.001000000 ETH/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Max/ }));
  fireEvent.input(screen.getByLabelText(/address$/), { target: { value: address } });
  await act(async () => undefined);
  press();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ amount: '0.001000000', currency: 'ETH', address });
});

test('while the house has stopped cash-outs the dialog says so, promises no time, and nothing can be pressed', async () => {
  leaves.paused = true;
  await show();
  expect(await screen.findByRole('heading', { name: 'Withdrawals are paused' })).toBeDefined();
  expect(screen.getByText(/paused while we check our books/)).toBeDefined();
  await enter('0.01', address);
  expect(await screen.findByText(/once this amount can be withdrawn/)).toBeDefined();
  expect(screen.queryByText(/expected by/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cashout' }).disabled).toBe(true);
});

test('without documents the warning leads to the verification, and nothing is sent', async () => {
  verified = false;
  await show();
  await enter('0.01', address);
  press();
  const warning = screen.getByText('Your identification and address has to be verified before cashout');
  expect(warning.querySelector('a')?.getAttribute('href')).toBe('/profile/verification');
  expect(sent).toEqual([]);
});

test('more than there is says so', async () => {
  await show();
  await enter('0.2', address);
  press();
  expect(await screen.findByText('You do not have enough money for this withdrawal.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('an empty address shows *required and the toast', async () => {
  await show();
  await enter('0.01', '');
  press();
  expect(await screen.findByText('*required')).toBeDefined();
  expect(notify).toHaveBeenCalledWith('error', 'Please insert correct amount and crypto address');
});

test('the fee and the amount that arrives are shown before', async () => {
  await show();
  await enter('0.01', address);
  expect(await screen.findByText('0.009900000 ETH')).toBeDefined();
  await expect.poll(() => screen.getByText('0.000100000 ETH').textContent).toContain('≈ €0.20');
});

test('no legs, sum, fee or time are shown for what cannot leave, and the button does not look ready', async () => {
  payable = false;
  wallets = [euroWallet];
  await show('€60.00');
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '60' } });
  expect(await screen.findByText(/once this amount can be withdrawn/)).toBeDefined();
  for (const text of ['Back to your card via Ruby', 'You receive']) expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByRole('button', { name: 'Cashout' }).className).toContain('btn-dimmed');
  press();
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ plan: 'none' }]);
});

test('an empty amount is neither ticked nor refused, and pressing the button asks for it', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Enter an amount' })).toBeDefined();
  expect(screen.getByLabelText('not checked yet')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cashout' }).disabled).toBe(false);
  press();
  expect(await screen.findByText('*required')).toBeDefined();
  expect(notify).toHaveBeenCalledWith('error', 'Please insert correct amount and crypto address');
  expect(sent).toEqual([]);
});

test('the reason why not everything can be withdrawn is shown', async () => {
  reason = 'not_withdrawable_yet';
  leaves.ETH = '0.040000000';
  await show('0.040000000 ETH');
  expect(await screen.findByText('0.060000000 ETH more once you have wagered it.')).toBeDefined();
});

test('a failed list of currencies is reported and can be retried, and is no empty wallet', async () => {
  currenciesFail = true;
  open();
  expect(await screen.findByText('The list of currencies could not be loaded. We are still trying.')).toBeDefined();
  expect(screen.queryByText(/You have no wallet/)).toBeNull();
  currenciesFail = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Amount')).toBeDefined();
});

test('success closes the modal, says so and leads to its page', async () => {
  const router = await show();
  await enter('0.01', address);
  press();
  await expect.poll(() => notify).toHaveBeenCalledWith('success', 'Cash out request has been sent!');
  expect(onClose).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/wallet/withdraw/wdr_1');
  expect(sent[0]?.body).toEqual({ amount: '0.010000000', currency: 'ETH', address });
});

test('in a game the dialog reports progress and links to it, without leaving the game', async () => {
  const router = await show('0.100000000 ETH', '/game/dice');
  await enter('0.01', address);
  press();
  expect(await screen.findByRole('dialog', { name: 'Withdrawal requested' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/game/dice');
  const follow = screen.getByRole('link', { name: 'Follow this withdrawal' });
  expect(follow.getAttribute('href')).toBe('/wallet/withdraw/wdr_1');
  expect(onClose).not.toHaveBeenCalled();
});

test('asked who is there, the same order goes out again with the same key', async () => {
  answers = [{ status: 403, body: { code: 'step_up_required', message: 'x' } }];
  await show();
  await enter('0.01', address);
  press();
  fireEvent.input(await screen.findByLabelText('Password'), { target: { value: 'velvet curtain 42' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and withdraw' }));
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

test('a refusal shows the server’s message, an accident ours', async () => {
  const refused = { address_invalid: 'This is not an address.', price_changed: 'The fee has just changed.' };
  answers = Object.entries(refused).map(([code, message]) => ({ status: 422, body: { code, message } }));
  answers.push({ status: 500, body: { code: 'internal', message: 'x' } });
  await show();
  await enter('0.01', address);
  for (const text of Object.values(refused)) {
    press();
    expect(await screen.findByText(text)).toBeDefined();
  }
  expect(notify).not.toHaveBeenCalled();
  press();
  await expect.poll(() => notify).toHaveBeenCalledWith('error', 'Something went wrong, please contact support!');
});

test('a fiat withdrawal needs no address: it shows legs, fee and time first, and is one request for what was shown', async () => {
  wallets = [euroWallet];
  await show('€60.00');
  expect(screen.queryByLabelText(/address$/)).toBeNull();
  fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '60' } });
  for (const text of ['Back to your card via Ruby', 'By bank transfer, to your own account', '€50.00'])
    expect(await screen.findByText(text)).toBeDefined();
  answers = [{ status: 409, body: { code: 'plan_changed', message: 'It is paid in another way now.' } }];
  quoted = { ...quoteOfLegs, net: '57.00', plan: 'bank' };
  press();
  // What it would be now is shown before it can be confirmed again.
  expect(await screen.findByText('It is paid in another way now.')).toBeDefined();
  expect(await screen.findByText('€57.00')).toBeDefined();
  press();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ body }) => body)).toMatchObject([{ amount: '60.00', plan: 'card-and-bank' }, { plan: 'bank' }]);
});
