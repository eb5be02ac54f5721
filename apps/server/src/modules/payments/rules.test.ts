import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../testing/cashier.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const post = (body: object, gateway = 'kluwp', key?: string) =>
  player.call('POST', `profile/${gateway}/deposit`, body, key);
const euros = (amount: unknown) => post({ amount, currency: 'EUR' });

describe('the amount of a deposit', () => {
  test.each([
    ['a number', 50],
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a sign', '-50.00'],
    ['a plus', '+50'],
    ['an exponent', '5e1'],
    ['spaces', ' 50 '],
    ['a comma', '50,00'],
    ['a leading zero', '050'],
    ['three decimals', '50.001'],
    ['a dot alone', '50.'],
    ['hexadecimal', '0x32'],
    ['infinity', 'Infinity'],
    ['a list', ['50']],
    ['an object', { amount: '50' }],
    ['nineteen digits', '1000000000000000000'],
    ['more than 2⁶² subunits', '100000000000000000'],
  ])('is refused as %s, by 422', async (_what, amount) => {
    expect((await euros(amount)).status).toBe(422);
  });

  test('must be worth €10 in its own currency, to the last subunit', async () => {
    expect((await euros('9.99')).body).toMatchObject({ code: 'below_minimum', minimum: '10.00', currency: 'EUR' });
    expect((await euros('0')).body['code']).toBe('below_minimum');
    expect((await euros('10')).status).toBe(201);
    expect((await post({ amount: '10.86', currency: 'USD' })).body).toMatchObject({
      code: 'below_minimum',
      minimum: '10.87',
    });
    expect((await post({ amount: '10.87', currency: 'USD' })).status).toBe(201);
    expect((await euros('10000.01')).body['code']).toBe('above_maximum');
  });

  test('a currency it knows but does not take, and one that nobody knows', async () => {
    expect((await post({ amount: '1', currency: 'BTC' })).body['code']).toBe('currency_not_supported');
    expect((await post({ amount: '1', currency: 'XYZ' })).status).toBe(422);
  });

  test('nothing unknown is swallowed', async () => {
    expect((await post({ amount: '50', currency: 'EUR', playerId: '1' })).status).toBe(422);
  });
});

describe('who may deposit', () => {
  test('missing details are named, and nothing is counted', async () => {
    player.facts.missing = ['address', 'dateOfBirth'];
    const { status, body } = await player.deposit();
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'profile_incomplete', missing: ['address', 'dateOfBirth'] });
    expect(body.errors?.map(({ path }) => path)).toEqual(['address', 'dateOfBirth']);
    player.facts.missing = [];
    expect((await player.deposit()).status).toBe(201);
  });

  test.each([
    ['country_unknown', 403],
    ['country_restricted', 403],
    ['self_excluded', 451],
    ['account_closed', 403],
    ['account_locked', 423],
    ['under_age', 403],
    ['verification_required', 422],
  ] as const)('%s is answered %d', async (refused, status) => {
    player.facts.refused = refused;
    expect(await player.deposit()).toMatchObject({ status, body: { code: refused } });
  });

  test('a gateway that is off, or has no adapter, says so, and only that', async () => {
    for (const gateway of ['devcode', 'ems', 'brpay', 'pgpaytech', 'payweb', 'ikajo']) {
      expect(await post({ amount: '50', currency: 'EUR' }, gateway)).toMatchObject({
        status: 503,
        body: { code: 'gateway_unavailable' },
      });
    }
    await cashier.owner.run(`update payment_gateways set enabled = false where code = 'KLUWP'`);
    expect((await player.deposit()).body['code']).toBe('gateway_unavailable');
    expect((await player.call('GET', 'profile/payment/gateways')).body).toEqual([]);
    await cashier.owner.run(`update payment_gateways set enabled = true where code = 'KLUWP'`);
  });

  test('the list of gateways follows the currency', async () => {
    expect((await player.call('GET', 'profile/payment/gateways')).body).toEqual(['KLUWP', 'CREDIT_CARD']);
    expect((await player.call('GET', 'profile/payment/gateways?currency=USD')).body).toEqual(['KLUWP', 'CREDIT_CARD']);
    expect((await player.call('GET', 'profile/payment/gateways?currency=BTC')).body).toEqual([]);
  });

  test('a deposit limit counts what is under way; a failed one gives back', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 8_000n } }),
    );
    const first = await player.deposit('50.00');
    const refused = await player.deposit('50.00');
    expect(refused.body).toMatchObject({ code: 'limit_reached', availableEur: '30.00' });
    expect((await player.deposit('30.00')).status).toBe(201);
    await cashier.world.act(first.body['redirectUrl'] ?? '', 'decline');
    await cashier.payments.confirmNotified(cashier.floor.ids.decode('dep', first.body['id'] ?? '') as never);
    expect((await player.deposit('50.00')).status).toBe(201);
  });

  test('money that comes for a player who may no longer deposit can only be cashed out', async () => {
    const { body } = await player.deposit();
    player.facts.refused = 'self_excluded';
    await cashier.world.act(body['redirectUrl'] ?? '', 'approve');
    await cashier.payments.confirmNotified(cashier.floor.ids.decode('dep', body['id'] ?? '') as never);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 5_000n });
  });
});

