/** Promotions over the calls of the site, with real deposits, mails and events. */
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { getNotices } from '@carmine/contract/account/notices';
import { putProfile } from '@carmine/contract/account/profile';
import {
  answerPromotion,
  cancelPromotionInBody,
  getEligiblePromotions,
  getOwnPromotions,
  listPromotions,
  redeemCoupon,
  rejectAllPromotions,
} from '@carmine/contract/promotions/promotions';
import { checkCoupon } from '@carmine/contract/account/user-service';
import { getMinimums, getWallets } from '@carmine/contract/payments/wallet';
import type { Problem } from '@carmine/contract/problem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type SignedUp, type TestServer } from '../../../testing/test-server.ts';
import { gateways } from '../../../providers/payments/registry.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let player: SignedUp;
beforeAll(async () => {
  server = await testServer();
  player = await newPlayer();
});
afterAll(() => server.close());

const newPlayer = async (): Promise<SignedUp> => {
  const one = await server.signUp();
  const details = { country: 'MT', address: '1 Sea Front', zipCode: 'SLM 1', city: 'Sliema', dateOfBirth: 642_902_400 };
  await one.call(putProfile, { body: { ...details, dialingCode: '+356', phoneNumber: '99123418' } });
  return one;
};

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: Problem }): T => {
  if (!result.ok) throw new Error(`${result.problem.status} ${result.problem.code}`);
  return result.data;
};

const own = async () => dataOf(await player.call(getOwnPromotions, { query: {} }));
const eligible = async () => dataOf(await player.call(getEligiblePromotions, { query: {} }));

const deposit = async (amount: string, promotionCoupon?: string): Promise<string> => {
  const started = dataOf(
    await player.call(postGatewayDeposit, {
      params: { gateway: theGateway.path },
      body: { amount, currency: 'EUR', ...(promotionCoupon === undefined ? {} : { promotionCoupon }) },
    }),
  );
  await server.outside.act(started, 'approve');
  await vi.waitUntil(
    async () => dataOf(await player.call(getDeposit, { params: { id: started.id } })).status === 'credited',
    { timeout: 60_000 },
  );
  return started.id;
};

