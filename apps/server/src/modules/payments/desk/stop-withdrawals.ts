/** One operator stops all withdrawals; two operators and a passed ledger check resume them. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { StopEnding, StopOutcome } from '../../wallet/index.ts';
import type { DeskDeps } from './desk-views.ts';

export interface StopWord {
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

export const stopWithdrawals =
  ({ payments: { db, audit }, wallet }: DeskDeps) =>
  ({ operatorId, reason }: StopWord): Promise<StopOutcome> =>
    db.transaction(async (sql) => {
      const outcome = await wallet.stopWithdrawals(sql, operatorId, reason);
      if (outcome === 'stopped') await audit.record(sql, { operatorId, action: 'payments.stop', details: { reason } });
      return outcome;
    });

export const resumeWithdrawals =
  ({ payments: { db, audit }, wallet }: DeskDeps) =>
  async ({ operatorId, reason }: StopWord): Promise<StopEnding> => {
    // Reported and counted like every check of the watcher; the database function checks again.
    if ((await wallet.watchInvariants()).length > 0) return 'broken';
    // Ending the stop removes both.
    const [stopped, approvals] = await Promise.all([wallet.cashOutsStopped(), wallet.stopApprovals()]);
    const before = approvals.map((one) => one.operatorId);
    return db.transaction(async (sql) => {
      const outcome = await wallet.approveEndOfStop(sql, operatorId, reason);
      if (outcome === 'approved' || outcome === 'ended') {
        const details = { reason, stoppedFor: stopped?.reason ?? null };
        await audit.record(sql, { operatorId, action: 'payments.resume', before, details });
      }
      return outcome;
    });
  };
