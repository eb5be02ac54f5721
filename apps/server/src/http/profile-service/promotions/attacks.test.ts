/** Attacks on a gift over the real calls: many at once, stacking, second accounts, guessing. */
import { postCryptoDeposit } from '@carmine/contract/payments/crypto';
import { postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { answerPromotion, getOwnPromotions, redeemCoupon } from '@carmine/contract/promotions/promotions';
import { checkCoupon, register } from '@carmine/contract/account/user-service';
import { getWallets } from '@carmine/contract/payments/wallet';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

const query = { language: 'en' } as const;
let server: TestServer;
let gift: bigint;
let welcome: string;

/** A bonus of EUR 5 without a deposit, once for each player, and only with a code. */
beforeAll(async () => {
  server = await testServer({ worker: false });
  const { db } = server.database;
  ({ gift } = await db.one<{ gift: bigint }>('insert into promotions (rank) values (900) returning id as gift'));
  await db.run(
    `insert into promotion_versions (promotion_id, version, rules, state, approved_at)
     select $1, 1, v.rules - 'weekly' || jsonb_build_object('kind', 'coupon', 'couponOnly', true, 'audience', '{}'::jsonb,
       'perPlayer', '{"most": 1, "each": "ever"}'::jsonb,
       'reward', jsonb_build_object('kind', 'gift', 'bonusEur', '5', 'wagering', v.rules -> 'reward' -> 'wagering')), 'approved', now()
     from promotion_versions v join promotions p on p.id = v.promotion_id where p.rank = 20 and v.version = 1`,
    [gift],
  );
  await db.run('update promotions set offered_version = 1 where id = $1', [gift]);
  const first = await db.one<{ id: bigint }>(
    `select promotion_id as id from promotion_versions where rules ->> 'kind' = 'welcome' order by promotion_id limit 1`,
  );
  welcome = server.platform.ids.encode('prm', first.id as never);
});
afterAll(() => server.close());

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

const newCode = async (mostUses: number | null): Promise<string> => {
  const code = `GIFT-${randomBytes(4).toString('hex').toUpperCase()}`;
  const row = [code, gift, mostUses];
  await server.database.db.run('insert into coupons (code, promotion_id, most_uses) values ($1, $2, $3)', row);
  return code;
};
const redeem = (by: Visitor, promotionCoupon: string) => by.call(redeemCoupon, { query, body: { promotionCoupon } });
const own = async (by: Visitor) => dataOf(await by.call(getOwnPromotions, { query }));
const bonusOf = async (by: Visitor) => dataOf(await by.call(getWallets, {})).map(({ bonusBalance }) => bonusBalance);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const confirmAll = () => server.database.db.run('update players set confirmed_at = now() where confirmed_at is null');
const player = async (): Promise<Visitor> => {
  const signedUp = await server.signUp();
  await confirmAll();
  return signedUp;
};

test('thirty redemptions and thirty acceptances at once: one of each, and nothing is stacked on it', async () => {
  const [greedy, code] = [await player(), await newCode(null)];
  await Promise.all([
    times(30, () => redeem(greedy, code)),
    times(30, () => greedy.call(answerPromotion, { query, body: { id: welcome, accepted: true } })),
  ]);
  expect((await own(greedy)).map(({ state }) => state).toSorted()).toEqual(['active', 'armed']);
  expect(await bonusOf(greedy)).toEqual(['5.00']);
  // Nor with another code of the same promotion.
  expect(await redeem(greedy, await newCode(null))).toMatchObject({ problem: { code: 'coupon_invalid' } });
});

test('a code for two is had by two of four players who all ask three times at once; used up, it is like one that never was', async () => {
  const players = [await player(), await player(), await player(), await player()];
  const code = await newCode(2);
  await Promise.all(players.flatMap((one) => [1, 2, 3].map(() => redeem(one, code))));
  const had = await Promise.all(players.map(own));
  expect(had.filter((all) => all.some(({ state }) => state === 'active'))).toHaveLength(2);
  const checks = [code, 'NEVER-WAS'].map((couponName) => server.visitor().call(checkCoupon, { body: { couponName } }));
  expect((await Promise.all(checks)).map(dataOf)).toEqual([{ valid: false }, { valid: false }]);
  // Few guesses in a quarter of an hour, for an account and for an address.
  expect([checkCoupon.rateLimit, redeemCoupon.rateLimit]).toEqual(['validate', 'validate']);
});

test('a second account on the same device waits for a person', async () => {
  const visitor = await player();
  expect(await redeem(visitor, await newCode(null))).toMatchObject({ data: { state: 'active' } });
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const account = { email, password: 'velvet-otter-41', fullName: 'Mara Lindqvist', terms: true, currency: 'EUR' };
  const body = { ...account, captcha: await server.captcha(visitor, 'register') };
  dataOf(await visitor.call(register, { body }));
  await confirmAll();
  expect(await redeem(visitor, await newCode(null))).toMatchObject({ data: { state: 'review', bonus: '5.00' } });
  expect(await bonusOf(visitor)).toEqual(['0.00']);
});

test('guessing codes is answered 429 with the minutes to wait, in deposits too, which stay open without a code', async () => {
  const guesser = await player();
  const deposit = (promotionCoupon?: string) =>
    guesser.call(postGatewayDeposit, {
      params: { gateway: theGateway.path },
      body: { amount: '20', currency: 'EUR', ...(promotionCoupon === undefined ? {} : { promotionCoupon }) },
    });
  const coins = () => guesser.call(postCryptoDeposit, { body: { currency: 'ETH', promotionCoupon: 'GUESS' } });
  const guesses = [() => redeem(guesser, 'GUESS'), () => deposit('GUESS'), coins];
  for (const guess of guesses) expect((await guess()).status).toBe(422);
  // All three were counted together; the next one is one too many.
  const { db } = server.database;
  const counter = `key = 'validate:account:player:' || (select max(id) from players) and points = 3`;
  expect(await db.run(`update rate_limits set points = 1000000000 where ${counter}`)).toBe(1);
  for (const guess of guesses) {
    const answer = await guess();
    expect(answer).toMatchObject({ status: 429, problem: { code: 'too_many_requests', waitMinutes: 15 } });
    expect(answer).toMatchObject({
      problem: { message: 'Too many attempts. Please try again in 15 minutes.' },
    });
  }
  expect((await deposit()).status).not.toBe(429);
});
