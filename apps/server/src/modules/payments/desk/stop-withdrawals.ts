/** One operator stops every withdrawal; two, with sound books, let them go on. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { StopEnding, StopOutcome } from '../../wallet/index.ts';
import type { DeskDeps } from './desk-views.ts';

export interface StopWord {
  readonly operatorId: OperatorId;
  /** The operator's own words. */
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
    // Told and counted as every look of the watcher is; the word itself looks once more.
    if ((await wallet.watchInvariants()).length > 0) return 'broken';
    // The end takes both away.
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
