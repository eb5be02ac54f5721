/** Debts that two operators write off. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import type { Bettor } from './testing/bettor.ts';
import { debtors } from './testing/debtor.ts';
import { ledgerWorld } from './testing/ledger-world.ts';

const world = ledgerWorld();
const { credit, held, debtor } = debtors(world);

const operator = async (role = 'risk', invitedAloneBy?: OperatorId): Promise<OperatorId> => {
  const { id } = await world.database.db.one<{ id: OperatorId }>(
    `insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
     values ($1, 'Olga', $2, 'active', 'none', '') returning id`,
    [`${randomBytes(6).toString('hex')}@example.org`, role],
  );
  if (invitedAloneBy !== undefined)
    await world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('update operators set invited_alone_by = $2 where id = $1', [id, invitedAloneBy]);
    });
  return id;
};

const ask = async ({ playerId, currency }: Bettor, amount: bigint, by: OperatorId): Promise<bigint> =>
  (
    await world.database.app.one<{ id: bigint }>(
      `insert into account_matters (player_id, kind, asked_by, reason_sealed, currency, amount)
       values ($1, 'write_off_debt', $2, '', $3, $4) returning id`,
      [playerId, by, currency, amount],
    )
  ).id;
const agree = (id: bigint, by: OperatorId) =>
  world.database.app.run(
    `update account_matters set agreed_by = $2, agreed_at = now(), agreement_sealed = '' where id = $1`,
    [id, by],
  );
/** One asked, another one agreed; nothing is booked yet. */
const agreed = async (player: Bettor, amount: bigint, by?: OperatorId, and?: OperatorId): Promise<bigint> => {
  const id = await ask(player, amount, by ?? (await operator('support')));
  await agree(id, and ?? (await operator()));
  return id;
};
const writeOff = (id: bigint) => world.wallet.writeOffDebt(world.database.app, id);
const request = (id: bigint) =>
  world.database.app.one('select state, written_off as "writtenOff" from account_matters where id = $1', [id]);
const booked = async ({ playerId }: Bettor): Promise<bigint> =>
  (
    await world.database.app.one<{ lost: bigint }>(
      `select coalesce(sum(t.amount), 0)::bigint as lost from transfers t join accounts a on a.id = t.from_account
       where t.player_id = $1 and t.kind = 'debt_written_off' and a.owner_kind = 'house' and a.kind = 'debt_loss'`,
      [playerId],
    )
  ).lost;
const holds = ({ playerId }: Bettor) =>
  world.database.app.one('select cash_outs_held($1) as held, payouts_blocked($1) as blocked', [playerId]);

describe('a debt that is written off', () => {
  it('is the house’s loss, and what holds the player’s money is the flag alone, which a person clears', async () => {
    const player = await debtor();
    const id = await agreed(player, 500n);
    expect(await writeOff(id)).toBe('done');
    expect(await held(player)).toMatchObject({ cash: 0n, owed: 0n });
    expect(await booked(player)).toBe(500n);
    expect(await request(id)).toEqual({ state: 'done', writtenOff: 500n });
    expect(await world.wallet.debts(player.playerId)).toEqual([]);
    expect(await holds(player)).toEqual({ held: true, blocked: true });
    await world.database.db.run(
      `update risk_flags set cleared_at = now(), cleared_by = (select min(id) from operators) where player_id = $1`,
      [player.playerId],
    );
    expect(await holds(player)).toEqual({ held: false, blocked: false });
  });

  it('in part leaves the rest, which holds and is settled as before', async () => {
    const player = await debtor();
    expect(await writeOff(await agreed(player, 200n))).toBe('done');
    expect(await held(player)).toMatchObject({ owed: 300n });
    expect(await credit(player, 350n)).toMatchObject({ cash: 50n, settled: 300n });
    expect(await world.wallet.debtMovements(player.playerId)).toMatchObject([
      { cause: 'deposit', amount: -300n },
      { cause: 'written_off', amount: -200n, paymentId: null },
      { cause: 'deposit_taken_back', amount: 500n },
    ]);
  });

  it('is booked once, of many who ask the database at once', async () => {
    const player = await debtor();
    const id = await agreed(player, 300n);
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => writeOff(id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: 'done' }]);
    expect(await held(player)).toMatchObject({ owed: 200n });
    expect(await booked(player)).toBe(300n);
  });

  it('is asked for once at a time: of two requests at once one is there', async () => {
    const player = await debtor();
    const by = await operator('support');
    const both = await Promise.allSettled([ask(player, 500n, by), ask(player, 500n, by)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is never more than what is owed at that moment, whatever settles it meanwhile', async () => {
    for (let round = 0; round < 12; round += 1) {
      const player = await debtor();
      const id = await agreed(player, 500n);
      const amount = round % 2 === 0 ? 300n : 900n;
      const [outcome, { settled, cash }] = await Promise.all([writeOff(id), credit(player, amount)]);
      const lost = await booked(player);
      expect(await held(player)).toMatchObject({ owed: 0n });
      expect([lost + settled, cash + settled]).toEqual([500n, amount]);
      expect(outcome).toBe(lost > 0n ? 'done' : 'no_debt');
      expect(await request(id)).toMatchObject({ writtenOff: lost > 0n ? lost : null });
    }
  });

  it('is nothing where nothing is owed any more, and its request stays', async () => {
    const player = await debtor();
    const id = await agreed(player, 500n);
    await credit(player, 500n);
    expect(await writeOff(id)).toBe('no_debt');
    expect(await request(id)).toEqual({ state: 'asked', writtenOff: null });
    expect(await booked(player)).toBe(0n);
  });
});

