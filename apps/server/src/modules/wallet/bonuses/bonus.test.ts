import { describe, expect, it } from 'vitest';
import { betElement, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import type { SpinsGrant } from './bonus-store.ts';

const world = ledgerWorld();
let bonuses = 0n;

const withBonus = async (
  cash: bigint,
  amount: bigint,
  rest: { wagerRequired?: bigint; maxFirstStake?: bigint; expiresAt?: Date } = {},
) => {
  const player = await world.bettor({ cash });
  bonuses += 1n;
  const bonusId = bonuses;
  const granted = await world.wallet.grantBonus(world.database.app, {
    ...{ playerId: player.playerId, bonusId, currency: player.currency, amount },
    ...{ wagerRequired: 1_000_000n, maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000), ...rest },
  });
  expect(granted).toEqual({ ok: true, repeated: false });
  return { player, bonusId };
};
const bet = (player: Bettor, ...rest: Parameters<typeof betElement> extends [unknown, ...infer R] ? R : never) =>
  world.wallet.commitRound(betElement(player, ...rest));
const bonusOf = async (player: Bettor) => (await world.wallet.wallets(player.playerId))[0]?.bonus;

describe('a stake with a bonus', () => {
  it('takes cash first, then bonus, and pays back in that ratio, floored to bonus', async () => {
    const { player } = await withBonus(100n, 1_000n);
    const reply = settled(await bet(player, { stake: 300n, win: 100n }));
    // A third came from cash: of 100, 66 return to bonus and the rest to cash.
    expect(reply.paid).toEqual({ cash: 100n, bonus: 200n });
    expect(reply.balances).toEqual({ cash: 34n, bonus: 866n });
  });

  it('is limited to the bonus’ maximum, at the first stake of a round only', async () => {
    const { player } = await withBonus(10_000n, 1_000n);
    expect(await bet(player, { stake: 501n })).toEqual({ status: 'bonus_max_bet', maxStake: 500n });
    const { roundId } = settled(await bet(player, { stake: 500n, open: true }));
    const raise = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'BET', amount: 600n }] });
    expect(await world.wallet.commitRound(raise)).toMatchObject({ status: 'settled' });
  });

  it('cannot use a bonus that has ended or is in another currency, or more than its balance', async () => {
    const { player } = await withBonus(100n, 200n);
    expect(await bet(player, { stake: 301n })).toMatchObject({
      status: 'funds',
      balances: { cash: 100n, bonus: 200n },
    });
    await world.database.db.run(`update player_gate set bonus_expires_at = now() where player_id = $1`, [
      player.playerId,
    ]);
    expect(await bet(player, { stake: 101n })).toMatchObject({ status: 'funds' });
    expect(await bet(player, { stake: 100n })).toMatchObject({ status: 'settled' });
  });

  it('tips from cash alone', async () => {
    const { player } = await withBonus(100n, 200n);
    const tip = (amount: bigint) => bet(player, { stake: 0n }, { actions: [{ type: 'TIP', amount }] });
    expect(await tip(101n)).toMatchObject({ status: 'funds' });
    expect(await tip(100n)).toMatchObject({ status: 'settled', balances: { cash: 0n, bonus: 200n } });
  });
});

