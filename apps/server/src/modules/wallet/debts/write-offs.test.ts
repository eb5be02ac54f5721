/** Debts written off by two operators. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { Bettor } from '../testing/bettor.ts';
import { debtors } from '../testing/debtor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

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
      `select ask_approval('write_off_debt', '', $1, $2, $3, null, '') as id`,
      [playerId, JSON.stringify({ currency, amount: amount.toString() }), by],
    )
  ).id;
const approve = async (id: bigint, by: OperatorId, sql: Sql = world.database.app): Promise<string> =>
  (await sql.one<{ outcome: string }>(`select approve_request($1, $2, null, '', '', 1) as outcome`, [id, by])).outcome;
/** One operator requests, another approves. */
const writtenOff = async (player: Bettor, amount: bigint): Promise<bigint> => {
  const id = await ask(player, amount, await operator('support'));
  expect(await approve(id, await operator())).toBe('done');
  return id;
};
const request = (id: bigint) =>
  world.database.app.one('select state, result from approval_requests where id = $1', [id]);
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

describe('a written-off debt', () => {
  it('is the house’s loss; only the flag still holds the player’s money until an operator clears it', async () => {
    const player = await debtor();
    const id = await writtenOff(player, 500n);
    expect(await held(player)).toMatchObject({ cash: 0n, owed: 0n });
    expect(await booked(player)).toBe(500n);
    expect(await request(id)).toEqual({ state: 'done', result: { writtenOff: '500' } });
    expect(await world.wallet.debts(player.playerId)).toEqual([]);
    expect(await holds(player)).toEqual({ held: true, blocked: true });
    await world.database.db.run(
      `update risk_flags set cleared_at = now(), cleared_by = (select min(id) from operators) where player_id = $1`,
      [player.playerId],
    );
    expect(await holds(player)).toEqual({ held: false, blocked: false });
  });

  it('in part leaves the rest, which holds withdrawals and is settled as before', async () => {
    const player = await debtor();
    await writtenOff(player, 200n);
    expect(await held(player)).toMatchObject({ owed: 300n });
    expect(await credit(player, 350n)).toMatchObject({ cash: 50n, settled: 300n });
    expect(await world.wallet.debtMovements(player.playerId)).toMatchObject([
      { cause: 'deposit', amount: -300n },
      { cause: 'written_off', amount: -200n, paymentId: null },
      { cause: 'deposit_reversed', amount: 500n },
    ]);
  });

  it('is booked once in many concurrent calls', async () => {
    const player = await debtor();
    const id = await ask(player, 300n, await operator('support'));
    const by = await operator();
    const all = await Promise.all(Array.from({ length: 6 }, () => approve(id, by)));
    expect(all.toSorted()).toEqual(['done', ...Array.from({ length: 5 }, () => 'over')]);
    expect(await held(player)).toMatchObject({ owed: 200n });
    expect(await booked(player)).toBe(300n);
  });

  it('has one open request at a time, even if two are made at once', async () => {
    const player = await debtor();
    const by = await operator('support');
    const both = await Promise.all([ask(player, 500n, by), ask(player, 500n, by)]);
    expect(both.filter((id) => id === null)).toHaveLength(1);
  });

  it('is never more than the current debt, whatever settles it meanwhile', async () => {
    for (let round = 0; round < 12; round += 1) {
      const player = await debtor();
      const id = await ask(player, 500n, await operator('support'));
      const by = await operator();
      const amount = round % 2 === 0 ? 300n : 900n;
      const [outcome, { settled, cash }] = await Promise.all([approve(id, by), credit(player, amount)]);
      const lost = await booked(player);
      expect(await held(player)).toMatchObject({ owed: 0n });
      expect([lost + settled, cash + settled]).toEqual([500n, amount]);
      expect(outcome).toBe(lost > 0n ? 'done' : 'no_debt');
      expect(await request(id)).toMatchObject({ result: lost > 0n ? { writtenOff: lost.toString() } : null });
    }
  });

  it('is zero if nothing is owed any more, and its request stays', async () => {
    const player = await debtor();
    const id = await ask(player, 500n, await operator('support'));
    await credit(player, 500n);
    expect(await approve(id, await operator())).toBe('no_debt');
    expect(await request(id)).toEqual({ state: 'open', result: null });
    expect(await booked(player)).toBe(0n);
  });
});

describe('two operators', () => {
  it('write off: nothing is booked before the second approves, nor after the request was withdrawn', async () => {
    const player = await debtor();
    const by = await operator('support');
    const id = await ask(player, 500n, by);
    expect(await held(player)).toMatchObject({ owed: 500n });
    await world.database.app.one('select end_request($1, $2)', [id, by]);
    expect(await approve(id, await operator())).toBe('over');
    expect(await held(player)).toMatchObject({ owed: 500n });
  });

  it('are required, and both may then decide', async () => {
    const player = await debtor();
    const one = await operator();
    const own = await ask(player, 500n, one);
    expect(await approve(own, one)).toBe('own');
    for (const role of ['support', 'payments', 'content'])
      expect(await approve(own, await operator(role)), role).toBe('not_allowed');
    for (const role of ['payments', 'content'])
      await expect(ask(await debtor(), 1n, await operator(role)), role).rejects.toThrow('may not ask');
    const gone = await operator();
    const id = await ask(await debtor(), 1n, gone);
    await world.database.db.run(`update operators set status = 'locked' where id = $1`, [gone]);
    expect([await approve(id, one), await approve(own, gone)]).toEqual(['not_allowed', 'not_allowed']);
  });

  it('of whom one invited the other are not enough while a third could approve', async () => {
    const player = await debtor();
    const first = await operator('admin');
    const second = await operator('admin', first);
    const id = await ask(player, 500n, first);
    expect(await approve(id, second)).toBe('one_chain');
    expect(await held(player)).toMatchObject({ owed: 500n });
    // Simulates an installation where the first operator invited everybody else.
    await world.database.db
      .transaction(async (sql) => {
        await sql.run(`set local session_replication_role = 'replica'`);
        await sql.run('update operators set invited_alone_by = $1 where id <> $1', [first]);
        await sql.run(`set local session_replication_role = 'origin'`);
        expect(await approve(id, second, sql)).toBe('done');
        throw new Error('rolled back');
      })
      .catch((error: Error) => expect(error.message).toBe('rolled back'));
  });
});

it('no program writes off a debt without the approval', async () => {
  const player = await debtor();
  const { app, db } = world.database;
  const id = await ask(player, 500n, await operator('support'));
  for (const statement of [
    `select write_off_debt(r) from approval_requests r where id = ${id}`,
    `update approval_requests set state = 'done', ended_at = now() where id = ${id}`,
    'update player_debts set owed = 0',
    'delete from player_debts',
    `insert into player_debts values (1, 'EUR', 0)`,
  ])
    await expect(app.run(statement), statement).rejects.toThrow('permission denied');
  // The owner cannot either: no request is done without its booking, and no debt is negative.
  for (const statement of [
    `update approval_requests set state = 'done', approved_by = asked_by + 1, approved_at = now(), approval_sealed = '', ended_at = now()
     where id = ${id}`,
    `update player_debts set owed = -1 where player_id = ${player.playerId}`,
  ])
    await expect(db.run(statement), statement).rejects.toThrow('check constraint');
});
