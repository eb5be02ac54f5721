import { expect, it, describe } from 'vitest';
import { betElement, newPaymentId, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let ids = 1_000n;

const grant = (player: Bettor, rest: { amount?: bigint; expiresAt?: Date } = {}) => {
  ids += 1n;
  return world.wallet
    .grantBonus(world.database.app, {
      ...{ playerId: player.playerId, bonusId: ids, currency: player.currency, amount: 1_000n, wagerRequired: 50_000n },
      ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000), ...rest },
    })
    .then(() => ids);
};
/** Cash that was staked once, and a bonus. */
const withBonus = async (cash = 1_000n) => {
  const player = await world.bettor({ cash });
  settled(await world.wallet.commitRound(betElement(player, { stake: cash, win: cash })));
  return { player, bonusId: await grant(player) };
};
const hold = (player: Bettor, amount: bigint, paymentId = newPaymentId()) =>
  world.wallet.holdCashOut(world.database.app, {
    ...{ playerId: player.playerId, paymentId, currency: player.currency, amount },
  });
const giveBack = (paymentId: ReturnType<typeof newPaymentId>, bonus: 'restore' | 'keep_removed' = 'restore') =>
  world.wallet.returnCashOut(world.database.app, { paymentId, bonus });
const bonusOf = async ({ playerId }: Bettor) => ({
  money: (await world.wallet.wallets(playerId))[0]?.bonus,
  active: (await world.wallet.gate(playerId))?.bonus,
});
const published = (bonusId: bigint) =>
  world.database.db.rows('select topic, payload from outbox where key = $1 order by id', [bonusId.toString()]);

describe('a withdrawal', () => {
  it('of cash removes the bonus of its currency, and says so however often it is repeated', async () => {
    const { player, bonusId } = await withBonus();
    const paymentId = newPaymentId();
    const bonusRemoved = { bonusId, amount: 1_000n };
    expect(await hold(player, 400n, paymentId)).toEqual({ ok: true, repeated: false, bonusRemoved });
    expect(await hold(player, 400n, paymentId)).toEqual({ ok: true, repeated: true, bonusRemoved });
    expect(await bonusOf(player)).toEqual({ money: 0n, active: undefined });
    const payload = { currency: 'EUR', amount: '1000', reason: 'cash_out' };
    expect(await published(bonusId)).toMatchObject([{ topic: 'bonus.removed', payload }]);
  });

  it('that is refused, or takes only locked money, or is in another currency, removes nothing', async () => {
    const { player } = await withBonus();
    expect(await hold(player, 5_000n)).toMatchObject({ ok: false, reason: 'funds' });
    await world.wallet.creditDeposit(world.database.db, {
      ...{ playerId: player.playerId, paymentId: newPaymentId(), provider: 'cards', currency: 'EUR', amount: 300n },
      ...{ to: 'locked', eurRate: 10n ** 18n },
    });
    expect(await hold(player, 300n)).toEqual({ ok: true, repeated: false });
    await world.wallet.openWallet(world.database.app, {
      ...{ playerId: player.playerId, currency: 'USD', makeDefault: false },
    });
    await world.wallet.adjust(world.database.app, {
      ...{ playerId: player.playerId, key: `usd ${ids}`, currency: 'USD', amount: 100n },
    });
    expect(await hold({ ...player, currency: 'USD' }, 100n)).toEqual({ ok: true, repeated: false });
    expect((await bonusOf(player)).money).toBe(1_000n);
  });

  it('that the house refuses gives it back with its progress and the time it was away, once', async () => {
    const { player, bonusId } = await withBonus();
    settled(
      await world.wallet.commitRound(
        betElement(player, { nonce: 1n, stake: 500n, win: 500n }, { wagerWeightBp: 10_000 }),
      ),
    );
    const before = (await bonusOf(player)).active;
    expect(before?.wagered).toBe(500n);
    const paymentId = newPaymentId();
    await hold(player, 400n, paymentId);
    await world.database.db.run(`update bonuses set ended_at = ended_at - interval '1 hour' where id = $1`, [bonusId]);
    const bonusRestored = { bonusId, amount: 1_000n };
    expect(await giveBack(paymentId)).toMatchObject({ repeated: false, returned: 400n, bonusRestored });
    expect(await giveBack(paymentId)).toMatchObject({ repeated: true, bonusRestored });
    const { money, active } = await bonusOf(player);
    expect(money).toBe(1_000n);
    expect(active).toMatchObject({ bonusId, wagered: 500n, wagerRequired: 50_000n });
    const away = (active?.expiresAt.getTime() ?? 0) - (before?.expiresAt.getTime() ?? 0);
    expect(away).toBeGreaterThanOrEqual(3_600_000);
    expect(away).toBeLessThan(3_660_000);
    expect((await published(bonusId)).at(-1)).toMatchObject({ topic: 'bonus.restored' });
  });

  it('gives nothing back when the player takes it back, a part was paid, or the bonus has been forfeited meanwhile', async () => {
    for (const meanwhile of ['keep_removed', 'part_paid', 'forfeited'] as const) {
      const { player, bonusId } = await withBonus();
      const paymentId = newPaymentId();
      await hold(player, 400n, paymentId);
      if (meanwhile === 'part_paid')
        await world.wallet.settleCashOut(world.database.app, {
          ...{ paymentId, leg: 1, provider: 'cards', amount: 100n, fee: 0n },
        });
      if (meanwhile === 'forfeited')
        await world.wallet.removeBonus(world.database.app, {
          ...{ playerId: player.playerId, bonusId, reason: 'deposit_reversed' },
        });
      const back = await giveBack(paymentId, meanwhile === 'keep_removed' ? 'keep_removed' : 'restore');
      expect(back.bonusRestored ?? back.bonusNotRestored, meanwhile).toBeUndefined();
      expect((await bonusOf(player)).active, meanwhile).toBeUndefined();
    }
  });

  it('says that another bonus is active instead', async () => {
    const { player, bonusId } = await withBonus();
    const paymentId = newPaymentId();
    await hold(player, 400n, paymentId);
    const next = await grant(player, { amount: 70n });
    const bonusNotRestored = { bonusId, amount: 1_000n };
    expect(await giveBack(paymentId)).toMatchObject({ bonusNotRestored });
    expect(await giveBack(paymentId)).toMatchObject({ repeated: true, bonusNotRestored });
    expect(await bonusOf(player)).toMatchObject({ money: 70n, active: { bonusId: next } });
    expect((await published(bonusId)).at(-1)).toMatchObject({ topic: 'bonus.not_restored' });
  });

  it('hands the bonus to a later one that is not refused yet', async () => {
    const { player, bonusId } = await withBonus();
    const [first, second] = [newPaymentId(), newPaymentId()];
    await hold(player, 400n, first);
    await hold(player, 300n, second);
    expect((await giveBack(first)).bonusRestored).toBeUndefined();
    expect(await giveBack(second)).toMatchObject({ bonusRestored: { bonusId, amount: 1_000n } });
  });

  it('does not give back a bonus of which nothing was left', async () => {
    const player = await world.bettor();
    await grant(player, { amount: 300n });
    const { roundId } = settled(await world.wallet.commitRound(betElement(player, { stake: 300n, open: true })));
    await world.wallet.adjust(world.database.app, {
      ...{ playerId: player.playerId, key: `cash ${player.playerId}`, currency: 'EUR', amount: 400n },
    });
    const paymentId = newPaymentId();
    expect(await hold(player, 400n, paymentId)).toMatchObject({ bonusRemoved: { amount: 0n } });
    settled(await world.wallet.commitRound(stepElement(player, { roundId, seq: 0 })));
    expect((await giveBack(paymentId)).bonusRestored).toBeUndefined();
    expect(await bonusOf(player)).toEqual({ money: 0n, active: undefined });
  });
});

