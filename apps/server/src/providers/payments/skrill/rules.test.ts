/** Over HTTP: who may pay and withdraw by it, and what its notifications can do. */
import { partyKey } from '../../../../../sandbox/src/index.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { gateway } from './index.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier({ gateways: [theGateway.path, gateway.path] });
  await cashier.owner.run('update cash_out_rules set automatic = true');
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const switchOn = () =>
  cashier.owner.run('insert into payment_gateways (code, enabled) values ($1, true) on conflict do nothing', [
    gateway.code,
  ]);
const asked = { amount: '50.00', currency: 'EUR' };
const deposit = (more: object = {}, path: string = gateway.path) =>
  player.call('POST', `profile/${path}/deposit`, { ...asked, ...more });
const pay = async (path: string = gateway.path) => {
  const { status, body } = await deposit({}, path);
  expect(status).toBe(201);
  await cashier.world.act(body['redirectUrl'] ?? '', 'approve');
  await cashier.confirm(body['id'] ?? '');
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
};
const stepUp = (at: Date | null) => {
  for (const session of cashier.http.sessions.values()) Object.assign(session, { steppedUpAt: at });
};
const withdraw = (amount = '20.00', key?: string, path: string = gateway.path) =>
  player.call('POST', `profile/${path}/withdraw`, { amount, currency: 'EUR' }, key);

test('is off until an operator switches it on', async () => {
  const listed = async () => (await player.call('GET', 'profile/payment/gateways')).body;
  expect(await listed()).not.toContain(gateway.code);
  expect(await deposit()).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } });
  expect(await withdraw()).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } });
  await switchOn();
  expect(await listed()).toContain(gateway.code);
});

test('is paid on its page, which a call may limit to some of its payment methods', async () => {
  await switchOn();
  const { status, body } = await deposit({ language: 'de-DE', paymentMethods: ['WLT', 'VSA'], promotionCoupon: '' });
  expect([status, body['presentation'], body['status']]).toEqual([201, 'redirect', 'pending']);
  expect(body['redirectUrl']).toMatch(/\/skrill\/pay\?sid=[0-9a-f]{32}$/);
  await cashier.world.act(body['redirectUrl'] ?? '', 'approve-twice');
  await cashier.confirm(body['id'] ?? '');
  expect(await player.balance()).toMatchObject({ cash: 5_000n });
  for (const [path, paymentMethods] of [
    [gateway.path, ['WLT', 'GOLD']],
    [theGateway.path, ['WLT']],
  ] as const)
    expect(await deposit({ paymentMethods }, path)).toMatchObject({
      status: 422,
      body: { code: 'payment_methods_not_offered', errors: [{ path: 'paymentMethods' }] },
    });
  expect((await deposit({ paymentMethods: 'WLT' })).status).toBe(422);
});

test('MD5 alone vouches for nothing, and neither does a signature over other fields', async () => {
  await switchOn();
  const { body } = await deposit();
  const word = partyKey(cashier.world.secret, gateway.path, 'webhook');
  const hash = (kind: string, text: string) => createHash(kind).update(text).digest('hex').toUpperCase();
  const fields = { merchant_id: '4600001', transaction_id: body['id'] ?? '', mb_amount: '50', mb_currency: 'EUR' };
  const signed = (merchant: string, status = '2') =>
    [merchant, fields.transaction_id, hash('md5', word), fields.mb_amount, fields.mb_currency, status].join('');
  const send = async (more: Record<string, string>): Promise<number> =>
    (
      await fetch(`${cashier.origin()}/payments/v1/${gateway.path}/notifications`, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, status: '2', ...more }),
      })
    ).status;
  expect(await send({ md5sig: hash('md5', signed('4600001')) })).toBe(401);
  expect(await send({ sha2sig: hash('sha256', signed('4600001', '0')) })).toBe(401);
  expect(await send({ merchant_id: '1', sha2sig: hash('sha256', signed('1')) })).toBe(401);
  expect(await send({ sha2sig: '' })).toBe(401);
  // A claim that is signed is a hint and no more: nothing was paid.
  expect(await send({ sha2sig: hash('sha256', signed('4600001')) })).toBe(200);
  expect(await player.stateOf(body['id'] ?? '')).toBe('pending');
  expect(await player.balance()).toMatchObject({ cash: 0n });
});

test('a charge-back is taken back', async () => {
  await switchOn();
  const { body } = await deposit();
  const page = body['redirectUrl'] ?? '';
  for (const [outcome, state, cash] of [
    ['approve', 'credited', 5_000n],
    ['chargeback', 'charged_back', 0n],
  ] as const) {
    await cashier.world.act(page, outcome);
    await cashier.confirm(body['id'] ?? '');
    expect(await player.stateOf(body['id'] ?? '')).toBe(state);
    expect(await player.balance()).toMatchObject({ cash });
  }
});

test('a withdrawal goes in one leg to the wallet that paid, and one key is one withdrawal', async () => {
  await switchOn();
  await pay();
  stepUp(new Date());
  const { status, body } = await withdraw('50.00', 'one');
  expect([status, body['method']]).toEqual([201, 'FIAT']);
  expect(await withdraw('50.00', 'one')).toMatchObject({ status: 201, body: { id: body['id'] } });
  for (const [amount, path] of [
    ['40.00', gateway.path],
    ['50.00', 'fiat'],
  ] as const)
    expect((await withdraw(amount, 'one', path)).body['code']).toBe('idempotency_key_reused');
  await expect
    .poll(
      async () => {
        await cashier.coins.moveCashOuts();
        return (await player.call('GET', `profile/withdraw/${body['id']}`)).body;
      },
      { interval: 100 },
    )
    .toMatchObject({
      status: 'paid',
      legs: [{ method: gateway.code, methodName: gateway.name, amount: '50.00', target: 'e-wallet', status: 'paid' }],
    });
  expect(await player.balance()).toMatchObject({ cash: 0n });
});

test('it is refused while another method must be paid back first, and to a wallet that never paid', async () => {
  await switchOn();
  stepUp(new Date());
  await pay(theGateway.path);
  expect(await withdraw()).toMatchObject({ status: 422, body: { code: 'closed_loop' } });
  await pay();
  expect(await withdraw()).toMatchObject({ status: 422, body: { code: 'closed_loop' } });
  // While that method is switched off too.
  const cards = (enabled: boolean) =>
    cashier.owner.run('update payment_gateways set enabled = $2 where code = $1', [theGateway.code, enabled]);
  await cards(false);
  expect(await withdraw()).toMatchObject({ status: 422, body: { code: 'closed_loop' } });
  await cards(true);
  expect((await withdraw('50.00', undefined, 'fiat')).status).toBe(201);
  expect(await withdraw()).toMatchObject({ status: 201, body: { legs: [{ target: 'e-wallet' }] } });
});

test('it is checked as any withdrawal is, in the same order, and confirmed last', async () => {
  await switchOn();
  await pay();
  await pay(theGateway.path);
  stepUp(null);
  const code = async (amount: string) => (await withdraw(amount)).body['code'];
  expect(await code('9.99')).toBe('below_minimum');
  expect(await code('401.00')).toBe('insufficient_funds');
  await cashier.owner.run(`update accounts set unstaked = 9000 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
  expect(await code('90.00')).toBe('not_withdrawable_yet');
  expect(await code('10.00')).toBe('closed_loop');
  player = await cashier.newPlayer();
  await pay();
  expect(await withdraw()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
  expect(await withdraw('20.00', undefined, theGateway.path)).toMatchObject({ body: { code: 'gateway_unavailable' } });
});
