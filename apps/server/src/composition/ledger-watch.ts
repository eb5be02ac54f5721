/** Seals what was booked, and looks whether the ledger still says it, follows from its seeds and fits its payments. */
import { creditKey } from './payments.ts';
import { createRoundWatch } from '../modules/gaming/index.ts';
import { auditPayments, createCreditWatch } from '../modules/payments/index.ts';
import {
  createLedgerSeals,
  createRoundFeed,
  keepProblems,
  rollUps,
  type FeedConsumer,
  type LedgerProblem,
} from '../modules/wallet/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import { signatureChecks } from '../providers/chains/registry.ts';
import type { Platform } from '../platform/platform.ts';

/** Also for the audit, which reads the same marks. */
export const sealKey = (marksKey: Buffer): Buffer => deriveKey(marksKey, 'wallet:ledger-seals');

/** Whoever follows the settled rounds: one line each. */
const feedConsumers: readonly FeedConsumer[] = [rollUps];

const second = 1_000;
const hour = 3_600_000;

/** Worker only. */
export const composeLedgerWatch = (
  platform: Pick<Platform, 'config' | 'db' | 'jobs' | 'metrics' | 'log' | 'random' | 'secretBox'>,
): void => {
  const { config, db, jobs, metrics, log, random, secretBox } = platform;
  const seals = createLedgerSeals({ db, key: sealKey(config.marksKey) });
  const credits = createCreditWatch({ db, key: creditKey(config.marksKey) });
  const rounds = createRoundWatch({ db, random, secretBox });
  const tell = (found: readonly LedgerProblem[]) => {
    if (found.length > 0) log.fatal({ found }, 'the ledger was changed');
  };
  let saidAt = 0;
  jobs.every('wallet.seal', 5 * second, async () => {
    const { found, open, head, waitingSeconds } = await seals.look();
    tell(found);
    metrics.alarm('ledger_changed', open);
    metrics.alarm('ledger_unsealed', Math.round(waitingSeconds));
    if (head === undefined || Date.now() - saidAt < hour) return;
    // The log lies outside of the database: it shows later whether blocks were cut off.
    saidAt = Date.now();
    log.info({ block: head.n.toString(), hash: head.hash }, 'the ledger is sealed');
  });
  const feed = createRoundFeed({ db, consumers: feedConsumers });
  for (const { name } of feedConsumers)
    jobs.every(`feed.${name}`, 5 * second, async () => {
      const { behindSeconds } = await feed.advance(name);
      metrics.alarm(`feed_behind_${name}`, Math.round(behindSeconds));
    });
  jobs.every('wallet.watch-credits', 5 * second, async () => tell(await credits.look()));
  jobs.every('wallet.recompute-rounds', 10 * second, async () => tell(await rounds.look()));
  jobs.every('wallet.audit-payments', 24 * hour, async () => {
    const problems = await auditPayments(db, {
      key: creditKey(config.marksKey),
      signatures: signatureChecks,
    });
    tell(await db.transaction((sql) => keepProblems(sql, problems)));
  });
};
