import { describe, expect, it } from 'vitest';
import { euroRate, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let ids = 0n;

const opened = async () => {
  ids += 1n;
  const tournamentId = ids;
  const { tournaments } = world.wallet;
  const { app } = world.database;
  await tournaments.open(app, { tournamentId, currency: 'EUR' });
  return {
    tournamentId,
    enter: ({ playerId }: Bettor, key: string, amount = 100n) =>
      tournaments.enter(app, { tournamentId, playerId, key, amount, eurRate: euroRate }),
    pay: ({ playerId }: Bettor, key: string, amount: bigint) =>
      tournaments.pay(app, { tournamentId, playerId, key, amount }),
    add: (key: string, amount: bigint) => tournaments.add(app, { tournamentId, key, amount }),
    refund: (key: string) => tournaments.refund(app, { key }),
    close: () => tournaments.close(app, { tournamentId }),
  };
};
const gateOf = async ({ playerId }: Bettor) => {
  const gate = await world.wallet.gate(playerId);
  return { stake: gate?.stake.day.used, loss: gate?.loss.day.used };
};
const unstaked = async ({ playerId }: Bettor) => (await world.wallet.withdrawable(playerId))[0]?.unstaked;

describe('a tournament', () => {
  it('pays out what came in, and the house keeps the rest', async () => {
    const cup = await opened();
    const [one, two] = [await world.bettor({ cash: 500n }), await world.bettor({ cash: 500n })];
    expect(await cup.enter(one, 'a')).toEqual({ ok: true, repeated: false });
    expect(await cup.enter(two, 'b')).toEqual({ ok: true, repeated: false });
    expect([await cup.add('house', 300n), await cup.add('house', 300n)]).toMatchObject([
      { repeated: false },
      { repeated: true },
    ]);
    expect(await cup.pay(one, 'first', 450n)).toEqual({ ok: true, repeated: false, to: 'cash', settled: 0n });
    expect(await cup.pay(one, 'first', 450n)).toMatchObject({ repeated: true });
    expect(await cup.pay(two, 'second', 51n)).toEqual({ ok: false, reason: 'funds' });
    expect([await cup.close(), await cup.close()]).toEqual([
      { ok: true, repeated: false, kept: 50n },
      { ok: true, repeated: true, kept: 50n },
    ]);
    expect(await cup.enter(two, 'late')).toEqual({ ok: false, reason: 'closed' });
    expect(await cup.pay(two, 'late', 1n)).toEqual({ ok: false, reason: 'funds' });
    await expect(cup.add('more', 1n)).rejects.toThrow('closed');
    expect([await world.cash(one), await world.cash(two)]).toEqual([850n, 400n]);
  });

  it('counts an entry as a stake and a loss, and a refund takes that back', async () => {
    const cup = await opened();
    const player = await world.bettor({ cash: 500n });
    await cup.enter(player, 'entry', 200n);
    expect(await cup.enter(player, 'entry', 200n)).toEqual({ ok: true, repeated: true });
    await expect(cup.enter(player, 'entry', 201n)).rejects.toThrow('other values');
    await expect((await opened()).enter(player, 'entry', 200n)).rejects.toThrow('another tournament');
    expect(await gateOf(player)).toEqual({ stake: 200n, loss: 200n });
    expect(await unstaked(player)).toBe(300n);
    expect([await cup.refund('entry'), await cup.refund('entry')]).toEqual([
      { ok: true, repeated: false },
      { ok: true, repeated: true },
    ]);
    expect(await gateOf(player)).toEqual({ stake: 0n, loss: 0n });
    expect(await unstaked(player)).toBe(500n);
    expect(await world.cash(player)).toBe(500n);
    expect(await cup.close()).toMatchObject({ kept: 0n });
  });

  it('refuses an entry for what would refuse a bet, and moves nothing', async () => {
    const cup = await opened();
    const limited = await world.bettor({ cash: 500n });
    await world.wallet.setGate(world.database.app, limited.playerId, { lossLimit: { day: 99n } });
    expect(await cup.enter(limited, 'limit')).toMatchObject({
      ok: false,
      reason: 'limit',
      limit: { kind: 'loss_day' },
    });
    const excluded = await world.bettor({ cash: 500n });
    await world.wallet.setGate(world.database.app, excluded.playerId, { protectionStatus: 'excluded' });
    expect(await cup.enter(excluded, 'excluded')).toEqual({ ok: false, reason: 'excluded', until: undefined });
    const abroad = await world.bettor({ cash: 500n });
    await world.wallet.setGate(world.database.app, abroad.playerId, { country: 'FR' });
    await world.wallet.setBlockedCountries(world.database.app, ['FR']);
    expect(await cup.enter(abroad, 'abroad')).toEqual({ ok: false, reason: 'country' });
    const poor = await world.bettor({ cash: 99n });
    await world.wallet.grantBonus(world.database.app, {
      ...{ playerId: poor.playerId, bonusId: 1n, currency: 'EUR', amount: 700n, wagerRequired: 1n },
      ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await cup.enter(poor, 'funds')).toEqual({
      ...{ ok: false, reason: 'funds', balances: { cash: 99n, bonus: 700n } },
    });
    expect(await cup.close()).toMatchObject({ kept: 0n });
  });

  it('pays a player on a break in locked money', async () => {
    const cup = await opened();
    const player = await world.bettor({ cash: 100n });
    await cup.enter(player, 'before the break');
    await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus: 'excluded' });
    expect(await cup.pay(player, 'prize', 100n)).toMatchObject({ to: 'locked' });
  });

  it('takes one entry when thirty ask at once, and never more than the player has', async () => {
    const cup = await opened();
    const player = await world.bettor({ cash: 250n });
    const same = await Promise.all(Array.from({ length: 30 }, () => cup.enter(player, 'once')));
    expect(same.filter((reply) => reply.ok && !reply.repeated)).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 10 }, (_one, i) => cup.enter(player, `of ten ${i}`)));
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await world.cash(player)).toBe(50n);
  });

  it('cannot hold other money in the database than came in and went out', async () => {
    const cup = await opened();
    for (const change of ['paid = paid + 1', 'kept = 1', 'refunded = 1', 'closed_at = now(), added = added + 1'])
      await expect(
        world.database.db.run(`update tournament_pools set ${change} where tournament_id = $1`, [cup.tournamentId]),
      ).rejects.toThrow('check constraint');
    await expect(world.database.app.run(`update tournament_pools set added = 0`)).rejects.toThrow('permission denied');
  });
});