describe('wagering', () => {
  it('counts stakes by the game’s weight and turns the rest into cash on completion', async () => {
    const { player, bonusId } = await withBonus(0n, 1_000n, { wagerRequired: 150n });
    const first = settled(await bet(player, { stake: 500n, win: 500n }, { wagerWeightBp: 1_000 }));
    expect(first.completedBonus).toBeUndefined();
    expect((await world.wallet.gate(player.playerId))?.bonus).toMatchObject({ wagered: 50n, wagerRequired: 150n });
    const second = settled(await bet(player, { nonce: 1n, stake: 100n, win: 40n }, { wagerWeightBp: 10_000 }));
    expect(second).toMatchObject({ completedBonus: bonusId, balances: { cash: 940n, bonus: 0n } });
    expect((await world.wallet.gate(player.playerId))?.bonus).toBeUndefined();
    const published = await world.database.db.rows(`select topic, payload from outbox where key = $1`, [
      bonusId.toString(),
    ]);
    expect(published).toMatchObject([{ topic: 'bonus.completed', payload: { amount: '940' } }]);
  });

  it('does not count a refunded stake', async () => {
    const { player } = await withBonus(0n, 1_000n);
    const { roundId } = settled(await bet(player, { stake: 300n, open: true }, { wagerWeightBp: 10_000 }));
    const refund = stepElement(
      player,
      { roundId, seq: 0 },
      { actions: [{ type: 'REFUND', amount: 300n }], wagerWeightBp: 10_000 },
    );
    expect(await world.wallet.commitRound(refund)).toMatchObject({
      status: 'settled',
      balances: { cash: 0n, bonus: 1_000n },
    });
    expect((await world.wallet.gate(player.playerId))?.bonus?.wagered).toBe(0n);
    expect(await world.wallet.findRound(roundId)).toMatchObject({ status: 'voided', stake: 300n, staked: 0n });
  });

  it('counts a round that is weighed as a whole when it ends, and only if it began under the bonus', async () => {
    const { player, bonusId } = await withBonus(300n, 1_000n, { wagerRequired: 30n });
    const weighed = { wagerWeightBp: 1_000, weighsRound: true } as const;
    const { roundId } = settled(await bet(player, { stake: 300n, open: true }));
    expect((await world.wallet.gate(player.playerId))?.bonus?.wagered).toBe(0n);
    const end = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'WIN', amount: 310n }], ...weighed });
    expect(await world.wallet.commitRound(end)).toMatchObject({
      ...{ status: 'settled', completedBonus: bonusId, balances: { cash: 1_310n, bonus: 0n } },
    });
    const before = settled(await bet(player, { nonce: 1n, stake: 300n, open: true }));
    const later = { bonusId: bonusId + 1_000n, wagerRequired: 30n, maxFirstStake: 500n };
    await world.wallet.grantBonus(world.database.app, {
      ...{ playerId: player.playerId, currency: player.currency, amount: 100n, ...later },
      expiresAt: new Date(Date.now() + 60_000),
    });
    await world.wallet.commitRound(stepElement(player, { roundId: before.roundId, seq: 0 }, weighed));
    expect((await world.wallet.gate(player.playerId))?.bonus?.wagered).toBe(0n);
  });

  it('ends as lost when no bonus money is left in the account or in open rounds', async () => {
    const { player } = await withBonus(0n, 100n);
    const { roundId } = settled(await bet(player, { stake: 60n, open: true }));
    const elsewhere = await world.launch(player, 'mines');
    const last = await bet(elsewhere, { nonce: 1n, stake: 40n }, { gameId: 'mines' });
    expect(last).toMatchObject({ status: 'settled' });
    expect((await world.wallet.gate(player.playerId))?.bonus).toBeDefined();
    expect(await world.wallet.commitRound(stepElement(player, { roundId, seq: 0 }))).toMatchObject({
      status: 'settled',
    });
    expect((await world.wallet.gate(player.playerId))?.bonus).toBeUndefined();
  });
});

