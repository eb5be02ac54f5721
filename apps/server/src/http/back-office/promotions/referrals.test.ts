/** Refer a friend and affiliates over the real calls: a second person's yes, a registration with a code, a deposit, and post-backs. */
import * as desk from '@carmine/contract/back-office/affiliates';
import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as friends from '@carmine/contract/back-office/referrals';
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import type { Problem } from '@carmine/contract/problem';
import { putProfile } from '@carmine/contract/account/profile';
import { getOwnPromotions } from '@carmine/contract/promotions/promotions';
import { getReferral, noteLanding } from '@carmine/contract/promotions/referrals';
import { checkCoupon, register } from '@carmine/contract/account/user-service';
import { getWallets } from '@carmine/contract/payments/wallet';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let content: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer();
  content = await enrolOperator(server, 'content');
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: Problem }): T => {
  if (!result.ok) throw new Error(`${result.problem.status} ${result.problem.code}`);
  return result.data;
};
const patience = { timeout: 60_000 };

const approve = async (kind: 'set_affiliate' | 'set_referral_rules') => {
  const [open] = dataOf(await admin.call(listApprovals, { query: { kind } })).items;
  dataOf(await admin.call(approveRequest, { params: { id: open?.id ?? '' }, body: { reason: 'read the terms' } }));
  return open;
};

const join = async (
  registrationCode: string,
  from: { clickId?: string; landingCode?: string } = {},
): Promise<Visitor> => {
  const visitor = server.visitor();
  const body = {
    ...{
      email: `${randomBytes(8).toString('hex')}@example.com`,
      password: 'velvet-otter-41',
      fullName: 'Mara Lindqvist',
    },
    ...{ terms: true, currency: 'EUR', captcha: await server.captcha(visitor, 'register'), registrationCode },
    ...from,
  };
  dataOf(await visitor.call(register, { body }));
  return visitor;
};

/** A code for a deposit of a promotion that only one brand has. */
const brandCode = async (skin: string): Promise<string> => {
  const code = `BRAND-${skin.toUpperCase()}`;
  const { db } = server.database;
  const { id } = await db.one<{ id: bigint }>('insert into promotions (rank) values (900) returning id');
  await db.run(
    `insert into promotion_versions (promotion_id, version, rules, state, approved_at)
     select $1, 1, jsonb_set(rules, '{audience}', $2), 'approved', now()
     from promotion_versions v join coupons c on c.promotion_id = v.promotion_id and c.code = 'LANTERN25' and v.version = 1`,
    [id, JSON.stringify({ skins: [skin] })],
  );
  await db.run('update promotions set offered_version = 1 where id = $1', [id]);
  await db.run('insert into coupons (code, promotion_id) values ($1, $2)', [code, id]);
  return code;
};

const deposit = async (player: Visitor): Promise<void> => {
  const details = { country: 'MT', address: '1 Sea Front', zipCode: 'SLM 1', city: 'Sliema', dateOfBirth: 642_902_400 };
  dataOf(await player.call(putProfile, { body: { ...details, dialingCode: '+356', phoneNumber: '99123418' } }));
  const started = dataOf(
    await player.call(postGatewayDeposit, {
      ...{ params: { gateway: theGateway.path }, body: { amount: '50', currency: 'EUR' } },
    }),
  );
  await server.outside.act(started, 'approve');
  const status = async () => dataOf(await player.call(getDeposit, { params: { id: started.id } })).status;
  await vi.waitUntil(async () => (await status()) === 'credited', patience);
};

test('a friend’s first deposit brings both a bonus by the approved rules, and nobody reads names or money', async () => {
  const { current } = dataOf(await admin.call(friends.readReferralProgramme, {}));
  expect(current?.en[0]).toContain('bonus of 10 EUR');
  const rules = { ...current!.rules, friendEur: '15', referrerEur: '7.50' };
  dataOf(await content.call(friends.askReferralRules, { body: { rules, reason: 'a better offer' } }));
  expect((await approve('set_referral_rules'))?.changes).toEqual([
    { field: 'friendEur', from: '10', to: '15' },
    { field: 'referrerEur', from: '10', to: '7.50' },
  ]);
  const referrer = await server.signUp();
  await referrer.call(putProfile, { body: { country: 'MT', dateOfBirth: 642_902_400 } });
  const { offer } = dataOf(await referrer.call(getReferral, {}));
  expect(offer).toMatchObject({ friendEur: '15.00', referrerEur: '7.50', rewardsThisMonth: 0 });
  const body = { couponName: offer?.code ?? '' };
  const invitation = { friendEur: '15.00', leastDepositEur: '20.00' };
  expect(dataOf(await server.visitor().call(checkCoupon, { body }))).toEqual({ valid: true, invitation });
  expect(dataOf(await referrer.call(checkCoupon, { body }))).toEqual({ valid: false });
  // A wrong code is told before, and keeps nobody from registering.
  expect(dataOf(await server.visitor().call(checkCoupon, { body: { couponName: 'WRONGONE' } }))).toEqual({
    valid: false,
  });
  const friend = await join('WRONGONE').then(() => join(offer?.code ?? ''));
  await deposit(friend);
  const bonus = async (player: Visitor) => dataOf(await player.call(getWallets, {}))[0]?.bonusBalance;
  await vi.waitUntil(async () => (await bonus(referrer)) === '7.50', patience);
  expect(await bonus(friend)).toBe('15.00');
  const page = dataOf(await referrer.call(getReferral, {}));
  expect(page.friends).toEqual([{ month: new Date().toISOString().slice(0, 7), state: 'rewarded' }]);
  expect(page.earned).toMatchObject([{ amount: '7.50', currency: 'EUR', side: 'referrer' }]);
  expect(dataOf(await admin.call(friends.listReferrals, { query: {} })).items).toMatchObject([
    { state: 'earned', friendReward: 'granted', referrerReward: 'granted', version: 2 },
  ]);
  const end = () => content.call(friends.endReferrals, { body: { reason: 'the season is over' } });
  expect(await end()).toMatchObject({ status: 204 });
  expect(await end()).toMatchObject({ problem: { code: 'not_offered' } });
  expect(dataOf(await referrer.call(getReferral, {})).offer).toBeNull();
});

