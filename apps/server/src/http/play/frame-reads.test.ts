import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('what a frame reads', () => {
  it('what another currency is worth in euros, unless the player does not want to see it', async () => {
    const player = await world.player(1_000_000n, 'BTC');
    const rateOf = async () => (await world.play(await world.launch(player), 'GET', 'session')).body['eurRate'];
    expect(await rateOf()).toMatch(/^[1-9][0-9]*(\.[0-9]+)?$/);
    await world.database.db.run('insert into play_preferences (player_id, show_eur) values ($1, false)', [
      player.playerId,
    ]);
    expect(await rateOf()).toBeUndefined();
  });

  it('its session: balances, limits, seeds, net result', async () => {
    const { token } = await table();
    const { body: round } = await world.bet(token, { stake: '1.00' }, 'a');
    const { status, body } = await world.play(token, 'GET', 'session');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mode: 'real',
      currency: 'EUR',
      balance: round.balance,
      bonusBalance: '0.00',
      game: 'dice',
      freeSpins: [],
      limits: { currency: 'EUR', min: '0.10', max: '1000.00', initial: '1.00', minCycleMs: 0 },
      fairness: { nonce: 1, clientSeed: round.fairness?.clientSeed, serverSeedHash: round.fairness?.serverSeedHash },
      net: round.balance === '101.00' ? '1.00' : '-1.00',
    });
    expect(body).not.toHaveProperty('openRound');
    const levels = body.limits.levels as string[];
    expect([levels[0], levels.at(-1)]).toEqual(['0.10', '1000.00']);
  });

  it('its game: rules, schema, an example that is a bet, exact returns, stakes of any currency', async () => {
    const { status, body } = await world.call({ method: 'GET', url: '/play/v1/games/dice?currency=BTC' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'dice',
      name: 'Dice',
      provider: 'Carmine Originals',
      kind: 'instant',
      paramsExample: { target: 5049, direction: 'over' },
      stakes: { currency: 'BTC' },
    });
    expect(body.params).toMatchObject({ type: 'object' });
    expect(body.rtp[0]).toMatchObject({ rtp: '99/100', method: 'exact', rtpDecimal: '0.99000000' });
    expect(body.rules.length).toBeGreaterThan(1);
    expect(body.mathVersion).toMatch(/^[0-9a-f]{64}$/);
    expect(await world.call({ method: 'GET', url: '/play/v1/games/nothing' })).toMatchObject({
      status: 404,
      code: 'game_unknown',
    });
  });

  it('its game in another language: the same facts, the texts translated', async () => {
    const ask = async (language: string) =>
      world.call({ method: 'GET', url: `/play/v1/games/dice?language=${language}` });
    const [english, german] = [(await ask('en')).body, (await ask('de')).body];
    expect(german.rules[0]?.title).toBe('So wird gespielt');
    expect(german.paytable[0]).toEqual({ name: 'Höchster Multiplikator', pays: '9.900×', chance: '0,01\u00A0%' });
    expect(german.rtp[0]).toEqual({ ...english.rtp[0], bet: 'Verdopplung' });
    expect({ ...german, rules: english.rules, paytable: english.paytable, rtp: english.rtp }).toEqual(english);
    expect((await ask('xx')).status).toBe(422);
  });

  it('its own free spins, played without a stake', async () => {
    const player = await world.player(0n);
    const token = await world.launch(player, 'lantern-harbour');
    await world.wallet.grantFreeSpins(world.database.app, {
      playerId: player.playerId,
      key: 'spin',
      currency: 'EUR',
      stake: 20n,
      count: 1,
      games: ['lantern-harbour', 'dice'],
      validFrom: new Date(Date.now() - 1_000),
      validTo: new Date(Date.now() + 86_400_000),
    });
    const { body } = await world.play(token, 'GET', 'session');
    expect(body.freeSpins).toMatchObject([{ left: 1, stake: '0.20' }]);
    const grantId = body.freeSpins[0].grantId as string;
    expect(await world.bet(token, { stake: '0.30', grantId }, 'a')).toMatchObject({
      status: 422,
      code: 'free_spins_unavailable',
    });
    // Even if named in a grant, only slots play free spins.
    const dice = await world.launch(player);
    expect((await world.play(dice, 'GET', 'session')).body.freeSpins).toEqual([]);
    expect(await world.bet(dice, { stake: '0.20', grantId }, 'dice')).toMatchObject({ code: 'free_spins_unavailable' });
    expect(await world.bet(token, { stake: '0.20', grantId }, 'b')).toMatchObject({
      status: 201,
      body: { funding: 'free_spin', staked: '0.00', balance: '0.00' },
    });
    expect(await world.bet(token, { stake: '0.20', grantId }, 'c')).toMatchObject({
      status: 422,
      code: 'free_spins_unavailable',
    });
  });
});
