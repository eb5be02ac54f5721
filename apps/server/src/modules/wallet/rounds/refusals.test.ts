import { describe, expect, it } from 'vitest';
import type { GatePatch } from '../gate/gate.ts';
import { betElement, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const rich = () => world.bettor({ cash: 1_000_000n });
const bet = (player: Bettor, ...rest: Parameters<typeof betElement> extends [unknown, ...infer R] ? R : never) =>
  world.wallet.commitRound(betElement(player, ...rest));
const set = (player: Bettor, patch: GatePatch) => world.wallet.setGate(world.database.app, player.playerId, patch);

describe('no_session', () => {
  const endings: [string, string][] = [
    ['the play session was ended', `update play_sessions set ended_at = now() where player_id = $1`],
    ['the play session is over', `update play_sessions set expires_at = created_at where player_id = $1`],
    ['the sign-in session was ended', `update sessions set ended_at = now() where player_id = $1`],
    ['the sign-in session is over', `update sessions set expires_at = now() where player_id = $1`],
  ];
  it.each(endings)('when %s', async (_name, statement) => {
    const player = await rich();
    await world.database.db.run(statement, [player.playerId]);
    expect(await bet(player)).toEqual({ status: 'no_session' });
  });

  it('when the session is another player’s, of another game, of another currency, or missing', async () => {
    const [player, other] = [await rich(), await rich()];
    expect(await bet({ ...player, playSessionId: other.playSessionId })).toEqual({ status: 'no_session' });
    expect(await bet(player, {}, { gameId: 'mines' })).toEqual({ status: 'no_session' });
    const { playSessionId: _none, ...without } = betElement(player);
    expect(await world.wallet.commitRound(without)).toEqual({ status: 'no_session' });
    await world.wallet.openWallet(world.database.app, {
      playerId: player.playerId,
      currency: 'BTC',
      makeDefault: false,
    });
    expect(await bet(player, {}, { currency: 'BTC' })).toEqual({ status: 'no_session' });
  });

  it('when there is no such player at all', async () => {
    const player = await rich();
    expect(await bet({ ...player, playerId: 999_999n as never })).toEqual({ status: 'no_session' });
  });
});

describe('excluded', () => {
  it.each(['cool_off', 'excluded', 'locked', 'closed'] as const)('for a player who is %s', async (protectionStatus) => {
    const player = await rich();
    await set(player, { protectionStatus });
    expect(await bet(player)).toEqual({ status: 'excluded', until: undefined });
  });

  it('says until when, and ends by itself', async () => {
    const player = await rich();
    const until = new Date(Date.now() + 60_000);
    await set(player, { protectionStatus: 'cool_off', protectionUntil: until });
    expect(await bet(player)).toEqual({ status: 'excluded', until });
    await set(player, { protectionUntil: new Date(Date.now() - 1000) });
    expect(await bet(player)).toMatchObject({ status: 'settled' });
  });

  it('does not block the payout of an open round', async () => {
    const player = await rich();
    const { roundId } = settled(await bet(player, { open: true }));
    await set(player, { protectionStatus: 'excluded' });
    const raise = stepElement(player, { roundId, seq: 0 }, { final: false, actions: [{ type: 'BET', amount: 1n }] });
    expect(await world.wallet.commitRound(raise)).toEqual({ status: 'excluded', until: undefined });
    const { playSessionId: _none, ...end } = stepElement(
      player,
      { roundId, seq: 0 },
      { actions: [{ type: 'WIN', amount: 500n }] },
    );
    expect(await world.wallet.commitRound(end)).toMatchObject({ status: 'settled', balances: { cash: 1_000_400n } });
  });

  it('refuses a session of cashier scope', async () => {
    const player = await rich();
    const scope = `update sessions set scope = 'cashier', refusal = $2 where player_id = $1`;
    await world.database.db.run(scope, [player.playerId, 'self_excluded']);
    expect(await bet(player)).toEqual({ status: 'excluded', until: undefined });
    await world.database.db.run(scope, [player.playerId, 'country_restricted']);
    expect(await bet(player)).toEqual({ status: 'country' });
  });
});

describe('country', () => {
  it('refuses a restricted location, a restricted country of residence, and an unknown one', async () => {
    const player = await rich();
    await world.wallet.setBlockedCountries(world.database.app, ['KP', 'CU']);
    expect(await bet(player, {}, { country: 'KP' })).toEqual({ status: 'country' });
    expect(await bet(player, {}, { country: 'ZZ' })).toEqual({ status: 'country' });
    await set(player, { country: 'ZZ' });
    expect(await bet(player, {}, { country: 'ZZ' })).toEqual({ status: 'country' });
    await set(player, { country: 'MT' });
    expect(await bet(player, {}, { country: 'ZZ' })).toMatchObject({ status: 'settled' });
    await set(player, { country: 'CU' });
    expect(await bet(player, { nonce: 1n }, { country: 'MT' })).toEqual({ status: 'country' });
    await world.wallet.setBlockedCountries(world.database.app, []);
    expect(await bet(player, { nonce: 1n }, { country: 'MT' })).toMatchObject({ status: 'settled' });
  });
});

describe('nonce and pace', () => {
  it('takes each nonce once, in order', async () => {
    const player = await rich();
    expect(await bet(player, { nonce: 1n })).toEqual({ status: 'stale_nonce' });
    expect(await bet(player)).toMatchObject({ status: 'settled' });
    expect(await bet(player, { key: 'again' })).toEqual({ status: 'stale_nonce' });
    expect(await bet({ ...player, seedId: 1n as never }, { nonce: 1n })).toEqual({ status: 'stale_nonce' });
    expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'settled' });
  });

  it('is too_fast within the minimum cycle', async () => {
    const player = await rich();
    await set(player, { minimumCycleMs: 60_000 });
    expect(await bet(player)).toMatchObject({ status: 'settled' });
    const reply = await bet(player, { nonce: 1n });
    expect(reply).toMatchObject({ status: 'too_fast' });
    if (reply.status === 'too_fast') expect(reply.retryAfterMs).toBeGreaterThan(50_000);
    await set(player, { minimumCycleMs: 0 });
    expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'settled' });
  });
});

