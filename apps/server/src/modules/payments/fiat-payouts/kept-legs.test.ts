/** Whatever blocks a withdrawal blocks an operator's bank transfer as well as a gateway's order. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { endStop } from '../../../testing/end-stop.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { newPaymentsOperator } from '../../../testing/refused-money.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
let operatorId: OperatorId;
beforeAll(async () => {
  cashier = await openCashier();
  operatorId = await newPaymentsOperator(cashier);
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
  await cashier.owner.run('update cash_out_rules set automatic = true');
});

const goOn = () => endStop({ owner: cashier.owner, app: cashier.db }, cashier.wallet);
/** Also when a test fails before ending its own stop. */
afterEach(async () => {
  if ((await cashier.wallet.cashOutsStopped()) !== undefined) await goOn();
});

const stage = lateLegs(() => ({ cashier, player }));
const { legsOf, settled, stateOf, bookings, sound } = stage;
/** Its card refuses at once, and the gateway reports so when queried. */
const waitsForPerson = async (): Promise<CashOutId> => {
  const { coins } = stage.withGateway({ place: async () => ({ ok: false, reason: 'refused' }) });
  return (await stage.failedLeg('20.00', { coins })).id;
};
const word = (id: CashOutId, leg = 2) => ({ id, leg, operatorId, reason: 'sent at the bank' });
const take = (id: CashOutId) => cashier.desk.takeLeg(word(id));
const pay = (id: CashOutId) => cashier.desk.payByHand({ ...word(id), reference: 'SEPA 4711' });
const shownLeg = async (id: CashOutId, leg = 2) =>
  (await cashier.desk.cashOut(id))?.legs.find((one) => one.leg === leg);
const status = (sql: Sql, to: string) => sql.run('update players set status = $2 where id = $1', [player.playerId, to]);
const flag = (sql: Sql) =>
  sql.run(`insert into risk_flags (player_id, kind, cause, holds) values ($1, 'by_staff', 'seen', true)`, [
    player.playerId,
  ]);
const clear = () =>
  cashier.owner.run(
    `update risk_flags set cleared_at = now(), cleared_by = $2, cleared_as = null where player_id = $1 and cleared_at is null`,
    [player.playerId, operatorId],
  );
const chargeBack = async (sql: Sql) => {
  const { id } = await sql.one<{ id: bigint }>(
    `select id from deposits where player_id = $1 and state = 'credited' order by id limit 1`,
    [player.playerId],
  );
  const reversal = { playerId: player.playerId, paymentId: id as never, provider: theGateway.code, amount: 5_000n };
  await cashier.wallet.reverseDeposit(sql, { ...reversal, currency: 'EUR' });
};

interface Keeper {
  readonly keptBy: string;
  readonly raise: (sql: Sql) => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}
const keepers: Record<string, Keeper> = {
  'a stop of withdrawals': {
    keptBy: 'stopped',
    raise: (sql) => sql.run(`select stop_cashouts('a row does not fit')`),
    end: goOn,
  },
  'an account that staff locked': {
    keptBy: 'player_restricted',
    raise: (sql) => status(sql, 'locked'),
    end: () => status(cashier.owner, 'active'),
  },
  'an account that staff closed': {
    keptBy: 'player_restricted',
    raise: async (sql) => {
      await status(sql, 'closed');
      await sql.run(`insert into account_closures (player_id, reason) values ($1, 'staff')`, [player.playerId]);
    },
    // Without the two operators that it requires.
    end: () =>
      cashier.owner.transaction(async (sql) => {
        await sql.run(`set local session_replication_role = 'replica'`);
        await status(sql, 'active');
      }),
  },
  'a flag that holds': { keptBy: 'risk_review', raise: flag, end: clear },
  'a question where the money comes from': {
    keptBy: 'risk_review',
    raise: (sql) =>
      sql.run('insert into funds_requests (player_id, asked_by) values ($1, $2)', [player.playerId, operatorId]),
    end: () => cashier.owner.run('update funds_requests set closed_at = now() where player_id = $1', [player.playerId]),
  },
  'a card that charged its deposit back': {
    keptBy: 'debt',
    raise: chargeBack,
    end: async () => {
      const { id, redirectUrl } = await player.started('50.00');
      await cashier.world.act(redirectUrl, 'approve');
      await cashier.confirm(id);
      await clear();
    },
  },
};

