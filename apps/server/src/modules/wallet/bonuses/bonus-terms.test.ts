import { describe, expect, it, test } from 'vitest';
import type { BonusTerms } from '../gate/gate.ts';
import { betElement, newPaymentId, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let ids = 90_000n;

const noTerms: BonusTerms = { conversionCap: undefined, exceptGames: [], gameWeightsBp: {} };

/** With a bonus of 300 and so much cash. */
const bettorWith = async (terms: Partial<BonusTerms>, { cash = 0n, wagerRequired = 100_000n } = {}) => {
  const bettor = await world.bettor({ cash });
  const { playerId, currency } = bettor;
  const bonusId = (ids += 1n);
  await world.wallet.grantBonus(world.database.app, {
    ...{
      playerId,
      bonusId,
      currency,
      amount: 300n,
      wagerRequired,
      maxFirstStake: 500n,
      terms: { ...noTerms, ...terms },
    },
    expiresAt: new Date(Date.now() + 60_000),
  });
  return { bettor, bonusId };
};

const bet = (bettor: Bettor, given: Parameters<typeof betElement>[1], wagerWeightBp = 1_000) =>
  world.wallet.commitRound(betElement(bettor, given, { wagerWeightBp }));

const held = async ({ playerId }: Bettor) => {
  const [wallet] = await world.wallet.wallets(playerId);
  return { cash: wallet?.cash, bonus: wallet?.bonus };
};
const wagered = async ({ playerId }: Bettor) => (await world.wallet.gate(playerId))?.bonus?.wagered;

/** What returned to the house under the bonus's reference, and what the ledger says became cash. */
const booked = (bonusId: bigint) =>
  world.database.db.one<{ back: bigint; converted: bigint }>(
    `select coalesce((select sum(amount) from bookings where reference = 'bonus:' || $1::bigint and step like 'remove:%'), 0)::bigint as back,
       (select converted from bonuses where id = $1::bigint) as converted`,
    [bonusId],
  );

describe('terms of a bonus', () => {
  it('refuse a stake of the bonus in an excluded game, and take cash there', async () => {
    const { bettor } = await bettorWith({ exceptGames: ['dice'], gameWeightsBp: { dice: 0 } }, { cash: 80n });
    expect(await bet(bettor, { stake: 100n })).toMatchObject({ status: 'bonus_game_excluded', maxStake: 80n });
    expect(await bet(bettor, { stake: 80n })).toMatchObject({ status: 'settled' });
    expect([await held(bettor), await wagered(bettor)]).toEqual([{ cash: 0n, bonus: 300n }, 0n]);
  });

  it.each([
    ['cash, by the fast path', 1_000n, 1_000, 100n],
    ['the bonus', 0n, 1_000, 100n],
    ['a bet that never counts', 0n, 0, 0n],
    ['a round that is weighed at its end', 0n, -1_000, 100n],
    ['a round for cash that is weighed at its end', 1_000n, -1_000, 100n],
  ])('count a stake as they say: %s', async (_name, cash, weight, expected) => {
    const { bettor } = await bettorWith({ gameWeightsBp: { dice: 5_000 } }, { cash });
    expect(await bet(bettor, { stake: 200n }, weight)).toMatchObject({ status: 'settled' });
    expect(await wagered(bettor)).toBe(expected);
  });

  it('say nothing about other games', async () => {
    const { bettor } = await bettorWith({ exceptGames: ['limbo'], gameWeightsBp: { limbo: 0 } });
    await bet(bettor, { stake: 200n });
    expect(await wagered(bettor)).toBe(20n);
  });

  it('let no more than the cap become cash, also of a round that was open', async () => {
    const { bettor, bonusId } = await bettorWith({ conversionCap: 250n }, { wagerRequired: 20n });
    const opened = settled(await bet(bettor, { stake: 100n, open: true }, 0));
    const other = await world.launch(bettor, 'limbo');
    // The open round does not count; this one completes the wagering. 140 are left and become cash.
    const completed = await world.wallet.commitRound(
      betElement(
        other,
        { stake: 200n, win: 140n, nonce: 1n },
        { gameId: 'limbo', wagerWeightBp: 1_000, key: 'completes' },
      ),
    );
    expect(completed).toMatchObject({ status: 'settled', completedBonus: bonusId });
    expect(await held(bettor)).toEqual({ cash: 140n, bonus: 0n });
    // Of the 400 of the round, 110 are below the cap.
    const won = { actions: [{ type: 'WIN' as const, amount: 400n }], final: true };
    settled(await world.wallet.commitRound(stepElement(bettor, opened, won)));
    expect([await held(bettor), await booked(bonusId)]).toEqual([
      { cash: 250n, bonus: 0n },
      { back: 0n, converted: 250n },
    ]);
  });

  it('return what is above the cap to the house, and say what became cash', async () => {
    const { bettor, bonusId } = await bettorWith({ conversionCap: 250n }, { wagerRequired: 20n });
    await bet(bettor, { stake: 200n, win: 900n });
    expect([await held(bettor), await booked(bonusId)]).toEqual([
      { cash: 250n, bonus: 0n },
      { back: 750n, converted: 250n },
    ]);
    const { payload } = await world.database.db.one<{ payload: { amount: string } }>(
      `select payload from outbox where topic = 'bonus.completed' and key = $1`,
      [bonusId.toString()],
    );
    expect(payload.amount).toBe('250');
  });

  it('come back with a bonus that a refused withdrawal had taken', async () => {
    const { bettor } = await bettorWith(
      { conversionCap: 250n, exceptGames: ['limbo'], gameWeightsBp: { dice: 5_000 } },
      { cash: 100n },
    );
    const { playerId, currency } = bettor;
    await bet(bettor, { stake: 100n, win: 100n });
    const before = (await world.wallet.gate(playerId))?.bonus?.terms;
    const paymentId = newPaymentId();
    await world.wallet.holdCashOut(world.database.app, { playerId, paymentId, currency, amount: 50n });
    expect((await world.wallet.gate(playerId))?.bonus).toBeUndefined();
    await world.wallet.returnCashOut(world.database.app, { paymentId, bonus: 'restore' });
    const after = (await world.wallet.gate(playerId))?.bonus?.terms;
    expect(after).toEqual(before);
    expect(after).toEqual({ conversionCap: 250n, exceptGames: ['limbo'], gameWeightsBp: { dice: 5_000 } });
  });
});

test.each([
  ['a cap of nothing', 'conversion_cap = 0'],
  ['a weight above the whole stake', `game_weights = '{"dice": 10001}'`],
  ['a weight that is no number', `game_weights = '{"dice": "all"}'`],
  ['more cash than the cap', `conversion_cap = 10, state = 'completed', ended_at = now(), converted = 11`],
  ['cash of a bonus that is not completed', 'converted = 1'],
])('the database refuses %s', async (_name, change) => {
  const { bonusId } = await bettorWith({});
  await expect(world.database.db.run(`update bonuses set ${change} where id = $1`, [bonusId])).rejects.toThrow('check');
});
