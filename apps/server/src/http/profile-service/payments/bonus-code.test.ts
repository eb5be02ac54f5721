/** An invalid bonus code is refused when the deposit starts, whatever the page checked before. */
import { postCryptoDeposit } from '@carmine/contract/payments/crypto';
import { postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { putProfile } from '@carmine/contract/account/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type SignedUp, type TestServer } from '../../../testing/test-server.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let player: SignedUp;
beforeAll(async () => {
  server = await testServer({ worker: false });
  player = await server.signUp();
  await player.call(putProfile, {
    body: {
      ...{ country: 'MT', address: '1 Sea Front', zipCode: 'SLM 1', city: 'Sliema', dateOfBirth: 642_902_400 },
      ...{ dialingCode: '+356', phoneNumber: '99123418' },
    },
  });
});
afterAll(() => server.close());

const refused = {
  ...{ status: 422, problem: { code: 'coupon_unknown' } },
};
const left = () =>
  server.database.db.one(
    'select (select count(*)::int from deposits) as deposits, (select count(*)::int from deposit_addresses) as addresses',
  );
const card = (promotionCoupon?: string) =>
  player.call(postGatewayDeposit, {
    params: { gateway: theGateway.path },
    body: { amount: '42', currency: 'EUR', ...(promotionCoupon === undefined ? {} : { promotionCoupon }) },
  });
const coins = (promotionCoupon?: string) =>
  player.call(postCryptoDeposit, {
    body: { currency: 'ETH', ...(promotionCoupon === undefined ? {} : { promotionCoupon }) },
  });

test('by card and by address, before there is a deposit or an address', async () => {
  for (const code of ['SPRING', ' spring ', '0']) {
    expect(await card(code), code).toMatchObject(refused);
    expect(await coins(code), code).toMatchObject(refused);
  }
  expect(await left()).toEqual({ deposits: 0, addresses: 0 });
});

test('a missing or empty code is accepted', async () => {
  for (const none of [undefined, '', '  ']) expect((await card(none)).status).toBe(201);
});
