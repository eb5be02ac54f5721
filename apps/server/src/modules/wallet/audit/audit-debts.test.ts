/** Debts against the accounts they are owed to. This file breaks the books on purpose. */
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

/** As only the owner of the database can, and undone afterwards. What the audit says meanwhile. */
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

describe('the audit names the debt', () => {
  const named = () => ({ check, examples: [`${player.playerId} EUR`] });

  it('that was made less, more, or taken away, and says nothing of the others', async () => {
    await debtor();
    expect((await world.wallet.audit()).findings).toEqual([]);
    const ofPlayer = `where player_id = ${player.playerId}`;
    expect(await auditAfter(`update player_debts set owed = owed - 1 ${ofPlayer}`)).toEqual([named()]);
    expect(await auditAfter(`update player_debts set owed = owed + 1 ${ofPlayer}`)).toEqual([named()]);
    expect(await auditAfter(`delete from player_debts ${ofPlayer}`)).toEqual([named()]);
  });

  it('of a player to whom no account belongs', async () => {
    const debt = `insert into player_debts (player_id, currency, owed) values (${player.playerId}, 'BTC', 7)`;
    expect(await auditAfter(debt)).toEqual([{ check, examples: [`${player.playerId} BTC`] }]);
  });

  it('whose account was paid by a transfer that the books do not know', async () => {
    const transfer = `insert into transfers (created_at, group_id, kind, from_account, to_account, currency, amount, player_id)
      select now(), 0, 'debt_written_off', min(id), ${receivable()}, 'EUR', 500, ${player.playerId} from accounts
      where owner_kind = 'house' and kind = 'bank' and currency = 'EUR'`;
    expect(await auditAfter(transfer)).toEqual([named()]);
  });

  it('whose account was changed where its balance was written down', async () => {
    await sealAndRollUp(world.database.app);
    const change = `update account_rollups set balance = 0 where account_id = ${receivable()}`;
    expect(await auditAfter(change)).toContainEqual(named());
  });
});
