import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { displayMoment } from '../../amounts/moment.ts';
import { DepositModal } from '../../features/deposit/deposit-modal.tsx';
import { DepositPage } from '../../features/deposit/deposit-page.tsx';
import { BetsPage } from '../../features/history/bets-page.tsx';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { ConfinedSlot } from './confined-slot.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const endsAt = '2026-12-21T10:00:00.000Z';
const coolOff = {
  kind: 'cool_off',
  period: '30d',
  startedAt: '2026-11-21T10:00:00.000Z',
  endsAt,
  over: false,
} as const;
const onBreak = { signedIn: true, refusal: 'self_excluded', break: coolOff } as const;

const show = (protectionStatus: Parameters<QueryClient['setQueryData']>[1], path = '/', Page = ConfinedSlot) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(protectionStatus)));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(protectionStatusQuery().queryKey, protectionStatus as never);
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={[path]} />
    </QueryClientProvider>,
  );
  return client;
};

const line = () => screen.findByRole('complementary', { name: 'Your account' });
const nothing = async () => {
  await act(async () => undefined);
  expect(screen.queryByRole('complementary')).toBeNull();
};

test('every page of a player on a break shows its end, and a link to the money', async () => {
  show(onBreak, '/game/dice');
  expect((await line()).textContent).toContain(`You are on a break until ${displayMoment(endsAt)}.`);
  expect(screen.getByRole('link', { name: 'Go to your money' }).getAttribute('href')).toBe('/account/closed');
});

test.each([
  ['an exclusion', { ...onBreak, break: { ...coolOff, kind: 'exclusion' } }, /^You are self-excluded\./],
  [
    'a closed account',
    { signedIn: true, refusal: 'account_closed', closed: { at: endsAt, notBefore: endsAt } },
    /closed/,
  ],
  ['an account that two operators opened', { signedIn: true, refusal: 'account_closed' }, /open again/],
  ['a break that is over', { signedIn: true, refusal: 'self_excluded' }, /^Your break is over\./],
])('%s is told as what it is', async (_what, protectionStatus, words) => {
  show(protectionStatus);
  expect((await line()).textContent).toMatch(words);
});

test('a stranger, a full session and the page of the money itself have no such line', async () => {
  show({ signedIn: false });
  await nothing();
  cleanup();
  show({ signedIn: true });
  await nothing();
  cleanup();
  show(onBreak, '/account/closed');
  await nothing();
});

test.each([
  ['/wallet/deposit', DepositPage],
  ['/history/bets', BetsPage],
])('in place of %s who is on a break is told so, and asked for no sign-in', async (path, Page) => {
  show(onBreak, path, Page);
  expect(await screen.findByRole('heading', { name: 'You are on a break' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your money' }).getAttribute('href')).toBe('/account/closed');
  expect(screen.queryByRole('button', { name: /sign in|register/i })).toBeNull();
});

test('it goes when the page hears that nothing keeps the player from play', async () => {
  const client = show(onBreak);
  await line();
  act(() => void client.setQueryData(protectionStatusQuery().queryKey, { signedIn: true }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

test('the deposit dialog of a player who may only withdraw links to the money instead', async () => {
  show(onBreak, '/', () => <DepositModal open onClose={() => undefined} content={{}} />);
  expect(await screen.findByRole('link', { name: 'Go to your money' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
