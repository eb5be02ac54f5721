import { describe, expect, it } from 'vitest';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { endStop, newOperator } from '../../../testing/end-stop.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();

describe('a stop is ended', () => {
  const { stop, operator, approve } = {
    stop: () => world.database.app.run(`select stop_cashouts('a row does not fit')`),
    operator: () => newOperator(world.database.db),
    approve: (by: OperatorId) => world.wallet.approveEndOfStop(world.database.app, by, 'it was put right'),
  };
  const isStopped = async () => (await world.wallet.cashOutsStopped()) !== undefined;
  const end = async () => endStop({ owner: world.database.db, app: world.database.app }, world.wallet);

  it('by two operators, not by one who approves repeatedly, however many calls run at once', async () => {
    await stop();
    const [one, other] = [await operator(), await operator()];
    const often = await Promise.all(Array.from({ length: 6 }, () => approve(one)));
    expect(often.toSorted()).toEqual(['approved', ...Array.from({ length: 5 }, () => 'repeated')]);
    expect(await isStopped()).toBe(true);
    const last = await Promise.all([approve(other), approve(other), approve(other)]);
    expect(last.filter((ending) => ending === 'ended')).toHaveLength(1);
    expect(await isStopped()).toBe(false);
    expect(await approve(one)).toBe('none');
  });

  it('once by two who approve at the same time', async () => {
    await stop();
    const both = await Promise.all([approve(await operator()), approve(await operator())]);
    expect(both.toSorted()).toEqual(['approved', 'ended']);
  });

  it('of one rail as that of all withdrawals: by two operators, once, however many calls run at once', async () => {
    const { app } = world.database;
    const stopRail = () => app.run(`select stop_payouts('CARD', null, 'the books differ')`);
    const approveRail = (by: OperatorId) => world.wallet.approveEndOfStop(app, by, 'it was put right', 'CARD');
    const [one, other] = [await operator(), await operator()];
    await stopRail();
    const often = await Promise.all(Array.from({ length: 6 }, () => approveRail(one)));
    expect(often.toSorted()).toEqual(['approved', ...Array.from({ length: 5 }, () => 'repeated')]);
    // A word about one stop is none about another.
    await stop();
    expect(await approve(other)).toBe('approved');
    const last = await Promise.all([approveRail(other), approveRail(other), approveRail(other)]);
    expect(last.toSorted()).toEqual(['ended', 'none', 'none']);
    expect(await approve(one)).toBe('ended');
    await stopRail();
    expect((await Promise.all([approveRail(one), approveRail(other)])).toSorted()).toEqual(['approved', 'ended']);
  });

  it('not by two of whom one invited the other alone, while a third could approve, even if the row is updated', async () => {
    await stop();
    const { db } = world.database;
    const [one, other, third] = [await operator(), await operator(), await operator()];
    await db.run('update operators set invited_alone_by = $2 where id = $1', [other, one]);
    await db.run(
      `update operators set status = 'active', password_hash = '', totp_secret_sealed = '' where id = any ($1)`,
      [[one, other, third]],
    );
    expect([await approve(one), await approve(other)]).toEqual(['approved', 'approved']);
    const over = `update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null,
      books_broken = false, stopped_by = null`;
    await expect(db.run(over)).rejects.toThrow('ending a stop needs two operators');
    expect(await approve(third)).toBe('ended');
  });

  it('not by an approval given before the ledger check failed again, nor by a locked operator', async () => {
    await stop();
    const [one, other] = [await operator(), await operator()];
    await approve(one);
    await stop();
    expect(await approve(other)).toBe('approved');
    await world.database.db.run(
      `update operators set status = 'locked', password_hash = '', totp_secret_sealed = '' where id = $1`,
      [other],
    );
    expect(await approve(one)).toBe('approved');
    expect(await isStopped()).toBe(true);
    expect(await approve(await operator())).toBe('ended');
  });

  it('not by an approval of a role that may not stop withdrawals, even if inserted directly', async () => {
    await stop();
    const { db } = world.database;
    await approve(await operator());
    const support = await operator();
    await db.run(`update operators set role = 'support' where id = $1`, [support]);
    expect(await approve(support)).toBe('not_allowed');
    await db.run(
      `insert into stop_approvals (stopped_since, broken_at, operator_id, reason)
       select cashouts_stopped_since, last_broken_at, $1, 'it was put right' from ledger_guard`,
      [support],
    );
    const over = `update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null,
      books_broken = false, stopped_by = null`;
    await expect(db.run(over)).rejects.toThrow('ending a stop needs two operators');
    expect(await isStopped()).toBe(true);
    expect(await approve(await operator())).toBe('ended');
  });

  it('not by any other statement, whoever runs it', async () => {
    await stop();
    const { db, app } = world.database;
    const ends = [
      'update ledger_guard set cashouts_stopped_since = null, reason = null, last_broken_at = null',
      'update ledger_guard set cashouts_stopped_since = now()',
      'delete from ledger_guard',
      'truncate ledger_guard',
    ];
    for (const statement of ends) {
      await expect(db.run(statement)).rejects.toThrow(/two operators|one row|never changed/);
      await expect(app.run(statement)).rejects.toThrow('permission denied');
    }
    await expect(app.run('delete from stop_approvals')).rejects.toThrow('permission denied');
    expect(await end()).toEqual(['approved', 'ended']);
    await expect(db.run('update stop_approvals set at = now()')).rejects.toThrow('never changed');
  });
});
