/** Debts after a credited deposit is reversed, and how they are settled. */
import { describe, expect, it } from 'vitest';
import { betElement, newPaymentId, type Bettor } from '../testing/bettor.ts';
import { debtors } from '../testing/debtor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const { credit, takeBack, held, debtor } = debtors(world);
const flags = async (player: Bettor) =>
  world.database.db.rows('select kind, holds, detail from risk_flags where player_id = $1', [player.playerId]);

describe('a reversed deposit', () => {
  it('leaves the missing amount as a debt and a flag that holds, however often it is reported', async () => {
    const player = await world.bettor();
    const paymentId = newPaymentId();
    await credit(player, 500n, paymentId);
    await world.wallet.commitRound(betElement(player, { stake: 300n }));
    await Promise.all([1, 2, 3].map(() => takeBack(player, 500n, paymentId)));
    expect(await held(player)).toMatchObject({ cash: 0n, owed: 300n });
    expect(await flags(player)).toEqual([
      {
        ...{ kind: 'deposit_reversed', holds: true },
        detail: { deposit: paymentId.toString(), currency: player.currency, amount: '500', owed: '300' },
      },
    ]);
  });

  it('leaves a flag and no debt if the whole amount is still in the wallet', async () => {
    const player = await world.bettor();
    const paymentId = newPaymentId();
    await credit(player, 500n, paymentId);
    await takeBack(player, 500n, paymentId);
    expect(await held(player)).toMatchObject({ cash: 0n, owed: 0n });
    expect(await flags(player)).toHaveLength(1);
  });
});

