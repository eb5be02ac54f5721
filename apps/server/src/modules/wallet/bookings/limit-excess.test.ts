import { describe, expect, it } from 'vitest';
import { betElement, euroRate, newPaymentId, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const credit = (player: Bettor, amount: bigint) =>
  world.wallet.creditDeposit(world.database.db, {
    ...{ playerId: player.playerId, paymentId: newPaymentId(), provider: 'cards', currency: player.currency },
    ...{ amount, to: 'within_limits' as const, eurRate: euroRate },
  });
const limitTo = (player: Bettor, day: bigint | null) =>
  world.wallet.setGate(world.database.app, player.playerId, { depositLimit: { day } });
const held = async ({ playerId }: Bettor) => {
  const [wallet] = await world.wallet.wallets(playerId);
  return { cash: wallet?.cash, locked: wallet?.locked };
};
const openWindow = ({ playerId }: Bettor) =>
  world.database.db.run(`update player_gate set day_ends = now() - interval '1 second' where player_id = $1`, [
    playerId,
  ]);
const release = () => world.wallet.releaseExcesses(world.database.app);

describe('money received beyond a deposit limit', () => {
  it('becomes cash, as far as the limit allows, when the next window opens, and must then be staked', async () => {
    const player = await world.bettor();
    await limitTo(player, 100n);
    await credit(player, 250n);
    expect(await held(player)).toEqual({ cash: 100n, locked: 150n });
    await release();
    expect(await held(player)).toEqual({ cash: 100n, locked: 150n });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ locked: 150n, lockedByLimit: 150n });
    await openWindow(player);
    await release();
    expect(await held(player)).toEqual({ cash: 200n, locked: 50n });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ unstaked: 200n, withdrawable: 50n });
    await openWindow(player);
    await release();
    expect(await held(player)).toEqual({ cash: 250n, locked: 0n });
    await openWindow(player);
    await release();
    expect(await held(player)).toEqual({ cash: 250n, locked: 0n });
  });

  it('is not released twice by two workers at once', async () => {
    const player = await world.bettor();
    await limitTo(player, 100n);
    await credit(player, 180n);
    await openWindow(player);
    await Promise.all(Array.from({ length: 6 }, release));
    expect(await held(player)).toEqual({ cash: 180n, locked: 0n });
  });

  it('stays locked during a break, and is not released after it was withdrawn', async () => {
    const [resting, gone] = [await world.bettor(), await world.bettor()];
    for (const player of [resting, gone]) {
      await limitTo(player, 10n);
      await credit(player, 50n);
    }
    await world.wallet.setGate(world.database.app, resting.playerId, { protectionStatus: 'excluded' });
    await world.wallet.holdCashOut(world.database.app, {
      ...{ playerId: gone.playerId, currency: gone.currency, paymentId: newPaymentId(), amount: 40n },
    });
    for (const player of [resting, gone]) {
      // A day after it was requested and confirmed.
      await world.database.db.run('update player_gate set deposit_limit_day = null where player_id = $1', [
        player.playerId,
      ]);
      await openWindow(player);
    }
    await release();
    expect(await held(resting)).toEqual({ cash: 10n, locked: 40n });
    expect(await held(gone)).toEqual({ cash: 10n, locked: 0n });
  });

  it('is zero if the whole deposit is locked for another reason', async () => {
    const player = await world.bettor();
    await limitTo(player, 10n);
    await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus: 'excluded' });
    await credit(player, 50n);
    await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus: 'active' });
    await openWindow(player);
    await release();
    expect(await held(player)).toEqual({ cash: 0n, locked: 50n });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ locked: 50n, lockedByLimit: 0n });
  });
});

it('a limit is never loosened by a setting, and a break or a lock is not lifted by one', async () => {
  const { app, db } = world.database;
  const player = await world.bettor();
  const set = (patch: Parameters<typeof world.wallet.setGate>[2]) => world.wallet.setGate(app, player.playerId, patch);
  for (const limit of ['depositLimit', 'lossLimit', 'stakeLimit'] as const) {
    await set({ [limit]: { day: 100n, week: 200n, month: 300n } });
    await set({ [limit]: { day: 90n } });
    for (const looser of [{ day: 91n }, { week: null }, { day: 10n, month: 301n }])
      await expect(set({ [limit]: looser })).rejects.toThrow('a looser limit has to wait');
    const column = limit.replace('Limit', '_limit');
    const kept = await db.one(
      `select ${column}_day as day, ${column}_week as week, ${column}_month as month from player_gate where player_id = $1`,
      [player.playerId],
    );
    expect(kept).toEqual({ day: 90n, week: 200n, month: 300n });
  }
  const id = player.playerId;
  await db.run(
    `insert into players (id, email_hash, password_hash) overriding system value values ($1, sha256($2), '')
     on conflict do nothing`,
    [id, Buffer.from(`resting ${id}`)],
  );
  await app.run(`select start_break($1, '30d', 'player', null)`, [id]);
  for (const patch of [
    { protectionStatus: 'active' },
    { protectionStatus: 'cool_off', protectionUntil: new Date() },
  ] as const)
    await expect(set(patch)).rejects.toThrow('a break or a lock is in force');
  expect((await world.wallet.gate(id))?.protectionStatus).toBe('cool_off');
  await expect(app.run(`select write_gate($1, '{"protection_status": "active"}')`, [id])).rejects.toThrow(
    'permission denied',
  );
});

it('a deposit is refused for the player’s protection status in the transaction that would count it', async () => {
  for (const protectionStatus of ['cool_off', 'excluded', 'locked', 'closed'] as const) {
    const player = await world.bettor();
    await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus });
    const input = { playerId: player.playerId, paymentId: newPaymentId(), eurCents: 100n };
    expect(await world.wallet.reserveDeposit(world.database.app, input)).toEqual({
      ok: false,
      reason: 'protection_status',
      protectionStatus,
    });
    expect(await world.wallet.commitRound(betElement(player))).toMatchObject({ status: 'excluded' });
  }
});

it('a player who may not play can withdraw unstaked deposits at once and in one amount', async () => {
  for (const protectionStatus of ['cool_off', 'excluded', 'closed'] as const) {
    const player = await world.bettor({ cash: 1_000n });
    const hold = (amount: bigint) =>
      world.wallet.holdCashOut(world.database.app, {
        ...{ playerId: player.playerId, currency: player.currency, paymentId: newPaymentId(), amount },
      });
    expect(await hold(1_000n)).toMatchObject({ reason: 'not_withdrawable_yet', withdrawable: 0n });
    await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ withdrawable: 1_000n, unstaked: 0n });
    expect(await hold(1_000n)).toMatchObject({ ok: true });
  }
});

it('so can a player whose country is no longer served, and a past break changes nothing', async () => {
  const [moved, back] = [await world.bettor({ cash: 500n }), await world.bettor({ cash: 500n })];
  await world.wallet.setGate(world.database.app, moved.playerId, { country: 'KP' });
  await world.wallet.setBlockedCountries(world.database.app, ['KP']);
  expect((await world.wallet.withdrawable(moved.playerId))[0]).toMatchObject({ withdrawable: 500n });
  await world.wallet.setGate(world.database.app, back.playerId, {
    ...{ protectionStatus: 'cool_off', protectionUntil: new Date(Date.now() - 1_000) },
  });
  expect((await world.wallet.withdrawable(back.playerId))[0]).toMatchObject({ withdrawable: 0n });
});