it('a removed bonus says why, and cannot be removed for anything else', async () => {
  for (const reason of ['cancelled', 'expired', 'deposit_reversed', 'forfeited'] as const) {
    const { player, bonusId } = await withBonus();
    const remove = (why: typeof reason | 'nothing') =>
      world.wallet.removeBonus(world.database.app, {
        playerId: player.playerId,
        bonusId,
        reason: why as typeof reason,
      });
    await expect(remove('nothing')).rejects.toThrow('bonuses_reason_check');
    expect(await remove(reason)).toEqual({ ok: true, repeated: false, removed: 1_000n });
    expect(await remove('cancelled')).toEqual({ ok: true, repeated: true, removed: 0n });
    expect(await published(bonusId)).toMatchObject([{ topic: 'bonus.removed', payload: { reason } }]);
    expect(await world.database.db.one('select reason from bonuses where id = $1', [bonusId])).toEqual({ reason });
  }
});

describe('a game that is closed to bonus money', () => {
  it('takes cash, and refuses a stake that needs the bonus, whoever asks', async () => {
    const player = await world.bettor({ cash: 100n });
    await grant(player);
    await world.wallet.setBonusClosedGames(world.database.app, ['dice', 'comet']);
    const bet = (stake: bigint, nonce = 0n) => world.wallet.commitRound(betElement(player, { nonce, stake }));
    expect(await bet(101n)).toEqual({ status: 'bonus_game_excluded', maxStake: 100n });
    expect(await bet(501n)).toMatchObject({ status: 'bonus_max_bet' });
    const { roundId } = settled(await world.wallet.commitRound(betElement(player, { stake: 60n, open: true })));
    const raise = (amount: bigint) =>
      world.wallet.commitRound(stepElement(player, { roundId, seq: 0 }, { actions: [{ type: 'BET', amount }] }));
    expect(await raise(41n)).toEqual({ status: 'bonus_game_excluded', maxStake: undefined });
    expect(await raise(40n)).toMatchObject({ status: 'settled', balances: { cash: 0n, bonus: 1_000n } });
    await world.wallet.setBonusClosedGames(world.database.app, ['comet']);
    expect(await bet(101n, 1n)).toMatchObject({ status: 'settled' });
  });
});
