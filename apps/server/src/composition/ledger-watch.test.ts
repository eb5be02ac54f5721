/** The worker finds credits without a deposit within seconds rather than a day. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { declareAuditJobs } from '../modules/payments/index.ts';
import { declareWalletJobs, rollUps } from '../modules/wallet/index.ts';
import type { JobDeclarations } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/monitoring/log.ts';
import { signatureChecks } from '../providers/chains/registry.ts';
import { openCashier, type Cashier, type TestPlayer } from '../testing/cashier.ts';
import { endStop } from '../testing/end-stop.ts';
import { creditKey, sealKey } from './keys.ts';

// This file corrupts payments on purpose.
let cashier: Cashier;
let player: TestPlayer;
const pepper = Buffer.alloc(32, 3);
const jobs = new Map<string, { everyMs: number; run: () => Promise<unknown> }>();
const alarms = new Map<string, number>();
const reported: string[] = [];

const startWorker = () => {
  jobs.clear();
  const worker: JobDeclarations = {
    handle: () => undefined,
    every: (kind, everyMs, run) => void jobs.set(kind, { everyMs, run }),
  };
  const log = {
    info: () => undefined,
    fatal: ({ found }: { found: { problem: string; table: string; id: string }[] }) =>
      void reported.push(...found.map(({ table, id, problem }) => `${table} ${id}: ${problem}`)),
  } as unknown as Log;
  const metrics = { alarm: (kind: string, count: number) => void alarms.set(kind, count) };
  const { db, wallet } = cashier;
  declareWalletJobs(worker, { db, log, metrics, wallet, roundConsumers: [rollUps], sealKey: sealKey(pepper) });
  declareAuditJobs(worker, { db, log, creditKey: creditKey(pepper), signatures: signatureChecks });
};
beforeAll(async () => {
  cashier = await openCashier({ sound: false, creditKey: creditKey(pepper) });
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
  startWorker();
  await looks();
  if ((await cashier.wallet.cashOutsStopped()) !== undefined)
    await endStop({ owner: cashier.owner, app: cashier.db }, cashier.wallet);
  reported.length = 0;
});

/** Runs the worker's checks of ten seconds twice: what is sealed now is checked next. */
const looks = async () => {
  for (let turn = 0; turn < 2; turn += 1)
    for (const { everyMs, run } of jobs.values()) if (everyMs <= 10_000) await run();
};
const alarmed = async () => ({
  ...{ reported: [...reported], alarm: alarms.get('ledger_changed') },
  stopped: (await cashier.wallet.cashOutsStopped())?.booksBroken,
});
const asOwner = (...statements: string[]) =>
  cashier.owner.transaction(async (sql) => {
    for (const statement of statements) await sql.run(statement);
  });
const tamper = (...statements: string[]) => asOwner(`set local session_replication_role = 'replica'`, ...statements);
const credit = (payment: string, amount = 5_000) =>
  `select credit_deposit(${player.playerId}, ${payment}, 'provider', 'CARDS', 'EUR', ${amount}, 'cash', 1)`;
const newId = async () => (await cashier.owner.one<{ id: bigint }>(`select nextval('payment_ids') as id`)).id;
const paid = async () => {
  const { id, redirectUrl } = await player.started('50.00');
  await cashier.world.act(redirectUrl, 'approve');
  await cashier.confirm(id);
  return cashier.numberOf(id);
};
const quiet = { reported: [], alarm: 0, stopped: undefined };

test('deposits that were paid, and one that was reversed, alarm nobody', async () => {
  await paid();
  const id = await paid();
  await cashier.db.transaction((sql) =>
    cashier.wallet.reverseDeposit(sql, {
      ...{ playerId: player.playerId, paymentId: id, provider: 'CARDS', currency: 'EUR', amount: 5_000n },
    }),
  );
  await paid();
  await looks();
  expect(await alarmed()).toEqual(quiet);
});

test('a credit without a deposit, by the database’s own function, is named, alarms and stops withdrawals', async () => {
  const id = await newId();
  await asOwner(credit(String(id)));
  await looks();
  expect(await alarmed()).toEqual({
    ...{ reported: [`bookings payment:${id}: credited without a deposit of its player and amount`] },
    ...{ alarm: 1, stopped: true },
  });
});

test('one with a deposit made up for it has no mark of the servers', async () => {
  const { id } = await player.started('50.00');
  const number = cashier.numberOf(id);
  await asOwner(credit(String(number)));
  await tamper(
    `update deposits set state = 'credited', credited_at = now(), provider_reference = 'made-up' where id = ${number}`,
  );
  await looks();
  expect(await alarmed()).toMatchObject({
    reported: [`deposits ${number}: credited, and not by the servers`],
    stopped: true,
  });
});

test('one of another sum, one that was never booked and one under another name are named', async () => {
  const [more, bare, renamed] = [await newId(), await newId(), await newId()];
  const first = await cashier.owner.one<{ id: bigint }>('select max(id) as id from transfers');
  for (const id of [more, bare, renamed]) await asOwner(credit(String(id), 700));
  await tamper(
    `update bookings set amount = 900 where reference = 'payment:${more}'`,
    `delete from bookings where reference in ('payment:${bare}', 'payment:${renamed}')`,
    `update transfers set kind = 'released' where payment_id = ${renamed}`,
    `update transfers set payment_id = null where payment_id = ${renamed}`,
  );
  await looks();
  const unbooked = (n: bigint) => `transfers ${first.id + n}: moved for a payment that was not booked`;
  expect(reported.toSorted()).toEqual(
    [
      `bookings payment:${more} credit: moved another amount than was booked`,
      `bookings payment:${more}: credited without a deposit of its player and amount`,
      ...[unbooked(2n), unbooked(3n)],
    ].toSorted(),
  );
});

test('one that the place of the looks was moved past is found all the same', async () => {
  const id = await newId();
  await asOwner(credit(String(id)), 'update ledger_seal_watch set credits_checked_n = credits_checked_n + 1000');
  await looks();
  expect((await alarmed()).reported).toHaveLength(1);
  await cashier.owner.run(
    'update ledger_seal_watch set credits_checked_n = coalesce((select max(n) from ledger_seals), 0)',
  );
});

test('the same one is told once', async () => {
  await asOwner(credit(String(await newId())));
  await looks();
  startWorker();
  await cashier.owner.run('update ledger_seal_watch set credits_checked_n = 0');
  await looks();
  expect(reported).toHaveLength(1);
});
