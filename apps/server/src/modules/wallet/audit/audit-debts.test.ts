/** The audit compares debts with the accounts they are owed to. This file corrupts the ledger on purpose. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Bettor } from '../testing/bettor.ts';
import { debtors } from '../testing/debtor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

const world = ledgerWorld();
const { debtor } = debtors(world);
const check = 'what a player owes = the account it is owed to';

let player: Bettor;
beforeEach(async () => {
  player = await debtor();
});

/** Runs the statements as the database owner, audits, and rolls back. */
const auditAfter = async (...statements: string[]) => {
  let found: { check: string; examples: string[] }[] = [];
  await world.database.db
    .transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      for (const statement of statements) await sql.run(statement);
      found = await sql.rows('select check_name as "check", examples from audit_ledger() order by 1');
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  return found;
};
const receivable = () =>
  `(select id from accounts where owner_kind = 'house' and owner_id = ${player.playerId} and kind = 'receivable')`;

describe('the audit reports a debt', () => {
  const named = () => ({ check, examples: [`${player.playerId} EUR`] });

  it('that was decreased, increased or removed, and no other', async () => {
    await debtor();
    expect((await world.wallet.audit()).findings).toEqual([]);
    const ofPlayer = `where player_id = ${player.playerId}`;
    expect(await auditAfter(`update player_debts set owed = owed - 1 ${ofPlayer}`)).toEqual([named()]);
    expect(await auditAfter(`update player_debts set owed = owed + 1 ${ofPlayer}`)).toEqual([named()]);
    expect(await auditAfter(`delete from player_debts ${ofPlayer}`)).toEqual([named()]);
  });

  it('of a player without an account', async () => {
    const debt = `insert into player_debts (player_id, currency, owed) values (${player.playerId}, 'BTC', 7)`;
    expect(await auditAfter(debt)).toEqual([{ check, examples: [`${player.playerId} BTC`] }]);
  });

  it('whose account was credited by an unknown transfer', async () => {
    const transfer = `insert into transfers (created_at, group_id, kind, from_account, to_account, currency, amount, player_id)
      select now(), 0, 'debt_written_off', min(id), ${receivable()}, 'EUR', 500, ${player.playerId} from accounts
      where owner_kind = 'house' and kind = 'bank' and currency = 'EUR'`;
    expect(await auditAfter(transfer)).toEqual([named()]);
  });

  it('whose account balance was changed directly', async () => {
    await sealAndRollUp(world.database.app);
    const change = `update account_rollups set balance = 0 where account_id = ${receivable()}`;
    expect(await auditAfter(change)).toContainEqual(named());
  });
});