describe('two operators', () => {
  it('write off: nothing is booked before the second one agreed, nor after the request was withdrawn', async () => {
    const player = await debtor();
    const id = await ask(player, 500n, await operator('support'));
    await expect(writeOff(id)).rejects.toThrow('two operators write off a debt');
    await agree(id, await operator());
    await world.database.app.run(
      `update account_matters set state = 'dropped', dropped = 'staff', ended_at = now() where id = $1`,
      [id],
    );
    await expect(writeOff(id)).rejects.toThrow('two operators write off a debt');
    expect(await held(player)).toMatchObject({ owed: 500n });
  });

  it('are two, and both may decide it then', async () => {
    const player = await debtor();
    const one = await operator();
    const own = await ask(player, 500n, one);
    await expect(agree(own, one)).rejects.toThrow('check constraint');
    for (const role of ['support', 'payments', 'content']) {
      const other = await debtor();
      await expect(agreed(other, 1n, one, await operator(role)), role).rejects.toThrow('not_allowed');
    }
    for (const role of ['payments', 'content'])
      await expect(agreed(await debtor(), 1n, await operator(role), one), role).rejects.toThrow('not_allowed');
    const gone = await operator();
    const id = await agreed(await debtor(), 1n, gone, one);
    const late = await agreed(await debtor(), 1n, one, gone);
    await world.database.db.run(`update operators set status = 'locked' where id = $1`, [gone]);
    expect([await writeOff(id), await writeOff(late)]).toEqual(['not_allowed', 'not_allowed']);
  });

  it('of whom one came in by the other are not, while somebody else could agree', async () => {
    const player = await debtor();
    const first = await operator('admin');
    await expect(agreed(await debtor(), 500n, first, await operator('admin', first))).rejects.toThrow('one_chain');
    const second = await operator('admin');
    const id = await agreed(player, 500n, first, second);
    const cameIn = (sql: Sql, which: string) =>
      sql.run(`update operators set invited_alone_by = $1 where ${which}`, [first]);
    await world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await cameIn(sql, `id = ${second}`);
    });
    expect(await writeOff(id)).toBe('one_chain');
    expect(await held(player)).toMatchObject({ owed: 500n });
    // As in an installation where everybody came in by the first one.
    await world.database.db
      .transaction(async (sql) => {
        await sql.run(`set local session_replication_role = 'replica'`);
        await cameIn(sql, 'id <> $1');
        await sql.run(`set local session_replication_role = 'origin'`);
        expect(await world.wallet.writeOffDebt(sql, id)).toBe('done');
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
  });
});

it('no program writes a debt off past the money function', async () => {
  const player = await debtor();
  const { app, db } = world.database;
  const id = await agreed(player, 500n);
  for (const statement of [
    `update account_matters set state = 'done', ended_at = now() where id = ${id}`,
    `insert into account_matters (player_id, kind, asked_by, reason_sealed) values (${player.playerId}, 'write_off_debt', 1, '')`,
    `insert into account_matters (player_id, kind, asked_by, reason_sealed, currency, amount, written_off)
     select player_id, kind, asked_by, '', currency, amount, amount from account_matters where id = ${id}`,
  ])
    await expect(app.run(statement)).rejects.toThrow(/check constraint/);
  for (const column of ['written_off', 'amount', 'currency'])
    await expect(app.run(`update account_matters set ${column} = ${column} where id = $1`, [id])).rejects.toThrow(
      'permission denied',
    );
  for (const write of [
    'update player_debts set owed = 0',
    'delete from player_debts',
    `insert into player_debts values (1, 'EUR', 0)`,
  ])
    await expect(app.run(write)).rejects.toThrow('permission denied');
  // Nor the owner: no debt is below nothing.
  await expect(db.run('update player_debts set owed = -1 where player_id = $1', [player.playerId])).rejects.toThrow(
    'check constraint',
  );
});
