/** More than fifty differences are planted, five at each gateway, in a busy day with payments in transit: all are found, and nothing else is. */
import { createReconciliation } from '../index.ts';
import type { Sql } from '../../../database/database.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantsOf, type Plant } from '../../../testing/planted-differences.ts';
import { gateways } from '../../../providers/payments/registry.ts';
import { openReconciledHouse, type Moved, type ReconciledHouse } from '../../../testing/reconciliation-house.ts';
import { dayAfter, dayOf, startOf } from './movement.ts';

const now = new Date(startOf(dayAfter(dayOf(new Date()), -1)).getTime() + 3 * 3_600_000);
const day = dayAfter(dayOf(now), -1);
const at = (hours: number): Date => new Date(startOf(day).getTime() + hours * 3_600_000);

let house: ReconciledHouse;
let plants: readonly Plant[];

const five = (n: number): Plant[] =>
  Array.from({ length: 5 }, (_, m) => plants[(n * 5 + m) % plants.length]).filter((one) => one !== undefined);

const hidden = { isHidden: true } as const;

/** Payments on either side of both midnights, in review, and simply fine. */
const busyDay = async (code: string): Promise<void> => {
  // Paid there before midnight, booked here after it, and the other way round.
  await house.deposit(code, 3_100n, at(0.01), { thereAt: at(-0.2) });
  await house.deposit(code, 3_300n, at(24.1), { thereAt: at(23.95) });
  await house.deposit(code, 3_400n, at(23.99), { thereAt: at(24.3) });
  await house.deposit(code, 3_500n, at(7), { state: 'review' });
  const fine = await house.deposit(code, 3_600n, at(8));
  const paid = await house.payout(code, 1_000n, at(20));
  house.alter(code, fine.line, { fee: house.text(code, 100n) });
  house.alter(code, paid.line, { fee: house.text(code, 50n) });
  await house.back(code, fine, 3_600n, at(21), 'charge-back');
  // Heard of an hour before midnight, and not listed yet.
  await house.fetchHome(code, 900n, at(12));
  const late = await house.deposit(code, 3_700n, at(23.5));
  house.alter(code, late.line, hidden);
};

const planted = new Map<string, { plant: Plant; one: Moved }[]>();

beforeAll(async () => {
  house = await openReconciledHouse(now);
  plants = plantsOf(house, at);
  for (const code of house.codes) await house.deposit(code, 1_000_000n, at(1));
  for (const [n, code] of house.codes.entries()) {
    await busyDay(code);
    const own: { plant: Plant; one: Moved }[] = [];
    // Five at each gateway, every kind at some.
    for (const plant of five(n)) own.push({ plant, one: await plant.plant(code) });
    planted.set(code, own);
  }
});
afterAll(() => house.close());

test('fifty at least are planted, of every kind', () => {
  expect([...planted.values()].flat().length).toBe(Math.max(50, 5 * house.codes.length));
  expect(new Set([...planted.values()].flat().map(({ plant }) => plant.what)).size).toBe(plants.length);
});