/** Waits until another connection blocks on a lock. */
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const somebodyWaits = () => expect.poll(async () => (await cashier.owner.rows(waiting)).length).toBeGreaterThan(0);

describe.each(Object.entries(keepers))('%s', (_name, { keptBy, raise, end }) => {
  const kept = { ok: false, reason: 'leg_kept', keptBy };
  const raised = () => cashier.db.transaction(raise);

  test('blocks a bank transfer: it can be neither taken nor booked until the reason ends', async () => {
    const id = await waitsForPerson();
    await raised();
    expect([await take(id), await pay(id)]).toEqual([kept, kept]);
    expect(await shownLeg(id)).toMatchObject({ keptBy, payable: false, takeable: false });
    expect(await bookings(id)).toEqual([]);
    await end();
    expect(await shownLeg(id)).toMatchObject({ keptBy: undefined, payable: true, takeable: true });
    expect(await take(id)).toEqual({ ok: true });
    expect(await pay(id)).toEqual({ ok: true });
    await settled(id, 'paid');
    await sound();
  });

  test('blocks it in the database', async () => {
    const id = await waitsForPerson();
    await raised();
    const write = (set: string) =>
      cashier.db.run(`update cash_out_legs set ${set} where cash_out_id = $1 and leg = 2`, [id]);
    await expect(write(`taken_by = ${operatorId}, taken_at = now()`)).rejects.toThrow(/held payment is not sent/);
    await expect(write(`state = 'paid', paid_by = ${operatorId}, reference = 'SEPA 1'`)).rejects.toThrow(
      /held payment is not sent/,
    );
    await end();
  });

  test('raised after it was taken is too late: it is booked as paid', async () => {
    const id = await waitsForPerson();
    expect(await take(id)).toEqual({ ok: true });
    await raised();
    expect(await shownLeg(id)).toMatchObject({ keptBy: undefined, payable: true, takeable: false });
    expect(await pay(id)).toEqual({ ok: true });
    await settled(id, 'paid');
    expect(await bookings(id)).toEqual(['settle:2']);
    await sound();
    await end();
  });

  test('allows a taken and unsent transfer to be put back, and then blocks it', async () => {
    const id = await waitsForPerson();
    expect(await take(id)).toEqual({ ok: true });
    await raised();
    expect(await cashier.desk.putLegBack(word(id))).toEqual({ ok: true });
    expect(await take(id)).toEqual(kept);
    await end();
  });

  test('being raised while an operator takes it is waited for, and blocks it', async () => {
    const id = await waitsForPerson();
    let taking: Promise<unknown> = Promise.resolve();
    await cashier.db.transaction(async (sql) => {
      await raise(sql);
      taking = take(id);
      await somebodyWaits();
    });
    expect(await taking).toEqual(kept);
    await end();
  });

  test('raised while an operator takes it waits until that has committed', async () => {
    const id = await waitsForPerson();
    let raising: Promise<unknown> = Promise.resolve();
    const record = async () => {
      raising = raised();
      await somebodyWaits();
    };
    const taken = await stage.withGateway({}, { record }).desk.takeLeg(word(id));
    expect(taken).toEqual({ ok: true });
    await raising;
    expect(await shownLeg(id)).toMatchObject({ takenBy: operatorId, payable: true });
    await end();
  });

  test('and a booking without taking first, at once: one of them wins without a deadlock', async () => {
    const id = await waitsForPerson();
    const [paid] = await Promise.all([pay(id), raised()]);
    expect([{ ok: true }, kept]).toContainEqual(paid);
    expect((await legsOf(id))[1]?.state).toBe(paid.ok ? 'paid' : 'waiting');
    await end();
    await sound();
  });

  test('blocks an order not yet sent to its gateway', async () => {
    await cashier.owner.run('update cash_out_rules set automatic = true');
    const bare = cashier.withoutGateways();
    const { id } = await stage.asked('20.00');
    await expect.poll(async () => (await bare.coins.moveCashOuts(), stateOf(id))).toBe('submitted');
    await raised();
    await cashier.coins.moveCashOuts();
    expect(await legsOf(id)).toMatchObject([{ method: theGateway.code, state: 'waiting', letGoAt: undefined }]);
    expect(await shownLeg(id, 1)).toMatchObject({ keptBy });
    expect(await bare.desk.payByHand({ ...word(id, 1), reference: 'SEPA 1' })).toEqual(kept);
    await expect(
      cashier.owner.run('update cash_out_legs set let_go_at = now() where cash_out_id = $1', [id]),
    ).rejects.toThrow(keptBy === 'stopped' ? /are stopped/ : /withdrawal is not paid/);
    await end();
    await settled(id, 'paid');
  });

  test('blocks an approved withdrawal that is not handed over', async () => {
    const { id } = await stage.asked('20.00');
    await cashier.owner.run('update cash_outs set state = $2 where id = $1', [id, 'approved']);
    await raised();
    await expect(cashier.db.run(`update cash_outs set state = 'submitting' where id = $1`, [id])).rejects.toThrow(
      keptBy === 'stopped' ? /are stopped/ : /withdrawal is not paid/,
    );
    await cashier.coins.moveCashOuts();
    const { state, reason } = (await cashier.coins.find(id)) ?? {};
    expect([state, reason]).toEqual(keptBy === 'stopped' ? ['approved', undefined] : ['review', keptBy]);
    await end();
  });
});

