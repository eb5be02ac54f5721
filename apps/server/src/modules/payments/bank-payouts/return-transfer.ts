/**
 * A transfer that was paid and came back, days later, when no report is written any more: one operator says so with the bank's
 * reference, and another confirms it, because the player gets the money again.
 */
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import {
  type CashOut,
  lockCashOut,
  logAndPushCashOut,
  pushCashOutHint,
  transitionCashOut,
} from '../cash-outs/index.ts';
import { readLegs } from '../fiat-payouts/index.ts';
import { markRefused } from './account-store.ts';
import type { BatchId } from './batch.ts';
import { isOneChain, lockBatch, readTransfers, writeReturnAsked, writeReturned } from './batch-store.ts';
import type { BankDeps } from './deps.ts';

export interface ReturnWord {
  readonly id: BatchId;
  readonly endToEndId: string;
  readonly operatorId: OperatorId;
  /** The bank's reference of the return. */
  readonly reference: string;
  /** The operator's wording. */
  readonly reason: string;
}

export type TransferReturned =
  /** `waits`: for the other operator. */
  | { readonly ok: true; readonly waits: boolean }
  | { readonly ok: false; readonly reason: 'batch_not_found' | 'not_paid_by_bank' | 'own_word' | 'one_chain' };

const reasonOfPlayer = 'bank_returned';

export const returnTransfer =
  (deps: BankDeps) =>
  async ({ id, endToEndId, operatorId, reference, reason }: ReturnWord): Promise<TransferReturned> => {
    let changed: { readonly cashOut: CashOut; readonly moved: boolean } | undefined;
    const done = await deps.db.transaction(async (sql): Promise<TransferReturned> => {
      if ((await lockBatch(sql, id)) === undefined) return { ok: false, reason: 'batch_not_found' };
      const transfer = (await readTransfers(sql, [id])).find((one) => one.endToEndId === endToEndId);
      if (transfer?.state !== 'paid') return { ok: false, reason: 'not_paid_by_bank' };
      const { cashOutId, leg, returnAskedBy: asked } = transfer;
      if (asked === operatorId) return { ok: false, reason: 'own_word' };
      if (asked !== undefined && (await isOneChain(sql, asked, operatorId))) return { ok: false, reason: 'one_chain' };
      const cashOut = await lockCashOut(sql, cashOutId);
      if (cashOut === undefined) return { ok: false, reason: 'not_paid_by_bank' };
      const entry = {
        ...{ operatorId, ...aboutPlayer(deps, cashOut.playerId) },
        details: { reason, reference, leg: leg.toString(), cashOut: deps.ids.encode('wdr', cashOutId) },
      };
      if (asked === undefined) {
        await writeReturnAsked(sql, transfer, { by: operatorId, reference });
        await deps.audit.record(sql, { ...entry, action: 'bank.ask_return' });
        return { ok: true, waits: true };
      }
      await deps.wallet.returnPaidLeg(sql, { paymentId: cashOutId, leg });
      await writeReturned(sql, transfer, operatorId);
      await markRefused(sql, transfer.accountId);
      await deps.audit.record(sql, { ...entry, action: 'bank.return', before: [asked] });
      const legs = (await readLegs(sql, [cashOutId])).get(cashOutId) ?? [];
      // Back as a whole only if nothing of it went another way.
      const whole = cashOut.state === 'paid' && legs.every((one) => one.leg === leg || one.state === 'failed');
      changed = {
        moved: whole,
        cashOut: whole
          ? await transitionCashOut(deps, sql, cashOut, { to: 'returned', reason: reasonOfPlayer })
          : cashOut,
      };
      return { ok: true, waits: false };
    });
    if (changed?.moved === true) logAndPushCashOut(deps, changed.cashOut);
    else if (changed !== undefined) pushCashOutHint(deps, changed.cashOut, { moneyMoved: true });
    return done;
  };
