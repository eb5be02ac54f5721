/** Books a refund that an operator took and sent by bank, with the bank's reference. */
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { type DepositId, readDeposit, publishGivenBack } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';
import { moveRefund, readRefunds } from './refund-store.ts';
import { hintRefund } from './hint-refund.ts';

export interface BookedRefund {
  readonly id: DepositId;
  readonly operatorId: OperatorId;
  /** The bank's reference; or the gateway's, if an operator found in its back office that it has paid. */
  readonly reference: string;
  /** The operator's wording. */
  readonly reason: string;
}

export type RefundBooked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'deposit_not_found' | 'not_to_be_paid' };

export const bookRefund =
  (deps: PaymentsDeps) =>
  async ({ id, operatorId, reference, reason }: BookedRefund): Promise<RefundBooked> => {
    const deposit = await readDeposit(deps.db, id);
    if (deposit === undefined) return { ok: false, reason: 'deposit_not_found' };
    const booked = await deps.db.transaction(async (sql) => {
      // Locked, so that a concurrent report of its gateway is processed before or after, and not lost.
      const refund = (await readRefunds(sql, [id], { lock: true })).get(id);
      if (refund?.state !== 'taken') return false;
      // Of two concurrent calls, one succeeds.
      if (!(await moveRefund(sql, refund, { to: 'paid', reference, paidBy: operatorId }))) return false;
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'deposit.refund_paid', ...aboutPlayer(deps, deposit.playerId) },
        details: { reason, reference, deposit: deps.ids.encode('dep', id) },
      });
      await publishGivenBack(deps, sql, deposit);
      return true;
    });
    if (!booked) return { ok: false, reason: 'not_to_be_paid' };
    hintRefund(deps, deposit);
    return { ok: true };
  };