test('an order that may have reached its gateway is repeated whatever blocks the rest, except during a stop', async () => {
  const { id } = await stage.asked('20.00');
  const goes = async () => (await cashier.owner.one<{ goes: boolean }>('select let_leg_go($1, 1) as goes', [id])).goes;
  expect(await goes()).toBe(true);
  await flag(cashier.db);
  expect(await goes()).toBe(true);
  await cashier.db.run(`select stop_cashouts('a row does not fit')`);
  expect(await goes()).toBe(false);
  await goOn();
  expect(await goes()).toBe(true);
});

test('booking a chargeback and booking a transfer never deadlock', async () => {
  const id = await waitsForPerson();
  let paying: Promise<unknown> = Promise.resolve();
  await cashier.owner.transaction(async (sql) => {
    await sql.run('select 1 from player_gate where player_id = $1 for no key update', [player.playerId]);
    paying = pay(id);
    await somebodyWaits();
    const turns = `select 1 from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.granted`;
    expect(await cashier.owner.rows(turns)).toEqual([]);
    await chargeBack(sql);
  });
  expect(await paying).toMatchObject({ reason: 'leg_kept', keptBy: 'debt' });
});

test('a removed second factor blocks it for three days', async () => {
  const id = await waitsForPerson();
  await cashier.owner.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(
      `insert into approval_requests (player_id, subject, kind, new_values, asked_by, asked_at, expires_at, reason_sealed, state,
         approved_by, approved_at, approval_sealed, due_at, ended_at)
       values ($1, $1::bigint::text, 'remove_second_factor', '{}', $2, now(), now(), '', 'done', $3, now(), '', now(), now())`,
      [player.playerId, operatorId, await newPaymentsOperator(cashier, 'other')],
    );
  });
  expect(await take(id)).toMatchObject({ reason: 'leg_kept', keptBy: 'factor_removed' });
});

test('a player with a closed account or on a break is still paid by bank transfer', async () => {
  const id = await waitsForPerson();
  await status(cashier.db, 'closed');
  await cashier.db.run(`insert into account_closures (player_id, reason) values ($1, 'gambling')`, [player.playerId]);
  await cashier.owner.run(`update player_gate set protection_status = 'excluded' where player_id = $1`, [
    player.playerId,
  ]);
  expect(await take(id)).toEqual({ ok: true });
});

test('a withdrawal approved although the account was locked is sent, and no application can backdate the lock', async () => {
  await cashier.owner.run('update cash_out_rules set automatic = false');
  const { id } = await stage.asked('20.00');
  await cashier.coins.moveCashOuts();
  await status(cashier.db, 'locked');
  expect(await cashier.desk.approve({ id, operatorId, reason: 'asked the risk team' })).toMatchObject({ ok: true });
  await settled(id, 'paid');
  await cashier.db.run(`update players set status_changed_at = now() - interval '1 year' where id = $1`, [
    player.playerId,
  ]);
  const { recent } = await cashier.owner.one<{ recent: boolean }>(
    `select status_changed_at > now() - interval '1 hour' as recent from players where id = $1`,
    [player.playerId],
  );
  expect(recent).toBe(true);
});
