import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { pageOf } from '../../../testing/outside-world.ts';
import { describeUnsignedNotices } from '../../../testing/unsigned-notices.ts';
import { gateway } from './index.ts';

describeUnsignedNotices({
  ...{ gateway, currency: 'EUR', country: 'MT', pageOf },
  claim: (address, orderId, key) => ({
    address: `${address}?mark=${key('notices')}`,
    body: JSON.stringify({ orderId, paymentId: 1, type: 'PAY', status: 'SUCCESS' }),
  }),
});

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier({ gateways: [theGateway.path, gateway.path] });
  player = await cashier.newPlayer('EUR');
});
afterAll(() => cashier.close());

const deposit = (type: string, more: object = {}, key?: string) =>
  player.call('POST', `profile/${gateway.path}/${type}/deposit`, { amount: '50.00', currency: 'EUR', ...more }, key);

test.each([
  ['Checkout', 'redirect', /\/jeton\/pay\/jp_/],
  ['QR', 'qr', /\/jeton\/qr\/jp_/],
])('%s is paid by %s, and both are credited once', async (type, presentation, where) => {
  const { cash } = await player.balance();
  const { status, body } = await deposit(type, { email: 'ada@example.org', language: 'en', promotionCoupon: '' });
  expect([status, body['presentation']]).toEqual([201, presentation]);
  const address = body['qr'] ?? body['redirectUrl'] ?? '';
  expect(address).toMatch(where);
  await cashier.world.act(address, 'approve-twice');
  await cashier.confirm(body['id'] ?? '');
  expect((await player.balance()).cash - cash).toBe(5_000n);
});

test('without a choice it is paid on its page', async () => {
  const { body } = await player.call('POST', `profile/${gateway.path}/deposit`, { amount: '50.00', currency: 'EUR' });
  expect(body).toMatchObject({ presentation: 'redirect' });
});

test('another type, another person’s email and unknown fields are refused', async () => {
  expect((await deposit('Cash')).status).toBe(404);
  expect(await deposit('QR', { email: 'eve@example.org' })).toMatchObject({
    status: 422,
    body: { code: 'email_differs', errors: [{ path: 'email' }] },
  });
  expect((await deposit('QR', { customer: '12345678' })).status).toBe(422);
  expect((await deposit('QR', { language: 'english' })).status).toBe(422);
});

test('one key stands for one way to pay', async () => {
  const first = await deposit('QR', {}, 'one-way');
  expect(await deposit('QR', {}, 'one-way')).toEqual(first);
  expect((await deposit('Checkout', {}, 'one-way')).body['code']).toBe('idempotency_key_reused');
});

test('a gateway with one way to pay offers no other', async () => {
  const asked = { amount: '50.00', currency: 'EUR' };
  expect((await player.call('POST', `profile/${theGateway.path}/QR/deposit`, asked)).body['code']).toBe(
    'presentation_not_offered',
  );
});
