/** The server enforces every rule of play in a jurisdiction's row; Great Britain is the strict example. */
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract/games/play';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

let world: PlayWorld;

beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const born = (years: number): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()) / 1000;
};

const livingIn = async (country: string, years = 40, verified = true): Promise<WorldPlayer> => {
  const player = await world.player(100_000n);
  world.details.set(player.playerId, { firstName: 'Mara', country, dateOfBirth: born(years), verified });
  return player;
};
const launched = async (player: WorldPlayer, launchId: string) => {
  const token = await world.launch(player, launchId);
  const { body } = await world.play(token, 'GET', 'session');
  return { token, session: body as PlaySessionAnswer };
};
const refusalOf = async (player: WorldPlayer | undefined, demo: boolean) =>
  (await world.send('POST', '/game-service/api/v1/game', { launchId: 'dice', demo }, player)).code;
const mayDeposit = async ({ playerId }: WorldPlayer) => {
  const permission = await world.compliance.mayDeposit({ playerId, addressCountry: 'GB', starts: true });
  return permission.ok ? 'ok' : permission.reason;
};

describe('where the rules are strict', () => {
  it('money, real play and demo play require a verified identity, and minors cannot play', async () => {
    const unproven = await livingIn('GB', 40, false);
    expect(await refusalOf(unproven, false)).toBe('verification_required');
    expect(await refusalOf(unproven, true)).toBe('verification_required');
    expect(await mayDeposit(unproven)).toBe('verification_required');
    const child = await livingIn('GB', 17);
    expect(await refusalOf(child, false)).toBe('under_age');
    expect(await mayDeposit(child)).toBe('under_age');
  });

  it('the first deposit waits for a deposit limit', async () => {
    const player = await livingIn('GB');
    expect(await mayDeposit(player)).toBe('deposit_limit_required');
    await world.wallet.setGate(world.database.app, player.playerId, { depositLimit: { month: 10_000n } });
    expect(await mayDeposit(player)).toBe('ok');
  });

  it('a round comes no sooner than the minimum cycle after the last one', async () => {
    const { token } = await launched(await livingIn('GB'), 'dice');
    expect((await world.bet(token, { stake: '1.00' }, 'first')).status).toBe(201);
    expect(await world.bet(token, { stake: '1.00' }, 'second')).toMatchObject({ status: 429, code: 'too_fast' });
  });

  it('the minimum cycle is the one of the game’s kind, whichever game was opened last', async () => {
    const player = await livingIn('GB');
    const slot = await launched(player, 'lantern-harbour');
    const dice = await launched(player, 'dice');
    expect([slot, dice].map(({ session }) => session.limits.minCycleMs)).toEqual([2_500, 5_000]);
    const ago = (ms: number) =>
      world.database.db.run(
        'update player_gate set last_round_at = clock_timestamp() - make_interval(secs => $2) where player_id = $1',
        [player.playerId, ms / 1_000],
      );
    expect((await world.bet(dice.token, { stake: '1.00' }, 'begin')).status).toBe(201);
    await ago(3_000);
    expect(await world.bet(dice.token, { stake: '1.00' }, 'dice too soon')).toMatchObject({
      status: 429,
      code: 'too_fast',
    });
    await ago(2_000);
    expect(await world.bet(slot.token, { stake: '1.00' }, 'slot too soon')).toMatchObject({ code: 'too_fast' });
    await ago(3_000);
    expect((await world.bet(slot.token, { stake: '1.00' }, 'slot in time')).status).toBe(201);
    await ago(5_100);
    expect((await world.bet(dice.token, { stake: '1.00' }, 'dice in time')).status).toBe(201);
  });

  it('a game that was opened elsewhere ends when its player opens one here', async () => {
    const player = await world.player(100_000n);
    world.details.set(player.playerId, { firstName: 'Mara', country: null, dateOfBirth: born(40), verified: true });
    const elsewhere = await launched(player, 'lantern-harbour');
    expect(elsewhere.session).toMatchObject({ mayAutoplay: true, limits: { minCycleMs: 0 } });
    const again = await launched(player, 'dice');
    expect((await world.bet(elsewhere.token, { stake: '1.00' }, 'there')).status).toBe(201);
    world.http.country = 'GB';
    const here = await launched(player, 'lantern-harbour').finally(() => {
      world.http.country = 'MT';
    });
    expect(here.session).toMatchObject({ mayAutoplay: false, limits: { minCycleMs: 2_500, max: '5.00' } });
    for (const { token } of [elsewhere, again])
      expect(await world.bet(token, { stake: '50.00' }, 'late')).toMatchObject({ code: 'play_session_ended' });
    expect((await world.play(here.token, 'GET', 'session')).status).toBe(200);
  });

  it('a slot takes at most its highest stake, other games their own', async () => {
    const player = await livingIn('GB');
    const slot = await launched(player, 'lantern-harbour');
    expect(slot.session.limits.max).toBe('5.00');
    expect(await world.bet(slot.token, { stake: '5.01' }, 'much')).toMatchObject({ code: 'stake_out_of_range' });
    const dice = await launched(player, 'dice');
    expect(Number.parseFloat(dice.session.limits.max)).toBeGreaterThan(5);
  });

  it('bets placed later in a round count towards the highest stake, in the ledger', async () => {
    const highest = async (cents: number | null) => {
      await world.database.db.run(`update jurisdictions set max_stake_other_cents = $1 where country = 'GB'`, [cents]);
      world.geo.listsChanged();
    };
    await highest(500);
    const player = await livingIn('GB');
    const { token } = await launched(player, 'craps');
    await world.database.db.run('update play_sessions set minimum_cycle_ms = 0 where player_id = $1', [
      player.playerId,
    ]);
    const begin = async (count = 0): Promise<PlayRound> => {
      const { body } = await world.bet(token, { stake: '1.00', params: { chips: { pass: 3 } } }, `begin-${count}`);
      return body.status === 'open' ? body : begin(count + 1);
    };
    const { id, seq } = await begin();
    const roll = (twelve: number) =>
      world.play(
        token,
        'POST',
        `rounds/${id}/actions`,
        { seq, action: { type: 'roll', chips: { twelve } } },
        `${twelve}`,
      );
    expect(await roll(3)).toMatchObject({ code: 'limit_reached', body: { limit: { kind: 'stake_maximum' } } });
    expect(await roll(2)).toMatchObject({ status: 200, body: { staked: '5.00' } });
    await highest(null);
  });

  it('no feature is sold: not for money, not in a demo', async () => {
    const player = await livingIn('GB');
    const { token, session } = await launched(player, 'ember-vault');
    expect(session.mayBuy).toBe(false);
    const bought = { stake: '0.10', params: { buy: true } };
    const refused = { status: 422, code: 'feature_buy_forbidden' };
    expect(await world.bet(token, bought, 'bought')).toMatchObject(refused);
    const { body } = await world.send(
      'POST',
      '/game-service/api/v1/game',
      { launchId: 'ember-vault', demo: true },
      player,
    );
    const demo = String(body['url']).split('#session=')[1] ?? '';
    expect(demo).not.toBe('');
    expect(await world.bet(demo, bought, 'demo')).toMatchObject(refused);
  });

  it('play pauses to look up as often as the law asks, more often where the player does, and cannot be hurried', async () => {
    const player = await livingIn('GB');
    expect((await launched(player, 'dice')).session).toMatchObject({
      realityCheckMinutes: 30,
      mayHurry: false,
      mayAutoplay: false,
    });
    await world.database.db.run('insert into play_preferences (player_id, reality_check_minutes) values ($1, 10)', [
      player.playerId,
    ]);
    expect((await launched(player, 'dice')).session.realityCheckMinutes).toBe(10);
  });
});

