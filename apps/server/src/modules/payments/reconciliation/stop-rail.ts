/** Payouts of one rail: an operator stops them, two resume them once its books close. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { StopEnding } from '../../wallet/index.ts';
import type { ReconciliationDeps } from './deps.ts';
import { stopPayouts, type PayoutStopped } from './payout-stop-store.ts';

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
  ({ db, audit, wallet }: ReconciliationDeps) =>
  ({ rail, operatorId, reason }: RailWord): Promise<StopEnding> =>
    db.transaction(async (sql) => {
      const outcome = await wallet.approveEndOfStop(sql, operatorId, reason, rail);
      if (outcome === 'approved' || outcome === 'ended')
        await audit.record(sql, { operatorId, action: 'payouts.resume', details: { rail, reason } });
      return outcome;
    });