describe('the key of a request', () => {
  test('same key and body: the first answer again, whatever happened since', async () => {
    const first = await player.deposit('50.00', 'k1');
    await cashier.world.act(first.body['redirectUrl'] ?? '', 'decline');
    await cashier.payments.confirmNotified(cashier.floor.ids.decode('dep', first.body['id'] ?? '') as never);
    player.facts.missing = ['address'];
    expect(await player.deposit('50.00', 'k1')).toEqual(first);
  });

  test('same key, another body: 422, also when that body would be refused by itself', async () => {
    await player.deposit('50.00', 'k2');
    expect((await player.deposit('51.00', 'k2')).body['code']).toBe('idempotency_key_reused');
    expect((await player.deposit('1.00', 'k2')).body['code']).toBe('idempotency_key_reused');
  });

  test('a refused request keeps no key', async () => {
    player.facts.missing = ['address'];
    expect((await player.deposit('50.00', 'k3')).status).toBe(422);
    player.facts.missing = [];
    expect((await player.deposit('50.00', 'k3')).status).toBe(201);
  });

  test('another player’s same key is another key', async () => {
    const first = await player.deposit('50.00', 'k4');
    player = await cashier.newPlayer();
    expect((await player.deposit('50.00', 'k4')).body['id']).not.toBe(first.body['id']);
  });
});

describe('whose deposit it is', () => {
  test('another player’s deposit does not exist, and neither do invented ids', async () => {
    const { body } = await player.deposit();
    const other = await cashier.newPlayer();
    for (const id of [
      body['id'] ?? '',
      'dep_1',
      '1',
      'usr_00000000000000000000000000',
      `${body['id'] ?? ''}x`,
      '%00',
    ]) {
      expect(await other.call('GET', `profile/deposit/${id}`)).toMatchObject({ status: 404 });
    }
    expect((await other.call('GET', 'profile/fiat/deposit')).body).toMatchObject({ items: [], total: 0 });
    expect((await player.call('GET', `profile/deposit/${body['id'] ?? ''}`)).body).toMatchObject({
      id: body['id'],
      direction: 'deposit',
      method: 'KLUWP',
      currency: 'EUR',
      amount: '50.00',
      fee: '0.00',
      amountEur: '50.00',
      status: 'pending',
    });
  });

  test('without a session nothing is told', async () => {
    for (const path of ['profile/deposit/dep_1', 'profile/fiat/deposit', 'profile/currency', 'profile/withdrawable']) {
      expect((await fetch(`${cashier.origin()}/profile-service/api/v1/${path}`)).status).toBe(401);
    }
  });
});