describe('where they are not', () => {
  it('play is as free as the default row', async () => {
    const player = await livingIn('MT', 18, false);
    expect(await mayDeposit(player)).toBe('ok');
    const { token, session } = await launched(player, 'dice');
    expect(session).toMatchObject({ realityCheckMinutes: 60, mayHurry: true, mayAutoplay: true, mayBuy: true });
    for (const key of ['one', 'two']) expect((await world.bet(token, { stake: '10.00' }, key)).status).toBe(201);
    expect((await world.play(token, 'GET', 'session')).body.sitting).toMatchObject({ rounds: 2, staked: '20.00' });
  });

  it('a bought feature costs its whole price, within the highest stake, and never a free spin', async () => {
    const player = await livingIn('MT', 18, false);
    const { token } = await launched(player, 'ember-vault');
    const params = { buy: true };
    const { status, body } = await world.bet(token, { stake: '1.00', params }, 'bought');
    expect(status).toBe(201);
    expect(body).toMatchObject({ stake: '1.00', staked: '37.00', params, view: { bought: true } });
    const much = await world.bet(token, { stake: '50.00', params }, 'much');
    expect(much).toMatchObject({ status: 422, code: 'stake_out_of_range' });
    const grantId = 'grt_00000000000000000000000000';
    const spin = await world.bet(token, { stake: '0.20', params, grantId }, 'spin');
    expect(spin).toMatchObject({ code: 'free_spins_unavailable' });
  });
});