describe('a feature that is bought', () => {
  const buys = { outcome: { params: { buy: true } } };

  it('is refused where the row of the jurisdiction forbids it, by the row as it is now', async () => {
    const player = await rich();
    const { db } = world.database;
    // As written here, and not through the gate: that would end the game that was launched before.
    const livesIn = (jurisdiction: string) =>
      db.run('update player_gate set jurisdiction = $2 where player_id = $1', [player.playerId, jurisdiction]);
    await livesIn('GB');
    expect(await bet(player, {}, buys)).toEqual({ status: 'feature_buy_forbidden' });
    expect(await bet(player)).toMatchObject({ status: 'settled' });
    await livesIn('default');
    expect(await bet(player, { nonce: 1n }, buys)).toMatchObject({ status: 'settled' });
    await db.run("update jurisdictions set feature_buy = false where country = '*'");
    try {
      expect(await bet(player, { nonce: 2n }, buys)).toEqual({ status: 'feature_buy_forbidden' });
    } finally {
      await db.run("update jurisdictions set feature_buy = true where country = '*'");
    }
  });

  it('is refused while a bonus in its currency is active, even where cash would pay it', async () => {
    const player = await rich();
    await world.wallet.grantBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId: BigInt(player.playerId), currency: player.currency, amount: 1_000n },
      ...{ wagerRequired: 100_000n, maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await bet(player, {}, buys)).toEqual({ status: 'feature_buy_with_bonus' });
    expect(await bet(player)).toMatchObject({ status: 'settled' });
  });

  it('counts in full for the highest stake and for limits', async () => {
    const player = await rich();
    await set(player, { maximumStakeEurCents: 99n });
    expect(await bet(player, {}, buys)).toMatchObject({ status: 'limit', limit: { kind: 'stake_maximum' } });
    await set(player, { maximumStakeEurCents: null, stakeLimit: { day: 99n } });
    expect(await bet(player, {}, buys)).toMatchObject({ status: 'limit', limit: { kind: 'stake_day' } });
  });
});

