/** The box beside the amount of a deposit: what it comes to, with which offer, and what the player has answered. */
import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import type { Minimums } from '@carmine/contract/payments/wallet';
import { readAmount } from '@carmine/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { couponQuery } from '../../../queries/check-coupon.ts';
import { totalDepositsQuery } from '../../../queries/deposits.ts';
import { availablePromotionsQuery, myPromotionsQuery } from '../../../queries/promotions.ts';
import { sessionQuery } from '../../../queries/session.ts';
import { store } from '../../../state/store.ts';
import { depositTexts } from '../texts.ts';
import type { Deposit } from '../use-deposit.ts';
import { PromotionBox } from './promotion-box.tsx';

const { promotion: words } = depositTexts;

afterEach(() => {
  cleanup();
  store().promotion.setCoupon('');
});

const minimums: Minimums = {
  ...{ currency: 'EUR', minPromotion: '20.00', minDeposit: '10.00', minWithdraw: '10.00', maxDeposit: '20000.00' },
  ...{ minWithdrawEur: '10.00', maxWithdrawEur: '400.00', eurRate: '1' },
};

const offer: Promotion = {
  ...{ id: 'prm_1', version: 1, kind: 'welcome', title: 'Welcome', summary: 'Twice.', depositNumber: 2 },
  terms: [{ code: 'one_active', params: {} }],
  tiers: [
    { fromEur: '20.00', toEur: '50.00', matchPercent: 150, freeSpins: 100 },
    { fromEur: '50.00', toEur: null, matchPercent: 200, freeSpins: 150 },
  ],
  ...{ wagering: 35, validDays: 30, eligible: true, maxBet: { currency: 'EUR', amount: '5.00' }, leftEur: '8000.00' },
  spins: { games: ['lantern-harbour'], value: '0.20', days: 7 },
};

const own = (state: PlayerPromotion['state']): PlayerPromotion => ({
  ...{ id: 'own_1', promotion: offer, state, currency: 'EUR', bonus: '0.00', wagerRequired: '0.00', wagered: '0.00' },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', freeSpins: { granted: 0, left: 0, value: '0.00' } },
});

interface Shown {
  readonly offers?: readonly Promotion[];
  readonly mine?: readonly PlayerPromotion[];
  readonly past?: number;
  readonly code?: Promotion;
}

const show = (amount: string, { offers = [offer], mine = [], past = 1, code }: Shown = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, { id: 'usr_1', name: 'Mara', email: 'm@example.org' } as never);
  client.setQueryData(availablePromotionsQuery('EUR').queryKey, [...offers]);
  client.setQueryData(myPromotionsQuery().queryKey, [...mine]);
  client.setQueryData(totalDepositsQuery().queryKey, { deposits: Array.from({ length: past }, () => ({})) } as never);
  if (code !== undefined) {
    store().promotion.setCoupon('GIFT');
    client.setQueryData(couponQuery('GIFT').queryKey, { valid: true, promotion: code });
  }
  const deposit = { currency: 'EUR', minimums, amount: readAmount('EUR', amount) } as unknown as Deposit;
  const Stub = createRoutesStub([{ path: '/', Component: () => <PromotionBox deposit={deposit} /> }]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/']} />
    </QueryClientProvider>,
  );
};

const pressed = () =>
  screen.queryAllByRole('button').map((button) => `${button.textContent} ${button.getAttribute('aria-pressed')}`);
const neither = ['Accept false', 'Reject false'];

test.each<[string, string, Shown, readonly string[], readonly string[], readonly string[]]>([
  ['less than the least deposit', '9.99', {}, [words.minimum('10'), words.optional], [words.youStartWith], []],
  [
    'less than the offer needs',
    '19.99',
    {},
    [words.none, words.optional, words.youStartWith],
    [words.bonus('150%')],
    [],
  ],
  [
    'the first tier, unanswered: neither answer is chosen',
    '20.00',
    {},
    [words.bonus('150%'), '+€30.00', '100', words.wouldStartWith, '€50.00', words.optional, words.unanswered],
    [words.none],
    neither,
  ],
  ['the next tier from its first cent', '50.00', {}, [words.bonus('200%'), '+€100.00', '150'], [], neither],
  [
    'no more than is left of the offer',
    '50.00',
    { offers: [{ ...offer, leftEur: '12.50' }] },
    ['+€12.50', '€62.50'],
    ['+€100.00'],
    neither,
  ],
  [
    'an accepted offer',
    '20.00',
    { mine: [own('armed')] },
    [words.youStartWith, '+€30.00'],
    [words.wouldStartWith, words.unanswered],
    ['Accept true', 'Reject false'],
  ],
  [
    'a rejected one: the deposit alone',
    '20.00',
    { mine: [own('rejected')] },
    [words.none, words.youStartWith],
    ['+€30.00', words.unanswered],
    ['Accept false', 'Reject true'],
  ],
  ['a code, which needs no answer', '20.00', { code: offer }, [words.ofCode, '+€30.00', words.youStartWith], [], []],
  ['no offer', '20.00', { offers: [] }, [words.noOffer, words.youStartWith], [words.optional], []],
  ['one that is not for the player now', '20.00', { offers: [{ ...offer, eligible: false }] }, [words.noOffer], [], []],
  ['after five deposits', '20.00', { past: 5 }, [words.vip.title, words.vip.text], [words.bonus('150%')], []],
])('%s', async (_name, amount, shown, says, hides, buttons) => {
  show(amount, shown);
  await screen.findAllByText(/€|EUR|VIP/);
  for (const text of says) expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  for (const text of hides) expect(screen.queryByText(text), text).toBeNull();
  expect(pressed()).toEqual(buttons);
});

test('while an answer is on its way, the sum says the same as the buttons', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  show('20.00', { mine: [own('rejected')] });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await screen.findByText('+€30.00');
  expect(screen.queryByText(words.none)).toBeNull();
  expect(screen.getByText(words.youStartWith)).toBeDefined();
  expect(pressed()).toEqual(['Accept true', 'Reject false']);
});

test('a mind that is changed at once is heard: the answers go one after the other, and the last one counts', async () => {
  const sent: boolean[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return Response.json([]);
    sent.push((JSON.parse(body) as { accepted: boolean }).accepted);
    await new Promise<void>((done) => waiting.push(done));
    return Response.json(own('armed'));
  });
  show('20.00', { mine: [own('rejected')] });
  await screen.findByText(words.none);
  for (const name of ['Accept', 'Reject', 'Accept']) {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.waitFor(() => expect(pressed()).toContain(`${name} true`));
  }
  expect(sent).toEqual([true]);
  for (let answered = 0; answered < 3; answered += 1) {
    await vi.waitFor(() => expect(waiting.length).toBe(answered + 1));
    waiting[answered]?.();
  }
  expect(sent).toEqual([true, false, true]);
});