describe('a debt', () => {
  it('is settled first by the next credit: only the rest is the player’s, and must be staked', async () => {
    const player = await debtor();
    expect(await credit(player, 200n)).toMatchObject({ cash: 0n, locked: 0n, settled: 200n });
    expect(await held(player)).toMatchObject({ cash: 0n, owed: 300n });
    const second = newPaymentId();
    expect(await credit(player, 350n, second)).toMatchObject({ cash: 50n, settled: 300n });
    expect(await credit(player, 350n, second)).toMatchObject({ repeated: true, cash: 50n, settled: 300n });
    expect(await held(player)).toMatchObject({ cash: 50n, owed: 0n });
    expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ unstaked: 50n });
  });

  it('is settled by locked money too, and returns if that deposit is reversed as well', async () => {
    const player = await debtor();
    const paymentId = newPaymentId();
    expect(await credit(player, 600n, paymentId, 'locked')).toMatchObject({ locked: 100n, settled: 500n });
    await takeBack(player, 600n, paymentId);
    expect(await held(player)).toMatchObject({ locked: 0n, owed: 500n });
  });

  it('is taken from the wallet at the player’s request, once, in many concurrent requests', async () => {
    const player = await debtor();
    await world.database.db.transaction(async (sql) => {
      // Winnings: money that no deposit brought.
      await sql.run(
        `select ledger_move(nextval('transfer_groups'), 'adjustment', ledger_account('house', 0, $2, 'adjustment'),
           (player_account($1, $2, 'cash')).id, $2, 800)`,
        [player.playerId, player.currency],
      );
    });
    expect(await held(player)).toMatchObject({ cash: 800n, owed: 500n });
    const settled = await Promise.all(
      Array.from({ length: 6 }, () => world.wallet.payDebt(world.database.app, player)),
    );
    expect(settled.toSorted((a, b) => Number(a - b))).toEqual([0n, 0n, 0n, 0n, 0n, 500n]);
    expect(await held(player)).toMatchObject({ cash: 300n, owed: 0n });
    expect((await world.wallet.debtMovements(player.playerId))[0]).toMatchObject({ cause: 'wallet', amount: -500n });
  });

  it('is taken at the player’s request from locked money too, and leaves no more to be staked than there is cash', async () => {
    const player = await world.bettor();
    const paymentId = newPaymentId();
    await credit(player, 500n, paymentId);
    await world.wallet.commitRound(betElement(player, { stake: 500n }));
    const { playerId, currency } = player;
    await credit(player, 150n, newPaymentId(), 'locked');
    await credit(player, 100n);
    // Simulates a provider that cancels a win already spent: nothing is taken from the wallet.
    await world.database.db.transaction((sql) =>
      sql.run(
        `select ledger_move(nextval('transfer_groups'), 'receivable', ledger_account('house', $1, $2, 'receivable'),
           ledger_account('house', 0, $2, 'bank'), $2, 200)`,
        [playerId, currency],
      ),
    );
    expect(await world.wallet.payDebt(world.database.app, player)).toBe(200n);
    expect(await held(player)).toMatchObject({ cash: 0n, locked: 50n, owed: 0n });
    expect((await world.wallet.withdrawable(playerId))[0]).toMatchObject({ withdrawable: 50n });
    const { unstaked } = await world.database.app.one<{ unstaked: bigint }>(
      `select unstaked from accounts where owner_id = $1 and owner_kind = 'player' and kind = 'cash'`,
      [playerId],
    );
    expect(unstaked).toBe(0n);
  });

  it('takes returned locked money too, from a withdrawal in progress when the deposit was reversed', async () => {
    const player = await world.bettor();
    const [paymentId, payout] = [newPaymentId(), newPaymentId()];
    await credit(player, 500n, paymentId, 'locked');
    const { playerId, currency } = player;
    const held500 = { playerId, paymentId: payout, currency, amount: 500n };
    expect(await world.database.db.transaction((sql) => world.wallet.holdCashOut(sql, held500))).toMatchObject({
      ok: true,
    });
    await takeBack(player, 300n, paymentId);
    expect(await held(player)).toMatchObject({ cash: 0n, locked: 0n, owed: 300n });
    await world.database.db.transaction((sql) =>
      world.wallet.returnCashOut(sql, { paymentId: payout, bonus: 'restore' }),
    );
    expect(await held(player)).toMatchObject({ cash: 0n, locked: 200n, owed: 0n });
  });

  it('holds withdrawals even after an operator cleared the flag', async () => {
    const player = await debtor();
    await world.database.db.run('update risk_flags set holds = false where player_id = $1', [player.playerId]);
    await world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('delete from risk_flags where player_id = $1', [player.playerId]);
    });
    const holds = () =>
      world.database.app.one('select cash_outs_held($1) as held, payouts_blocked($1) as blocked', [player.playerId]);
    expect(await holds()).toEqual({ held: true, blocked: true });
    await credit(player, 500n);
    expect(await holds()).toEqual({ held: false, blocked: false });
  });

  it('without a flag waits for a concurrent decision about a withdrawal', async () => {
    const player = await world.bettor();
    const { db } = world.database;
    const owe = () =>
      db.run(
        `select ledger_move(nextval('transfer_groups'), 'receivable', ledger_account('house', $1, 'EUR', 'receivable'),
           ledger_account('house', 0, 'EUR', 'bank'), 'EUR', 5)`,
        [player.playerId],
      );
    const waits = async () => {
      for (;;) {
        const { n } = await world.database.app.one<{ n: number }>(
          `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        if (n > 0) return 'waits';
      }
    };
    let owing: Promise<unknown> = Promise.resolve();
    await db.transaction(async (sql) => {
      expect(await sql.one('select cash_outs_held($1) as held', [player.playerId])).toEqual({ held: false });
      owing = owe();
      expect(await Promise.race([owing.then(() => 'written'), waits()])).toBe('waits');
    });
    await owing;
    expect(await held(player)).toMatchObject({ owed: 5n });
  });

  it('takes what is returned from a withdrawal in progress when the deposit was reversed', async () => {
    const player = await world.bettor();
    const paymentId = newPaymentId();
    await credit(player, 500n, paymentId);
    await world.wallet.commitRound(betElement(player, { stake: 500n, win: 500n }));
    const payout = newPaymentId();
    const { playerId, currency } = player;
    await world.wallet.holdCashOut(world.database.app, { playerId, paymentId: payout, currency, amount: 400n });
    await takeBack(player, 500n, paymentId);
    expect(await held(player)).toMatchObject({ cash: 0n, cashoutPending: 400n, owed: 400n });
    expect(await world.wallet.returnCashOut(world.database.app, { paymentId: payout, bonus: 'restore' })).toMatchObject(
      {
        ...{ returned: 400n, settled: 400n },
      },
    );
    expect(await held(player)).toMatchObject({ cash: 0n, cashoutPending: 0n, owed: 0n });
  });

  it('is written only by the money functions, and agrees with the ledger', async () => {
    const player = await debtor();
    await expect(
      world.database.app.run('update player_debts set owed = 0 where player_id = $1', [player.playerId]),
    ).rejects.toThrow(/permission denied/);
    const rows = await world.database.db.rows(
      `select d.player_id from player_debts d full join (select * from derived_balances where kind = 'receivable') b
         on b.owner_id = d.player_id and b.currency = d.currency
       where coalesce(d.owed, 0) <> -coalesce(b.balance, 0)`,
    );
    expect(rows).toEqual([]);
  });
});
