/** Payouts of one rail: an operator stops them, two resume them once its books close. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { ReconciliationDeps } from './deps.ts';
import { resumePayouts, stopPayouts, type PayoutsResumed, type PayoutStopped } from './payout-stop-store.ts';

export interface RailWord {
  readonly rail: string;
  readonly operatorId: OperatorId;
  readonly reason: string;
}

export const stopRail =
  ({ db, audit }: ReconciliationDeps) =>
  ({ rail, operatorId, reason }: RailWord): Promise<PayoutStopped> =>
    db.transaction(async (sql) => {
      const outcome = await stopPayouts(sql, rail, operatorId, reason);
      if (outcome === 'stopped')
        await audit.record(sql, { operatorId, action: 'payouts.stop', details: { rail, reason } });
      return outcome;
    });

export const resumeRail =
  ({ db, audit }: ReconciliationDeps) =>
  ({ rail, operatorId, reason }: RailWord): Promise<PayoutsResumed> =>
    db.transaction(async (sql) => {
      const outcome = await resumePayouts(sql, rail, operatorId, reason);
      if (outcome === 'agreed' || outcome === 'ended')
        await audit.record(sql, { operatorId, action: 'payouts.resume', details: { rail, reason } });
      return outcome;
    });
