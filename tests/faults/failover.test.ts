import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { isOutage } from '../../apps/server/src/database/outage.ts';
import { createStandbyReads } from '../../apps/server/src/database/standby-reads.ts';
import { standbyState } from '../../apps/server/src/database/standby.ts';
import { limitsOfCalls } from '../../apps/server/src/database/time-limits.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts';
import { betElement } from '../../apps/server/src/modules/wallet/testing/bettor.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { runFailover } from './failover-run.ts';
import { newBettors } from './kill-run.ts';
import { createPairProcess, type PairProcess } from './pair-process.ts';
import { untilKnown } from './until-known.ts';

let pair: PairProcess;
beforeAll(async () => {
  pair = await createPairProcess();
});
afterAll(() => pair.remove());

it('what was acknowledged survives two deaths of the primary’s machine under fifty clients, one with its link cut first', async () => {
  const result = await runFailover(pair, { kills: 2, clients: 50, seed: 4 });
  expect(result).toMatchObject({ kills: 2, lost: 0, doubled: 0, unsound: [] });
  expect(result.acknowledged).toBeGreaterThan(100);
  expect(result.firstAnswersMs).toHaveLength(2);
});

it('what may be older is read from the standby with the time of its state, and from the primary while there is none', async () => {
  const primary = connect(pair.appUrl, { size: 2, applicationName: 'test' });
  const reads = createStandbyReads(primary, pair.appUrl, { size: 2, applicationName: 'test' });
  const where = () =>
    reads.readOlder(() => reads.database.one<{ standby: boolean }>('select pg_is_in_recovery() as standby'));
  // A commit each time, because a primary at rest leaves its standby with an old state.
  const later = async () => {
    await primary.run(`update job_schedules set next_at = next_at`);
    await primary.run(`select publish_event('test.state', 1, 'x', '{}')`);
    return where();
  };
  await expect.poll(async () => (await later()).result.standby, { timeout: 30_000 }).toBe(true);
  const { at } = await later();
  expect(Math.abs(Date.now() - (at?.getTime() ?? 0))).toBeLessThan(10_000);
  expect((await reads.database.one<{ standby: boolean }>('select pg_is_in_recovery() as standby')).standby).toBe(false);
  // What a standby refuses is asked of the primary.
  const written = await reads.readOlder(() => reads.database.rows(`select publish_event('test.state', 1, 'x', '{}')`));
  expect(written.result).toHaveLength(1);
  await pair.killStandby();
  await expect.poll(async () => (await where()).at, { timeout: 30_000 }).toBeUndefined();
  expect((await where()).result.standby).toBe(false);
  await pair.startStandby();
  await reads.close();
});

const limits = limitsOfCalls(400);
const outageOf = (asked: Promise<unknown>): Promise<boolean> => asked.then(() => false, isOutage);

it('without its standby a commit waits and is never acknowledged, the same key is answered once there is one again', async () => {
  const [player] = await newBettors(pair, 1);
  if (player === undefined) throw new Error('No player');
  const database = connect(pair.appUrl, { size: 4, applicationName: 'test', limits });
  const owner = connect(pair.ownerUrl, { size: 1, applicationName: 'test' });
  const patient = connect(pair.appUrl, { size: 1, applicationName: 'test' });
  const wallet = createWallet({ database, random: systemRandom, alarm: { checked: () => undefined } });
  const bet = betElement(player, { nonce: 0n, stake: 10n, win: 0n });
  expect(await standbyState(database)).toBe('confirms');
  await pair.killStandby();
  await expect.poll(() => standbyState(database)).toBe('missing');
  // Asked again until one commit waits: on a busy machine a call may be over before.
  const waits = async () => {
    expect(await outageOf(wallet.commitRound(bet))).toBe(true);
    return owner.rows(`select from pg_stat_activity where wait_event = 'SyncRep'`);
  };
  await expect.poll(waits).toHaveLength(1);
  // A commit whose wait is cancelled is done on this machine alone, and PostgreSQL calls it a success.
  const cancelled = outageOf(patient.run(`insert into job_schedules (kind, next_at) values ('test', now())`));
  const cancel = () =>
    owner.run(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query like 'insert into job_s%'`,
    );
  await expect.poll(cancel).toBe(1);
  expect(await cancelled).toBe(true);
  await pair.startStandby();
  const replies = await untilKnown((element) => wallet.commitRound(element), bet);
  expect(replies.reply.status).toBe('replayed');
  await Promise.all([database, owner, patient].map((one) => one.close()));
});
