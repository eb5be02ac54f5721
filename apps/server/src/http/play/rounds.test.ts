import { showAmount } from '@carmine/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unrated } from '../../testing/play-house.ts';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const table = async (cash = 10_000n) => {
  const player = await world.player(cash);
  return { player, token: await world.launch(player) };
};
const cashOf = async (player: { playerId: bigint }) => (await world.wallet.wallets(player.playerId as never))[0]?.cash;

describe('a real bet', () => {
  it('settles at once, moves the balance by exactly stake and payout, and stays in the lists', async () => {
    const { player, token } = await table();
    const { status, body } = await world.bet(
      token,
      { stake: '1.00', params: { target: 5049, direction: 'over' } },
      'a',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      game: 'dice',
      status: 'settled',
      seq: 0,
      stake: '1.00',
      staked: '1.00',
      currency: 'EUR',
      nonce: 0,
      legal: [],
      funding: 'cash',
    });
    const won = (body.view as { won: boolean }).won;
    expect(body.payout).toBe(won ? '2.00' : '0.00');
    expect(body.balance).toBe(won ? '101.00' : '99.00');
    expect(await cashOf(player)).toBe(won ? 10_100n : 9_900n);
    const list = await world.play(token, 'GET', 'rounds?size=5');
    expect(list.body).toMatchObject([
      { id: body.id, nonce: 0, params: { target: 5049, direction: 'over' }, view: body.view },
    ]);
  });

  it('with {} for parameters plays the standard bet', async () => {
    const { token } = await table();
    expect((await world.bet(token, { stake: '1.00', params: {} }, 'a')).body.params).toEqual({
      target: 5049,
      direction: 'over',
    });
    expect((await world.bet(token, { stake: '1.00' }, 'b')).body).toMatchObject({ nonce: 1, params: { target: 5049 } });
  });

  it('with parameters inside one another, thousands deep, is refused in words, and no fault of ours', async () => {
    const { token } = await table();
    for (const depth of [40, ...Array.from({ length: 40 }, (_, count) => 500 + count * 250)]) {
      // As text, because JSON.stringify would overflow the stack too.
      const payload = `{"stake":"1.00","params":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `deep ${depth}` };
      const { status } = await world.call({
        ...{ method: 'POST', url: '/play/v1/rounds', payload },
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect([400, 422]).toContain(status);
    }
  });

  it('in a currency without a rate is definitely refused, so that no client retries', async () => {
    const player = await world.player(10_000n, unrated);
    const token = await world.launch(player);
    expect(await world.bet(token, { stake: '1.00' }, 'a')).toMatchObject({ status: 409, code: 'currency_unavailable' });
    expect(await cashOf(player)).toBe(10_000n);
  });

  it('hints the player’s open pages at the new balance', async () => {
    const { player, token } = await table();
    const { body } = await world.bet(token, { stake: '1.00' }, 'a');
    expect(world.pushed).toContainEqual({
      audience: { playerId: player.playerId },
      topic: 'balance',
      data: { currency: 'EUR', balance: body.balance, bonusBalance: '0.00' },
    });
  });
});

describe('a key', () => {
  it('repeats the first answer, whatever happened since', async () => {
    const { player, token } = await table();
    const first = await world.bet(token, { stake: '1.00' }, 'same');
    await world.bet(token, { stake: '2.00' }, 'other');
    const again = await world.bet(token, { stake: '1.00' }, 'same');
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await world.wallet.betHistory({ playerId: player.playerId, page: 0, size: 10 })).total).toBe(2n);
  });

  it('with another body is refused, even where that body is no bet', async () => {
    const { token } = await table();
    await world.bet(token, { stake: '1.00' }, 'same');
    for (const body of [
      { stake: '2.00' },
      { stake: '0.01' },
      { stake: '1.00', params: { target: 1 } },
      { stake: '1.00', params: { no: 1 } },
    ]) {
      expect(await world.bet(token, body, 'same')).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    }
  });

  it('is needed', async () => {
    const { token } = await table();
    expect(await world.play(token, 'POST', 'rounds', { stake: '1.00' })).toMatchObject({
      status: 422,
      code: 'idempotency_key_required',
    });
  });
});

describe('a bet is refused, and nothing moves', () => {
  it.each([
    [{ stake: '1.001' }, 422, 'amount_invalid'],
    [{ stake: '99999999999999999' }, 422, 'amount_too_large'],
    [{ stake: '0.00' }, 422, 'stake_out_of_range'],
    [{ stake: '0.09' }, 422, 'stake_out_of_range'],
    [{ stake: '1000.01' }, 422, 'stake_out_of_range'],
    [{ stake: '25.01', params: { target: 9_998, direction: 'over' } }, 422, 'stake_out_of_range'],
    [{ stake: '0.50', params: { target: 9_800, direction: 'under' } }, 422, 'stake_out_of_range'],
    [{ stake: '1.00', params: { target: 10_000 } }, 422, 'params_invalid'],
    [{ stake: '1.00', params: { target: 5000, extra: 1 } }, 422, 'params_invalid'],
    [{ stake: '1.00', grantId: 'grt_00000000000000000000000000' }, 422, 'free_spins_unavailable'],
    [{ stake: 1 }, 422, 'invalid_request'],
    [{ stake: '-1.00' }, 422, 'invalid_request'],
    [{ stake: '1.00', payout: '1000.00' }, 422, 'invalid_request'],
  ])('%j → %i %s', async (body, status, code) => {
    const { player, token } = await table();
    expect(await world.bet(token, body, 'a')).toMatchObject({ status, code });
    expect(await cashOf(player)).toBe(10_000n);
  });

  it('above the balance: 422 insufficient_funds, and the nonce is not used', async () => {
    const { token } = await table(150n);
    expect(await world.bet(token, { stake: '2.00' }, 'a')).toMatchObject({ status: 422, code: 'insufficient_funds' });
    expect((await world.bet(token, { stake: '1.00' }, 'b')).body.nonce).toBe(0);
  });

  it('beyond a limit: 422 limit_reached with which and until when', async () => {
    const { player, token } = await table();
    await world.wallet.setGate(world.database.app, player.playerId, { stakeLimit: { day: 150n } });
    expect((await world.bet(token, { stake: '1.00' }, 'a')).status).toBe(201);
    const refused = await world.bet(token, { stake: '1.00' }, 'b');
    expect(refused).toMatchObject({ status: 422, code: 'limit_reached', body: { limit: { kind: 'stake_day' } } });
    expect(refused.body['message']).toBe('This bet would exceed your daily stake limit.');
    expect(String(refused.body['limit'] && (refused.body['limit'] as { until: string }).until)).toMatch(
      /^\d{4}-\d\d-\d\dT/,
    );
  });

  it('above the maximum of an active bonus: 422 bonus_max_bet with the maximum', async () => {
    const { player, token } = await table();
    await world.wallet.grantBonus(world.database.app, {
      playerId: player.playerId,
      bonusId: BigInt(player.playerId),
      currency: 'EUR',
      amount: 1_000n,
      wagerRequired: 35_000n,
      maxFirstStake: 500n,
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    expect(await world.bet(token, { stake: '6.00' }, 'a')).toMatchObject({
      status: 422,
      code: 'bonus_max_bet',
      body: { maxStake: '5.00' },
    });
    const session = await world.play(token, 'GET', 'session');
    expect(session.body).toMatchObject({
      bonusBalance: '10.00',
      limits: { bonusMaxStake: '5.00' },
      bonus: { wagered: '0.00', wagerRequired: '350.00' },
    });
  });

  it('with bonus money on a game that is closed to it: 422 bonus_game_excluded with what cash covers', async () => {
    const { player, token } = await table();
    const { wallet, database } = world;
    await wallet.grantBonus(database.app, {
      ...{ playerId: player.playerId, bonusId: BigInt(player.playerId), currency: 'EUR', amount: 50_000n },
      ...{ wagerRequired: 35_000n, maxFirstStake: 1_000_000n, expiresAt: new Date(Date.now() + 86_400_000) },
    });
    await wallet.setBonusClosedGames(database.app, ['dice']);
    const cash = (await wallet.wallets(player.playerId))[0]?.cash ?? 0n;
    const stake = (subunits: bigint) => ({ stake: showAmount('EUR', subunits) });
    const refused = await world.bet(token, stake(cash + 1n), 'a');
    await wallet.setBonusClosedGames(database.app, []);
    expect(refused).toMatchObject({
      status: 422,
      code: 'bonus_game_excluded',
      body: { maxStake: showAmount('EUR', cash) },
    });
    expect((await world.play(token, 'GET', 'session')).body).toMatchObject({ bonusBalance: '500.00' });
  });

  it('before the cycle is over: 429 too_fast with the time to wait', async () => {
    const { player, token } = await table();
    await world.database.db.run('update play_sessions set minimum_cycle_ms = 5000 where player_id = $1', [
      player.playerId,
    ]);
    expect((await world.bet(token, { stake: '1.00' }, 'a')).status).toBe(201);
    const refused = await world.bet(token, { stake: '1.00' }, 'b');
    expect(refused).toMatchObject({ status: 429, code: 'too_fast' });
    expect(Number(refused.body['retryAfterMs'])).toBeGreaterThan(3_000);
    expect(refused.headers['retry-after']).toBe('5');
  });

  it('after an exclusion, in every open session: 451; closed: 403; locked: 423', async () => {
    const { player, token } = await table();
    const set = (protectionStatus: 'cool_off' | 'closed' | 'locked') =>
      world.wallet.setGate(world.database.app, player.playerId, { protectionStatus });
    await set('cool_off');
    expect(await world.bet(token, { stake: '1.00' }, 'a')).toMatchObject({ status: 451, code: 'self_excluded' });
    await world.database.db.run(
      `update sessions set scope = 'cashier', refusal = 'self_excluded' where player_id = $1`,
      [player.playerId],
    );
    expect(await world.bet(token, { stake: '1.00' }, 'b')).toMatchObject({ status: 451, code: 'self_excluded' });
    await set('closed');
    expect(await world.bet(token, { stake: '1.00' }, 'c')).toMatchObject({ status: 403, code: 'account_closed' });
    await set('locked');
    expect(await world.bet(token, { stake: '1.00' }, 'd')).toMatchObject({ status: 423, code: 'account_locked' });
  });

  it('from a restricted country, or with a restricted home: 403 country_restricted', async () => {
    const { player, token } = await table();
    world.http.country = 'KP';
    // The country is first checked by HTTP; play behind it uses the same list.
    expect(await world.bet(token, { stake: '1.00' }, 'a')).toMatchObject({ status: 403, code: 'country_restricted' });
    world.http.country = 'MT';
    await world.wallet.setGate(world.database.app, player.playerId, { country: 'CU' });
    expect(await world.bet(token, { stake: '1.00' }, 'b')).toMatchObject({ status: 403, code: 'country_restricted' });
  });

  it('once the sign-in session has ended: 401', async () => {
    const { player, token } = await table();
    expect((await world.bet(token, { stake: '1.00' }, 'a')).status).toBe(201);
    await world.database.db.run('update sessions set ended_at = now() where id = $1', [player.sessionId]);
    for (const [method, path] of [
      ['POST', 'rounds'],
      ['GET', 'session'],
      ['GET', 'rounds'],
      ['GET', 'fairness'],
    ] as const) {
      expect(
        await world.play(token, method, path, method === 'POST' ? { stake: '1.00' } : undefined, 'b'),
      ).toMatchObject({ status: 401, code: 'play_session_ended' });
    }
    expect(await world.play('forged-token', 'GET', 'session')).toMatchObject({ status: 401 });
  });
});