describe('limit', () => {
  const limits: [string, GatePatch][] = [
    ['stake_day', { stakeLimit: { day: 250n } }],
    ['stake_week', { stakeLimit: { week: 250n } }],
    ['stake_month', { stakeLimit: { month: 250n } }],
    ['loss_day', { lossLimit: { day: 250n } }],
    ['loss_week', { lossLimit: { week: 250n } }],
    ['loss_month', { lossLimit: { month: 250n } }],
  ];
  it.each(limits)('%s counts each stake at once and returns when it ends', async (kind, patch) => {
    const player = await rich();
    await set(player, patch);
    for (const nonce of [0n, 1n]) expect(await bet(player, { nonce })).toMatchObject({ status: 'settled' });
    const reply = await bet(player, { nonce: 2n });
    expect(reply).toMatchObject({ status: 'limit', limit: { kind } });
    if (reply.status === 'limit') expect(reply.limit.until?.getTime()).toBeGreaterThan(Date.now());
    expect(await bet(player, { nonce: 2n, stake: 50n })).toMatchObject({ status: 'settled' });
  });

  it('subtracts payouts from the loss limit, not from the stake limit', async () => {
    const player = await rich();
    await set(player, { lossLimit: { day: 100n }, stakeLimit: { day: 300n } });
    for (const nonce of [0n, 1n, 2n])
      expect(await bet(player, { nonce, win: 100n })).toMatchObject({ status: 'settled' });
    expect(await bet(player, { nonce: 3n, stake: 1n })).toMatchObject({
      status: 'limit',
      limit: { kind: 'stake_day' },
    });
  });

  it('reopens with the next window in the player’s time zone', async () => {
    const player = await world.bettor();
    await set(player, { stakeLimit: { day: 100n }, timeZone: 'Pacific/Auckland' });
    await world.wallet.adjust(world.database.app, { ...player, key: `zone-${player.playerId}`, amount: 1_000n });
    await bet(player);
    expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'limit' });
    const { day_ends } = await world.database.db.one<{ day_ends: Date }>(
      'select day_ends from player_gate where player_id = $1',
      [player.playerId],
    );
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', hour: '2-digit', minute: '2-digit' });
    expect(hour.format(day_ends)).toBe('00:00');
    await world.database.db.run(`update player_gate set day_ends = now() where player_id = $1`, [player.playerId]);
    expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'settled' });
    expect((await world.wallet.gate(player.playerId))?.stake.day).toMatchObject({ used: 100n, limit: 100n });
  });

  it('is never reopened early by a change of time zone, within a day or just after its end', async () => {
    const player = await world.bettor({ cash: 1_000n });
    const hour = new Date().getUTCHours();
    /** Fixed-offset zones, by their current local hour. */
    const zoneAt = (local: number): string => {
      const east = ((local - hour + 36) % 24) - 12;
      return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
    };
    const ends = async () =>
      world.database.db.one<{ day: Date; week: Date; month: Date; hours: number }>(
        `select day_ends as day, week_ends as week, month_ends as month,
           extract(epoch from day_ends - now())::float8 / 3600 as hours from player_gate where player_id = $1`,
        [player.playerId],
      );
    await set(player, { stakeLimit: { day: 100n }, timeZone: zoneAt(0) });
    await bet(player);
    let last = await ends();
    for (const local of [23, 22, 1, 12, 0]) {
      await set(player, { timeZone: zoneAt(local) });
      const now = await ends();
      for (const span of ['day', 'week', 'month'] as const)
        expect([local, span, now[span].getTime() >= last[span].getTime()]).toEqual([local, span, true]);
      expect(now.week.getTime() - last.week.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
      expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'limit', limit: { kind: 'stake_day' } });
      last = now;
    }
    // The day has ended; in a zone where it is 23:00 the next one would last one hour.
    await world.database.db.run(`update player_gate set day_ends = now() where player_id = $1`, [player.playerId]);
    await set(player, { timeZone: zoneAt(23) });
    expect((await ends()).hours).toBeGreaterThanOrEqual(23);
    expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'settled' });
    await set(player, { timeZone: zoneAt(22) });
    expect(await bet(player, { nonce: 2n })).toMatchObject({ status: 'limit' });
  });

  it('converts other currencies by their rate, rounded up', async () => {
    const player = await world.bettor({ currency: 'BTC', cash: 100_000_000n });
    await set(player, { stakeLimit: { day: 200n } });
    const rate = { eurRate: 90_000n * 10n ** 18n };
    // 1,111 satoshi at 90,000 EUR are 99.99 cents: 100.
    expect(await bet(player, { stake: 1_111n }, rate)).toMatchObject({ status: 'settled' });
    expect((await world.wallet.gate(player.playerId))?.stake.day.used).toBe(100n);
    expect(await bet(player, { nonce: 1n, stake: 1_112n }, rate)).toMatchObject({ status: 'limit' });
    expect(await bet(player, { nonce: 1n, stake: 1_111n }, rate)).toMatchObject({ status: 'settled' });
  });

  it('applies the highest stake of the place where the game was launched, to a plain bet and to any other', async () => {
    const player = await rich();
    await world.database.db.run('update play_sessions set maximum_stake_cents = 100 where player_id = $1', [
      player.playerId,
    ]);
    const refused = { status: 'limit', limit: { kind: 'stake_maximum', until: undefined } };
    expect([await bet(player, { stake: 101n }), await bet(player, { stake: 101n, open: true })]).toEqual([
      refused,
      refused,
    ]);
    expect(await bet(player, { stake: 100n })).toMatchObject({ status: 'settled' });
    // What its operator set for one player counts too, whichever is lower.
    await set(player, { maximumStakeEurCents: 50n });
    expect(await bet(player, { nonce: 1n, stake: 51n })).toEqual(refused);
  });

  it('applies the jurisdiction’s highest stake to the first stake of a round only', async () => {
    const player = await rich();
    await set(player, { maximumStakeEurCents: 100n });
    expect(await bet(player, { stake: 101n })).toEqual({
      status: 'limit',
      limit: { kind: 'stake_maximum', until: undefined },
    });
    const { roundId } = settled(await bet(player, { stake: 100n, open: true }));
    const raise = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'BET', amount: 150n }] });
    expect(await world.wallet.commitRound(raise)).toMatchObject({ status: 'settled' });
  });
});

it('refuses one bet of a batch without affecting the others', async () => {
  const players = await Promise.all(
    Array.from({ length: 12 }, (_value, i) => world.bettor({ cash: i % 3 === 0 ? 10n : 500n })),
  );
  const replies = await Promise.all(players.map((player) => bet(player)));
  expect(replies.map(({ status }) => status)).toEqual(players.map((_player, i) => (i % 3 === 0 ? 'funds' : 'settled')));
});

it('accepts no negative stake and no bet without a rate', async () => {
  const player = await rich();
  await expect(bet(player, { stake: -1n })).rejects.toThrow('Negative BET');
  await expect(bet(player, {}, { eurRate: 0n })).rejects.toThrow('rate');
});
