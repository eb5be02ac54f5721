/** Promotions for operators: drafts, a second person's yes, what was accepted keeps its version, coupons, reviews and cost. */
import { approveRequest, endRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as reviews from '@carmine/contract/back-office/grant-reviews';
import * as desk from '@carmine/contract/back-office/promotions';
import { listCompetitions } from '@carmine/contract/promotions/competitions';
import {
  answerPromotion,
  getOwnPromotions,
  listPromotions,
  redeemCoupon,
} from '@carmine/contract/promotions/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let content: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  content = await enrolOperator(server, 'content');
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

const query = { language: 'en' } as const;
const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const listed = async () => dataOf(await admin.call(desk.listDeskPromotions, {})).items;
const idOf = async (kind: string): Promise<string> => (await listed()).find((one) => one.kind === kind)?.id ?? '';
const rulesOf = async (id: string): Promise<PromotionRules> => {
  const { versions } = dataOf(await admin.call(desk.readDeskPromotion, { params: { id } }));
  const [newest] = versions;
  if (newest === undefined) throw new Error('A promotion has a version');
  return newest.rules;
};
const draft = async (of: string, rules: PromotionRules) =>
  dataOf(await content.call(desk.draftPromotion, { body: { of, rules } }));
const submit = ({ id, version }: { id: string; version: number }, by = content) =>
  by.call(desk.submitPromotion, { params: { id, version }, body: { reason: 'for the weekend' } });
const decide = async (by: Visitor, endpoint: typeof approveRequest | typeof endRequest) => {
  const open = dataOf(await admin.call(listApprovals, { query: { kind: 'offer_promotion' } })).items[0];
  return by.call(endpoint, { params: { id: open?.id ?? '' }, body: { reason: 'read the terms' } });
};
const stateOf = async ({ id, version }: { id: string; version: number }) =>
  dataOf(await admin.call(desk.readDeskPromotion, { params: { id } })).versions.find((one) => one.version === version);

test('a change is offered once a second operator agrees, and what was accepted keeps its version', async () => {
  const id = await idOf('welcome');
  const player = await server.signUp();
  const accepted = dataOf(await player.call(answerPromotion, { query, body: { id, accepted: true, version: 1 } }));
  expect(accepted).toMatchObject({ state: 'armed', promotion: { version: 1 } });

  const rules = await rulesOf(id);
  if (rules.reward.kind !== 'deposit') throw new Error('A match');
  const reward = { ...rules.reward, tiers: [{ fromEur: '20', matchPercent: 10, freeSpins: 0 }] };
  const wagering = { times: 35, maxStakeEur: '5', days: 30, conversionCapTimes: null, exceptGames: ['lantern-harbor'] };
  const misspelt: PromotionRules = { ...rules, reward: { ...reward, wagering } };
  expect(await content.call(desk.draftPromotion, { body: { of: id, rules: misspelt } })).toMatchObject({
    problem: { code: 'game_of_rules_unknown' },
  });
  const made = await draft(id, { ...rules, reward });
  expect(made.version).toBe(2);
  // Somebody else's draft is not saved or submitted by others.
  expect(await admin.call(desk.savePromotionDraft, { params: made, body: { rules } })).toMatchObject({
    problem: { code: 'draft_not_found' },
  });
  expect(await submit(made, admin)).toMatchObject({ problem: { code: 'draft_not_found' } });
  expect(await submit(made)).toMatchObject({ status: 202 });
  expect(await submit(made)).toMatchObject({ problem: { code: 'already_asked' } });
  const shown = dataOf(await admin.call(listApprovals, { query: {} })).items[0];
  expect(shown?.about).toBe('Welcome bonus: first deposit');
  expect(shown?.changes.find(({ field }) => field === 'reward.tiers')).toMatchObject({
    to: 'fromEur 20, freeSpins 0, matchPercent 10',
  });

  expect(await decide(content, approveRequest)).toMatchObject({ status: 403 });
  expect(await stateOf(made)).toMatchObject({ state: 'pending', isOffered: false });
  expect(await decide(admin, approveRequest)).toMatchObject({ ok: true });
  expect(await stateOf(made)).toMatchObject({ state: 'approved', isOffered: true });

  const offered = dataOf(await server.visitor().call(listPromotions, { query })).find((one) => one.id === id);
  expect(offered).toMatchObject({ version: 2, tiers: [{ matchPercent: 10 }] });
  const [own] = dataOf(await player.call(getOwnPromotions, { query }));
  expect(own?.promotion).toMatchObject({ version: 1, tiers: [{ matchPercent: 50 }, {}, { matchPercent: 200 }] });
});

test('a rejected version is over, a withdrawn one goes back to its maker', async () => {
  const id = await idOf('deposit');
  const made = await draft(id, await rulesOf(id));
  for (const [by, state] of [
    [content, 'draft'],
    [admin, 'refused'],
  ] as const) {
    expect(await submit(made)).toMatchObject({ status: 202 });
    expect(await decide(by, endRequest)).toMatchObject({ ok: true });
    expect(await stateOf(made)).toMatchObject({ state });
  }
});

test('one that starts later waits, and the offered one stays until then; one operator ends it', async () => {
  const id = await idOf('free_spins');
  const rules = { ...(await rulesOf(id)), startsAt: new Date(Date.now() + 86_400_000).toISOString() };
  const made = await draft(id, rules);
  await submit(made);
  await decide(admin, approveRequest);
  expect(await stateOf(made)).toMatchObject({ state: 'approved', isOffered: false });
  expect(await stateOf({ id, version: 1 })).toMatchObject({ isOffered: true });
  const params = { id };
  const body = { reason: 'too dear' };
  expect(await content.call(desk.endPromotion, { params, body })).toMatchObject({ status: 204 });
  expect(await content.call(desk.endPromotion, { params, body })).toMatchObject({ problem: { code: 'not_offered' } });
  expect((await listed()).find((one) => one.id === id)?.state).toBe('ended');
});

test('the prizes of a race come from its promotion', async () => {
  const id = await idOf('race');
  const rules = await rulesOf(id);
  if (rules.reward.kind !== 'race') throw new Error('A race');
  await submit(await draft(id, { ...rules, reward: { ...rules.reward, prizes: ['700', '300'] } }));
  await server.modules.competitions.run();
  await decide(admin, approveRequest);
  await server.modules.competitions.run();
  const races = dataOf(await server.visitor().call(listCompetitions, { query })).filter(({ kind }) => kind === 'race');
  const prizes = new Map(races.map(({ state, prizesEur }) => [state, prizesEur.length]));
  // What runs keeps its rules; what has not begun follows.
  expect(prizes).toEqual(
    new Map([
      ['running', 50],
      ['scheduled', 2],
    ] as const),
  );
});

test.each([
  ['reward.kind', (rules: PromotionRules) => ({ ...rules, kind: 'cashback' })],
  ['endsAt', (rules: PromotionRules) => ({ ...rules, endsAt: '2020-01-01T00:00:00.000Z' })],
  [
    'reward.wagering',
    ({ reward, ...rules }: PromotionRules) => ({ ...rules, reward: { ...reward, wagering: undefined } }),
  ],
  ['texts', (rules: PromotionRules) => ({ ...rules, texts: {} })],
])('rules that do not fit are refused by the field: %s', async (field, change) => {
  const rules = change(await rulesOf(await idOf('deposit'))) as PromotionRules;
  const refused = await content.call(desk.draftPromotion, { body: { rules } });
  expect(refused.ok).toBe(false);
  expect(JSON.stringify(refused)).toContain(field);
});

test('terms and arithmetic are shown before anything is offered', async () => {
  const rules = await rulesOf(await idOf('deposit'));
  const shown = dataOf(await content.call(desk.previewPromotion, { body: { rules, depositEur: '50' } }));
  expect(shown.example).toEqual({ depositEur: '50.00', bonusEur: '25.00', wagerEur: '875.00', freeSpins: 0 });
  expect(shown.en.terms).toContain('A deposit of 20 EUR or more gets a bonus of 50%.');
  expect(shown.de.terms).toContain('Für eine Einzahlung ab 20 EUR gibt es 50 % Bonus.');
});

test('coupons are for a promotion that takes them, and each code is there once', async () => {
  const params = { id: await idOf('coupon') };
  const body = { code: 'autumn-25', mostUses: 10, expiresAt: null };
  expect(await content.call(desk.createCoupon, { params, body })).toMatchObject({ data: { code: 'AUTUMN-25' } });
  expect(await content.call(desk.createCoupon, { params, body })).toMatchObject({ problem: { code: 'code_taken' } });
  expect(await content.call(desk.createCoupon, { params: { id: await idOf('cashback') }, body })).toMatchObject({
    problem: { code: 'no_coupons' },
  });
  const { coupons } = dataOf(await admin.call(desk.readDeskPromotion, { params }));
  expect(coupons.map(({ code, uses, mostUses }) => [code, uses, mostUses])).toEqual([
    ['AUTUMN-25', 0, 10],
    ['LANTERN25', 0, null],
  ]);
});

test('one operator ends a code before its time, once, and nobody redeems it any more', async () => {
  const params = { id: await idOf('coupon') };
  const made = dataOf(await content.call(desk.createCoupon, { params, body: { mostUses: null, expiresAt: null } }));
  const player = await server.signUp();
  const redeem = () => player.call(redeemCoupon, { query, body: { promotionCoupon: made.code } });
  expect(await redeem()).toMatchObject({ data: { state: 'armed' } });
  const end = (body: { code: string; reason: string }, of = params) =>
    content.call(desk.endCoupon, { params: of, body });
  const body = { code: made.code.toLowerCase(), reason: 'found on a forum' };
  expect(await end(body, { id: await idOf('deposit') })).toMatchObject({ problem: { code: 'coupon_ended' } });
  expect(await end(body)).toMatchObject({ status: 204 });
  expect(await end(body)).toMatchObject({ problem: { code: 'coupon_ended' } });
  expect(await redeem()).toMatchObject({ problem: { code: 'coupon_invalid' } });
  // What was accepted with it stays.
  expect(dataOf(await player.call(getOwnPromotions, { query }))).toMatchObject([{ state: 'armed' }]);
});

test('an offer for one brand is offered and accepted on that brand’s site alone', async () => {
  const rules = await rulesOf(await idOf('deposit'));
  const { weekly: _always, ...always } = rules;
  const made = dataOf(
    await content.call(desk.draftPromotion, { body: { rules: { ...always, audience: { skins: ['nightjar'] } } } }),
  );
  await submit(made);
  expect(await decide(admin, approveRequest)).toMatchObject({ ok: true });
  const isOffered = async (headers: Record<string, string> = {}) =>
    dataOf(await server.visitor(headers).call(listPromotions, { query })).some(({ id }) => id === made.id);
  const there = { host: 'nightjar.localhost' };
  expect([await isOffered(), await isOffered(there)]).toEqual([false, true]);
  const player = await server.signUp();
  const accept = (by: Visitor) => by.call(answerPromotion, { query, body: { id: made.id, accepted: true } });
  expect(await accept(player)).toMatchObject({ problem: { code: 'promotion_unavailable', why: 'audience' } });
  expect(await accept(server.visitor({ ...there, cookie: player.cookie() }))).toMatchObject({
    data: { state: 'armed' },
  });
});

test('a grant in review is decided once; bonus money that it brings is the cost of its cohort', async () => {
  const player = await server.signUp();
  const { db } = server.database;
  const [id, number] = [await idOf('deposit'), '(select id from promotions where rank = 20)'];
  await db.run(
    `insert into player_promotions (player_id, source, promotion_id, version, state, currency, bonus, bonus_cents, wager_required,
       max_first_stake, days, period_start, nth, granted_at)
     select players.id, 'promotion', ${number}, 1, 'review', 'EUR', 2500, 2500, 87500, 500, 30, now(), 1, now() from players
     order by players.id desc limit 1`,
  );
  const risk = await enrolOperator(server, 'risk');
  const { items } = dataOf(await risk.call(reviews.listGrantReviews, {}));
  expect(items).toMatchObject([{ player: { id: player.userId }, promotion: 'Weekend reload', bonus: '25.00' }]);
  const call = {
    params: { id: items[0]?.id ?? '' },
    body: { playerId: player.userId, granted: true, reason: 'two flats, two cards' },
  };
  expect(await content.call(reviews.decideGrantReview, call)).toMatchObject({ status: 403 });
  expect(await risk.call(reviews.decideGrantReview, call)).toMatchObject({ data: { state: 'decided' } });
  expect(await risk.call(reviews.decideGrantReview, call)).toMatchObject({ problem: { code: 'review_not_found' } });
  const { cohorts, promotion } = dataOf(await admin.call(desk.readDeskPromotion, { params: { id } }));
  expect(cohorts).toMatchObject([{ players: 1, grants: 1, bonus: '25.00', cost: '25.00', currency: 'EUR' }]);
  expect(promotion).toMatchObject({ granted: 1, costEur: '25.00' });
  const { count } = await db.one<{ count: bigint }>(
    `select count(*) as count from audit_log where action = 'promotion.review' and details ->> 'granted' = 'true'`,
  );
  expect(count).toBe(1n);
});

test('one operator refuses a grant in review, and one that is worth much is granted by two', async () => {
  const player = await server.signUp();
  const { db } = server.database;
  await db.run('update cash_out_rules set two_persons_from = 2500');
  const insert = (nth: number) =>
    db.run(
      `insert into player_promotions (player_id, source, promotion_id, version, state, currency, bonus, bonus_cents, wager_required,
         max_first_stake, days, period_start, nth, granted_at)
       select max(id), 'promotion', (select id from promotions where rank = 20), 1, 'review', 'EUR', 2500, 2500, 87500, 500, 30, now(), $1, now()
       from players`,
      [nth],
    );
  await insert(1);
  const [first, second] = [await enrolOperator(server, 'risk'), await enrolOperator(server, 'risk')];
  const waiting = async () => dataOf(await first.call(reviews.listGrantReviews, {})).items;
  const rule = async (by: Visitor, granted: boolean) =>
    by.call(reviews.decideGrantReview, {
      params: { id: (await waiting())[0]?.id ?? 'own_none' },
      body: { playerId: player.userId, granted, reason: 'two flats, two cards' },
    });
  expect(await waiting()).toMatchObject([{ needed: 2, agreed: [] }]);
  expect(await rule(first, true)).toMatchObject({ data: { state: 'waiting' } });
  expect(await rule(first, true)).toMatchObject({ data: { state: 'waiting' } });
  expect(await waiting()).toMatchObject([{ agreed: ['Olga Office'] }]);
  // Nor by a program that forgets to ask.
  await expect(
    server.platform.db.run(`update player_promotions set state = 'queued' where state = 'review'`),
  ).rejects.toThrow('too few operators');
  expect(await rule(second, true)).toMatchObject({ data: { state: 'decided' } });
  expect(dataOf(await player.call(getOwnPromotions, { query }))).toMatchObject([{ state: 'active', bonus: '25.00' }]);
  await insert(2);
  expect(await rule(second, false)).toMatchObject({ data: { state: 'decided' } });
  expect(await waiting()).toEqual([]);
});
