import { postCryptoWithdraw } from '@carmine/contract/payments/cash-outs';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { newEthKey } from '../../../testing/eth-key.ts';
import { noPromotions } from '../../../testing/no-offers.ts';
import { session } from '../../../testing/test-http-context.ts';
import { createServer } from '../../server.ts';
import { paymentRoutes } from './payment-routes.ts';

let stage: CoinStage;
let app: ReturnType<typeof createServer>;
let player: CoinPlayer;
let cookie = '';
beforeAll(async () => {
  stage = await openCoinStage();
  const { http, db, coins, payments, wallet } = stage;
  app = createServer(http, { trustedProxies: [], hashAddress: () => '' });
  paymentRoutes(app, {
    promotions: noPromotions,
    http,
    db,
    coins,
    payments,
    wallet,
    onRamps: stage.onRampsAt(http.publicUrl),
  });
  await stage.turn();
});
afterAll(async () => {
  await app.close();
  await stage.close();
});
const signIn = (who: CoinPlayer, steppedUpAt: Date | null, scope: 'player' | 'cashier' = 'player'): string => {
  const token = randomBytes(12).toString('hex');
  stage.http.sessions.set(token, { ...session(scope), playerId: who.playerId, steppedUpAt });
  return token;
};
beforeEach(async () => {
  player = await stage.newPlayer();
  cookie = signIn(player, new Date());
});

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown> & { items?: Record<string, unknown>[] };
}
const call = async (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  with_ = cookie,
  key?: string,
): Promise<Reply> => {
  const reply = await app.inject({
    ...{ method, url: `/profile-service/api/v1/profile/${path}` },
    headers: {
      cookie: `session=${with_}`,
      origin: stage.http.publicUrl,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json() };
};
const target = () => `0x${randomBytes(20).toString('hex')}`;
const withdraw = (body: object, with_ = cookie, key?: string) =>
  call('POST', 'crypto/withdraw', { currency: 'ETH', ...body }, with_, key);

test('an address is returned with minimum and confirmations, and its deposit can be tracked from then on', async () => {
  const started = await call('POST', 'crypto/deposit', { currency: 'ETH', promotionCoupon: '' });
  expect(started).toMatchObject({ status: 201, body: { currency: 'ETH', confirmations: 3 } });
  const { id, address, minDeposit } = started.body as Record<string, string>;
  expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  expect(minDeposit).toMatch(/^0\.\d{9}$/);
  expect((await call('POST', 'crypto/deposit', { currency: 'ETH' })).body).toEqual(started.body);
  const follow = () => call('GET', `deposit/${id}`);
  expect((await follow()).body).toMatchObject({ id, status: 'created', amount: '0.000000000', address });
  const txid = await stage.chain.send(address ?? '', '0.00001', 1);
  await stage.turn();
  expect((await follow()).body).toMatchObject({ status: 'pending', reason: 'below_minimum', amount: '0.000010000' });
  expect(txid).toMatch(/^0x/);
  const second = await stage.chain.send(address ?? '', '0.1', 1);
  await stage.turn();
  expect((await follow()).body).toMatchObject({
    status: 'pending',
    amount: '0.100010000',
    txid: second,
    confirmations: 1,
  });
  await stage.chain.mine(2);
  await stage.turn();
  expect((await follow()).body).toMatchObject({ status: 'credited', confirmations: 3, address, method: 'ETH' });
  const history = await call('GET', 'crypto/deposit');
  expect(history.body.items).toMatchObject([{ id, status: 'credited', address, txid: second }]);
  expect((await call('GET', 'fiat/deposit')).body.items).toEqual([]);
  const stranger = signIn(await stage.newPlayer(), new Date());
  expect((await call('GET', `deposit/${id}`, undefined, stranger)).status).toBe(404);
});

test('missing details are named, and a currency without a chain is refused', async () => {
  player.facts.missing = ['country', 'dateOfBirth'];
  expect(await call('POST', 'crypto/deposit', { currency: 'ETH' })).toMatchObject({
    status: 422,
    body: { code: 'profile_incomplete', errors: [{ path: 'country' }, { path: 'dateOfBirth' }] },
  });
  expect(await call('POST', 'crypto/deposit', { currency: 'BTC' })).toMatchObject({
    status: 422,
    body: { code: 'currency_not_supported' },
  });
});

test('a withdrawal is quoted, requested, tracked and listed; nobody else sees it', async () => {
  await player.fund(1_000_000_000n);
  const price = await call('GET', 'crypto/withdraw/quote?currency=ETH&amount=0.1');
  expect(price).toMatchObject({ status: 200, body: { amount: '0.100000000', currency: 'ETH' } });
  expect(price.body['amountEur']).toMatch(/^\d+\.\d\d$/);
  const key = newEthKey();
  const address = key.address.toLowerCase();
  const body = { amount: '0.1', address };
  const taken = await withdraw(body, cookie, 'one');
  expect(taken).toMatchObject({
    status: 201,
    body: { direction: 'withdraw', status: 'requested', fee: price.body['fee'] },
  });
  expect(postCryptoWithdraw.answers[201].safeParse(taken.body).success).toBe(true);
  expect(await withdraw(body, cookie, 'one')).toMatchObject({ status: 201, body: { id: taken.body['id'] } });
  expect(await withdraw({ amount: '0.2', address }, cookie, 'one')).toMatchObject({
    body: { code: 'idempotency_key_reused' },
  });
  expect((await call('GET', 'withdrawable')).body).toMatchObject({ currency: 'ETH', withdrawable: '0.900000000' });
  const follow = (with_ = cookie) => call('GET', `withdraw/${String(taken.body['id'])}`, undefined, with_);
  expect((await follow()).body['dueAt']).toEqual(expect.any(String));
  // Locked coins wait until the address is proven.
  await stage.settle();
  expect((await follow()).body).toMatchObject({ status: 'review', reason: 'address_unproven' });
  const asked = await call('POST', 'crypto/address-proof', { currency: 'ETH', address });
  expect(asked).toMatchObject({ status: 200, body: { address: key.address, proven: false } });
  const sign = (signature: string) =>
    call('POST', 'crypto/address-proof/signature', { currency: 'ETH', address, signature });
  expect(await sign('0x00')).toMatchObject({ status: 422, body: { code: 'signature_invalid' } });
  expect((await sign(await key.signMessage({ message: String(asked.body['message']) }))).status).toBe(204);
  await stage.settle();
  const paid = (await follow()).body;
  expect(paid).toMatchObject({ status: 'paid', txid: expect.stringMatching(/^0x[0-9a-f]{64}$/) });
  expect(String(paid['address']).toLowerCase()).toBe(address);
  expect(paid['dueAt']).toBeUndefined();
  expect((await call('GET', 'crypto/withdraw')).body.items).toMatchObject([{ id: taken.body['id'], status: 'paid' }]);
  expect((await follow(signIn(await stage.newPlayer(), new Date()))).status).toBe(404);
});

test('each refusal has its code, its words and what is missing', async () => {
  await player.fund(10_000_000n);
  expect(await withdraw({ amount: '0.000001', address: '' })).toMatchObject({
    status: 422,
    body: { code: 'below_minimum' },
  });
  player.facts.verified = false;
  expect((await withdraw({ amount: '0.1' })).body).toMatchObject({
    code: 'verification_required',
    message: 'Your identification and address has to be verified before cashout',
  });
  player.facts.verified = true;
  expect((await withdraw({ amount: '0.1' })).body).toMatchObject({ code: 'insufficient_funds' });
  const { address } = await player.address();
  await stage.chain.send(address, '0.5', 3);
  await stage.turn();
  expect((await withdraw({ amount: '0.1' })).body).toMatchObject({ code: 'address_required', message: '*required' });
  expect((await withdraw({ amount: '0.1', address: 'x' })).body).toMatchObject({ code: 'address_invalid' });
  expect((await withdraw({ amount: '0.5', address: target() })).body).toMatchObject({ code: 'above_maximum' });
  const early = (await withdraw({ amount: '0.1', address: target() })).body;
  expect(early).toMatchObject({ code: 'not_withdrawable_yet', missing: '0.090000000' });
  expect(early['message']).toContain('0.090000000 ETH');
  const stale = signIn(player, new Date(Date.now() - 16 * 60_000));
  expect(await withdraw({ amount: '0.01', address: target() }, stale)).toMatchObject({
    status: 403,
    body: { code: 'step_up_required' },
  });
});

test('a player who may only withdraw can withdraw and read, but not deposit', async () => {
  await player.fund(1_000_000_000n);
  const cashier = signIn(player, new Date(), 'cashier');
  expect((await withdraw({ amount: '0.1', address: target() }, cashier)).status).toBe(201);
  expect((await call('GET', 'crypto/withdraw', undefined, cashier)).status).toBe(200);
  expect((await call('POST', 'crypto/deposit', { currency: 'ETH' }, cashier)).status).toBeGreaterThanOrEqual(400);
  await stage.settle();
});

test('who may only cash out takes a rest of coins whole, as long as it is worth twice the network’s fee', async () => {
  const cashier = signIn(player, new Date(), 'cashier');
  await player.fund(1_000_000n);
  expect((await call('GET', 'withdrawable')).body).toMatchObject({ barred: false });
  expect((await withdraw({ amount: '0.001', address: target() })).body).toMatchObject({ code: 'below_minimum' });
  const said = () => call('GET', 'withdrawable', undefined, cashier);
  expect((await said()).body).toMatchObject({ barred: true, perCurrency: [{ currency: 'ETH' }] });
  await stage.owner.run('update chain_assets set fee_raw = fee_raw * 1000000');
  const kept = (await said()).body as { perCurrency?: object[] };
  expect(kept.perCurrency).toMatchObject([{ withdrawable: '0.001000000', reason: 'network_busy' }]);
  const list = await call('GET', 'cashout-checklist?currency=ETH&amount=0.001', undefined, cashier);
  expect(list.body.items?.filter(({ done }) => done === false)).toMatchObject([
    { code: 'network_busy', message: expect.stringContaining('The network fee is more than half of this amount') },
  ]);
  expect(await withdraw({ amount: '0.001', address: target() }, cashier)).toMatchObject({
    status: 503,
    body: { code: 'network_busy', message: expect.stringContaining('contact support') },
  });
  await stage.owner.run('update chain_assets set fee_raw = fee_raw / 1000000');
  expect((await withdraw({ amount: '0.001', address: target() }, cashier)).status).toBe(201);
  await stage.settle();
});

test('the checklist says what is done, what is missing and where to go', async () => {
  player.facts.verified = false;
  const list = await call('GET', 'cashout-checklist?amount=0.1&currency=ETH');
  expect(list).toMatchObject({ status: 200, body: { payable: false } });
  const items = list.body.items ?? [];
  expect(items.find(({ code }) => code === 'identity')).toMatchObject({ done: false, link: '/profile/verification' });
  player.facts.verified = true;
  await player.fund(1_000_000_000n);
  expect((await call('GET', 'cashout-checklist?amount=0.1&currency=ETH')).body).toMatchObject({ payable: true });
});

test('without an amount the checklist judges nothing that depends on one', async () => {
  await player.fund(1_000_000_000n);
  const { payable, items = [] } = (await call('GET', 'cashout-checklist?currency=ETH')).body;
  const unjudged = items.filter((item) => item['unjudged'] === true);
  expect(payable).toBe(false);
  expect(unjudged.map(({ code, done }) => [code, done])).toEqual([
    ['minimum', false],
    ['funds', false],
    ['maximum', false],
    ['staked', false],
  ]);
  expect(items.find(({ code }) => code === 'identity')).toMatchObject({ done: true });
});

test('the checklist of an empty wallet says so, and asks for no wagering of missing money', async () => {
  const said = async (query: string) => {
    const { items = [] } = (await call('GET', `cashout-checklist?${query}`)).body;
    return items.filter(({ code }) => code === 'funds' || code === 'staked').map(({ message }) => message);
  };
  expect(await said('amount=0.05&currency=ETH')).toEqual([
    'Nothing to withdraw yet: there is no ETH in your wallet',
    'A deposit has to be wagered once before it can be withdrawn',
  ]);
  await player.fund(10_000_000n);
  expect(await said('amount=0.05&currency=ETH')).toEqual([
    'Not enough in your wallet: you have 0.010000000 ETH',
    'Deposits wagered once',
  ]);
});