test('a visitor is offered what a new player is, and a player what the next deposit earns', async () => {
  const visitor = server.visitor();
  const offered = dataOf(await visitor.call(listPromotions, { query: { currency: 'BTC', language: 'de' } }));
  const [welcome] = offered;
  expect(welcome).toMatchObject({
    ...{ kind: 'welcome', depositNumber: 1, eligible: true, wagering: 35, leftEur: '8000.00' },
    title: expect.stringContaining('Willkommensbonus'),
    minDeposit: { currency: 'BTC', amount: '0.00011112' },
    tiers: [
      { fromEur: '10.00', toEur: '16.00', matchPercent: 50, freeSpins: 100 },
      { fromEur: '16.00', toEur: '50.00', matchPercent: 125, freeSpins: 125 },
      { fromEur: '50.00', toEur: null, matchPercent: 200, freeSpins: 150 },
    ],
  });
  expect(offered.filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
  expect((await eligible())[0]).toMatchObject({
    id: welcome?.id,
    version: 1,
    maxBet: { currency: 'EUR', amount: '5.00' },
  });
});

test('a code is valid or not, and nothing else is told', async () => {
  const check = async (couponName: string) =>
    dataOf(await server.visitor().call(checkCoupon, { body: { couponName } }));
  expect(await check(' lantern25 ')).toMatchObject({ valid: true, promotion: { kind: 'coupon', eligible: true } });
  for (const code of ['', 'SPRING', 'LANTERN26', '%']) expect(await check(code)).toEqual({ valid: false });
});

test('accepting arms, another version is refused, rejecting disarms, and rejecting all too', async () => {
  const [welcome] = await eligible();
  const answer = (body: object) =>
    player.call(answerPromotion, { body: { id: welcome?.id ?? '', accepted: true, ...body } });
  expect(await answer({ version: 7 })).toMatchObject({ status: 409, problem: { code: 'promotion_changed' } });
  expect(await answer({ id: 'prm_0' })).toMatchObject({ status: 404 });
  expect(await answer({ version: 1 })).toMatchObject({ data: { state: 'armed', bonus: '0.00', source: 'promotion' } });
  expect(await answer({ accepted: false })).toMatchObject({ data: { state: 'rejected' } });
  await answer({});
  expect((await player.call(rejectAllPromotions, {})).status).toBe(204);
  expect((await own()).map(({ state }) => state).filter((state) => state === 'armed')).toEqual([]);
  expect(await player.call(redeemCoupon, { body: { promotionCoupon: 'NOPE' } })).toMatchObject({
    ...{ status: 422, problem: { code: 'coupon_invalid' } },
  });
});

test('the settled deposit grants what was accepted: bonus, spins, how to unlock them, a notice and a mail', async () => {
  const [welcome] = await eligible();
  dataOf(await player.call(answerPromotion, { body: { id: welcome?.id ?? '', accepted: true } }));
  await deposit('50');
  await vi.waitUntil(async () => (await own())[0]?.state === 'active', { timeout: 60_000 });
  expect((await own())[0]).toMatchObject({
    ...{ state: 'active', bonus: '100.00', wagerRequired: '3500.00', wagered: '0.00', currency: 'EUR' },
    freeSpins: { granted: 150, left: 150, value: '0.20' },
    promotion: { id: welcome?.id, version: 1 },
  });
  expect(dataOf(await player.call(getWallets, {}))[0]).toMatchObject({
    ...{ balance: '50.00', bonusBalance: '100.00' },
    freeSpinWallet: {
      ...{ spins: 150, winnings: '0.00' },
      winUnlockConfig: {
        ...{ depositAmount: '20.00', depositAmountInEur: '20.00', depositCurrency: 'EUR', extraBonusPercent: 50 },
      },
    },
  });
  const notices = async () => dataOf(await player.call(getNotices, { query: {} })).items.map(({ kind }) => kind);
  await vi.waitUntil(async () => (await notices()).includes('promotion_granted'), { timeout: 60_000 });
  await vi.waitUntil(
    async () =>
      (await server.database.db.rows(`select from mails where kind = 'promotion_granted' and sent_at is not null`))
        .length > 0,
    { timeout: 60_000 },
  );
  // The next is the second deposit's.
  expect((await eligible())[0]).toMatchObject({ depositNumber: 2, leftEur: '7900.00' });
  expect(dataOf(await player.call(getMinimums, { params: { currency: 'EUR' } })).minPromotion).toBe('20.00');
});

test('a code typed into a deposit counts for it; cancelling removes the bonus and the spins, and nothing else', async () => {
  await deposit('20', 'lantern25');
  await vi.waitUntil(async () => (await own()).some(({ promotion }) => promotion.kind === 'coupon'), {
    timeout: 60_000,
  });
  const welcome = (await own()).find(({ state, bonus }) => state === 'active' && bonus === '100.00');
  const cancel = () => player.call(cancelPromotionInBody, { body: { id: welcome?.id ?? '' } });
  expect((await cancel()).status).toBe(204);
  expect(await cancel()).toMatchObject({ status: 409, problem: { code: 'promotion_ended' } });
  expect(dataOf(await player.call(getWallets, {}))[0]).toMatchObject({
    ...{ balance: '70.00', bonusBalance: '0.00', freeSpinWallet: { spins: 25 } },
  });
});

test('a first tier that pays late, after the player has paid by the next one: both are credited, and one bonus is granted', async () => {
  const [one, next] = [
    await newPlayer(),
    gateways.find((tier) => tier.kind === 'card' && tier.code !== theGateway.code),
  ];
  const [welcome] = dataOf(await one.call(getEligiblePromotions, { query: {} }));
  dataOf(await one.call(answerPromotion, { body: { id: welcome?.id ?? '', accepted: true } }));
  const start = async (gateway: string) =>
    dataOf(await one.call(postGatewayDeposit, { params: { gateway }, body: { amount: '50', currency: 'EUR' } }));
  const becomes = (id: string, ...states: string[]) =>
    vi.waitUntil(async () => states.includes(dataOf(await one.call(getDeposit, { params: { id } })).status), {
      timeout: 60_000,
    });
  const payments = server.outside.records<{ id: string; merchantReference: string; paysAt: string | null }>(
    theGateway.path,
    'payments',
  );
  const paysAt = (id: string, at: number) => {
    const payment = payments.all().find(({ merchantReference }) => merchantReference === id);
    if (payment !== undefined) payments.put(payment.id, { ...payment, paysAt: new Date(at).toISOString() });
  };
  const first = await start(theGateway.path);
  await server.outside.act(first, 'approve-late');
  paysAt(first.id, Date.now() + 3_600_000);
  await becomes(first.id, 'expired', 'failed');
  const second = await start(next?.path ?? '');
  await server.outside.act(second, 'approve');
  await becomes(second.id, 'credited');
  paysAt(first.id, Date.now());
  await becomes(first.id, 'credited');
  const outcomes = async () =>
    (
      await server.database.db.rows<{ outcome: string | null }>(
        'select outcome from deposit_offers where deposit_id = any($1) order by deposit_id',
        [[first, second].map(({ id }) => server.platform.ids.decode('dep', id))],
      )
    ).map(({ outcome }) => outcome);
  await vi.waitUntil(async () => (await outcomes()).every((outcome) => outcome !== null), { timeout: 60_000 });
  expect(await outcomes()).toEqual(['taken', 'granted']);
  expect(dataOf(await one.call(getOwnPromotions, { query: {} }))).toMatchObject([{ state: 'active', bonus: '100.00' }]);
  expect(dataOf(await one.call(getWallets, {}))[0]).toMatchObject({ balance: '100.00', bonusBalance: '100.00' });
});
