/**
 * Decisions about a deposit in review: credit the received amount, or refund it. The database counts the approvals; a currency other
 * than the deposit's is never credited.
 */
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { carryOut, creditTo, type ReportDeps } from './apply-report.ts';
import type { Deposit, DepositId, DepositState, Move } from './deposit.ts';
import { lockDeposit, readDeposit } from './deposit-store.ts';
import { addRuling, operatorsNeeded } from './ruling-store.ts';
import { pushPaymentHint } from './push-payment-hint.ts';

export interface DepositRuling {
  readonly id: DepositId;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
}

/** `code`: shown to the player. */
export interface DepositRejection extends DepositRuling {
  readonly code: string;
}

export type Ruled =
  /** `more`: number of further approvals needed. */
  | { readonly ok: true; readonly state: DepositState; readonly more: number }
  | { readonly ok: false; readonly reason: 'deposit_not_found' | 'not_in_review' | 'other_currency' };

type Step = Ruled & { deposit?: Deposit; moneyMoved?: boolean };

const rule = async (
  deps: ReportDeps,
  { id, operatorId, reason, code }: DepositRuling & Partial<DepositRejection>,
): Promise<Ruled> => {
  const credits = code === undefined;
  const move: Move = credits ? { to: 'credited', reason: undefined } : { to: 'refunded', reason: code };
  const found = await readDeposit(deps.db, id);
  if (found === undefined) return { ok: false, reason: 'deposit_not_found' };
  // Read before the transaction: acquiring a second connection inside it could deadlock when the pool is exhausted.
  const account = await creditTo(deps, found);
  const done = await deps.db.transaction(async (sql): Promise<Step> => {
    const deposit = await lockDeposit(sql, id);
    if (deposit.state !== 'review') return { ok: false, reason: 'not_in_review' };
    if (credits && deposit.paid?.currency !== deposit.currency) return { ok: false, reason: 'other_currency' };
    const verdict = credits ? 'credit' : 'refuse';
    await deps.audit.record(sql, {
      ...{ operatorId, action: credits ? 'deposit.credit' : 'deposit.refuse', ...aboutPlayer(deps, deposit.playerId) },
      details: { reason, ...(credits ? {} : { code }), deposit: deps.ids.encode('dep', id) },
    });
    const approved = await addRuling(sql, { depositId: id, operatorId, verdict, reason });
    const more = (credits ? await operatorsNeeded(sql, id) : 1) - approved;
    if (more > 0) return { ok: true, state: deposit.state, more };
    const sums = credits && deposit.paid !== undefined ? { creditedAmount: deposit.paid.subunits } : {};
    const { moneyMoved } = await carryOut(deps, sql, deposit, move, account, sums);
    if (!credits) await deps.refunds.begin(sql, deposit);
    return { ok: true, state: move.to, more: 0, deposit, moneyMoved };
  });
  if (!done.ok) return done;
  if (done.deposit !== undefined)
    pushPaymentHint(deps, done.deposit, { state: done.state, moneyMoved: done.moneyMoved ?? false });
  return { ok: true, state: done.state, more: done.more };
};

/** Credits the received amount; above the threshold once a second operator approves. */
export const creditReviewed =
  (deps: ReportDeps) =>
  ({ id, operatorId, reason }: DepositRuling): Promise<Ruled> =>
    rule(deps, { id, operatorId, reason });

/** Credits nothing and refunds the received amount. */
export const refuseReviewed =
  (deps: ReportDeps) =>
  (rejection: DepositRejection): Promise<Ruled> =>
    rule(deps, rejection);