describe('a bonus that ends while a round is open', () => {
  it('leaves its share of the payout with the house when it was removed', async () => {
    const { player, bonusId } = await withBonus(100n, 1_000n);
    const { roundId } = settled(await bet(player, { stake: 200n, open: true }));
    const removed = await world.wallet.removeBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId, reason: 'cancelled' },
    });
    expect(removed).toEqual({ ok: true, repeated: false, removed: 900n });
    const again = await world.wallet.removeBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId, reason: 'cancelled' },
    });
    expect(again).toEqual({ ok: true, repeated: true, removed: 0n });
    const end = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'WIN', amount: 400n }] });
    expect(await world.wallet.commitRound(end)).toMatchObject({ balances: { cash: 200n, bonus: 0n } });
    expect(await world.wallet.findRound(roundId)).toMatchObject({ payout: 200n });
  });

  it('leaves its share of a refund with the house, and the round took nothing', async () => {
    const { player, bonusId } = await withBonus(100n, 1_000n);
    const { roundId } = settled(await bet(player, { stake: 200n, open: true }));
    const { app, db } = world.database;
    await world.wallet.removeBonus(app, { playerId: player.playerId, bonusId, reason: 'cancelled' });
    const end = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'REFUND', amount: 200n }] });
    expect(await world.wallet.commitRound(end)).toMatchObject({ balances: { cash: 100n, bonus: 0n } });
    expect(await world.wallet.findRound(roundId)).toMatchObject({ status: 'voided', staked: 0n });
    const refunds = `select sum(amount)::int as sum from transfers where round_id = $1 and kind = 'refund'`;
    expect(await db.one(refunds, [roundId])).toEqual({ sum: 200 });
  });

  it('pays its share as cash when it was completed', async () => {
    const { player } = await withBonus(100n, 1_000n, { wagerRequired: 250n });
    const { roundId } = settled(await bet(player, { stake: 200n, open: true }, { wagerWeightBp: 10_000 }));
    const elsewhere = await world.launch(player, 'mines');
    const last = bet(elsewhere, { nonce: 1n, stake: 50n }, { gameId: 'mines', wagerWeightBp: 10_000 });
    expect(await last).toMatchObject({ balances: { cash: 850n } });
    const end = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'WIN', amount: 400n }] });
    expect(await world.wallet.commitRound(end)).toMatchObject({ balances: { cash: 1_250n, bonus: 0n } });
  });

  it('cannot be continued with the next bonus’ money', async () => {
    const { player, bonusId } = await withBonus(0n, 100n);
    const { roundId } = settled(await bet(player, { stake: 100n, open: true }));
    await world.wallet.removeBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId, reason: 'cancelled' },
    });
    bonuses += 1n;
    await world.wallet.grantBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId: bonuses, currency: 'EUR', amount: 500n },
      ...{ wagerRequired: 1_000n, maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
    });
    const raise = stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'BET', amount: 10n }] });
    expect(await world.wallet.commitRound(raise)).toMatchObject({ status: 'funds' });
    expect(await world.wallet.commitRound(stepElement(player, { roundId, seq: 0 }))).toMatchObject({
      status: 'settled',
    });
    expect(await bonusOf(player)).toBe(500n);
  });
});

it('grants one bonus at a time, once', async () => {
  const { player, bonusId } = await withBonus(0n, 100n);
  const grant = (id: bigint, amount = 100n) =>
    world.wallet.grantBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId: id, currency: 'EUR' as const, amount, wagerRequired: 1_000_000n },
      ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
    });
  expect(await grant(bonusId)).toEqual({ ok: true, repeated: true });
  await expect(grant(bonusId, 200n)).rejects.toThrow('other values');
  expect(await grant(bonusId + 1_000n)).toEqual({ ok: false, reason: 'bonus_active' });
  expect(await bonusOf(player)).toBe(100n);
});

