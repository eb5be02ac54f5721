/** The wallet's worker jobs: check and seal the ledger, deliver settled rounds, drop old play keys. */
import type { Database } from '../../database/database.ts';
import { hour, minute, second, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import type { Metrics } from '../../platform/monitoring/metrics.ts';
import { createLedgerSeals, reportProblems } from './seals/ledger-seals.ts';
import { createMonthSeals } from './seals/month-seals.ts';
import { createRoundFeed, type FeedConsumer } from './feed/round-feed.ts';
import type { Wallet } from './wallet.ts';

export interface WalletJobsDeps {
  readonly db: Database;
  readonly log: Pick<Log, 'info' | 'fatal'>;
  readonly metrics: Pick<Metrics, 'alarm'>;
  readonly wallet: Pick<Wallet, 'watchInvariants' | 'extendPartitions' | 'forgetReplyDays' | 'releaseExcesses'>;
  readonly sealKey: Buffer;
  /** Consumers of settled rounds. */
  readonly roundConsumers: readonly FeedConsumer[];
}

/** Checks that sealed rows are unchanged, and seals new ones. */
const sealLedger = ({ db, log, metrics, sealKey }: WalletJobsDeps) => {
  const seals = createLedgerSeals({ db, key: sealKey });
  const report = reportProblems(log);
  let saidAt = 0;
  return async (): Promise<void> => {
    const { found, open, head, waitingSeconds } = await seals.look();
    report(found);
    metrics.alarm('ledger_changed', open);
    metrics.alarm('ledger_unsealed', Math.round(waitingSeconds));
    if (head === undefined || Date.now() - saidAt < hour) return;
    // Logs are stored outside the database, so they reveal later whether blocks were cut off.
    saidAt = Date.now();
    log.info({ block: head.n.toString(), hash: head.hash }, 'ledger sealed');
  };
};

/** Checks and seals the months that have ended. */
const sealMonths = ({ db, log, metrics, sealKey }: WalletJobsDeps) => {
  const months = createMonthSeals({ db, key: sealKey });
  const report = reportProblems(log);
  return async (): Promise<void> => {
    const { sealed, found, overdue } = await months.turn();
    report(found);
    metrics.alarm('months_unsealed', overdue);
    for (const month of sealed) log.info({ month }, 'ledger month sealed');
  };
};

export const declareWalletJobs = (jobs: JobDeclarations, deps: WalletJobsDeps): void => {
  const { db, metrics, wallet, roundConsumers } = deps;
  jobs.every('wallet.watch', minute, wallet.watchInvariants);
  jobs.every('wallet.partitions', hour, wallet.extendPartitions);
  jobs.every('wallet.prune', hour, wallet.forgetReplyDays);
  jobs.every('wallet.release-excesses', minute, () => wallet.releaseExcesses(db));
  jobs.every('wallet.seal', 5 * second, sealLedger(deps));
  jobs.every('wallet.seal-months', hour, sealMonths(deps));
  const feed = createRoundFeed({ db, consumers: roundConsumers });
  for (const { name } of roundConsumers)
    jobs.every(`feed.${name}`, 5 * second, async () => {
      const { behindSeconds } = await feed.advance(name);
      metrics.alarm(`feed_behind_${name}`, Math.round(behindSeconds));
    });
};
