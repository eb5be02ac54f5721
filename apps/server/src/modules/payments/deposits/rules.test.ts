import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const post = (body: object, gateway = theGateway.path, key?: string) =>
  player.call('POST', `profile/${gateway}/deposit`, body, key);
const enabledNow = async () =>
  (await cashier.owner.rows<{ code: string }>('select code from payment_gateways where enabled')).map(
    ({ code }) => code,
  );
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

  test('a known but unsupported currency, and an unknown one', async () => {
    expect((await post({ amount: '1', currency: 'BTC' })).body['code']).toBe('currency_not_supported');
    expect((await post({ amount: '1', currency: 'XYZ' })).status).toBe(422);
  });

  test('unknown fields are rejected', async () => {
    expect((await post({ amount: '50', currency: 'EUR', playerId: '1' })).status).toBe(422);
  });
});

describe('who may deposit', () => {
  test('missing details are named, and no limit is used', async () => {
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

  test('a gateway that is off or has no adapter is reported as such, and nothing else', async () => {
    expect(await post({ amount: '50', currency: 'EUR' }, 'nobody')).toMatchObject({
      status: 503,
      body: {
        ...{ code: 'gateway_unavailable', offered: false },
        message: 'This payment method is not offered here. Please choose another one.',
      },
    });
    const before = await enabledNow();
    await cashier.owner.run('update payment_gateways set enabled = false');
    const { body } = await player.deposit();
    expect(body).toMatchObject({
      code: 'gateway_unavailable',
      message: 'This payment method is not available right now. Please choose another one.',
    });
    expect(body).not.toHaveProperty('offered');
    expect((await player.call('GET', 'profile/payment/gateways')).body).toEqual([]);
    await cashier.owner.run('update payment_gateways set enabled = true where code = any($1)', [before]);
  });

  test('the list of gateways follows switch and currency, in the order of the tiers', async () => {
    const enabled = await enabledNow();
    const expected = (currency?: 'USD' | 'CAD') => [
      ...cashier.deps.gateways
        .filter(({ code, rules }) => enabled.includes(code) && (!currency || rules.currencies.includes(currency)))
        .map(({ code }) => code),
      'CREDIT_CARD',
    ];
    expect((await player.call('GET', 'profile/payment/gateways')).body).toEqual(expected());
    expect(expected().length).toBeLessThan(cashier.deps.gateways.length + 1);
    for (const currency of ['USD', 'CAD'] as const)
      expect((await player.call('GET', `profile/payment/gateways?currency=${currency}`)).body).toEqual(
        expected(currency),
      );
    expect((await player.call('GET', 'profile/payment/gateways?currency=BTC')).body).toEqual([]);
  });

  test('a deposit limit counts pending deposits; failed ones are released', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 8_000n } }),
    );
    const first = await player.deposit('50.00');
    const refused = await player.deposit('50.00');
    expect(refused.body).toMatchObject({ code: 'limit_reached', availableEur: '30.00' });
    expect((await player.deposit('30.00')).status).toBe(201);
    await cashier.world.act(first.body['redirectUrl'] ?? '', 'decline');
    await cashier.confirm(first.body['id'] ?? '');
    expect((await player.deposit('50.00')).status).toBe(201);
  });

  test('money received for a player who may no longer deposit can only be withdrawn', async () => {
    const { body } = await player.deposit();
    player.facts.refused = 'self_excluded';
    await cashier.world.act(body['redirectUrl'] ?? '', 'approve');
    await cashier.confirm(body['id'] ?? '');
    expect(await player.balance()).toEqual({ cash: 0n, locked: 5_000n });
  });
});

describe('the idempotency key', () => {
  test('same key and body: the first answer again, whatever happened since', async () => {
    const first = await player.deposit('50.00', 'k1');
    await cashier.world.act(first.body['redirectUrl'] ?? '', 'decline');
    await cashier.confirm(first.body['id'] ?? '');
    player.facts.missing = ['address'];
    expect(await player.deposit('50.00', 'k1')).toEqual(first);
  });

  test('same key, another body: 422, also when that body would be refused by itself', async () => {
    await player.deposit('50.00', 'k2');
    expect((await player.deposit('51.00', 'k2')).body['code']).toBe('idempotency_key_reused');
    expect((await player.deposit('1.00', 'k2')).body['code']).toBe('idempotency_key_reused');
  });

  test('a refused request does not store its key', async () => {
    player.facts.missing = ['address'];
    expect((await player.deposit('50.00', 'k3')).status).toBe(422);
    player.facts.missing = [];
    expect((await player.deposit('50.00', 'k3')).status).toBe(201);
  });

  test('keys are separate per player', async () => {
    const first = await player.deposit('50.00', 'k4');
    player = await cashier.newPlayer();
    expect((await player.deposit('50.00', 'k4')).body['id']).not.toBe(first.body['id']);
  });
});
