/** Ledger checks and partition maintenance. */
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../database/database.ts';
import { nothingSealed, type Finding } from './audit.ts';
import * as store from './check-store.ts';
import type { Alarm } from '../ports.ts';
import type { Books } from '../wallet.ts';

/** What is still blocked after these attempts is left to the job's next run. */
const forgetAttempts = 20;
const pauseMs = 500;

const inWords = (findings: readonly Finding[]): string =>
  findings.map(({ check, count, examples }) => `${check}: ${count} (${examples.join(', ')})`).join('; ');

export const createBooks = (db: Database, alarm: Alarm): Books => ({
  audit: async (sealed = nothingSealed) => {
    const startedAt = Date.now();
    const [findings, counts] = await Promise.all([
      store.auditLedger(db, sealed.block === 0n),
      store.counts(db, sealed),
    ]);
    return { sound: findings.length === 0, findings, counts, tookMs: Date.now() - startedAt };
  },
  watchInvariants: async () => {
    const findings = await store.watchLedger(db);
    alarm.checked(findings);
    if (findings.length > 0) await store.stopCashOuts(db, inWords(findings));
    return findings;
  },
  cashOutsStopped: () => store.cashOutsStopped(db),
  areCashOutsStopped: store.areCashOutsStopped,
  stopWithdrawals: store.stopWithdrawals,
  approveEndOfStop: store.approveEndOfStop,
  stopApprovals: () => store.stopApprovals(db),
  extendPartitions: () => store.extendPartitions(db),
  forgetReplyDays: async () => {
    let days = 0;
    for (let busy = 0; busy < forgetAttempts;) {
      const outcome = await store.forgetReplyDay(db);
      if (outcome === 'none') break;
      if (outcome === 'dropped') days += 1;
      else {
        busy += 1;
        // Lets bets that queued behind the last attempt run first.
        await setTimeout(pauseMs);
      }
    }
    return days;
  },
});
