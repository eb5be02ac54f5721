/**
 * The watcher checks accounts that changed, and the rest in rotation, so that what it finds does not depend on the ledger's
 * age.
 */
import { describe, expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { betElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

// This file corrupts the ledger on purpose.
const world = ledgerWorld();

const broken = async (accountsInTurn: number, sql: Pick<Sql, 'rows'> = world.database.app) =>
  (await sql.rows<{ check_name: string }>('select check_name from watch_ledger($1)', [accountsInTurn])).map(
    ({ check_name: name }) => name,
  );

const cashAccount = async ({ playerId }: Bettor) =>
  (
    await world.database.db.one<{ id: bigint }>(
      `select id from accounts where owner_id = $1 and owner_kind = 'player' and kind = 'cash'`,
      [playerId],
    )
  ).id;
const change = async (account: bigint, by: number) =>
  world.database.db.run('update accounts set balance = balance + $2 where id = $1', [account, by]);
const bet = async (player: Bettor, nonce: bigint) =>
  settled(await world.wallet.commitRound(betElement(player, { nonce, win: 50n })));

/** A player without movements during a full rotation of the watcher, all rolled up. */
const settledPlayer = async () => {
  const player = await world.bettor({ cash: 1_000n });
  await bet(player, 0n);
  await sealAndRollUp(world.database.app);
  await broken(1_000_000);
  await broken(1);
  return { player, account: await cashAccount(player) };
};

const stored = 'stored balance = its transfers';

describe('a balance that was changed', () => {
  it('is found by the next check once its account moves, wherever the rotation is, until it is corrected', async () => {
    const { player, account } = await settledPlayer();
    await change(account, 7);
    expect(await broken(1)).toEqual([]);
    await bet(player, 1n);
    expect(await broken(1)).toEqual([stored]);
    // Its account is idle again and rolled up.
    await sealAndRollUp(world.database.app);
    for (let look = 0; look < 3; look += 1) expect(await broken(1)).toEqual([stored]);
    await change(account, -7);
    expect(await broken(1)).toEqual([]);
  });

  it('is found by the rotation if its account is idle', async () => {
    const { account } = await settledPlayer();
    await change(account, 7);
    const { accounts } = await world.database.db.one<{ accounts: number }>(
      'select count(*)::int as accounts from accounts',
    );
    const found: string[] = [];
    for (let look = 0; look <= Math.ceil(accounts / 5); look += 1) found.push(...(await broken(5)));
    expect(new Set(found)).toEqual(new Set([stored]));
    await change(account, -7);
    expect(await broken(1)).toEqual([]);
  });

  it('is found by the audit if its roll-up was changed too', async () => {
    const { account } = await settledPlayer();
    const both = async (by: number) => {
      await change(account, by);
      await world.database.db.run('update account_rollups set balance = balance + $2 where account_id = $1', [
        account,
        by,
      ]);
    };
    await both(7);
    expect(await broken(1_000_000)).toEqual([]);
    const { findings } = await world.wallet.audit();
    expect(findings.map(({ check }) => check)).toEqual([
      'balances of a currency add up to nothing',
      stored,
      'the roll-up of an account = its transfers',
    ]);
    await both(-7);
    expect(await world.wallet.audit()).toMatchObject({ sound: true });
  });
});

describe('a check', () => {
  it('finds nothing while bets and roll-ups race with it', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => world.bettor({ cash: 10_000n })));
    const race = { over: false };
    const looks = (async () => {
      while (!race.over) expect(await broken(10)).toEqual([]);
    })();
    const rolls = (async () => {
      while (!race.over) await sealAndRollUp(world.database.app);
    })();
    await Promise.all(
      players.map(async (player) => {
        for (let nonce = 0n; nonce < 15n; nonce += 1n) await bet(player, nonce);
      }),
    );
    race.over = true;
    await Promise.all([looks, rolls]);
  });

  it('takes no lock that a bet waits for', async () => {
    const player = await world.bettor({ cash: 1_000n });
    await world.database.app.transaction(async (sql) => {
      expect(await broken(1_000_000, sql)).toEqual([]);
      await bet(player, 0n);
    });
  });
});