describe('the history', () => {
  test('is paged, newest first, by kind, direction and day', async () => {
    for (const amount of ['11.00', '12.00', '13.00']) await player.deposit(amount);
    const today = new Date().toISOString().slice(0, 10);
    const get = async (path: string) => (await player.call('GET', path)).body;
    expect((await get('profile/fiat/deposit?size=2')).items?.map(({ amount }) => amount)).toEqual(['13.00', '12.00']);
    expect(await get('profile/fiat/deposit?size=2&page=1')).toMatchObject({ total: 3, page: 1, size: 2 });
    expect(await get(`profile/fiat/deposit?from=${today}&to=${today}&type=deposit`)).toMatchObject({ total: 3 });
    expect(await get('profile/fiat/deposit?to=2020-01-01')).toMatchObject({ total: 0 });
    expect(await get('profile/crypto/deposit')).toMatchObject({ items: [], total: 0 });
    expect(await get('profile/fiat/withdraw')).toMatchObject({ items: [], total: 0 });
    expect((await player.call('GET', 'profile/fiat/sideways')).status).toBe(404);
    expect((await player.call('GET', 'profile/fiat/deposit?size=101')).status).toBe(422);
    expect((await player.call('GET', 'profile/fiat/deposit?from=yesterday')).status).toBe(422);
  });
});

describe('wallets and minimums', () => {
  test('a wallet is added once and can become the default', async () => {
    expect(await player.call('POST', 'profile/currency', { currency: 'DOGE' })).toMatchObject({
      status: 201,
      body: { currency: 'DOG', balance: '0.00000000', default: false, freeSpinWallet: null },
    });
    expect((await player.call('POST', 'profile/currency', { currency: 'DOG' })).status).toBe(409);
    expect((await player.call('POST', 'profile/currency', { currency: 'NOPE' })).status).toBe(422);
    expect((await player.call('PUT', 'profile/currency', { currency: 'BTC' })).status).toBe(404);
    const chosen = await player.call('PUT', 'profile/currency', { currency: 'DOG' });
    expect(chosen.status).toBe(200);
    expect(chosen.body).toMatchObject([
      { currency: 'DOG', default: true },
      { currency: 'EUR', default: false },
    ]);
    expect((await player.call('GET', 'profile/withdrawable')).body).toMatchObject({
      currency: 'DOG',
      withdrawable: '0.00000000',
    });
  });

  test('a deposit in a currency that is not held adds its wallet on the way', async () => {
    expect((await post({ amount: '50', currency: 'CAD' })).status).toBe(201);
    expect((await player.call('GET', 'profile/currency')).body).toMatchObject([
      { currency: 'EUR' },
      { currency: 'CAD' },
    ]);
  });

  test('minimums are BTC’s when none is asked for, and follow the number of deposits', async () => {
    const visitor = async (path: string) =>
      (await (await fetch(`${cashier.origin()}/profile-service/api/v1/${path}`)).json()) as Record<string, string>;
    expect(await visitor('rate/limit')).toEqual({
      currency: 'BTC',
      minPromotion: '0.00011112',
      minDeposit: '0.00011112',
      minWithdraw: '0.00011112',
      eurRate: '90000',
    });
    expect((await visitor('rate/limit/DOGE'))['currency']).toBe('DOG');
    expect((await fetch(`${cashier.origin()}/profile-service/api/v1/rate/limit/NOPE`)).status).toBe(404);
    const mine = async () => (await player.call('GET', 'rate/limit/EUR')).body['minPromotion'];
    expect(await mine()).toBe('10.00');
    const { body } = await player.deposit();
    await cashier.world.act(body['redirectUrl'] ?? '', 'approve');
    await cashier.payments.confirmNotified(cashier.floor.ids.decode('dep', body['id'] ?? '') as never);
    expect(await mine()).toBe('20.00');
    expect((await player.call('GET', 'profile/withdrawable')).body).toMatchObject({
      withdrawable: '0.00',
      perCurrency: [{ currency: 'EUR', withdrawable: '0.00', reason: 'not_withdrawable_yet' }],
    });
  });

  test('a stale rate stops deposits and leaves the minimums readable', async () => {
    await cashier.owner.run(`update rates set quoted_at = now() - interval '25 hours' where currency = 'USD'`);
    expect(await post({ amount: '50', currency: 'USD' })).toMatchObject({ status: 503, body: { code: 'rate_stale' } });
    expect((await player.call('GET', 'rate/limit/USD')).status).toBe(200);
    expect((await player.deposit()).status).toBe(201);
    await cashier.rates.poll();
    expect((await post({ amount: '50', currency: 'USD' })).status).toBe(201);
  });
});