describe('each gateway’s day', () => {
  test.each(gateways.map(({ code }) => [code] as const))('%s', async (code) => {
    expect(await house.reconciliation.compare(code, day)).toBe('differs');
    const report = await house.reconciliation.report(code, day);
    const found = report?.cases.map(({ ourRef, problem }) => `${ourRef} ${problem}`) ?? [];
    const wanted = (planted.get(code) ?? []).map(({ plant, one }) => `${one.ourRef} ${plant.problem}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    // The clearing balance is what it was, and what happened, to the subunit.
    for (const sums of report?.sums ?? []) {
      const own = (report?.rows ?? []).filter(({ currency }) => currency === sums.currency);
      const total = (side: 'here' | 'there') => own.reduce((sum, row) => sum + row[side], 0n);
      expect(sums.closingHere - sums.openingHere).toBe(total('here'));
      expect(sums.closingThere - sums.openingThere).toBe(total('there'));
    }
    expect((await house.reconciliation.stops()).map(({ rail }) => rail)).toContain(code);
  });
});

const codeAt = (n: number): string => house.codes[n] ?? '';
const rowsWithoutTimes = async (code: string) => {
  const report = await house.reconciliation.report(code, day);
  return { ...report, comparedAt: undefined, firstTriedAt: undefined };
};

describe('a report', () => {
  test('is the same whoever makes it and however often: two workers at once, and one that was killed', async () => {
    const code = codeAt(3);
    const before = await rowsWithoutTimes(code);
    await Promise.all([1, 2].map(() => house.reconciliation.compare(code, day)));
    expect(await rowsWithoutTimes(code)).toEqual(before);
    // Killed after the report was begun: nothing of it is kept.
    const { deps } = house.cashier;
    const dying = {
      ...deps.db,
      transaction: <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
        deps.db.transaction(async (sql) => {
          await work(sql);
          throw new Error('killed');
        }),
    };
    const killed = createReconciliation({
      ...deps,
      networks: [],
      db: dying,
      clock: { now: () => now },
      alarm: () => undefined,
    });
    await house.owner.run(`update reconciliation_cases set owner_id = null where party = $1`, [code]);
    await expect(killed.compare(code, day)).rejects.toThrow('killed');
    expect(await rowsWithoutTimes(code)).toEqual(before);
    await house.reconciliation.compare(code, day);
    expect(await rowsWithoutTimes(code)).toEqual(before);
    expect(await house.reconciliation.openCases()).toHaveLength(5 * house.codes.length);
    // Agreed fees are booked once, to the account of fees.
    const fees = await house.owner.rows(
      `select t.amount from transfers t join accounts a on a.id = t.from_account and a.kind = 'fees'
       join gateway_fees f on f.group_id = t.group_id where f.gateway = $1 order by 1`,
      [code],
    );
    expect(fees).toEqual([{ amount: 50n }, { amount: 100n }]);
  });

  test('what was in transit at the cut-off closes on the next day, or is a difference then', async () => {
    const code = codeAt(4);
    house.clock.time = new Date(now.getTime() + 86_400_000);
    const next = dayAfter(day);
    await house.reconciliation.compare(code, next);
    const rows = (await house.reconciliation.report(code, next))?.rows ?? [];
    expect(rows.filter(({ standing }) => standing === 'came')).toHaveLength(2);
    // Heard of before midnight, and never listed.
    expect(rows.filter(({ standing }) => standing === 'differs').map(({ problem }) => problem)).toContain(
      'missing_there',
    );
    house.clock.time = now;
  });

  test('a list that cannot be read is no difference: nothing is compared, and an alarm rises once it is due', async () => {
    const code = codeAt(5);
    const { deps } = house.cashier;
    const alarms = new Map<string, number>();
    const silent = deps.gateways
      .filter((gateway) => gateway.code === code)
      .map((gateway) => ({
        ...gateway,
        listTransactions: async () => ({ ok: false, reason: 'unreachable' }) as const,
      }));
    const clock = { time: new Date(now.getTime() + 86_400_000) };
    const deaf = createReconciliation({
      ...{ ...deps, networks: [], gateways: silent, clock: { now: () => clock.time } },
      alarm: (kind, count) => void alarms.set(kind, count),
    });
    for (const { jobs } of deaf.onParties) for (const job of jobs) await job.run();
    expect(await deaf.report(code, dayAfter(day))).toMatchObject({
      state: 'not_listed',
      failure: 'unreachable',
      rows: [],
    });
    await deaf.raiseAlarms();
    expect(alarms.get('reconciliation_overdue')).toBe(0);
    clock.time = new Date(now.getTime() + 86_400_000 + 6 * 3_600_000);
    await deaf.raiseAlarms();
    expect(alarms.get('reconciliation_overdue')).toBe(1);
    // Read again once it answers.
    house.clock.time = new Date(now.getTime() + 86_400_000);
    for (const { code: own, jobs } of house.reconciliation.onParties)
      if (own === code) for (const job of jobs) expect(await job.run()).toBe(1);
    house.clock.time = now;
  });
});

describe('payouts of a gateway whose books do not close', () => {
  const leg = async (code: string) => {
    const { paymentId } = await house.payout(code, 500n, at(30), { state: 'sent' });
    await house.asOf(async (sql) => {
      await sql.run(`update cash_out_legs set state = 'waiting', let_go_at = null where cash_out_id = $1`, [paymentId]);
      // Charge-backs hold a player's withdrawals, which is not what this is about.
      await sql.run('delete from risk_flags');
    });
    return paymentId;
  };
  const goes = async (id: bigint): Promise<boolean> =>
    (await house.cashier.db.one<{ goes: boolean }>('select let_leg_go($1, 1) as goes', [id])).goes;

  test('stop, while deposits go on, and resume by two operators once each difference is decided', async () => {
    const code = codeAt(6);
    const { reconciliation, owner } = house;
    const id = await leg(code);
    expect(await goes(id)).toBe(false);
    await expect(owner.run('update cash_out_legs set let_go_at = now() where cash_out_id = $1', [id])).rejects.toThrow(
      'are stopped',
    );
    await expect(
      owner.run(`update payout_stops set stopped_since = null, reason = null, last_broken_at = null where rail = $1`, [
        code,
      ]),
    ).rejects.toThrow('two operators');
    expect(await house.deposit(code, 100n, at(31))).toBeDefined();

    const [first, second] = [await newOperator(owner), await newOperator(owner)];
    const word = { rail: code, reason: 'the gateway has corrected its list' };
    expect(await reconciliation.resume({ ...word, operatorId: first })).toBe('broken');
    for (const { id: open, party } of await reconciliation.openCases())
      if (party === code)
        expect(
          await reconciliation.explain({ id: open, operatorId: first, reason: 'confirmed by the gateway' }),
        ).toEqual({ ok: true });
    expect(await reconciliation.report(code, day)).toMatchObject({ state: 'closes' });
    expect(await reconciliation.resume({ ...word, operatorId: first })).toBe('approved');
    expect(await reconciliation.resume({ ...word, operatorId: first })).toBe('repeated');
    // One who was invited by the first alone is no second one, while a third could approve.
    const invited = await newOperator(owner);
    await owner.run('update operators set invited_alone_by = $2 where id = $1', [invited, first]);
    await owner.run(
      `update operators set status = 'active', password_hash = '', totp_secret_sealed = '\\x00' where id = $1`,
      [second],
    );
    expect(await reconciliation.resume({ ...word, operatorId: invited })).toBe('approved');
    expect(await reconciliation.resume({ ...word, operatorId: second })).toBe('ended');
    expect(await goes(id)).toBe(true);

    // Compared again, what was explained stays explained, and what differs in another way is open again.
    expect(await reconciliation.compare(code, day)).toBe('closes');
    const one = planted.get(code)?.[0];
    if (one === undefined) throw new Error('Nothing to alter');
    house.alter(code, one.one.line, { state: 'done', amount: house.text(code, 1_234n) });
    expect(await reconciliation.compare(code, day)).toBe('differs');
    expect((await reconciliation.openCases()).filter(({ party }) => party === code)).toMatchObject([{ reopened: 1 }]);
    expect((await reconciliation.stops()).map(({ rail }) => rail)).toContain(code);
  });

  test('wait for a payout that is being released, also if the rail was never stopped', async () => {
    const { db } = house.cashier;
    await db.transaction(async (sql) => {
      await sql.run(`select payouts_stopped('NEVER')`);
      const stop = db.transaction(async (other) => {
        await other.run(`set local lock_timeout = '100ms'`);
        await other.run(`select stop_payouts('NEVER', null, 'the books differ')`);
      });
      await expect(stop).rejects.toThrow('lock timeout');
    });
  });

  test('the books are corrected by two operators alone, and agree from then on', async () => {
    const { reconciliation, owner } = house;
    const found = (await reconciliation.openCases()).find(({ problem }) => problem === 'amount');
    if (found === undefined) throw new Error('No difference');
    const [asker, approver] = [await newOperator(owner), await newOperator(owner)];
    await house.asOf((sql) =>
      sql.run(
        `update operators set status = 'active', password_hash = '', totp_secret_sealed = '' where id = any($1)`,
        [[asker, approver]],
      ),
    );
    await expect(
      owner.run(
        `update reconciliation_cases set state = 'corrected', decided_by = $2, decided_at = now() where id = $1`,
        [found.id, asker],
      ),
    ).rejects.toThrow('two operators');
    const values = { party: found.party, difference: found.key, gap: found.gap };
    const { request } = await owner.one<{ request: bigint }>(
      `select ask_approval('correct_clearing', $1, null, $2, $3, 'the bank confirms it', null) as request`,
      [String(found.id), JSON.stringify(values), asker],
    );
    const approve = async (by: bigint) =>
      (
        await owner.one<{ outcome: string }>(
          `select approve_request($1, $2, 'confirmed by phone', null, null, 0) as outcome`,
          [request, by],
        )
      ).outcome;
    expect(await approve(asker)).toBe('own');
    expect(await approve(approver)).toBe('done');
    expect(await reconciliation.case(found.id)).toMatchObject({ state: 'corrected', decidedBy: approver });
    expect(await owner.rows(`select amount from transfers where kind = 'clearing_corrected'`)).toHaveLength(
      Object.keys(found.gap).length,
    );
    // Once it amounts to something else, that approval is none of it.
    await owner.run(
      `update reconciliation_cases set state = 'open', gap = '{"EUR": "777777"}', reason = null, decided_by = null, decided_at = null
       where id = $1`,
      [found.id],
    );
    await expect(
      owner.run(
        `update reconciliation_cases set state = 'corrected', decided_by = approved_by, decided_at = approved_at
         from approval_requests a where a.id = $2 and reconciliation_cases.id = $1`,
        [found.id, request],
      ),
    ).rejects.toThrow('two operators');
    await expect(
      owner.run(
        `insert into reconciliation_cases (party, key, kind, our_ref, problem, gap, first_day, state)
         select party, key || 'x', kind, our_ref, problem, gap, first_day, 'closed' from reconciliation_cases where id = $1`,
        [found.id],
      ),
    ).rejects.toThrow('begins open');
  });
});
