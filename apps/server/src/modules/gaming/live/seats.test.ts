/** A player's money at a table is the player's: it comes from cash, is at stake in hands alone, and always comes back. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentId } from '../../wallet/index.ts';
import { createSeatWorld, type Guest, type SeatWorld } from '../testing/seat-world.ts';

let world: SeatWorld;
beforeAll(async () => {
  world = await createSeatWorld();
});
afterAll(() => world.close());
afterEach(() => world.clear());

const withdrawableOf = async ({ playerId }: Guest) => (await world.wallet.withdrawable(playerId))[0];
const stakeAll = ({ playerId }: Guest) =>
  world.database.db.run('update accounts set unstaked = 0 where owner_id = $1', [playerId]);

describe('sitting down', () => {
  it('moves cash to the table and leaving moves all of it back, once per key: no stake, no loss, nothing withdrawn', async () => {
    const guest = await world.guest();
    expect(await world.sit(guest, { key: 'in' })).toEqual({ repeated: false });
    expect(await world.sit(guest, { key: 'in' })).toEqual({ repeated: true });
    expect(await world.sit(guest, { key: 'in', seat: 2 })).toEqual({ reason: 'key_reused' });
    expect(await world.topUp(guest, 500n, 'more')).toEqual({ repeated: false });
    expect(await world.topUp(guest, 500n, 'more')).toEqual({ repeated: true });
    expect(await world.money(guest)).toEqual([7_500n, 2_500n]);
    expect(await withdrawableOf(guest)).toMatchObject({ withdrawable: 0n, unstaked: 7_500n });
    const { items } = await world.wallet.statement({ playerId: guest.playerId, page: 0, size: 2 });
    expect(items.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['table_brought', 'cash', -500n],
      ['table_brought', 'table', 500n],
    ]);
    const back = { repeated: false, returned: '2500', settled: '0' };
    expect(await world.leave(guest, 'out')).toEqual(back);
    expect(await world.leave(guest, 'out')).toEqual({ ...back, repeated: true });
    expect(await world.leave(guest, 'more')).toEqual({ reason: 'key_reused' });
    expect(await world.leave(guest, 'again')).toEqual({ reason: 'not_seated' });
    expect(await world.money(guest)).toEqual([10_000n, 0n]);
    // Deposits that were to be staked once still are.
    expect(await withdrawableOf(guest)).toMatchObject({ withdrawable: 0n, unstaked: 10_000n });
    expect(await world.counted(guest)).toEqual({ stake: 0n, loss: 0n });
  });

  it('takes no bonus money, no other amount than the table says, and no other game’s or an ended launch', async () => {
    const guest = await world.guest(1_500n);
    await world.wallet.grantBonus(world.database.app, {
      ...{ playerId: guest.playerId, bonusId: 1n, currency: 'EUR', amount: 5_000n, wagerRequired: 1n },
      ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
    });
    expect(await world.sit(guest)).toEqual({ reason: 'funds', cash: '1500' });
    for (const amount of [999n, 10_001n]) expect(await world.sit(guest, { amount })).toEqual({ reason: 'amount' });
    expect(await world.sit(guest, { amount: 1_000n })).toMatchObject({ repeated: false });
    expect(await world.topUp(guest, 9_001n, 'too much')).toEqual({ reason: 'amount' });
    expect(await world.topUp(guest, 501n, 'not had')).toEqual({ reason: 'funds', cash: '500' });
    const other = await world.guest();
    expect(await world.topUp(other, 500n, 'nowhere')).toEqual({ reason: 'not_seated' });
    expect(await world.sit({ ...other, playSessionId: guest.playSessionId }, { seat: 2 })).toEqual({
      reason: 'no_session',
    });
    for (const change of [`currency = 'BTC'`, `game_id = 'dice'`, 'ended_at = now()']) {
      const late = await world.guest();
      await world.database.db.run(`update play_sessions set ${change} where id = $1`, [late.playSessionId]);
      expect(await world.sit(late, { seat: 2 })).toEqual({ reason: 'no_session' });
    }
    await expect(world.sit(other, { seat: 7 })).rejects.toThrow('no such seat');
    await world.database.db.run(`update live_tables set open = false where id = 'felt'`);
    expect(await world.sit(other, { seat: 2 })).toEqual({ reason: 'closed' });
    expect(await world.leave(guest, 'closed')).toMatchObject({ returned: '1000' });
    await world.database.db.run(`update live_tables set open = true where id = 'felt'`);
  });

  it.each(['excluded', 'cool_off', 'closed', 'locked'] as const)(
    'is refused to a player who is %s, who gets everything back that lies at a table',
    async (protectionStatus) => {
      const guest = await world.guest();
      await world.sit(guest);
      await world.wallet.setGate(world.database.app, guest.playerId, { protectionStatus });
      expect(await world.sit(guest, { table: 'oak' })).toMatchObject({ reason: 'excluded' });
      expect(await world.topUp(guest, 500n, 'more')).toMatchObject({ reason: 'excluded' });
      expect(await world.leave(guest, 'out')).toMatchObject({ returned: '2000' });
      expect(await world.money(guest)).toEqual([10_000n, 0n]);
    },
  );

  it('is refused in a country where nobody bets, and beyond what limits leave for all tables together', async () => {
    await world.wallet.setBlockedCountries(world.database.app, ['FR']);
    const [abroad, resident, limited] = [await world.guest(), await world.guest(), await world.guest()];
    expect(await world.sit(abroad, { country: 'FR' })).toEqual({ reason: 'country' });
    await world.wallet.setGate(world.database.app, resident.playerId, { country: 'FR' });
    expect(await world.sit(resident)).toEqual({ reason: 'country' });
    await world.wallet.setGate(world.database.app, limited.playerId, { lossLimit: { day: 3_500n } });
    expect(await world.sit(limited)).toEqual({ repeated: false });
    expect(await world.sit(limited, { table: 'oak' })).toMatchObject({ reason: 'limit', kind: 'loss_day' });
    expect(await world.sit(limited, { table: 'oak', amount: 1_500n })).toEqual({ repeated: false });
    await world.wallet.setBlockedCountries(world.database.app, []);
  });

  it('gives a seat to one of those who take it at once, and tells everybody', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => world.guest()));
    const replies = await Promise.all(guests.map((guest) => world.sit(guest, { seat: 3 })));
    expect(replies.map(({ reason }) => reason ?? 'sits').toSorted()).toEqual(['sits', ...Array(5).fill('taken')]);
    const moneys = await Promise.all(guests.map(world.money));
    expect(moneys.filter(([, there]) => there === 2_000n)).toHaveLength(1);
    expect(moneys.reduce((sum, [cash, there]) => sum + cash + there, 0n)).toBe(60_000n);
    expect(await world.database.app.one('select kind, data from live_events order by at desc limit 1')).toEqual({
      kind: 'seats',
      data: { taken: [{ seat: 3, subunits: '2000' }] },
    });
  });

  it('spends a player’s cash at one of two tables, and once, whoever asks at the same time', async () => {
    const guest = await world.guest(2_500n);
    const sits = ['felt', 'oak', 'felt', 'oak'] as const;
    const replies = await Promise.all(sits.map((table, n) => world.sit(guest, { table, key: `both-${n}` })));
    expect(replies.filter(({ repeated }) => repeated === false)).toHaveLength(1);
    expect(await world.money(guest)).toEqual([500n, 2_000n]);
    const once = await world.guest();
    const same = await Promise.all(Array.from({ length: 20 }, () => world.sit(once, { seat: 4, key: 'same' })));
    expect(same.filter(({ repeated }) => repeated === false)).toHaveLength(1);
    expect(same.filter(({ repeated }) => repeated === true)).toHaveLength(19);
    const left = await Promise.all(Array.from({ length: 20 }, (_, n) => world.leave(once, `leave-${n}`)));
    expect(left.filter(({ returned }) => returned === '2000')).toHaveLength(1);
    expect(await world.money(once)).toEqual([10_000n, 0n]);
  });

  it('and leaving at the same instant end with the money in one place', async () => {
    const guest = await world.guest();
    for (let n = 0; n < 5; n += 1) {
      await Promise.all([
        world.sit(guest, { key: `sit-${n}` }),
        world.leave(guest, `leave-${n}`),
        world.topUp(guest, 500n, `up-${n}`),
      ]);
      const [cash, there] = await world.money(guest);
      expect(cash + there).toBe(10_000n);
    }
  });
});

describe('money at a table', () => {
  it('settles what the player owes when it comes back', async () => {
    const guest = await world.guest();
    await world.sit(guest);
    const { id: paymentId } = await world.database.db.one<{ id: PaymentId }>(
      'select payment_id as id from transfers where player_id = $1 and payment_id is not null',
      [guest.playerId],
    );
    await world.wallet.reverseDeposit(world.database.app, {
      ...{ playerId: guest.playerId, paymentId, provider: 'test', currency: 'EUR', amount: 10_000n },
    });
    expect(await world.money(guest)).toEqual([0n, 2_000n]);
    expect(await world.leave(guest, 'out')).toMatchObject({ returned: '2000', settled: '2000' });
    expect(await world.money(guest)).toEqual([0n, 0n]);
  });

  it('keeps personal data from being erased', async () => {
    const guest = await world.guest(2_000n);
    await world.sit(guest);
    const { db } = world.database;
    await db.run(`update players set status = 'closed' where id = $1`, [guest.playerId]);
    await db.run(
      `insert into erasures (player_id, asked_at, due_at) values ($1, now() - interval '2 days', now() - interval '1 day')`,
      [guest.playerId],
    );
    expect(await db.one('select erase_player($1, now()) as outcome', [guest.playerId])).toEqual({
      outcome: 'money_left',
    });
  });

  it('of whoever may not play any more goes back by itself', async () => {
    const guest = await world.guest();
    await world.sit(guest);
    await world.sit(guest, { table: 'oak' });
    await stakeAll(guest);
    await world.gaming.liveTables.leaveSeats(guest.playerId);
    await world.gaming.liveTables.leaveSeats(guest.playerId);
    expect(await world.money(guest)).toEqual([10_000n, 0n]);
    // A further time too.
    await world.sit(guest);
    await world.gaming.liveTables.leaveSeats(guest.playerId);
    expect(await world.money(guest)).toEqual([10_000n, 0n]);
  });
});
