/** Proof and upkeep of the books. */
import type { Database } from '../../database/database.ts';
import type { Finding } from './audit.ts';
import * as store from './check-store.ts';
import type { Alarm } from './ports.ts';
import type { Books } from './wallet.ts';

const prunedAtOnce = 5_000;

const inWords = (findings: readonly Finding[]): string =>
  findings.map(({ check, count, examples }) => `${check}: ${count} (${examples.join(', ')})`).join('; ');

export const createBooks = (db: Database, alarm: Alarm): Books => ({
  audit: async () => {
    const startedAt = Date.now();
    const [findings, counts] = await Promise.all([store.auditLedger(db), store.counts(db)]);
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
  agreeToEndStop: store.agreeToEndStop,
  stopAgreements: () => store.stopAgreements(db),
  extendPartitions: () => store.extendPartitions(db),
  pruneReplies: async () => {
    let pruned = 0n;
    for (;;) {
      const now = await store.pruneReplies(db, prunedAtOnce);
      pruned += now;
      if (now < BigInt(prunedAtOnce)) return Number(pruned);
    }
  },
});