describe('free spins', () => {
  let keys = 0;
  const grant = ({ playerId, currency }: Bettor, rest: Partial<SpinsGrant> = {}) =>
    world.wallet.grantFreeSpins(world.database.app, {
      ...{ playerId, currency, key: `spins:${(keys += 1)}`, stake: 20n, count: 2, games: ['dice'] },
      ...{ validFrom: new Date(Date.now() - 1000), validTo: new Date(Date.now() + 60_000), ...rest },
    });
  const spin = (player: Bettor, grantId: Awaited<ReturnType<typeof grant>>, nonce: bigint, win = 0n, stake = 20n) =>
    bet(player, { nonce, stake }, { funding: 'free_spin', grantId, actions: [{ type: 'WIN', amount: win }] });

  it('cost nothing, pay to their own account, and are used up', async () => {
    const player = await world.bettor({ cash: 50n });
    const grantId = await grant(player);
    expect(await spin(player, grantId, 0n, 130n)).toMatchObject({
      status: 'settled',
      balances: { cash: 50n, bonus: 0n },
    });
    expect((await world.wallet.freeSpins(player.playerId))[0]).toMatchObject({ id: grantId, left: 1 });
    expect(await spin(player, grantId, 1n)).toMatchObject({ status: 'settled' });
    expect(await spin(player, grantId, 2n)).toMatchObject({ status: 'funds' });
    expect((await world.wallet.wallets(player.playerId))[0]?.freeSpinWin).toBe(130n);
    expect((await world.wallet.gate(player.playerId))?.stake.day.used).toBe(0n);
  });

  it('are limited to what was granted: value, game, time, player', async () => {
    const [player, other] = [await world.bettor(), await world.bettor()];
    const grantId = await grant(player, { games: ['mines'] });
    expect(await spin(player, grantId, 0n)).toMatchObject({ status: 'funds' });
    const open = await grant(player);
    expect(await spin(player, open, 0n, 0n, 21n)).toMatchObject({ status: 'funds' });
    expect(await spin(other, open, 0n)).toMatchObject({ status: 'funds' });
    expect(await spin(player, await grant(player, { validTo: new Date(Date.now() - 10) }), 0n)).toMatchObject({
      status: 'funds',
    });
    const paid = bet(player, { stake: 20n }, { funding: 'free_spin', grantId: open });
    expect(await paid).toMatchObject({ status: 'funds' });
    await expect(grant(player, { games: [] })).rejects.toThrow('name their games');
    await world.database.db.run(`update free_spin_grants set games = '{}' where id = $1`, [open]);
    expect(await spin(player, open, 0n)).toMatchObject({ status: 'funds' });
  });

  it('are played with no other parameters than the grant’s', async () => {
    const player = await world.bettor();
    const grantId = await grant(player, { count: 3 });
    const withBet = await grant(player, { count: 3, bets: { dice: { lines: 20 } } });
    const play = (nonce: bigint, params: Record<string, number>, of = grantId) =>
      bet(player, { nonce, stake: 20n }, { funding: 'free_spin', grantId: of, actions: [], outcome: { params } });
    expect(await play(0n, { lines: 20 })).toMatchObject({ status: 'funds' });
    expect(await play(0n, {})).toMatchObject({ status: 'settled' });
    expect(await play(1n, {}, withBet)).toMatchObject({ status: 'funds' });
    expect(await play(1n, { lines: 21 }, withBet)).toMatchObject({ status: 'funds' });
    expect(await play(1n, { lines: 20 }, withBet)).toMatchObject({ status: 'settled' });
    await expect(grant(player, { bets: { mines: {} } })).rejects.toThrow('those of their games');
  });

  it('take no further stake, even if the player has money', async () => {
    const player = await world.bettor({ cash: 1_000n });
    const opening = { funding: 'free_spin' as const, grantId: await grant(player), actions: [] };
    const { roundId } = settled(await bet(player, { stake: 20n, open: true }, opening));
    const double = (funding: 'cash' | 'free_spin') =>
      stepElement(player, { roundId, seq: 0 }, { funding, actions: [{ type: 'BET', amount: 20n }] });
    for (const funding of ['cash', 'free_spin'] as const)
      expect(await world.wallet.commitRound(double(funding))).toMatchObject({ status: 'funds' });
    expect(await world.wallet.findRound(roundId)).toMatchObject({ status: 'open', seq: 0, staked: 0n });
  });

  it('are returned when their round is voided', async () => {
    const player = await world.bettor();
    const grantId = await grant(player);
    const opening = { funding: 'free_spin' as const, grantId, actions: [] };
    const { roundId } = settled(await bet(player, { stake: 20n, open: true }, opening));
    const refund = stepElement(player, { roundId, seq: 0 }, { ...opening, actions: [{ type: 'REFUND', amount: 20n }] });
    expect(await world.wallet.commitRound(refund)).toMatchObject({ status: 'settled', balances: { cash: 0n } });
    expect((await world.wallet.freeSpins(player.playerId))[0]).toMatchObject({ left: 2 });
    expect(await world.wallet.findRound(roundId)).toMatchObject({ status: 'voided' });
  });

  it('turn into a bonus together with the amount the house adds', async () => {
    const player = await world.bettor();
    await spin(player, await grant(player), 0n, 100n);
    bonuses += 1n;
    const unlock = {
      ...{ playerId: player.playerId, bonusId: bonuses, currency: 'EUR' as const, amount: 150n, fromFreeSpins: 100n },
      ...{ wagerRequired: 1_000n, maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
    };
    expect(await world.wallet.grantBonus(world.database.app, { ...unlock, fromFreeSpins: 101n })).toEqual({
      ok: false,
      reason: 'funds',
    });
    expect(await world.wallet.grantBonus(world.database.app, unlock)).toEqual({ ok: true, repeated: false });
    expect((await world.wallet.wallets(player.playerId))[0]).toMatchObject({ bonus: 150n, freeSpinWin: 0n });
  });
});
