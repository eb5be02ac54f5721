/** The player's promotions in each state: what is said, what can be done, what cancelling takes and leaves. */
import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import type { ReferralPage } from '@carmine/contract/promotions/referrals';
import type { Wallet } from '@carmine/contract/payments/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { availablePromotionsQuery, myPromotionsQuery, referralQuery } from '../../queries/promotions.ts';
import { sessionQuery } from '../../queries/session.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { expiringLines } from './own/expires-soon.tsx';
import { PromotionsPage } from './promotions-page.tsx';
import { promotionTexts as words } from './texts.ts';

afterEach(cleanup);

const offer: Promotion = {
  ...{
    id: 'prm_1',
    version: 1,
    kind: 'welcome',
    title: 'Welcome',
    summary: 'On your first deposit.',
    depositNumber: 1,
  },
  terms: [{ code: 'one_active', params: {} }],
  tiers: [{ fromEur: '10.00', toEur: null, matchPercent: 50, freeSpins: 100 }],
  ...{ wagering: 35, validDays: 30, eligible: true, maxBet: { currency: 'EUR', amount: '5.00' } },
};

const own: PlayerPromotion = {
  ...{ id: 'own_1', promotion: offer, state: 'active', currency: 'EUR', bonus: '5.00' },
  ...{ wagerRequired: '175.00', wagered: '43.75', createdAt: '2026-11-20T12:00:00.000Z' },
  freeSpins: { granted: 100, left: 40, value: '0.20' },
};

const wallet: Wallet = {
  ...{ currency: 'EUR', balance: '10.00', bonusBalance: '3.20', lockedBalance: '0.00' },
  ...{ default: true, freeSpinWallet: null },
};

const show = (at: string, mine: readonly PlayerPromotion[], invitation: ReferralPage['offer'] = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1', name: 'Mara', email: 'm@example.org' } as never);
  client.setQueryData(walletsQuery().queryKey, [wallet]);
  client.setQueryData(availablePromotionsQuery('EUR').queryKey, [offer]);
  client.setQueryData(myPromotionsQuery().queryKey, [...mine]);
  client.setQueryData(referralQuery().queryKey, { offer: invitation, friends: [], earned: [] });
  const Stub = createRoutesStub([{ path: '/promotions', Component: PromotionsPage }]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={[at]} />
    </QueryClientProvider>,
  );
};

const says = words.own.says;

test.each<[string, 'mine' | 'past', Partial<PlayerPromotion>, readonly string[], readonly string[]]>([
  ['an accepted one waits for its deposit', 'mine', { state: 'armed' }, [says.armed, words.own.deposit], []],
  ['a queued one waits for the active one', 'mine', { state: 'queued' }, [says.queued], [words.own.deposit]],
  ['an active one shows how far it is', 'mine', {}, [says.active, '25%'], [words.own.deposit]],
  [
    'a wagered one tells what became cash',
    'past',
    { state: 'completed', converted: '4.10' },
    [says.completed('€4.10')],
    [],
  ],
  [
    'an ended one tells why',
    'past',
    { state: 'removed', reason: 'winnings_ended' },
    [words.own.reasons['winnings_ended'] ?? ''],
    [says.removed],
  ],
  [
    'one with a conversion cap shows what would become cash now',
    'mine',
    { conversionCap: '25.00', convertible: '3.20' },
    [words.own.conversion, '€3.20', words.own.capped('€25.00')],
    [],
  ],
  ['a gift without terms links none', 'mine', { promotion: { ...offer, terms: [] } }, [says.active], [words.own.terms]],
])('%s', async (_name, view, part, shown, hidden) => {
  show(`/promotions?show=${view}`, [{ ...own, ...part }]);
  await screen.findByRole('heading', { level: 1 });
  for (const text of shown) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
});

test('what ends within a day is said first: bonus money and free spins at their own times, and nothing of what waits', () => {
  const [now, hourMs] = [Date.parse('2026-11-27T12:00:00.000Z'), 3_600_000];
  const after = (hours: number) => new Date(now + hours * hourMs).toISOString();
  const lines = (part: Partial<PlayerPromotion>) => expiringLines([{ ...own, ...part }], now).length;
  expect(lines({ expiresAt: after(25) })).toBe(0);
  expect(lines({ expiresAt: after(24) })).toBe(1);
  expect(lines({ expiresAt: after(-1) })).toBe(0);
  expect(lines({ expiresAt: after(5), state: 'queued' })).toBe(0);
  const spins = { ...own.freeSpins, until: after(5) };
  expect(lines({ expiresAt: after(600), freeSpins: spins })).toBe(1);
  expect(lines({ expiresAt: after(600), freeSpins: { ...spins, left: 0 } })).toBe(0);
  expect(lines({ bonus: '0.00', expiresAt: after(5) })).toBe(1);
  const [bonus] = expiringLines([{ ...own, expiresAt: after(5) }], now);
  expect(bonus).toContain('€131.25 of wagering');
});

test.each<[string, Partial<PlayerPromotion>, readonly string[], readonly string[]]>([
  [
    'the bonus that is left in the wallet, the spins and the progress',
    {},
    [words.cancel.bonus('€3.20'), words.cancel.spins(40), words.cancel.progress],
    [words.cancel.offer],
  ],
  [
    'only the offer that was accepted',
    { state: 'armed', wagered: '0.00', freeSpins: { granted: 0, left: 0, value: '0.20' } },
    [words.cancel.offer, words.cancel.again],
    [words.cancel.bonus('€3.20')],
  ],
])('cancelling takes %s, and leaves the cash', async (_name, part, shown, hidden) => {
  show('/promotions?show=mine', [{ ...own, ...part }]);
  fireEvent.click(await screen.findByRole('button', { name: words.cancel.open }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of [...shown, words.cancel.cash]) expect(dialog.getByText(text)).toBeDefined();
  for (const text of hidden) expect(dialog.queryByText(text)).toBeNull();
});

test('an offer is answered by two buttons of the same weight', async () => {
  show('/promotions', []);
  const [accept, reject] = await Promise.all(
    [words.acceptOf('50% + 100 free spins'), words.rejectOf('50% + 100 free spins')].map((name) =>
      screen.findByRole('button', { name }),
    ),
  );
  expect(accept?.className).toBe(reject?.className);
  expect(accept?.getAttribute('aria-pressed')).toBe('false');
});

test('friends are invited only where there is something to invite to', async () => {
  const invitation = {
    ...{
      code: 'ABCDEFGH',
      link: 'https://carmine.example/?code=ABCDEFGH',
      terms: [],
      rewardsThisMonth: 0,
      monthlyMost: 1,
    },
    ...{ friendEur: '10.00', referrerEur: '10.00', leastDepositEur: '20.00' },
  };
  show('/promotions', [], invitation);
  expect(await screen.findByRole('link', { name: words.invite })).toHaveProperty('pathname', '/invite');
  cleanup();
  show('/promotions', []);
  await screen.findByRole('heading', { name: words.title });
  expect(screen.queryByRole('link', { name: words.invite })).toBeNull();
});
