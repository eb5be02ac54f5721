import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { describeUnsignedNotices } from '../../../testing/unsigned-notices.ts';
import { markedAddress } from '../marked-notices.ts';
import { gateway } from './index.ts';

describeUnsignedNotices({
  ...{ gateway, currency: 'EUR', country: 'MT' },
  pageOf: (checkout, url) => `${url}/mifinity/${'initializationToken' in checkout ? checkout.initializationToken : ''}`,
  claim: (address, traceId, key) => ({
    address: markedAddress([key('notices')], address, traceId),
    body: JSON.stringify({ traceId, transactionReference: 'claimed', money: { amount: 50, currency: 'EUR' } }),
  }),
});

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier({ gateways: [gateway.path] });
  player = await cashier.newPlayer('EUR');
});
afterAll(() => cashier.close());

const deposit = (currency: string) =>
  player.call('POST', `profile/${gateway.path}/deposit`, { amount: '50.00', currency, language: 'de' });

test('takes euros only', async () => {
  expect((await deposit('EUR')).status).toBe(201);
  expect((await deposit('USD')).body['code']).toBe('currency_not_supported');
  expect((await player.call('GET', 'profile/payment/gateways?currency=USD')).body).not.toContain(gateway.code);
});

test('is paid in a document that loads its script and nothing else from outside, for this player alone', async () => {
  const { id = '', initializationToken = '' } = (await deposit('EUR')).body;
  const { status, policy, text } = await player.page(`profile/deposit/${id}/checkout`);
  expect(status).toBe(200);
  expect(text).toContain(`src="${cashier.world.url}/widgets/sgpg.js"`);
  expect(text).toContain(`data-token="${initializationToken}"`);
  expect(policy).toContain(`frame-src ${cashier.world.url}`);
  expect(policy).not.toContain('allow-same-origin');
  const other = await cashier.newPlayer('EUR');
  expect((await other.page(`profile/deposit/${id}/checkout`)).status).toBe(404);
});
