/** Approves a withdrawal or returns its money: by the operator's rule, or by operators. */
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { cashOutTable } from '@carmine/contract/payments/cash-out-states';
import { reviewReason, type CashOut, type CashOutId } from './cash-out.ts';
import {
  addApproval,
  approvalsNeeded,
  isHeldNow,
  isSecondPayout,
  lockCashOut,
  readCashOut,
  readInState,
  releaseHeld,
  sumOfDay,
} from './cash-out-store.ts';
import type { CashOutDeps, RailDeps } from './deps.ts';
import { addressUnproven, factorRemoved, readHold, riskReview } from './hold.ts';
import { readRules } from '../policy/index.ts';
import { isDepositAddress, readUnproven, releaseProven } from './proof-store.ts';
import { transitionCashOut, logAndPushCashOut } from './transition-cash-out.ts';

/** Checks again inside the approving transaction; no new hold can be raised until it ends. */
const isKept = async (sql: Sql, { id, playerId }: CashOut): Promise<boolean> =>
  (await isHeldNow(sql, playerId)) || (await isSecondPayout(sql, id));

const railOf = ({ rails }: Pick<RailDeps, 'rails'>, { method }: CashOut) => rails.find((one) => one.method === method);

const decideOne = async (deps: RailDeps, { id, playerId, method, address }: CashOut): Promise<void> => {
  const { db, wallet, compliance } = deps;
  // Read before the transaction: acquiring a second connection inside it could deadlock when the pool is exhausted.
  const [permission, own, hold] = await Promise.all([
    compliance.mayDeposit({ playerId, addressCountry: 'ZZ' }),
    isDepositAddress(db, method, address),
    readHold(deps, playerId),
  ]);
  const locked = !permission.ok && permission.reason === 'account_locked';
  const moved = await db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    if (cashOut?.state !== 'requested') return undefined;
    const rail = railOf(deps, cashOut);
    const reason = reviewReason(cashOut, await readRules(sql), {
      dayCents: await sumOfDay(sql, playerId),
      booksBroken: await wallet.areCashOutsStopped(sql),
      ownAddress: own,
      restricted: locked,
      hold: hold?.reason ?? ((await isKept(sql, cashOut)) ? riskReview : undefined),
      unproven: (await readUnproven(sql, [id])).has(id),
      // Or no adapter here can pay it any more.
      byHand: rail === undefined || (await rail.needsPerson?.(sql, id)) === true,
    });
    if (reason === undefined) return transitionCashOut(deps, sql, cashOut, { to: 'approved' });
    const dueAt = reason === factorRemoved ? hold?.until : undefined;
    return transitionCashOut(deps, sql, cashOut, { to: 'review', reason, ...(dueAt === undefined ? {} : { dueAt }) });
  });
  if (moved !== undefined) logAndPushCashOut(deps, moved);
  // Raises the flag at once, so that operators see why it waits.
  if (moved?.reason === riskReview && hold === undefined) await readHold(deps, playerId);
};

/** Worker: decides new requests, and those whose hold has ended. */
export const decideCashOuts = async (deps: RailDeps): Promise<void> => {
  const { dueSeconds } = cashOutTable.requested;
  await releaseHeld(deps.db, factorRemoved, dueSeconds);
  await releaseProven(deps.db, addressUnproven, dueSeconds);
  for (const cashOut of await readInState(deps.db, 'requested')) {
    try {
      await decideOne(deps, cashOut);
    } catch (error) {
      // The database refused what the rule allowed; continue with the others.
      deps.log.error({ cashOutId: cashOut.id.toString(), err: error }, 'cash-out not decided');
    }
  }
};

export interface Decision {
  readonly id: CashOutId;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

/** `code`: the reason shown to the player, in snake_case. */
export interface Rejection extends Decision {
  readonly code: string;
}

export type Decided =
  /** `more`: number of further approvals needed. */
  | { readonly ok: true; readonly cashOut: CashOut; readonly more: number }
  | { readonly ok: false; readonly reason: 'cash_out_not_found' | 'not_in_review' | 'held_by_risk' };

export const approveCashOut =
  (deps: CashOutDeps) =>
  async ({ id, operatorId, reason }: Decision): Promise<Decided> => {
    const asked = await readCashOut(deps.db, id);
    // An approver cannot override a hold: the flag has to be cleared first, with a separate reason.
    if (asked !== undefined && (await readHold(deps, asked.playerId)) !== undefined) {
      return { ok: false, reason: 'held_by_risk' };
    }
    const decided = await deps.db.transaction(async (sql): Promise<Decided> => {
      const cashOut = await lockCashOut(sql, id);
      if (cashOut === undefined) return { ok: false, reason: 'cash_out_not_found' };
      if (cashOut.state !== 'review') return { ok: false, reason: 'not_in_review' };
      if (await isKept(sql, cashOut)) return { ok: false, reason: 'held_by_risk' };
      const approvers = await addApproval(sql, id, operatorId, reason);
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'cash_out.approve', before: approvers, ...aboutPlayer(deps, cashOut.playerId) },
        details: { reason, cashOut: deps.ids.encode('wdr', id) },
      });
      // An unproven address always needs two approvals, whatever the amount.
      const least = (await readUnproven(sql, [id])).has(id) ? 2 : 1;
      const more = Math.max((await approvalsNeeded(sql, [id])).get(id) ?? 1, least) - approvers.length;
      if (more > 0) return { ok: true, cashOut, more };
      return {
        ok: true,
        cashOut: await transitionCashOut(deps, sql, cashOut, { to: 'approved', by: operatorId }),
        more: 0,
      };
    });
    if (decided.ok && decided.more === 0) logAndPushCashOut(deps, decided.cashOut);
    return decided;
  };

/** The money is returned to the accounts it came from. */
export const rejectCashOut =
  (deps: RailDeps) =>
  async ({ id, operatorId, reason, code }: Rejection): Promise<Decided> => {
    const decided = await deps.db.transaction(async (sql): Promise<Decided> => {
      const cashOut = await lockCashOut(sql, id);
      if (cashOut === undefined) return { ok: false, reason: 'cash_out_not_found' };
      if (cashOut.state !== 'review') return { ok: false, reason: 'not_in_review' };
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'cash_out.refuse', ...aboutPlayer(deps, cashOut.playerId) },
        details: { reason, code, cashOut: deps.ids.encode('wdr', id) },
      });
      const moved = await transitionCashOut(deps, sql, cashOut, { to: 'rejected', reason: code, by: operatorId });
      await railOf(deps, cashOut)?.drop?.(sql, id);
      await deps.wallet.returnCashOut(sql, { paymentId: id, bonus: 'restore' });
      return { ok: true, cashOut: moved, more: 0 };
    });
    if (decided.ok) logAndPushCashOut(deps, decided.cashOut);
    return decided;
  };