test('an affiliate is agreed on by two, counts its players, and its server receives each post-back once, rightly signed', async () => {
  const terms = {
    ...{ name: 'Casino compass', sharePoints: 2_500, carriesOver: true, postbackOn: true },
    postbackUrl: `${server.outside.url}/affiliate/COMPASS/postbacks`,
  };
  const asking = (change: object) =>
    content.call(desk.askAffiliate, { body: { code: 'compass', terms: { ...terms, ...change }, reason: 'a partner' } });
  for (const postbackUrl of ['http://example.org/x', 'https://127.0.0.1/x', 'https://192.168.1.1/'])
    expect(await asking({ postbackUrl })).toMatchObject({ problem: { code: 'postback_not_allowed' } });
  dataOf(await asking({}));
  expect((await approve('set_affiliate'))?.about).toBe('COMPASS');
  const [made] = dataOf(await admin.call(desk.listAffiliates, {})).items;
  const params = { id: made?.id ?? '' };
  expect(made).toMatchObject({ code: 'COMPASS', hasSecret: false, current: { clicks: 0, shareEur: '0.00' } });
  const { secret } = dataOf(
    await content.call(desk.renewAffiliateSecret, { params, body: { reason: 'the first one' } }),
  );
  const receiver = `${server.outside.url}/affiliate/COMPASS`;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${receiver}/secret`, { method: 'POST', headers, body: JSON.stringify({ secret }) });

  expect(await server.visitor().call(noteLanding, { body: { code: 'Compass' } })).toMatchObject({ status: 204 });
  const player = await join('compass', { clickId: 'click 4711' });
  await deposit(player);
  const received = async () =>
    (await (await fetch(`${receiver}/postbacks`)).json()) as { event: string; clickId: string; times: number }[];
  const send = async () => {
    await server.modules.affiliates.sendPostbacks();
    return (await received()).length === 2;
  };
  await vi.waitUntil(send, patience);
  expect(await received()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'registration', clickId: 'click 4711', times: 1 }),
      expect.objectContaining({ event: 'first_deposit', clickId: 'click 4711', times: 1 }),
    ]),
  );
  const forged = await fetch(`${receiver}/postbacks`, {
    ...{ method: 'POST', body: '{}' },
    headers: {
      ...headers,
      'postback-timestamp': String(Math.floor(Date.now() / 1000)),
      'postback-signature': 'ab'.repeat(32),
    },
  });
  expect(forged.status).toBe(401);
  expect(dataOf(await admin.call(desk.listPostbacks, { params, query: {} }))).toMatchObject({
    ...{ total: 2, items: [{ state: 'sent', lastOutcome: '200' }, { state: 'sent' }] },
  });
  const months = async () => dataOf(await admin.call(desk.readAffiliate, { params })).months;
  // A coupon that is typed over the link's code counts at once, for the brand of the site; the player stays the affiliate's.
  const couponed = await join(await brandCode('carmine'), { landingCode: 'compass', clickId: 'click 4712' });
  const elsewhere = await join(await brandCode('nightjar'), { landingCode: 'compass' });
  const own = async (visitor: Visitor) => dataOf(await visitor.call(getOwnPromotions, { query: {} }));
  await vi.waitUntil(async () => (await own(couponed)).length > 0, patience);
  expect(await own(couponed)).toMatchObject([{ state: 'armed', promotion: { kind: 'coupon' } }]);
  expect(await own(elsewhere)).toEqual([]);
  await vi.waitUntil(async () => (await months())[0]?.registrations === 3, patience);
  expect(await months()).toMatchObject([
    { clicks: 1, registrations: 3, firstDeposits: 1, sharePoints: 2_500, closedAt: null },
  ]);
  const file = await server.doors.backOffice.inject({
    ...{ method: 'GET', url: `/back-office/api/v1/affiliates/${params.id}/statement` },
    headers: { cookie: admin.cookie(), 'user-agent': 'Test/1' },
  });
  expect(file.body.split('\r\n')[1]).toMatch(/^\d{4}-\d\d,1,3,1,/);
  expect(await asking({ sharePoints: 1 })).toMatchObject({ ok: true });
  expect(await content.call(desk.endAffiliate, { params, body: { reason: 'no more' } })).toMatchObject({ status: 204 });
  const [open] = dataOf(await admin.call(listApprovals, { query: { kind: 'set_affiliate' } })).items;
  const refused = await admin.call(approveRequest, { params: { id: open?.id ?? '' }, body: { reason: 'too late' } });
  expect(refused).toMatchObject({ status: 409, problem: { code: 'subject_ended' } });
  // Nor is it asked for again.
  expect(await asking({ sharePoints: 2 })).toMatchObject({ status: 409, problem: { code: 'affiliate_ended' } });
});
