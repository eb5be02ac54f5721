import { describe, expect, it } from 'vitest';
import { betElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const player = (): Promise<Bettor> => world.bettor({ cash: 1_000n });

const moneyTables = [
  'accounts',
  'transfers',
  'transfers_default',
  'account_rollups',
  'rollup_mark',
  'ledger_watch',
  'suspect_accounts',
  'month_seals',
  'sealed_balances',
  'bookings',
  'ledger_guard',
  'stop_approvals',
  'player_gate',
  'seeds',
  'bonuses',
  'free_spin_grants',
  'deposit_reservations',
  'cashout_holds',
  'open_rounds',
  'rounds',
  'rounds_default',
  'nonces',
  'nonces_0',
  'round_actions',
  'external_rounds',
  'provider_actions',
  'provider_reversals',
  'reply_cache',
  'reply_cache_default',
  'jackpot_pools',
  'jackpot_wins',
  'jackpot_cycles',
  'jackpot_seeds',
  'blocked_countries',
  'ledger_parties',
  'table_stacks',
];

describe('the servers’ role', () => {
  it.each(moneyTables)('can only read %s', async (table) => {
    const { app } = world.database;
    for (const right of ['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) {
      const { allowed } = await app.one<{ allowed: boolean }>(
        `select has_table_privilege('carmine_app', $1, $2) as allowed`,
        [table, right],
      );
      expect([right, allowed]).toEqual([right, false]);
    }
    await expect(app.run(`delete from ${table}`)).rejects.toThrow('permission denied');
  });

  it('cannot write a balance, access a partition, or run an unchecked booking function', async () => {
    const { app } = world.database;
    await expect(app.run('update accounts set balance = balance + 1')).rejects.toThrow('permission denied');
    await expect(app.run('update player_gate set next_nonce = 0')).rejects.toThrow('permission denied');
    const month = await app.one<{ name: string }>(
      `select 'transfers_' || to_char(now() at time zone 'UTC', 'YYYY_MM') as name`,
    );
    await expect(app.run(`delete from ${month.name}`)).rejects.toThrow('permission denied');
    await expect(app.rows(`select ledger_move(1, 'gift', 1, 2, 'EUR', 100)`)).rejects.toThrow('permission denied');
    await expect(app.rows(`select ledger_account('house', 0, 'EUR', 'bank')`)).rejects.toThrow('permission denied');
    await expect(app.rows(`select settle_rounds('{}', '{}', now())`)).rejects.toThrow('permission denied');
    await expect(app.rows(`select settle_jackpots('{}', '{}', '{}')`)).rejects.toThrow('permission denied');
  });

  it('runs only the wallet’s functions that are granted to it', async () => {
    const rows = await world.database.app.rows<{ name: string }>(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and p.prosecdef and has_function_privilege('carmine_app', p.oid, 'execute')
         and not exists (select from unnest(p.proconfig) c where c like 'search_path=pg_catalog, public%')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('no role, not even the owner', () => {
  it('overdraws an account, directly or by a movement', async () => {
    const { playerId } = await player();
    const { db } = world.database;
    await expect(db.run('update accounts set balance = -1 where owner_id = $1', [playerId])).rejects.toThrow(
      'check constraint',
    );
    const bank = `ledger_account('house', 0, 'EUR', 'bank')`;
    const cash = `ledger_account('player', ${playerId}, 'EUR', 'cash')`;
    await expect(db.rows(`select ledger_move(1, 'theft', ${cash}, ${bank}, 'EUR', 1001)`)).rejects.toThrow(
      'check constraint',
    );
    await expect(db.rows(`select ledger_move(1, 'theft', ${cash}, ${bank}, 'EUR', -1)`)).rejects.toThrow(
      'check constraint',
    );
    await expect(db.rows(`select ledger_move(1, 'mix', ${cash}, ${bank}, 'BTC', 1)`)).rejects.toThrow('other currency');
  });

  it.each([
    ['transfers', 'amount'],
    ['rounds', 'payout'],
    ['round_actions', 'debit'],
    ['nonces', 'nonce'],
    ['bookings', 'amount'],
    ['jackpot_wins', 'cents'],
  ])('edits or empties %s', async (table, column) => {
    await world.wallet.commitRound(betElement(await player()));
    const { db } = world.database;
    const { n } = await db.one<{ n: bigint }>(`select count(*) as n from ${table}`);
    if (n > 0n) {
      await expect(db.run(`update ${table} set ${column} = ${column}`)).rejects.toThrow('history is never changed');
      await expect(db.run(`delete from ${table}`)).rejects.toThrow('history is never changed');
    }
    await expect(db.run(`truncate ${table}`)).rejects.toThrow('history is never changed');
  });

  it('empties a partition or deletes an account', async () => {
    const { db } = world.database;
    const { name } = await db.one<{ name: string }>(
      `select 'rounds_' || to_char(now() at time zone 'UTC', 'YYYY_MM') as name`,
    );
    await expect(db.run(`truncate ${name}`)).rejects.toThrow('history is never changed');
    await expect(db.run(`delete from accounts`)).rejects.toThrow('history is never changed');
  });

  it('stores an amount that is no number', async () => {
    const rows = await world.database.db.rows<{ column: string }>(
      `select table_name || '.' || column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('numeric', 'real', 'double precision')
         and table_name in ('accounts', 'transfers', 'rounds', 'open_rounds', 'player_gate', 'bonuses', 'cashout_holds')`,
    );
    expect(rows).toEqual([]);
    await expect(world.database.db.run(`insert into account_rollups values (1, 'NaN')`)).rejects.toThrow(
      'check constraint',
    );
  });
});
