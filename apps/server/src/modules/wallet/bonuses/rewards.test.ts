import { describe, expect, it } from 'vitest';
import type { ProtectionStatus } from '../gate/gate.ts';
import type { Reward } from './reward-store.ts';
import { betElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let keys = 0;

const pay = (player: Bettor, rest: Partial<Reward> = {}) =>
  world.wallet.payReward(world.database.app, {
    ...{ playerId: player.playerId, key: `reward ${(keys += 1)}`, currency: player.currency, amount: 50n },
    ...{ kind: 'rakeback', ...rest },
  });
const held = async (player: Bettor) => (await world.wallet.wallets(player.playerId))[0];

describe('a reward', () => {
  it('is cash, paid once per key, that need not be staked', async () => {
    const player = await world.bettor();
    for (const kind of ['rakeback', 'race_prize', 'level_gift', 'referral', 'promotion'] as const) {
      const key = `of ${kind}`;
      const paid = { ok: true, repeated: false, to: 'cash', settled: 0n };
      expect(await pay(player, { key, kind }), kind).toEqual(paid);
      expect(await pay(player, { key, kind }), kind).toEqual({ ...paid, repeated: true });
      await expect(pay(player, { key, kind, amount: 51n })).rejects.toThrow('other values');
    }
    await expect(pay(player, { key: 'of rakeback', kind: 'referral' })).rejects.toThrow('another reward');
    await expect(pay(player, { amount: 0n })).rejects.toThrow('not a reward');
    expect(await held(player)).toMatchObject({ cash: 250n });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ withdrawable: 250n, unstaked: 0n });
  });

  it('waits while the player may not play; a race’s prize is locked, and a closed account gets what play has earned', async () => {
    const table: readonly [ProtectionStatus, Reward['kind'], 'cash' | 'locked' | 'protected'][] = [
      ['cool_off', 'rakeback', 'protected'],
      ['excluded', 'promotion', 'protected'],
      ['locked', 'level_gift', 'protected'],
      ['excluded', 'race_prize', 'locked'],
      ['closed', 'rakeback', 'cash'],
      ['closed', 'race_prize', 'cash'],
      ['closed', 'referral', 'protected'],
    ];
    for (const [protectionStatus, kind, expected] of table) {
      const player = await world.bettor();
      await world.wallet.setGate(world.database.db, player.playerId, { protectionStatus });
      const paid = await pay(player, { kind });
      expect(paid.ok ? paid.to : paid.reason, `${protectionStatus} ${kind}`).toBe(expected);
    }
  });
});

describe('free spins', () => {
  const grant = (player: Bettor, key: string, count = 3) =>
    world.wallet.grantFreeSpins(world.database.app, {
      ...{ playerId: player.playerId, key, currency: player.currency, stake: 20n, count, games: ['dice'] },
      ...{ validFrom: new Date(Date.now() - 1_000), validTo: new Date(Date.now() + 60_000) },
    });
  const spin = (player: Bettor, grantId: Awaited<ReturnType<typeof grant>>, nonce: bigint, win = 0n, open = false) =>
    world.wallet.commitRound(
      betElement(
        player,
        { nonce, stake: 20n, open },
        {
          ...{ funding: 'free_spin', grantId, actions: open ? [] : [{ type: 'WIN', amount: win }] },
        },
      ),
    );

  it('are granted once per key, also if thirty ask at once', async () => {
    const player = await world.bettor();
    const ids = await Promise.all(Array.from({ length: 30 }, () => grant(player, 'welcome')));
    expect(new Set(ids).size).toBe(1);
    await expect(grant(player, 'welcome', 4)).rejects.toThrow('other values');
    expect(await world.wallet.freeSpins(player.playerId)).toHaveLength(1);
  });

  it('that are cancelled cannot be played any more, and their number is returned every time', async () => {
    const player = await world.bettor();
    const grantId = await grant(player, 'welcome');
    const opened = settled(await spin(player, grantId, 0n, 0n, true));
    const cancel = () => world.wallet.cancelFreeSpins(world.database.app, { playerId: player.playerId, grantId });
    expect([await cancel(), await cancel()]).toEqual([{ left: 2 }, { left: 2 }]);
    expect(await world.wallet.freeSpins(player.playerId)).toEqual([]);
    const elsewhere = await world.launch(player, 'mines');
    expect(await spin(elsewhere, grantId, 1n)).toMatchObject({
      status: expect.stringMatching(/funds|stale_seq|no_session/),
    });
    expect(await world.wallet.findRound(opened.roundId)).toMatchObject({ status: 'open' });
  });

  it('leave winnings that end with a reason, once', async () => {
    const player = await world.bettor();
    settled(await spin(player, await grant(player, 'welcome'), 0n, 130n));
    const end = (amount: bigint, key = `end ${player.playerId}`) =>
      world.wallet.endFreeSpinWinnings(world.database.app, {
        ...{ playerId: player.playerId, key, currency: 'EUR', amount, reason: 'expired' },
      });
    expect(await end(131n)).toEqual({ ok: false, reason: 'funds' });
    expect(await end(130n)).toEqual({ ok: true, repeated: false });
    expect(await end(130n)).toEqual({ ok: true, repeated: true });
    expect(await held(player)).toMatchObject({ freeSpinWin: 0n, cash: 0n });
  });
});
