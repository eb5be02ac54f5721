import { money } from '@carmine/money';
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

describe('access to deposits', () => {
  test('another player’s deposit is not found, and neither are invented ids', async () => {
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
      method: theGateway.code,
      currency: 'EUR',
      amount: '50.00',
      fee: '0.00',
      amountEur: '50.00',
      status: 'pending',
    });
  });

  test('without a session nothing is returned', async () => {
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
    expect(await player.call('POST', 'profile/currency', { currency: 'USD' })).toMatchObject({
      status: 201,
      body: { currency: 'USD', balance: '0.00', default: false, freeSpinWallet: null },
    });
    expect((await player.call('POST', 'profile/currency', { currency: 'USD' })).status).toBe(409);
    expect((await player.call('POST', 'profile/currency', { currency: 'NOPE' })).status).toBe(422);
    expect((await player.call('PUT', 'profile/currency', { currency: 'BTC' })).status).toBe(404);
    const chosen = await player.call('PUT', 'profile/currency', { currency: 'USD' });
    expect(chosen.status).toBe(200);
    expect(chosen.body).toMatchObject([
      { currency: 'USD', default: true },
      { currency: 'EUR', default: false },
    ]);
    expect((await player.call('GET', 'profile/withdrawable')).body).toMatchObject({
      currency: 'USD',
      withdrawable: '0.00',
    });
  });

  test.each(['BTC', 'LTC', 'DOGE', 'USDT', 'ETH'])(
    'no wallet opens in %s, which no gateway and no chain that is here serves',
    async (currency) => {
      expect(await player.call('POST', 'profile/currency', { currency })).toMatchObject({
        status: 422,
        body: { code: 'currency_not_supported' },
      });
      const held = (await player.call('GET', 'profile/currency')).body as unknown as { currency: string }[];
      expect(held.map((one) => one.currency)).toEqual(['EUR']);
    },
  );

  test('a deposit in a new currency adds its wallet', async () => {
    expect((await post({ amount: '50', currency: 'CAD' })).status).toBe(201);
    expect((await player.call('GET', 'profile/currency')).body).toMatchObject([
      { currency: 'EUR' },
      { currency: 'CAD' },
    ]);
  });

  test('minimums default to BTC, and that of promotions is what they ask of this player', async () => {
    const visitor = async (path: string) =>
      (await (await fetch(`${cashier.origin()}/profile-service/api/v1/${path}`)).json()) as Record<string, string>;
    expect(await visitor('rate/limit')).toEqual({
      currency: 'BTC',
      minPromotion: '0.00011112',
      minDeposit: '0.00011112',
      minWithdraw: '0.00011112',
      ...{ minWithdrawEur: '10.00', maxWithdrawEur: '400.00' },
      eurRate: '90000',
    });
    expect((await visitor('rate/limit/DOGE'))['currency']).toBe('DOG');
    expect((await fetch(`${cashier.origin()}/profile-service/api/v1/rate/limit/NOPE`)).status).toBe(404);
    const mine = async () => (await player.call('GET', 'rate/limit/EUR')).body['minPromotion'];
    expect(await mine()).toBe('20.00');
    const { body } = await player.deposit();
    await cashier.world.act(body['redirectUrl'] ?? '', 'approve');
    await cashier.confirm(body['id'] ?? '');
    expect((await player.call('GET', 'profile/withdrawable')).body).toMatchObject({
      withdrawable: '0.00',
      perCurrency: [{ currency: 'EUR', withdrawable: '0.00', reason: 'not_withdrawable_yet' }],
    });
  });

  test('the maximum of one payment is that of the methods in the profile’s country, else in the current one', async () => {
    const payments = cashier.withGateway(({ rules }) => ({ rules: { ...rules, countries: { never: ['DE'] } } }));
    const most = async (playerId: typeof player.playerId | undefined, addressCountry: string) =>
      (await payments.minimums('EUR', { playerId, addressCountry }))?.maxDeposit?.subunits;
    expect(await most(undefined, 'MT')).toBe(1_000_000n);
    expect(await most(undefined, 'DE')).toBeUndefined();
    // The profile's country applies, wherever the player is today.
    expect(await most(player.playerId, 'DE')).toBe(1_000_000n);
  });

  test('each method is listed with kind, required details, duration and limits, where it is available', async () => {
    const inDollars = (await player.call('GET', 'profile/payment/methods?currency=USD')).body as unknown as object[];
    expect(inDollars.find((method) => 'code' in method && method.code === theGateway.code)).toMatchObject({
      ...{ kind: 'card', icon: 'card', alternatives: [], feePercent: 0, minutes: 0 },
      // €10 and €10,000 at 0.92 EUR per USD.
      ...{ minDeposit: '10.87', maxDeposit: '10869.57' },
    });
    const payments = cashier.withGateway(({ rules }) => ({
      ...{ kind: 'e-wallet', terms: { feePercent: 1.5, minutes: 20 } },
      rules: { ...rules, currencies: ['EUR'], minimumEurCents: 2_000n, maximumEurCents: 50_000n },
    }));
    const listed = (currency: 'EUR' | 'USD') =>
      payments.gateways({ playerId: player.playerId, addressCountry: 'MT', currency });
    expect(await listed('EUR')).toMatchObject([
      {
        gateway: { kind: 'e-wallet', terms: { feePercent: 1.5, minutes: 20 } },
        ...{ least: money('EUR', 2_000n), most: money('EUR', 50_000n) },
      },
    ]);
    expect(await listed('USD')).toEqual([]);
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
