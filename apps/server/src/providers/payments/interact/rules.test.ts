import { partyKey } from '../../../../../sandbox/src/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { pageOf } from '../../../testing/outside-world.ts';
import { describeUnsignedNotices } from '../../../testing/unsigned-notices.ts';
import { markedAddress } from '../marked-notices.ts';
import { gateway } from './index.ts';

describeUnsignedNotices({
  ...{ gateway, currency: 'CAD', country: 'CA', pageOf },
  claim: (address, transaction, key) => ({
    address: markedAddress([key('notices')], address, transaction),
    query: { transaction, status: 'STATUS_SUCCESS' },
    body: 'type=CPI',
  }),
});

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier({ gateways: [gateway.path] });
  player = await cashier.newPlayer('CAD');
});
afterAll(() => cashier.close());

const deposit = (currency: string, amount = '50.00') =>
  player.call('POST', `profile/${gateway.path}/deposit`, { amount, currency, language: 'en' });
const refused = {
  status: 422,
  body: { code: 'interac_only_cad', message: 'Interac is only available for CAD currency in Canada' },
};

test('is for Canadian dollars in Canada, by the profile’s country', async () => {
  player.facts.country = 'CA';
  expect((await deposit('CAD')).status).toBe(201);
  expect(await deposit('EUR')).toMatchObject(refused);
  player.facts.country = 'MT';
  expect(await deposit('CAD')).toMatchObject(refused);
  expect((await player.call('GET', 'profile/payment/gateways?currency=CAD')).body).not.toContain(gateway.code);
});

test('without a country in the profile, the address decides', async () => {
  player.facts.country = null;
  expect(await deposit('CAD')).toMatchObject(refused);
});

test('a mark of one payment opens no other', async () => {
  player.facts.country = 'CA';
  const [one = '', other = ''] = await Promise.all(
    ['50.00', '60.00'].map(async (sum) => (await deposit('CAD', sum)).body['id']),
  );
  const key = partyKey(cashier.world.secret, gateway.path, 'notices');
  const marked = markedAddress([key], `${cashier.origin()}/payments/v1/${gateway.path}/notifications`, one);
  const tell = async (transaction: string) =>
    (await fetch(`${marked}&transaction=${transaction}&status=STATUS_SUCCESS`, { method: 'POST' })).status;
  expect(await tell(other)).toBe(401);
  expect(await tell(one)).toBe(200);
});

test('an amount outside the processor’s bounds is refused before it is asked', async () => {
  player.facts.country = 'CA';
  expect((await deposit('CAD', '20.00')).body['code']).toBe('below_minimum');
  expect((await deposit('CAD', '2500.00')).body['code']).toBe('above_maximum');
});
